import type { Readable } from 'node:stream';
import {
  isRecordingKey,
  publishedType,
  type Recordings,
  requirePublishedKey,
  requireRecordingKey,
  requireUploadId,
  type Storage,
  StorageUnavailable,
} from './storage.ts';

/** Positions in a file. Both are inclusive. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

interface StoredFile {
  readonly key: string;
  readonly bytes: number;
  readonly writtenAt: Date;
}

/** Files in a folder or a bucket, by keys with slashes. */
export interface FileStore {
  /** The files below a prefix, which ends with a slash. */
  list(prefix: string): Promise<readonly StoredFile[]>;
  /** Null if there is no such file, as in the other methods. */
  findSize(key: string): Promise<number | null>;
  /** At most the range. */
  read(key: string, range?: ByteRange): Promise<Buffer | null>;
  stream(key: string, range: ByteRange): Promise<Readable | null>;
  /** Copies the file to a local path. False if there is no such file. */
  download(key: string, path: string): Promise<boolean>;
  /** Atomic. A string is the path of a local file. */
  write(key: string, content: Uint8Array | string, headers: FileHeaders): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

/** For requests to the store itself. */
export interface FileHeaders {
  readonly type: string;
  readonly cacheControl: string;
}

const pictures = 'images/';
export const pictureUploads = 'quarantine/';
export const recordingUploads = 'originals/';

type PictureFiles = Omit<Storage, 'uploadUrl' | 'recordings' | 'localMedia' | 'close'>;
type RecordingFiles = Omit<Recordings, 'uploadUrl' | 'partBytes' | 'receive'>;

/** All of a storage except for how uploads arrive. */
export function fileStorage(files: FileStore): PictureFiles & Record<'recordings', RecordingFiles> {
  async function removeBefore(prefix: string, before: Date): Promise<void> {
    const old = (await files.list(prefix)).filter(({ writtenAt }) => writtenAt < before);
    await files.remove(old.map(({ key }) => key));
  }
  async function listKeys(prefix: string, isKey: (key: string) => boolean): Promise<string[]> {
    return (await files.list(prefix)).map(({ key }) => key).filter(isKey);
  }
  return {
    async readUpload(uploadId, maxBytes) {
      const range = { first: 0, last: maxBytes };
      const bytes = await files.read(pictureUploads + requireUploadId(uploadId), range);
      if (bytes === null || bytes.length === 0) return { status: 'missing' };
      return bytes.length > maxBytes ? { status: 'too-large' } : { status: 'arrived', bytes };
    },
    discardUpload: async (uploadId) => files.remove([pictureUploads + requireUploadId(uploadId)]),
    discardUploadsBefore: (before) => removeBefore(pictureUploads, before),
    publish: async (key, bytes, type) =>
      files.write(requirePublishedKey(key), bytes, {
        type,
        cacheControl: 'public, max-age=31536000, immutable',
      }),
    readPublished: async (key) => (publishedType(key) === null ? null : files.read(key)),
    listPublished: () => listKeys(pictures, (key) => publishedType(key) !== null),
    unpublish: async (keys) => files.remove(keys.map(requirePublishedKey)),
    recordings: {
      findUploadedBytes: async (uploadId) => files.findSize(recordingUploads + requireUploadId(uploadId)),
      fetchUpload: async (uploadId, path) =>
        files.download(recordingUploads + requireUploadId(uploadId), path),
      discardUpload: async (uploadId) => files.remove([recordingUploads + requireUploadId(uploadId)]),
      discardUploadsBefore: (before) => removeBefore(recordingUploads, before),
      store: async (key, path) =>
        files.write(requireRecordingKey(key), path, {
          type: 'audio/mpeg',
          cacheControl: 'private, no-store',
        }),
      async open(key) {
        const bytes = isRecordingKey(key) ? await files.findSize(key) : null;
        if (bytes === null) return null;
        return {
          bytes,
          async read(first, last) {
            const part = await files.stream(key, { first, last });
            if (part === null)
              throw new StorageUnavailable(new Error('The recording was deleted while it was read.'));
            return part;
          },
        };
      },
      list: () => listKeys('recordings/', isRecordingKey),
      remove: async (keys) => files.remove(keys.map(requireRecordingKey)),
    },
  };
}
