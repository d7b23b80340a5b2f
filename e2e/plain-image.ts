// Writes a PNG of one color without an image library.
import { randomUUID } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const eightBitRgb = [8, 2, 0, 0, 0];

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** Each file differs, because the site recognizes a file that was uploaded before. */
export function plainPng(width: number, height: number, color: readonly [number, number, number]): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  // The first byte of each row is its filter: none.
  const row = Buffer.from([0, ...Array.from({ length: width }, () => color).flat()]);
  return Buffer.concat([
    signature,
    chunk('IHDR', Buffer.concat([size, Buffer.from(eightBitRgb)])),
    chunk('tEXt', Buffer.from(`Comment\0${randomUUID()}`, 'latin1')),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
