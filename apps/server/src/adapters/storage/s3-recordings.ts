import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Connected, requireStored } from './s3-client.ts';
import {
  deleteObjects,
  listKeys,
  nullIfMissing,
  orUnavailable,
  requireFile,
  s3Uploads,
} from './s3-requests.ts';
import { isRecordingKey, type Recordings, requireRecordingKey, requireUploadId } from './storage.ts';

const originals = 'originals/';

/** The bucket policy must keep `originals/` and `recordings/` private. */
export function s3Recordings(Bucket: string, connect: () => Promise<Connected>): Recordings {
  const getSize = async (Key: string): Promise<number | null> => {
    const { sdk, client } = await connect();
    const object = await client.send(new sdk.HeadObjectCommand({ Bucket, Key })).catch(nullIfMissing);
    return object?.ContentLength ?? null;
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
    ...s3Uploads({ Bucket, Prefix: originals }, connect),
    partBytes: null,
    findUploadedBytes: (uploadId) => orUnavailable(() => getSize(originals + requireUploadId(uploadId))),
    fetchUpload: (uploadId, path) =>
      orUnavailable(async () => {
        const body = await read(originals + requireUploadId(uploadId));
        if (body === null) return false;
        await pipeline(body, createWriteStream(path, { mode: 0o600 }));
        return true;
      }),
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
      orUnavailable(async () => listKeys(await connect(), { Bucket, Prefix: 'recordings/' }, isRecordingKey)),
    remove: (keys) =>
      orUnavailable(async () => deleteObjects(await connect(), Bucket, keys.map(requireRecordingKey))),
    receive: null,
  };
}
