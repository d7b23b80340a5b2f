import { runInProcess } from '#child-process.ts';
import type { ImageResult, Images } from './images.ts';

/** Including about 600,000 for the engine. Set by a shell, because Node cannot; ignored where unsupported. */
const maxMemoryKilobytes = 1_600_000;
const limited = `ulimit -d ${maxMemoryKilobytes} 2>/dev/null; exec "$0" "$@"`;

const imageProcess = {
  caller: import.meta.url,
  name: 'image-process',
  timeoutMs: 45_000,
  execPath: '/bin/sh',
  execArgv: ['-c', limited, process.execPath],
};

/** Prepares one picture at a time with sharp, each in its own process. If the process dies, the picture is refused. */
export function sharpImages(): Images {
  let last: Promise<unknown> = Promise.resolve();
  return {
    async prepare(order) {
      const next = last.then(() => runInProcess(imageProcess, order));
      last = next;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- messages of the project's own child process
      return ((await next) as ImageResult | null) ?? { status: 'refused' };
    },
  };
}
