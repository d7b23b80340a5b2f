import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { deriveKey } from '#adapters/master-key/master-key.ts';
import { errorCode, nullIfMissing, writeAtomically } from '#file-system.ts';
import {
  type ExpectedUpload,
  type IncomingUpload,
  isUploadId,
  type LocalMedia,
  StorageUnavailable,
  type UploadResult,
} from './storage.ts';

/** Signed URLs of this server's upload route. */
interface UploadUrls {
  sign(upload: ExpectedUpload): string;
  /** Null if the signature is wrong. */
  read(uploadId: string, query: Readonly<Record<string, unknown>>): ExpectedUpload | null;
}

export function uploadUrls(base: string, siteSecret: Uint8Array, purpose = 'upload addresses'): UploadUrls {
  const key = deriveKey(siteSecret, purpose);
  return {
    sign(upload) {
      const { uploadId, type, size, expiresAt } = upload;
      const search = new URLSearchParams({ type, expires: String(expiresAt.getTime()) });
      if (size !== null) search.set('size', String(size));
      search.set('signature', createSignature(key, upload).toString('base64url'));
      return `${base}/${uploadId}?${search}`;
    },
    read(uploadId, { type, size, expires, signature }) {
      if (typeof type !== 'string' || typeof expires !== 'string' || typeof signature !== 'string')
        return null;
      if (!isCount(expires) || !(size === undefined || (typeof size === 'string' && isCount(size))))
        return null;
      const upload = {
        uploadId,
        type,
        size: size === undefined ? null : Number(size),
        expiresAt: new Date(Number(expires)),
      };
      const received = Buffer.from(signature, 'base64url');
      const expected = createSignature(key, upload);
      return received.length === expected.length && timingSafeEqual(received, expected) ? upload : null;
    },
  };
}

const isCount = (text: string): boolean => /^\d{1,15}$/.test(text);

const createSignature = (key: KeyObject, { uploadId, type, size, expiresAt }: ExpectedUpload): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify([uploadId, type, size, expiresAt.getTime()]))
    .digest();

interface ReceiveOptions {
  readonly addresses: UploadUrls;
  readonly pathFor: (uploadId: string) => string;
  readonly maxBytes: number;
}

/** Saves an upload whose URL is signed, and whose type and size are as signed. */
export const receiveUploads =
  ({ addresses, pathFor, maxBytes }: ReceiveOptions): LocalMedia['receive'] =>
  async (upload, now) => {
    const expected = isUploadId(upload.uploadId) ? addresses.read(upload.uploadId, upload.query) : null;
    if (expected === null) return 'not-signed';
    if (expected.expiresAt <= now) return 'expired';
    if (upload.type !== expected.type) return 'wrong-type';
    if ((expected.size ?? 0) > maxBytes || (upload.length ?? 0) > maxBytes) return 'too-large';
    if (expected.size !== null && upload.length !== null && upload.length !== expected.size)
      return 'wrong-size';
    return orUnavailable(() => saveUpload(upload, pathFor(upload.uploadId), expected.size, maxBytes));
  };

/** Writes to a temporary file. The first complete upload wins. */
async function saveUpload(
  { body }: IncomingUpload,
  path: string,
  size: number | null,
  maxBytes: number,
): Promise<UploadResult> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  if ((await stat(path).catch(nullIfMissing)) !== null) return 'spent';
  const part = createDraftPath(path);
  try {
    const result = await writeBounded(body, part, size ?? maxBytes);
    if (result !== 'complete') return size === null ? 'too-large' : 'wrong-size';
    const written = (await stat(part)).size;
    if (written === 0 || (size !== null && written !== size)) return 'wrong-size';
    await link(part, path);
    return 'taken';
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return 'spent';
    throw error;
  } finally {
    await rm(part, { force: true });
  }
}

async function writeBounded(
  body: Readable,
  path: string,
  maxBytes: number,
): Promise<'complete' | 'too-large'> {
  const file = await open(path, 'wx', 0o600);
  try {
    let written = 0;
    for await (const chunk of readChunks(body)) {
      written += chunk.length;
      if (written > maxBytes) return 'too-large';
      await file.write(chunk);
    }
    await file.sync();
    return 'complete';
  } finally {
    await file.close();
  }
}

/** Keeps the stream open after an early end, so that a response can still be sent. */
async function* readChunks(body: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    if (Buffer.isBuffer(chunk)) yield chunk;
  }
}

const createDraftPath = (path: string): string => `${path}.${randomBytes(6).toString('hex')}.part`;

export const writeFile = (path: string, content: Uint8Array): Promise<void> =>
  writeAtomically(path, { draft: createDraftPath(path), content });

/** Throws StorageUnavailable for errors of the disk, not for aborted requests. */
export async function orUnavailable<T>(callback: () => Promise<T>): Promise<T> {
  try {
    return await callback();
  } catch (error) {
    const code = errorCode(error);
    const isDiskError =
      typeof code === 'string' && /^(ENOSPC|EDQUOT|EROFS|EACCES|EPERM|EIO|EMFILE|ENOTDIR)$/.test(code);
    throw isDiskError ? new StorageUnavailable(error) : error;
  }
}

/** Deletes files that were last written before the date. */
export async function removeBefore(folder: string, before: Date): Promise<void> {
  for (const name of (await readdir(folder).catch(nullIfMissing)) ?? []) {
    const file = join(folder, name);
    const stats = await stat(file).catch(nullIfMissing);
    if (stats !== null && stats.mtime < before) await rm(file, { force: true });
  }
}
