import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');

export interface Outcome {
  code: number;
  output: string;
  seconds: string;
}

/** Runs a tool of this workspace to its end. `show` lets its output through as it comes. */
export function run(
  command: string,
  args: readonly string[],
  options: { show?: boolean } = {},
): Promise<Outcome> {
  const started = performance.now();
  const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, PATH: path, FORCE_COLOR: '0' },
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
