import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rename, rm, rmdir, stat, truncate } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { isUploadId, typeOfKey } from './published-keys.ts';
import {
  type ArrivedUpload,
  type IncomingUpload,
  type Storage,
  StorageUnavailable,
  type UploadVerdict,
} from './storage.ts';
import { uploadAddresses } from './upload-address.ts';

interface Settings {
  readonly directory: string;
  /** The address of this server that takes uploads. */
  readonly uploadBase: string;
  readonly siteSecret: Uint8Array;
  readonly mostBytes: number;
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** Files below the data directory: `images/` for everybody, `quarantine/` for nobody. */
export function diskStorage({ directory, uploadBase, siteSecret, mostBytes }: Settings): Storage {
  const addresses = uploadAddresses(uploadBase, siteSecret);
  const quarantine = join(directory, 'quarantine');
  const uploadFile = (uploadId: string): string => {
    if (!isUploadId(uploadId)) throw new RangeError('This is no id of an upload.');
    return join(quarantine, uploadId);
  };
  const publishedFile = (key: string): string => {
    if (typeOfKey(key) === null) throw new RangeError('Nothing is published under such a key.');
    return join(directory, key);
  };

  return {
    uploadUrl: async (upload) => addresses.sign(upload),

    readUpload: (uploadId, most): Promise<ArrivedUpload> =>
      orUnavailable(async () => {
        const file = await open(uploadFile(uploadId)).catch(nullIfMissing);
        if (file === null) return { status: 'missing' };
        try {
          const { size } = await file.stat();
          if (size > most) return { status: 'too-large' };
          return size === 0 ? { status: 'missing' } : { status: 'arrived', bytes: await file.readFile() };
        } finally {
          await file.close();
        }
      }),

    // The empty file that stays keeps the address from being used again.
    discardUpload: (uploadId) =>
      orUnavailable(async () => {
        await truncate(uploadFile(uploadId)).catch(nullIfMissing);
      }),

    discardUploadsBefore: (before) =>
      orUnavailable(async () => {
        for (const name of (await readdir(quarantine).catch(nullIfMissing)) ?? []) {
          const file = join(quarantine, name);
          const found = await stat(file).catch(nullIfMissing);
          if (found !== null && found.mtime < before) await rm(file, { force: true });
        }
      }),

    publish: (key, bytes) => orUnavailable(() => writeWhole(publishedFile(key), bytes)),

    readPublished: (key) =>
      orUnavailable(async () =>
        typeOfKey(key) === null ? null : readFile(join(directory, key)).catch(nullIfMissing),
      ),

    listPublished: () =>
      orUnavailable(async () => {
        const folders = (await readdir(join(directory, 'images')).catch(nullIfMissing)) ?? [];
        const keys: string[] = [];
        for (const folder of folders.toSorted()) {
          // A picture may be taken back meanwhile.
          const files = (await readdir(join(directory, 'images', folder)).catch(nullIfMissing)) ?? [];
          keys.push(...files.map((file) => `images/${folder}/${file}`));
        }
        return keys.filter((key) => typeOfKey(key) !== null);
      }),

    unpublish: (keys) =>
      orUnavailable(async () => {
        for (const key of keys) await rm(publishedFile(key), { force: true });
        // What else there may be belongs to others, and the folder stays.
        for (const folder of new Set(keys.map((key) => dirname(publishedFile(key))))) {
          await rmdir(folder).catch(() => {});
        }
      }),

    localMedia: {
      async take(upload, now) {
        const expected = isUploadId(upload.uploadId) ? addresses.read(upload.uploadId, upload.query) : null;
        if (expected === null) return 'not-signed';
        if (expected.expiresAt <= now) return 'expired';
        if (upload.type !== expected.type) return 'wrong-type';
        const most = expected.size ?? mostBytes;
        if (most > mostBytes || (upload.length ?? 0) > mostBytes) return 'too-large';
        if (expected.size !== null && upload.length !== null && upload.length !== expected.size)
          return 'wrong-size';
        return orUnavailable(() => takeIn(upload, uploadFile(upload.uploadId), expected.size, mostBytes));
      },
      async open(key) {
        const type = typeOfKey(key);
        if (type === null) return null;
        const file = join(directory, key);
        const found = await stat(file).catch(nullIfMissing);
        if (found === null) return null;
        return { bytes: found.size, type, read: () => createReadStream(file) };
      },
    },
    close: async () => {},
  };
}

/** Under a name of its own until it is whole; whoever is whole first has the place, for good. */
async function takeIn(
  { body }: IncomingUpload,
  place: string,
  size: number | null,
  mostBytes: number,
): Promise<UploadVerdict> {
  await mkdir(dirname(place), { recursive: true, mode: 0o700 });
  if ((await stat(place).catch(nullIfMissing)) !== null) return 'spent';
  const part = `${place}.${randomBytes(6).toString('hex')}.part`;
  try {
    const verdict = await writeBounded(body, part, size ?? mostBytes);
    if (verdict !== 'within') return size === null ? 'too-large' : 'wrong-size';
    const written = (await stat(part)).size;
    if (written === 0 || (size !== null && written !== size)) return 'wrong-size';
    await link(part, place);
    return 'taken';
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return 'spent';
    throw error;
  } finally {
    await rm(part, { force: true });
  }
}

async function writeBounded(body: Readable, path: string, most: number): Promise<'within' | 'beyond'> {
  const file = await open(path, 'wx', 0o600);
  try {
    let written = 0;
    for await (const chunk of bytesOf(body)) {
      written += chunk.length;
      if (written > most) return 'beyond';
      await file.write(chunk);
    }
    await file.sync();
    return 'within';
  } finally {
    await file.close();
  }
}

/** The stream stays open when reading ends early, so that the sender can still be answered. */
async function* bytesOf(body: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    if (Buffer.isBuffer(chunk)) yield chunk;
  }
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const part = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    const file = await open(part, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    throw error;
  }
}

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

/** A full or broken disk; a sender who hung up is none. */
async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = codeOf(error);
    const isOfTheDisk =
      typeof code === 'string' && /^(ENOSPC|EDQUOT|EROFS|EACCES|EPERM|EIO|EMFILE|ENOTDIR)$/.test(code);
    throw isOfTheDisk ? new StorageUnavailable(error) : error;
  }
}
