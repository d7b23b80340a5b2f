import { pageTimeouts, requireStored, type S3Store, type S3Timeouts, s3Client } from './s3-client.ts';
import { s3Recordings } from './s3-recordings.ts';
import {
  deleteObjects,
  listKeys,
  nullIfMissing,
  orUnavailable,
  requireFile,
  s3Uploads,
} from './s3-requests.ts';
import {
  publishedType,
  type ReceivedUpload,
  requirePublishedKey,
  requireUploadId,
  type Storage,
} from './storage.ts';

interface Settings extends S3Store {
  readonly bucket: string;
}

const cacheForever = 'public, max-age=31536000, immutable';
const quarantine = 'quarantine/';

/** Any S3-compatible bucket. Its policy must make `images/` public and `quarantine/` private. */
export function s3Storage(settings: Settings, timeouts: S3Timeouts = pageTimeouts): Storage {
  const { bucket: Bucket } = settings;
  const connect = once(() => s3Client(settings, timeouts));

  return {
    ...s3Uploads({ Bucket, Prefix: quarantine }, connect),

    readUpload: (uploadId, maxBytes): Promise<ReceivedUpload> =>
      orUnavailable(async () => {
        const { sdk, client } = await connect();
        const object = await client
          .send(new sdk.GetObjectCommand({ Bucket, Key: quarantine + requireUploadId(uploadId) }))
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

    publish: (key, Body, ContentType) =>
      orUnavailable(async () => {
        const Key = requirePublishedKey(key);
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
      orUnavailable(async () =>
        listKeys(await connect(), { Bucket, Prefix: 'images/' }, (key) => publishedType(key) !== null),
      ),

    unpublish: (keys) => orUnavailable(async () => deleteObjects(await connect(), Bucket, keys)),

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
