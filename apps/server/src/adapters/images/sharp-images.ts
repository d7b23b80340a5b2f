import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ImageOrder, Images, ImageVerdict } from './images.ts';

/** Beside this file in the sources, beside main.js once built. */
function imageProcess(): string {
  const built = fileURLToPath(new URL('./image-process.js', import.meta.url));
  return existsSync(built) ? built : fileURLToPath(new URL('./image-process.ts', import.meta.url));
}

const longestMs = 45_000;

/**
 * In kilobytes; six hundred thousand of them the engine takes for itself. A shell sets it, for Node cannot, and a
 * system that knows no such limit goes on without.
 */
const mostMemory = 1_600_000;
const limited = `ulimit -d ${mostMemory} 2>/dev/null; exec "$0" "$@"`;

/** Pictures prepared by sharp, one after the other, each in a short-lived process. */
export function sharpImages(): Images {
  let last: Promise<unknown> = Promise.resolve();
  return {
    prepare(order) {
      const next = last.then(() => inProcess(order));
      last = next;
      return next;
    },
  };
}

/** Never throws: a process that dies over a picture has said what it thinks of it. */
function inProcess(order: ImageOrder): Promise<ImageVerdict> {
  return new Promise((resolve) => {
    const child = fork(imageProcess(), [], {
      serialization: 'advanced',
      execPath: '/bin/sh',
      execArgv: ['-c', limited, process.execPath],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: longestMs,
      killSignal: 'SIGKILL',
    });
    const refuse = (): void => resolve({ status: 'refused' });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own process, at the other end of our own pipe
    child.once('message', (verdict) => resolve(verdict as ImageVerdict));
    child.once('error', refuse);
    child.once('exit', refuse);
    child.send(order, (error) => {
      if (error !== null) refuse();
    });
  });
}
