import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

export interface ByteCounter extends Transform {
  /** Call once, at the end. */
  result(): { readonly bytes: number; readonly sha256: string };
}

/** A pass-through stream that counts and hashes its data. */
export function byteCounter(): ByteCounter {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return Object.assign(through, { result: () => ({ bytes, sha256: hash.digest('hex') }) });
}
