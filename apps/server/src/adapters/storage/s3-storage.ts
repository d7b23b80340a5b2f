import { fileStorage, pictureUploads, recordingUploads } from './file-storage.ts';
import { type BucketSettings, type S3Timeouts, s3Bucket } from './s3-bucket.ts';
import { requireUploadId, type Storage } from './storage.ts';

/** For requests that a reader waits for. */
const pageTimeouts: S3Timeouts = { connectMs: 3_000, idleMs: 5_000, attempts: 2 };

/** A bucket whose policy must make `images/` public and all other files private. */
export function s3Storage(settings: BucketSettings, timeouts = pageTimeouts): Storage {
  const bucket = s3Bucket(settings, timeouts);
  const storage = fileStorage(bucket);
  const uploadUrlBelow =
    (prefix: string): Storage['uploadUrl'] =>
    async (upload) =>
      bucket.createUploadUrl(prefix + requireUploadId(upload.uploadId), upload);
  return {
    ...storage,
    uploadUrl: uploadUrlBelow(pictureUploads),
    recordings: {
      ...storage.recordings,
      uploadUrl: uploadUrlBelow(recordingUploads),
      partBytes: null,
      receive: null,
    },
    localMedia: null,
    close: () => bucket.close(),
  };
}
