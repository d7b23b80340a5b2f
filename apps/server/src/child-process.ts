import { type ForkOptions, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface ProcessOptions extends Pick<ForkOptions, 'execPath' | 'execArgv'> {
  /** The file of whoever asks: the process's own is beside it in the sources, and beside main.js once built. */
  readonly beside: string;
  readonly name: string;
  /** Then it is killed. */
  readonly timeoutMs: number;
}

/**
 * Gives one thing to a process of its own and takes what it answers. Never throws: null where the process died over it,
 * or took too long.
 */
export function runInProcess(
  { beside, name, timeoutMs, ...how }: ProcessOptions,
  given: object,
): Promise<unknown> {
  const built = fileURLToPath(new URL(`./${name}.js`, beside));
  const file = existsSync(built) ? built : fileURLToPath(new URL(`./${name}.ts`, beside));
  return new Promise((resolve) => {
    const child = fork(file, [], {
      execArgv: [],
      ...how,
      serialization: 'advanced',
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    const giveUp = (): void => resolve(null);
    child.once('message', resolve);
    child.once('error', giveUp);
    child.once('exit', giveUp);
    child.send(given, (error) => {
      if (error !== null) giveUp();
    });
  });
}

/** A file that runs as a thread: beside whoever starts it in the sources, beside main.js once built. */
export function workerFile(name: string, starter: string): string {
  const built = fileURLToPath(new URL(`./${name}.js`, starter));
  return existsSync(built) ? built : fileURLToPath(new URL(`./${name}.ts`, starter));
}
