import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import {
  type IncomingUpload,
  isUploadId,
  type LocalMedia,
  StorageUnavailable,
  type UploadResult,
} from './storage.ts';
import type { UploadUrls } from './upload-urls.ts';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

interface Takes {
  readonly addresses: UploadUrls;
  readonly placeOf: (uploadId: string) => string;
  readonly maxBytes: number;
}

/** Takes in what comes to an address that was signed, as it was announced there. */
export const receiveUploads =
  ({ addresses, placeOf, maxBytes }: Takes): LocalMedia['receive'] =>
  async (upload, now) => {
    const expected = isUploadId(upload.uploadId) ? addresses.read(upload.uploadId, upload.query) : null;
    if (expected === null) return 'not-signed';
    if (expected.expiresAt <= now) return 'expired';
    if (upload.type !== expected.type) return 'wrong-type';
    const most = expected.size ?? maxBytes;
    if (most > maxBytes || (upload.length ?? 0) > maxBytes) return 'too-large';
    if (expected.size !== null && upload.length !== null && upload.length !== expected.size)
      return 'wrong-size';
    return orUnavailable(() => takeIn(upload, placeOf(upload.uploadId), expected.size, maxBytes));
  };

/** Under a name of its own until it is whole; whoever is whole first has the place, for good. */
async function takeIn(
  { body }: IncomingUpload,
  place: string,
  size: number | null,
  maxBytes: number,
): Promise<UploadResult> {
  await mkdir(dirname(place), { recursive: true, mode: 0o700 });
  if ((await stat(place).catch(nullIfMissing)) !== null) return 'spent';
  const part = `${place}.${randomBytes(6).toString('hex')}.part`;
  try {
    const verdict = await writeBounded(body, part, size ?? maxBytes);
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

export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
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

export function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

/** A full or broken disk; a sender who hung up is none. */
export async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = codeOf(error);
    const isOfTheDisk =
      typeof code === 'string' && /^(ENOSPC|EDQUOT|EROFS|EACCES|EPERM|EIO|EMFILE|ENOTDIR)$/.test(code);
    throw isOfTheDisk ? new StorageUnavailable(error) : error;
  }
}

/** The files of a folder that were written before that. */
export async function removeBefore(folder: string, before: Date): Promise<void> {
  for (const name of (await readdir(folder).catch(nullIfMissing)) ?? []) {
    const file = join(folder, name);
    const found = await stat(file).catch(nullIfMissing);
    if (found !== null && found.mtime < before) await rm(file, { force: true });
  }
}
