import { spawn } from 'node:child_process';
import { programFile } from './child-process.ts';

export interface RunningCommand {
  /** The error message. Null on success. */
  readonly ended: Promise<string | null>;
  stop(): void;
}

/** Runs a `wayfare` command in another process, with the settings of this one, so that long work does not block. */
export function startCommand(args: readonly string[], timeoutMs: number): RunningCommand {
  const child = spawn(process.execPath, [programFile('wayfare', import.meta.url), ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  const startedAt = performance.now();
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2_000)));
  const ended = new Promise<string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => {
      if (code === 0) resolve(null);
      else if (performance.now() - startedAt >= timeoutMs)
        resolve(`It was ended because it took longer than ${Math.round(timeoutMs / 3_600_000)} hours.`);
      // Without the stack, because this goes into a mail to the operator.
      else resolve(output.split(/\n[^\S\n]+at /, 1)[0]?.trim() || `It ended with ${signal ?? code}.`);
    });
  });
  return { ended, stop: () => child.kill('SIGKILL') };
}
