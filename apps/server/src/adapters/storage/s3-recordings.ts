import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Connected, requireStored } from './s3-client.ts';
import {
  createPresignedUrl,
  discardBefore,
  nullIfMissing,
  orUnavailable,
  requireFile,
} from './s3-requests.ts';
import { isRecordingKey, isUploadId, type Recordings } from './storage.ts';

const originals = 'originals/';

function originalKey(uploadId: string): string {
  if (!isUploadId(uploadId)) throw new RangeError('This is not the id of an upload.');
  return originals + uploadId;
}

function requireRecordingKey(key: string): string {
  if (!isRecordingKey(key)) throw new RangeError('This is not the key of a recording.');
  return key;
}

/** The bucket policy must keep `originals/` and `recordings/` private. */
export function s3Recordings(Bucket: string, connect: () => Promise<Connected>): Recordings {
  const getSize = async (Key: string): Promise<number | null> => {
    const { sdk, client } = await connect();
    const object = await client.send(new sdk.HeadObjectCommand({ Bucket, Key })).catch(nullIfMissing);
    return object?.ContentLength ?? null;
  };
  const remove = async (Key: string): Promise<void> => {
    const { sdk, client } = await connect();
    await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
  };
  /** Null if there is no such object. */
  const read = async (Key: string, Range?: string): Promise<Readable | null> => {
    const { sdk, client } = await connect();
    const object = await client
      .send(new sdk.GetObjectCommand({ Bucket, Key, ...(Range === undefined ? {} : { Range }) }))
      .catch(nullIfMissing);
    if (object === null) return null;
    requireFile(object);
    if (!(object.Body instanceof Readable)) throw new Error('The store sent no body.');
    return object.Body;
  };

  return {
    uploadUrl: (upload) =>
      orUnavailable(async () =>
        createPresignedUrl(await connect(), { Bucket, Key: originalKey(upload.uploadId), upload }),
      ),
    partBytes: null,
    findUploadedBytes: (uploadId) => orUnavailable(() => getSize(originalKey(uploadId))),
    fetchUpload: (uploadId, path) =>
      orUnavailable(async () => {
        const body = await read(originalKey(uploadId));
        if (body === null) return false;
        await pipeline(body, createWriteStream(path, { mode: 0o600 }));
        return true;
      }),
    discardUpload: (uploadId) => orUnavailable(() => remove(originalKey(uploadId))),
    discardUploadsBefore: (before) =>
      orUnavailable(async () => discardBefore(await connect(), { Bucket, Prefix: originals }, before)),
    store: (key, path) =>
      orUnavailable(async () => {
        const Key = requireRecordingKey(key);
        const { sdk, client } = await connect();
        const { size: ContentLength } = await stat(path);
        const file = { Body: createReadStream(path), ContentLength, ContentType: 'audio/mpeg' };
        requireStored(
          await client.send(
            new sdk.PutObjectCommand({ Bucket, Key, ...file, CacheControl: 'private, no-store' }),
          ),
        );
      }),
    open: (key) =>
      orUnavailable(async () => {
        if (!isRecordingKey(key)) return null;
        const bytes = await getSize(key);
        if (bytes === null) return null;
        return {
          bytes,
          read: (first, last) =>
            orUnavailable(async () => {
              const part = await read(key, `bytes=${first}-${last}`);
              if (part === null) throw new Error('The recording was deleted while it was read.');
              return part;
            }),
        };
      }),
    list: () =>
      orUnavailable(async () => {
        const { sdk, client } = await connect();
        const keys: string[] = [];
        for await (const { Contents = [] } of sdk.paginateListObjectsV2(
          { client },
          { Bucket, Prefix: 'recordings/' },
        ))
          keys.push(
            ...Contents.flatMap(({ Key }) => (Key !== undefined && isRecordingKey(Key) ? [Key] : [])),
          );
        return keys;
      }),
    remove: (keys) =>
      orUnavailable(async () => {
        for (const key of keys) await remove(requireRecordingKey(key));
      }),
    receive: null,
  };
}
