import { spawn } from 'node:child_process';
import { bareEnvironment } from './environment.ts';

export type Command = readonly [string, ...string[]];

export interface Finished {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

/** Runs to the end and tells how it went; rejects only when the program could not be started at all. */
export function runProgram(
  [program, ...args]: Command,
  options: { env?: NodeJS.ProcessEnv; extraFd?: number } = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      // The account that runs the program may not be able to enter our working directory.
      cwd: '/',
      env: options.env ?? bareEnvironment(),
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
