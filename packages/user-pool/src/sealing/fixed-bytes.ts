import { toBytes } from '#srp/group.ts';

/** As many bytes as N has: room for any number of the group. */
export const groupBytes = 384;
export const saltBytes = 16;

/** A number in so many bytes, whatever its size, so that equal contents have equal lengths. */
export function fixedBytes(value: bigint, length: number): Buffer {
  const bytes = toBytes(value);
  if (bytes.length > length) throw new RangeError(`${bytes.length} bytes do not fit into ${length}.`);
  return Buffer.concat([Buffer.alloc(length - bytes.length), bytes]);
}

/** Takes one piece after another off the front. */
export function reader(bytes: Buffer): (length: number) => Buffer {
  let at = 0;
  return (length) => {
    at += length;
    return bytes.subarray(at - length, at);
  };
}
