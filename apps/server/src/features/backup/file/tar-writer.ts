import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { blockBytes, paddingAfter, tarHeader } from './tar-header.ts';

export interface Written {
  readonly bytes: number;
  readonly sha256: string;
}

export interface TarWriter {
  /** One after the other. How long the content is need not be known before. */
  add(name: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Written>;
  /** It is on the disk when this is done. How long it is in all. */
  finish(): Promise<number>;
  close(): Promise<void>;
}

/** A new file; one that is there already is not touched. */
export async function tarWriter(path: string, at: Date): Promise<TarWriter> {
  const file = await open(path, 'wx', 0o600);
  let end = 0;

  async function write(bytes: Uint8Array): Promise<void> {
    for (let done = 0; done < bytes.length; ) {
      const { bytesWritten } = await file.write(bytes, done, bytes.length - done, end);
      done += bytesWritten;
      end += bytesWritten;
    }
  }

  return {
    async add(name, content) {
      const place = end;
      end += blockBytes;
      const hash = createHash('sha256');
      let bytes = 0;
      for await (const chunk of content) {
        hash.update(chunk);
        bytes += chunk.length;
        await write(chunk);
      }
      await write(Buffer.alloc(paddingAfter(bytes)));
      // Only now is it known how long it became.
      await file.write(tarHeader(name, bytes, at), 0, blockBytes, place);
      return { bytes, sha256: hash.digest('hex') };
    },
    async finish() {
      await write(Buffer.alloc(2 * blockBytes));
      await file.sync();
      return end;
    },
    close: () => file.close(),
  };
}
