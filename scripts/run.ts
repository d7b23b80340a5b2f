import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');

export interface Outcome {
  code: number;
  output: string;
  seconds: string;
}

/** Runs a tool of this workspace. With `show`, its output is printed as it arrives. */
export function run(
  command: string,
  args: readonly string[],
  options: { show?: boolean } = {},
): Promise<Outcome> {
  const started = performance.now();
  const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  // Playwright sets FORCE_COLOR for its workers, and Node warns if NO_COLOR is set too. Other tools enable colors for any
  // value of FORCE_COLOR, even 0.
  const { FORCE_COLOR: _, NO_COLOR: __, ...environment } = process.env;
  const noColors = command === 'playwright' ? { FORCE_COLOR: '0' } : { NO_COLOR: '1' };
  const child = spawn(command, args, {
    cwd: root,
    env: { ...environment, ...noColors, PATH: path },
    stdio: ['ignore', options.show ? 'inherit' : 'pipe', options.show ? 'inherit' : 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output, seconds: ((performance.now() - started) / 1000).toFixed(1) }),
    );
  });
}
