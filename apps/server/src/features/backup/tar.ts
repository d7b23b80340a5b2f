import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { Transform } from 'node:stream';

/** Headers are in the ustar format. */
const blockBytes = 512;

function tarHeader(name: string, bytes: number, at: Date): Buffer {
  if (Buffer.byteLength(name) > 100) throw new RangeError(`Name too long for a backup: ${name}`);
  const header = Buffer.alloc(blockBytes);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  writeSize(header, bytes);
  header.write(`${octal(Math.floor(at.getTime() / 1_000), 11)}\0`, 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 6)}\0 `, 148);
  return header;
}

/** Null if it is not a header, such as the zeros at the end. */
function readTarHeader(header: Buffer): { readonly name: string; readonly bytes: number } | null {
  const name = header.toString('utf8', 0, 100).split('\0', 1)[0] ?? '';
  const bytes = readSize(header);
  return name === '' || !Number.isSafeInteger(bytes) ? null : { name, bytes };
}

const paddingAfter = (bytes: number): number => (blockBytes - (bytes % blockBytes)) % blockBytes;

const octal = (value: number, digits: number): string => value.toString(8).padStart(digits, '0');

const maxOctal = 8 ** 11;

/** Sizes from 8 GB on are binary, which GNU tar and libarchive read. */
function writeSize(header: Buffer, bytes: number): void {
  if (bytes < maxOctal) {
    header.write(`${octal(bytes, 11)}\0`, 124);
    return;
  }
  header[124] = 0x80;
  header.writeBigUInt64BE(BigInt(bytes), 128);
}

function readSize(header: Buffer): number {
  if (header[124] === 0x80) return Number(header.readBigUInt64BE(128));
  const text = header.toString('latin1', 124, 135);
  return /^[0-7]{11}$/.test(text) ? Number.parseInt(text, 8) : Number.NaN;
}

const chunkBytes = 256 * 1024;

interface Member {
  readonly name: string;
  readonly bytes: number;
  readonly begin: number;
}

export type TarReader = ReturnType<typeof createReader>;

/** Null if the file is truncated or not a tar archive. */
export async function openTar(path: string): Promise<TarReader | null> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const members = await listMembers(file, size);
    if (members === null) {
      await file.close();
      return null;
    }
    return createReader(file, members);
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function listMembers(file: FileHandle, size: number): Promise<Member[] | null> {
  const members: Member[] = [];
  let offset = 0;
  while (offset + blockBytes <= size) {
    const header = readTarHeader(await readAt(file, offset, blockBytes));
    if (header === null) break;
    const begin = offset + blockBytes;
    members.push({ ...header, begin });
    offset = begin + header.bytes + paddingAfter(header.bytes);
  }
  return members.length > 0 && offset + 2 * blockBytes === size ? members : null;
}

const createReader = (file: FileHandle, members: readonly Member[]) => ({
  /** In the order of the archive. */
  members,
  async *read({ begin, bytes }: Member) {
    for (let done = 0; done < bytes; ) {
      const chunk = await readAt(file, begin + done, Math.min(chunkBytes, bytes - done));
      // The file was truncated during the read.
      if (chunk.length === 0) return;
      done += chunk.length;
      yield chunk;
    }
  },
  readWhole: ({ begin, bytes }: Member) => readAt(file, begin, bytes),
  close: () => file.close(),
});

async function readAt(file: FileHandle, offset: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
  return buffer.subarray(0, bytesRead);
}

export type TarWriter = Awaited<ReturnType<typeof tarWriter>>;

/** Creates the file. Fails if it exists. */
export async function tarWriter(path: string, at: Date) {
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
    /** Sequential. The size need not be known in advance. */
    async add(name: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
      const offset = end;
      end += blockBytes;
      const hash = createHash('sha256');
      let bytes = 0;
      for await (const chunk of content) {
        hash.update(chunk);
        bytes += chunk.length;
        await write(chunk);
      }
      await write(Buffer.alloc(paddingAfter(bytes)));
      // The size is known only now.
      await file.write(tarHeader(name, bytes, at), 0, blockBytes, offset);
      return { bytes, sha256: hash.digest('hex') };
    },
    /** Syncs to disk and returns the size of the archive. */
    async finish() {
      await write(Buffer.alloc(2 * blockBytes));
      await file.sync();
      return end;
    },
    close: () => file.close(),
  };
}

interface ByteCounter extends Transform {
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
