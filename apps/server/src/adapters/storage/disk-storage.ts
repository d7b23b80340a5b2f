import { createReadStream } from 'node:fs';
import { rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { recordingPartBytes } from '@wayfare/contracts/calls/recording';
import { addTime, hours } from '@wayfare/contracts/rules/durations';
import { nullIfMissing } from '#file-system.ts';
import { diskFiles, findFileSize, orUnavailable } from './disk-files.ts';
import { diskUploads } from './disk-uploads.ts';
import { fileStorage, pictureUploads, recordingUploads } from './file-storage.ts';
import { publishedType, requireUploadId, type Storage } from './storage.ts';

interface UploadSettings {
  /** URL of this server's upload route. */
  readonly uploadBase: string;
  readonly maxBytes: number;
}

interface Settings extends UploadSettings {
  readonly directory: string;
  readonly siteSecret: Uint8Array;
  readonly recordings: UploadSettings;
}

/** Files in the data directory. Only those of `images/` are public. */
export function diskStorage({ directory, siteSecret, ...settings }: Settings): Storage {
  const pictureUpload = (uploadId: string): string =>
    join(directory, pictureUploads, requireUploadId(uploadId));
  const recordingUpload = (uploadId: string): string =>
    join(directory, recordingUploads, requireUploadId(uploadId));
  const pictures = diskUploads({
    base: settings.uploadBase,
    siteSecret,
    purpose: 'upload addresses',
    pathFor: pictureUpload,
    maxBytes: settings.maxBytes,
  });
  const sounds = diskUploads({
    base: settings.recordings.uploadBase,
    siteSecret,
    purpose: 'recording addresses',
    pathFor: recordingUpload,
    maxBytes: settings.recordings.maxBytes,
  });
  const storage = fileStorage(diskFiles(directory));
  return {
    ...storage,
    uploadUrl: async (upload) => pictures.sign(upload),
    // The empty file prevents a second upload to the same URL.
    discardUpload: (uploadId) =>
      orUnavailable(async () => {
        await truncate(pictureUpload(uploadId)).catch(nullIfMissing);
      }),
    recordings: {
      ...storage.recordings,
      // A long recording takes time on a slow line.
      uploadUrl: async (upload) => sounds.sign({ ...upload, expiresAt: addTime(upload.expiresAt, hours(2)) }),
      partBytes: recordingPartBytes,
      async discardUpload(uploadId) {
        await storage.recordings.discardUpload(uploadId);
        await orUnavailable(() => rm(`${recordingUpload(uploadId)}.part`, { force: true }));
      },
      receive: (upload, now) => sounds.receive(upload, now, upload.part),
    },
    localMedia: {
      receive: (upload, now) => pictures.receive(upload, now),
      async open(key) {
        const type = publishedType(key);
        const path = join(directory, key);
        const bytes = type === null ? null : await findFileSize(path);
        return type === null || bytes === null ? null : { bytes, type, read: () => createReadStream(path) };
      },
    },
    close: async () => {},
  };
}
