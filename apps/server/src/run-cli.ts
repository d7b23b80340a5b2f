import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface RunningCommand {
  /** How it ended; null after success. */
  readonly ended: Promise<string | null>;
  stop(): void;
}

/** `wayfare` in a process of its own, with the settings of this one: what takes long there holds nobody up here. */
export function startCommand(words: readonly string[], longestMs: number): RunningCommand {
  const built = fileURLToPath(new URL('./wayfare.js', import.meta.url));
  const file = existsSync(built) ? built : fileURLToPath(new URL('./wayfare.ts', import.meta.url));
  const child = spawn(process.execPath, [file, ...words], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: longestMs,
    killSignal: 'SIGKILL',
  });
  const startedAt = performance.now();
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2_000)));
  const ended = new Promise<string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => {
      if (code === 0) resolve(null);
      else if (performance.now() - startedAt >= longestMs)
        resolve(`It was ended because it took longer than ${Math.round(longestMs / 3_600_000)} hours.`);
      // The operator reads this in a mail: the stack stays out.
      else resolve(said.split(/\n[^\S\n]+at /, 1)[0]?.trim() || `It ended with ${signal ?? code}.`);
    });
  });
  return { ended, stop: () => child.kill('SIGKILL') };
}
