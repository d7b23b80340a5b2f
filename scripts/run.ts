import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');

export interface Outcome {
  code: number;
  output: string;
  seconds: string;
}

interface RunOptions {
  /** Prints the output as it arrives, in whole lines. */
  readonly show?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a tool of this workspace. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  const started = performance.now();
  const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  // Playwright sets FORCE_COLOR for its workers, and Node warns if NO_COLOR is set too. Other tools enable colors for any
  // value of FORCE_COLOR, even 0.
  const { FORCE_COLOR: _, NO_COLOR: __, ...environment } = process.env;
  const noColors = command === 'playwright' ? { FORCE_COLOR: '0' } : { NO_COLOR: '1' };
  const child = spawn(command, args, {
    cwd: root,
    env: { ...environment, ...noColors, ...options.env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let printed = 0;
  const print = (end: number) => {
    process.stdout.write(output.slice(printed, end));
    printed = end;
  };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      if (options.show) print(output.lastIndexOf('\n') + 1);
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (options.show) print(output.length);
      resolve({ code: code ?? 1, output, seconds: ((performance.now() - started) / 1000).toFixed(1) });
    });
  });
}
