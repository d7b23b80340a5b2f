import { spawn } from 'node:child_process';

/** Excludes our settings and secrets, and PG… variables, which would redirect PostgreSQL. */
export const minimalEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH ?? '/usr/local/bin:/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
});

export type Command = readonly [string, ...string[]];

export interface Finished {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

/** Resolves when the program has ended; rejects only if it could not be started. */
export function runProgram(
  [program, ...args]: Command,
  options: { env?: NodeJS.ProcessEnv; extraFd?: number } = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      // The account of the program may lack access to our working directory.
      cwd: '/',
      env: options.env ?? minimalEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe', options.extraFd ?? 'ignore'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
}
