import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { recordingPartBytes } from '@wayfare/contracts/calls/recording';
import { addTime, hours } from '@wayfare/contracts/rules/durations';
import { nullIfMissing, syncToDisk } from '#file-system.ts';
import { orUnavailable, receiveUploads, removeBefore, uploadUrls } from './disk-files.ts';
import {
  type IncomingUpload,
  isRecordingKey,
  isUploadId,
  type Recordings,
  requireRecordingKey,
  requireUploadId,
  type UploadPart,
  type UploadResult,
} from './storage.ts';

export interface DiskRecordingsSettings {
  readonly directory: string;
  /** URL of this server's upload route. */
  readonly uploadBase: string;
  readonly siteSecret: Uint8Array;
  readonly maxBytes: number;
}

/** In the data directory: uploads in `originals/`, processed files in `recordings/`. */
export function diskRecordings({
  directory,
  uploadBase,
  siteSecret,
  maxBytes,
}: DiskRecordingsSettings): Recordings {
  const addresses = uploadUrls(uploadBase, siteSecret, 'recording addresses');
  const originals = join(directory, 'originals');
  const uploadFile = (uploadId: string): string => join(originals, requireUploadId(uploadId));
  const recordingFile = (key: string): string => join(directory, requireRecordingKey(key));
  const getSize = async (path: string): Promise<number | null> =>
    (await stat(path).catch(nullIfMissing))?.size ?? null;

  const receiveWhole = receiveUploads({ addresses, pathFor: uploadFile, maxBytes });
  const receivePart = async (upload: IncomingUpload, part: UploadPart, now: Date): Promise<UploadResult> => {
    const expected = isUploadId(upload.uploadId) ? addresses.read(upload.uploadId, upload.query) : null;
    if (expected === null) return 'not-signed';
    if (expected.expiresAt <= now) return 'expired';
    if (upload.type !== expected.type) return 'wrong-type';
    if (part.total > maxBytes) return 'too-large';
    if (part.total !== expected.size) return 'wrong-size';
    return orUnavailable(() => addPart(upload, part, uploadFile(upload.uploadId)));
  };

  return {
    // A long recording takes time on a slow line.
    uploadUrl: async (upload) =>
      addresses.sign({ ...upload, expiresAt: addTime(upload.expiresAt, hours(2)) }),
    partBytes: recordingPartBytes,
    findUploadedBytes: (uploadId) => orUnavailable(() => getSize(uploadFile(uploadId))),
    fetchUpload: (uploadId, path) =>
      orUnavailable(async () => {
        const from = uploadFile(uploadId);
        if ((await getSize(from)) === null) return false;
        await copyFile(from, path);
        return true;
      }),
    discardUpload: (uploadId) =>
      orUnavailable(async () => {
        await rm(uploadFile(uploadId), { force: true });
        await rm(`${uploadFile(uploadId)}.part`, { force: true });
      }),
    discardUploadsBefore: (before) => orUnavailable(() => removeBefore(originals, before)),
    store: (key, path) => orUnavailable(() => copyAtomically(path, recordingFile(key), originals)),
    open: (key) =>
      orUnavailable(async () => {
        if (!isRecordingKey(key)) return null;
        const path = recordingFile(key);
        const bytes = await getSize(path);
        return bytes === null
          ? null
          : { bytes, read: async (first, last) => createReadStream(path, { start: first, end: last }) };
      }),
    list: () =>
      orUnavailable(async () => {
        const names = (await readdir(join(directory, 'recordings')).catch(nullIfMissing)) ?? [];
        return names.map((name) => `recordings/${name}`).filter(isRecordingKey);
      }),
    remove: (keys) =>
      orUnavailable(async () => {
        for (const key of keys) await rm(recordingFile(key), { force: true });
      }),
    receive: async (upload, now) =>
      upload.part === null ? receiveWhole(upload, now) : receivePart(upload, upload.part, now),
  };
}

/** Idempotent, because a client repeats a part whose response was lost. Refuses a part if earlier ones are missing. */
async function addPart(
  { body }: IncomingUpload,
  { first, last, total }: UploadPart,
  path: string,
): Promise<UploadResult> {
  const bytes = last - first + 1;
  if (bytes < 1 || bytes > recordingPartBytes || last >= total) return 'wrong-size';
  const chunks = await readUpTo(body, bytes);
  if (chunks === null || chunks.length !== bytes) return 'wrong-size';
  if ((await stat(path).catch(nullIfMissing)) !== null) return last + 1 === total ? 'taken' : 'spent';
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const part = `${path}.part`;
  const file = await open(part, first === 0 ? 'w' : 'r+', 0o600).catch(nullIfMissing);
  if (file === null) return 'wrong-size';
  try {
    if ((await file.stat()).size < first) return 'wrong-size';
    await file.write(chunks, 0, bytes, first);
    if (last + 1 < total) return 'taken';
    await file.truncate(total);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, path);
  return 'taken';
}

/** Null if it is longer. Keeps the stream open, so that a response can still be sent. */
async function readUpTo(body: Readable, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let read = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) continue;
    read += chunk.length;
    if (read > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Copies to a temporary file among the originals, where old leftovers are deleted. */
async function copyAtomically(from: string, to: string, draftFolder: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await mkdir(draftFolder, { recursive: true, mode: 0o700 });
  const part = join(draftFolder, `${randomUUID()}.part`);
  try {
    await copyFile(from, part);
    await syncToDisk(part);
    await rename(part, to);
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    throw error;
  }
}
