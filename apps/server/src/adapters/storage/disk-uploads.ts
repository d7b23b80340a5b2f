import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { recordingPartBytes } from '@wayfare/contracts/calls/recording';
import { deriveKey } from '#adapters/master-key/master-key.ts';
import { errorCode, nullIfMissing } from '#file-system.ts';
import { findFileSize, orUnavailable } from './disk-files.ts';
import {
  type ExpectedUpload,
  type IncomingUpload,
  isUploadId,
  type UploadPart,
  type UploadResult,
} from './storage.ts';

interface DiskUploadsOptions {
  /** URL of this server's upload route. */
  readonly base: string;
  readonly siteSecret: Uint8Array;
  /** The key that signs the URLs is derived for this purpose. */
  readonly purpose: string;
  readonly pathFor: (uploadId: string) => string;
  readonly maxBytes: number;
}

/** Uploads to signed URLs of this server. */
export function diskUploads({ base, siteSecret, purpose, pathFor, maxBytes }: DiskUploadsOptions) {
  const key = deriveKey(siteSecret, purpose);
  return {
    sign(upload: ExpectedUpload): string {
      const { uploadId, type, size, expiresAt } = upload;
      const search = new URLSearchParams({ type, expires: String(expiresAt.getTime()) });
      if (size !== null) search.set('size', String(size));
      search.set('signature', createSignature(key, upload).toString('base64url'));
      return `${base}/${uploadId}?${search}`;
    },
    /** Saves an upload whose URL is signed, and whose type and size are as signed. */
    async receive(upload: IncomingUpload, now: Date, part: UploadPart | null = null): Promise<UploadResult> {
      const { uploadId, type, length } = upload;
      const expected = isUploadId(uploadId) ? readSigned(key, uploadId, upload.query) : null;
      if (expected === null) return 'not-signed';
      if (expected.expiresAt <= now) return 'expired';
      if (type !== expected.type) return 'wrong-type';
      const sizes = [expected.size, part === null ? length : part.total].filter((size) => size !== null);
      if (sizes.some((size) => size > maxBytes)) return 'too-large';
      // A part needs a known size, because the last one is recognized by it.
      if (new Set(sizes).size > 1 || (part !== null && expected.size === null)) return 'wrong-size';
      const path = pathFor(uploadId);
      return orUnavailable(() =>
        part === null ? saveUpload(upload, path, expected.size, maxBytes) : addPart(upload, part, path),
      );
    },
  };
}

const createSignature = (key: KeyObject, { uploadId, type, size, expiresAt }: ExpectedUpload): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify([uploadId, type, size, expiresAt.getTime()]))
    .digest();

/** Null if the signature is wrong. */
function readSigned(
  key: KeyObject,
  uploadId: string,
  { type, size, expires, signature }: IncomingUpload['query'],
): ExpectedUpload | null {
  if (typeof type !== 'string' || typeof expires !== 'string' || typeof signature !== 'string') return null;
  if (!isCount(expires) || !(size === undefined || (typeof size === 'string' && isCount(size)))) return null;
  const upload = {
    uploadId,
    type,
    size: size === undefined ? null : Number(size),
    expiresAt: new Date(Number(expires)),
  };
  const received = Buffer.from(signature, 'base64url');
  const expected = createSignature(key, upload);
  return received.length === expected.length && timingSafeEqual(received, expected) ? upload : null;
}

const isCount = (text: string): boolean => /^\d{1,15}$/.test(text);

/** Writes to a temporary file. The first complete upload wins. */
async function saveUpload(
  { body }: IncomingUpload,
  path: string,
  size: number | null,
  maxBytes: number,
): Promise<UploadResult> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  if ((await findFileSize(path)) !== null) return 'spent';
  const part = `${path}.${randomBytes(6).toString('hex')}.part`;
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

/** Idempotent, because a client repeats a part whose response was lost. Refuses a part if earlier ones are missing. */
async function addPart(
  { body }: IncomingUpload,
  { first, last, total }: UploadPart,
  path: string,
): Promise<UploadResult> {
  const bytes = last - first + 1;
  if (bytes < 1 || bytes > recordingPartBytes || last >= total) return 'wrong-size';
  const content = await readUpTo(body, bytes);
  if (content?.length !== bytes) return 'wrong-size';
  if ((await findFileSize(path)) !== null) return last + 1 === total ? 'taken' : 'spent';
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const part = `${path}.part`;
  const file = await open(part, first === 0 ? 'w' : 'r+', 0o600).catch(nullIfMissing);
  if (file === null) return 'wrong-size';
  try {
    if ((await file.stat()).size < first) return 'wrong-size';
    await file.write(content, 0, bytes, first);
    if (last + 1 < total) return 'taken';
    await file.truncate(total);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, path);
  return 'taken';
}

/** Null if it is longer. */
async function readUpTo(body: Readable, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let read = 0;
  for await (const chunk of readChunks(body)) {
    read += chunk.length;
    if (read > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
