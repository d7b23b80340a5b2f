import { type FileHandle, open } from 'node:fs/promises';
import { blockBytes, paddingAfter, readTarHeader, tarHeader } from './tar-header.ts';

const chunkBytes = 256 * 1024;

interface Member {
  readonly name: string;
  readonly bytes: number;
  readonly begin: number;
}

export interface TarReader {
  /** In the order in which they lie there. */
  readonly members: readonly Member[];
  read(member: Member): AsyncIterable<Buffer>;
  readWhole(member: Member): Promise<Buffer>;
  /** Whether every byte beside the contents is as our writer leaves it, at that time. */
  isAsWritten(at: Date): Promise<boolean>;
  close(): Promise<void>;
}

/** Null where the file breaks off, or is no tar at all. */
export async function openTar(path: string): Promise<TarReader | null> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const members = await listMembers(file, size);
    if (members === null) {
      await file.close();
      return null;
    }
    return readerOf(file, members);
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function listMembers(file: FileHandle, size: number): Promise<Member[] | null> {
  const members: Member[] = [];
  let place = 0;
  while (place + blockBytes <= size) {
    const found = readTarHeader(await bytesAt(file, place, blockBytes));
    if (found === null) break;
    const begin = place + blockBytes;
    members.push({ ...found, begin });
    place = begin + found.bytes + paddingAfter(found.bytes);
  }
  return members.length > 0 && place + 2 * blockBytes === size ? members : null;
}

const readerOf = (file: FileHandle, members: readonly Member[]): TarReader => ({
  members,
  async *read({ begin, bytes }) {
    for (let done = 0; done < bytes; ) {
      const chunk = await bytesAt(file, begin + done, Math.min(chunkBytes, bytes - done));
      // It was shortened while we read.
      if (chunk.length === 0) return;
      done += chunk.length;
      yield chunk;
    }
  },
  readWhole: ({ begin, bytes }) => bytesAt(file, begin, bytes),
  async isAsWritten(at) {
    for (const { name, bytes, begin } of members) {
      const header = await bytesAt(file, begin - blockBytes, blockBytes);
      const padding = await bytesAt(file, begin + bytes, paddingAfter(bytes));
      if (!header.equals(tarHeader(name, bytes, at)) || padding.some((byte) => byte !== 0)) return false;
    }
    const last = members.at(-1);
    const end = last === undefined ? 0 : last.begin + last.bytes + paddingAfter(last.bytes);
    return (await bytesAt(file, end, 2 * blockBytes)).every((byte) => byte === 0);
  },
  close: () => file.close(),
});

async function bytesAt(file: FileHandle, place: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, place);
  return buffer.subarray(0, bytesRead);
}
