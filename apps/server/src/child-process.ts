import { type ForkOptions, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface ProcessOptions extends Pick<ForkOptions, 'execPath' | 'execArgv'> {
  /** As for `programFile`. */
  readonly caller: string;
  readonly name: string;
  readonly timeoutMs: number;
}

/** Sends a message to a new process and returns its answer. Null if the process crashed or timed out. Never throws. */
export function runInProcess(
  { caller, name, timeoutMs, ...how }: ProcessOptions,
  message: object,
): Promise<unknown> {
  return new Promise((resolve) => {
    const child = fork(programFile(name, caller), [], {
      execArgv: [],
      ...how,
      serialization: 'advanced',
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    const fail = (): void => resolve(null);
    child.once('message', resolve);
    child.once('error', fail);
    child.once('exit', fail);
    child.send(message, (error) => {
      if (error !== null) fail();
    });
  });
}

/** The file of another process or thread: beside the caller in the sources, beside main.js in the build. */
export function programFile(name: string, caller: string): string {
  const built = fileURLToPath(new URL(`./${name}.js`, caller));
  return existsSync(built) ? built : fileURLToPath(new URL(`./${name}.ts`, caller));
}
