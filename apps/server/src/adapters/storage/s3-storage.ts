import { pageTimeouts, requireStored, type S3Store, type S3Timeouts, s3Client } from './s3-client.ts';
import { s3Recordings } from './s3-recordings.ts';
import {
  createPresignedUrl,
  discardBefore,
  nullIfMissing,
  orUnavailable,
  requireFile,
} from './s3-requests.ts';
import { isUploadId, publishedType, type ReceivedUpload, type Storage } from './storage.ts';

interface Settings extends S3Store {
  readonly bucket: string;
}

const cacheForever = 'public, max-age=31536000, immutable';
const quarantine = 'quarantine/';

function quarantineKey(uploadId: string): string {
  if (!isUploadId(uploadId)) throw new RangeError('This is not the id of an upload.');
  return quarantine + uploadId;
}

function publishedKey(key: string): string {
  if (publishedType(key) === null) throw new RangeError('This is not a key for published files.');
  return key;
}

/** Any S3-compatible bucket. Its policy must make `images/` public and `quarantine/` private. */
export function s3Storage(settings: Settings, timeouts: S3Timeouts = pageTimeouts): Storage {
  const { bucket: Bucket } = settings;
  const connect = once(() => s3Client(settings, timeouts));

  return {
    uploadUrl: (upload) =>
      orUnavailable(async () =>
        createPresignedUrl(await connect(), { Bucket, Key: quarantineKey(upload.uploadId), upload }),
      ),

    readUpload: (uploadId, maxBytes): Promise<ReceivedUpload> =>
      orUnavailable(async () => {
        const { sdk, client } = await connect();
        const object = await client
          .send(new sdk.GetObjectCommand({ Bucket, Key: quarantineKey(uploadId) }))
          .catch(nullIfMissing);
        if (object?.Body === undefined) return { status: 'missing' };
        requireFile(object);
        if ((object.ContentLength ?? Number.POSITIVE_INFINITY) > maxBytes) {
          // An unread body would keep the connection open.
          if ('destroy' in object.Body) object.Body.destroy();
          return { status: 'too-large' };
        }
        const bytes = Buffer.from(await object.Body.transformToByteArray());
        return bytes.length === 0 ? { status: 'missing' } : { status: 'arrived', bytes };
      }),

    discardUpload: (uploadId) =>
      orUnavailable(async () => {
        const { sdk, client } = await connect();
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: quarantineKey(uploadId) }));
      }),

    discardUploadsBefore: (before) =>
      orUnavailable(async () => discardBefore(await connect(), { Bucket, Prefix: quarantine }, before)),

    publish: (key, Body, ContentType) =>
      orUnavailable(async () => {
        const Key = publishedKey(key);
        const { sdk, client } = await connect();
        requireStored(
          await client.send(
            new sdk.PutObjectCommand({ Bucket, Key, Body, ContentType, CacheControl: cacheForever }),
          ),
        );
      }),

    readPublished: (Key) =>
      orUnavailable(async () => {
        if (publishedType(Key) === null) return null;
        const { sdk, client } = await connect();
        const object = await client.send(new sdk.GetObjectCommand({ Bucket, Key })).catch(nullIfMissing);
        if (object?.Body === undefined) return null;
        requireFile(object);
        return Buffer.from(await object.Body.transformToByteArray());
      }),

    listPublished: () =>
      orUnavailable(async () => {
        const { sdk, client } = await connect();
        const keys: string[] = [];
        for await (const { Contents = [] } of sdk.paginateListObjectsV2(
          { client },
          { Bucket, Prefix: 'images/' },
        ))
          keys.push(
            ...Contents.flatMap(({ Key }) => (Key !== undefined && publishedType(Key) !== null ? [Key] : [])),
          );
        return keys;
      }),

    unpublish: (keys) =>
      orUnavailable(async () => {
        const { sdk, client } = await connect();
        for (const Key of keys) await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
      }),

    recordings: s3Recordings(Bucket, connect),
    localMedia: null,
    async close() {
      if (connect.wasCalled()) (await connect()).client.destroy();
    },
  };
}

function once<T>(create: () => Promise<T>) {
  let result: Promise<T> | undefined;
  const call = (): Promise<T> => (result ??= create());
  return Object.assign(call, { wasCalled: () => result !== undefined });
}
