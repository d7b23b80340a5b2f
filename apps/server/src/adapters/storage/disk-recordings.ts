import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { nullIfMissing, orUnavailable, removeBefore, takerOf } from './disk-files.ts';
import { isRecordingKey, isUploadId } from './published-keys.ts';
import type { Recordings } from './storage.ts';
import { uploadAddresses } from './upload-address.ts';

interface Settings {
  readonly directory: string;
  /** The address of this server that takes them in. */
  readonly uploadBase: string;
  readonly siteSecret: Uint8Array;
  readonly mostBytes: number;
}

/** Below the data directory: `originals/` as they were sent in, `recordings/` as they are heard. */
export function diskRecordings({ directory, uploadBase, siteSecret, mostBytes }: Settings): Recordings {
  const addresses = uploadAddresses(uploadBase, siteSecret, 'recording addresses');
  const originals = join(directory, 'originals');
  const uploadFile = (uploadId: string): string => {
    if (!isUploadId(uploadId)) throw new RangeError('This is no id of an upload.');
    return join(originals, uploadId);
  };
  const keptFile = (key: string): string => {
    if (!isRecordingKey(key)) throw new RangeError('No recording is kept under such a key.');
    return join(directory, key);
  };
  const bytesOf = async (path: string): Promise<number | null> =>
    (await stat(path).catch(nullIfMissing))?.size ?? null;

  return {
    uploadUrl: async (upload) => addresses.sign(upload),
    arrivedBytes: (uploadId) => orUnavailable(() => bytesOf(uploadFile(uploadId))),
    fetchUpload: (uploadId, path) =>
      orUnavailable(async () => {
        const from = uploadFile(uploadId);
        if ((await bytesOf(from)) === null) return false;
        await copyFile(from, path);
        return true;
      }),
    discardUpload: (uploadId) => orUnavailable(() => rm(uploadFile(uploadId), { force: true })),
    discardUploadsBefore: (before) => orUnavailable(() => removeBefore(originals, before)),
    keep: (key, path) => orUnavailable(() => copyWhole(path, keptFile(key), originals)),
    open: (key) =>
      orUnavailable(async () => {
        if (!isRecordingKey(key)) return null;
        const path = keptFile(key);
        const bytes = await bytesOf(path);
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
        for (const key of keys) await rm(keptFile(key), { force: true });
      }),
    take: takerOf({ addresses, placeOf: uploadFile, mostBytes }),
  };
}

/** Elsewhere until it is whole and on the disk: what a killed server leaves there is cleared away with the originals. */
async function copyWhole(from: string, to: string, meanwhile: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await mkdir(meanwhile, { recursive: true, mode: 0o700 });
  const part = join(meanwhile, `${randomUUID()}.part`);
  try {
    await copyFile(from, part);
    const file = await open(part, 'r+');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, to);
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    throw error;
  }
}
