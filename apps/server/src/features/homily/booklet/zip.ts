import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

/** A file of an archive, ready to be put in it: packed once, for all who get it. */
export interface Packed {
  readonly name: string;
  readonly sum: number;
  readonly size: number;
  readonly bytes: Uint8Array;
  /** 0: as it is; 8: deflated. */
  readonly way: 0 | 8;
}

const measured = (name: string, text: string) => {
  const bytes = Buffer.from(text);
  return { name, bytes, size: bytes.length, sum: crc32(bytes) };
};

export const stored = (name: string, text: string): Packed => ({ ...measured(name, text), way: 0 });

export async function packed(name: string, text: string): Promise<Packed> {
  const { bytes, ...rest } = measured(name, text);
  return { ...rest, bytes: await deflate(bytes, { level: 9 }), way: 8 };
}

/** The first of January 1980, the oldest there is: the same files always make the same archive. */
const oldestDate = 0x21;
/** Names are UTF-8. */
const flags = 0x0800;
const version = 20;

/** What both the file itself and the table at the end say of it. */
function facts({ way, sum, bytes, size, name }: Packed): Buffer {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(version, 0);
  head.writeUInt16LE(flags, 2);
  head.writeUInt16LE(way, 4);
  head.writeUInt16LE(oldestDate, 8);
  head.writeUInt32LE(sum, 10);
  head.writeUInt32LE(bytes.length, 14);
  head.writeUInt32LE(size, 18);
  head.writeUInt16LE(Buffer.byteLength(name), 22);
  return head;
}

/** An archive as PKWARE's APPNOTE has it, without extra fields, in the order that is given. */
export function zipOf(files: readonly Packed[]): Buffer {
  const parts: Uint8Array[] = [];
  const table: Uint8Array[] = [];
  let at = 0;
  const put = (...some: Uint8Array[]): void => {
    parts.push(...some);
    for (const { length } of some) at += length;
  };
  for (const file of files) {
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    const name = Buffer.from(file.name);
    table.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts(file), rest, name);
    put(Buffer.from('PK\x03\x04', 'latin1'), facts(file), name, file.bytes);
  }
  const begins = at;
  put(...table);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(at - begins, 12);
  end.writeUInt32LE(begins, 16);
  return Buffer.concat([...parts, end]);
}
