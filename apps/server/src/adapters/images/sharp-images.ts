import { runInProcess } from '#child-process.ts';
import type { ImageResult, Images } from './images.ts';

/**
 * In kilobytes; six hundred thousand of them the engine takes for itself. A shell sets it, for Node cannot, and a
 * system that knows no such limit goes on without.
 */
const mostMemory = 1_600_000;
const limited = `ulimit -d ${mostMemory} 2>/dev/null; exec "$0" "$@"`;

const preparing = {
  caller: import.meta.url,
  name: 'image-process',
  timeoutMs: 45_000,
  execPath: '/bin/sh',
  execArgv: ['-c', limited, process.execPath],
};

/**
 * Pictures prepared by sharp, one after the other, each in a short-lived process. One that dies over a picture has said
 * what it thinks of it.
 */
export function sharpImages(): Images {
  let last: Promise<unknown> = Promise.resolve();
  return {
    async prepare(order) {
      const next = last.then(() => runInProcess(preparing, order));
      last = next;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- messages of the project's own child process
      return ((await next) as ImageResult | null) ?? { status: 'refused' };
    },
  };
}
