import { createReadStream } from 'node:fs';
import { open, readdir, readFile, rm, rmdir, stat, truncate } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { nullIfMissing } from '#file-system.ts';
import { orUnavailable, receiveUploads, removeBefore, uploadUrls, writeFile } from './disk-files.ts';
import { type DiskRecordingsSettings, diskRecordings } from './disk-recordings.ts';
import {
  publishedType,
  type ReceivedUpload,
  requirePublishedKey,
  requireUploadId,
  type Storage,
} from './storage.ts';

interface Settings extends DiskRecordingsSettings {
  readonly recordings: Pick<DiskRecordingsSettings, 'uploadBase' | 'maxBytes'>;
}

/** Files in the data directory: `images/` is public, `quarantine/` is not. */
export function diskStorage(settings: Settings): Storage {
  const { directory, uploadBase, siteSecret } = settings;
  const addresses = uploadUrls(uploadBase, siteSecret);
  const quarantine = join(directory, 'quarantine');
  const uploadFile = (uploadId: string): string => join(quarantine, requireUploadId(uploadId));
  const publishedFile = (key: string): string => join(directory, requirePublishedKey(key));

  return {
    uploadUrl: async (upload) => addresses.sign(upload),

    readUpload: (uploadId, maxBytes): Promise<ReceivedUpload> =>
      orUnavailable(async () => {
        const file = await open(uploadFile(uploadId)).catch(nullIfMissing);
        if (file === null) return { status: 'missing' };
        try {
          const { size } = await file.stat();
          if (size > maxBytes) return { status: 'too-large' };
          return size === 0 ? { status: 'missing' } : { status: 'arrived', bytes: await file.readFile() };
        } finally {
          await file.close();
        }
      }),

    // The empty file prevents a second upload to the same URL.
    discardUpload: (uploadId) =>
      orUnavailable(async () => {
        await truncate(uploadFile(uploadId)).catch(nullIfMissing);
      }),

    discardUploadsBefore: (before) => orUnavailable(() => removeBefore(quarantine, before)),

    publish: (key, bytes) => orUnavailable(() => writeFile(publishedFile(key), bytes)),

    readPublished: (key) =>
      orUnavailable(async () =>
        publishedType(key) === null ? null : readFile(join(directory, key)).catch(nullIfMissing),
      ),

    listPublished: () =>
      orUnavailable(async () => {
        const folders = (await readdir(join(directory, 'images')).catch(nullIfMissing)) ?? [];
        const keys: string[] = [];
        for (const folder of folders.toSorted()) {
          const files = (await readdir(join(directory, 'images', folder)).catch(nullIfMissing)) ?? [];
          keys.push(...files.map((file) => `images/${folder}/${file}`));
        }
        return keys.filter((key) => publishedType(key) !== null);
      }),

    unpublish: (keys) =>
      orUnavailable(async () => {
        for (const key of keys) await rm(publishedFile(key), { force: true });
        for (const folder of new Set(keys.map((key) => dirname(publishedFile(key))))) {
          await rmdir(folder).catch(() => {});
        }
      }),

    recordings: diskRecordings({ directory, siteSecret, ...settings.recordings }),
    localMedia: {
      receive: receiveUploads({ addresses, pathFor: uploadFile, maxBytes: settings.maxBytes }),
      async open(key) {
        const type = publishedType(key);
        if (type === null) return null;
        const file = join(directory, key);
        const stats = await stat(file).catch(nullIfMissing);
        if (stats === null) return null;
        return { bytes: stats.size, type, read: () => createReadStream(file) };
      },
    },
    close: async () => {},
  };
}
