import { isUploadId, typeOfKey } from './published-keys.ts';
import { atAPage, type Connected, type S3Patience, type S3Store, s3Client } from './s3-client.ts';
import { type ArrivedUpload, type ExpectedUpload, type Storage, StorageUnavailable } from './storage.ts';

interface Settings extends S3Store {
  readonly bucket: string;
}

const forever = 'public, max-age=31536000, immutable';
const quarantine = 'quarantine/';

function placeOf(uploadId: string): string {
  if (!isUploadId(uploadId)) throw new RangeError('This is no id of an upload.');
  return quarantine + uploadId;
}

function publishedKey(key: string): string {
  if (typeOfKey(key) === null) throw new RangeError('Nothing is published under such a key.');
  return key;
}

/** Any S3-compatible bucket. Its own policy must let everybody read `images/`, and nobody `quarantine/`. */
export function s3Storage(settings: Settings, patience: S3Patience = atAPage): Storage {
  const { bucket: Bucket } = settings;
  const connect = once(() => s3Client(settings, patience));

  return {
    uploadUrl: (upload) => reaching(async () => presigned(await connect(), Bucket, upload)),

    readUpload: (uploadId, mostBytes): Promise<ArrivedUpload> =>
      reaching(async () => {
        const { sdk, client } = await connect();
        const found = await client
          .send(new sdk.GetObjectCommand({ Bucket, Key: placeOf(uploadId) }))
          .catch(nullIfMissing);
        if (found?.Body === undefined) return { status: 'missing' };
        requirePicture(found);
        if ((found.ContentLength ?? Number.POSITIVE_INFINITY) > mostBytes) {
          // What is not read would hold the connection.
          if ('destroy' in found.Body) found.Body.destroy();
          return { status: 'too-large' };
        }
        const bytes = Buffer.from(await found.Body.transformToByteArray());
        return bytes.length === 0 ? { status: 'missing' } : { status: 'arrived', bytes };
      }),

    discardUpload: (uploadId) =>
      reaching(async () => {
        const { sdk, client } = await connect();
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: placeOf(uploadId) }));
      }),

    discardUploadsBefore: (before) =>
      reaching(async () => {
        const { sdk, client } = await connect();
        const pages = sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: quarantine });
        for await (const { Contents = [] } of pages) {
          for (const { Key, LastModified } of Contents) {
            if (LastModified !== undefined && LastModified < before)
              await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
          }
        }
      }),

    publish: (key, Body, ContentType) =>
      reaching(async () => {
        const Key = publishedKey(key);
        const { sdk, client } = await connect();
        await client.send(
          new sdk.PutObjectCommand({ Bucket, Key, Body, ContentType, CacheControl: forever }),
        );
      }),

    readPublished: (Key) =>
      reaching(async () => {
        if (typeOfKey(Key) === null) return null;
        const { sdk, client } = await connect();
        const found = await client.send(new sdk.GetObjectCommand({ Bucket, Key })).catch(nullIfMissing);
        if (found?.Body === undefined) return null;
        requirePicture(found);
        return Buffer.from(await found.Body.transformToByteArray());
      }),

    listPublished: () =>
      reaching(async () => {
        const { sdk, client } = await connect();
        const keys: string[] = [];
        for await (const { Contents = [] } of sdk.paginateListObjectsV2(
          { client },
          { Bucket, Prefix: 'images/' },
        ))
          keys.push(
            ...Contents.flatMap(({ Key }) => (Key !== undefined && typeOfKey(Key) !== null ? [Key] : [])),
          );
        return keys;
      }),

    unpublish: (keys) =>
      reaching(async () => {
        const { sdk, client } = await connect();
        for (const Key of keys) await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
      }),

    localMedia: null,
    async close() {
      if (connect.wasCalled()) (await connect()).client.destroy();
    },
  };
}

async function presigned(
  { sdk, client }: Connected,
  Bucket: string,
  { uploadId, type, size, expiresAt }: ExpectedUpload,
): Promise<string> {
  const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
  const command = new sdk.PutObjectCommand({
    Bucket,
    Key: placeOf(uploadId),
    ContentType: type,
    ...(size === null ? {} : { ContentLength: size }),
  });
  return getSignedUrl(client, command, {
    expiresIn: Math.max(1, Math.ceil((expiresAt.getTime() - Date.now()) / 1_000)),
    signableHeaders: new Set(['host', 'content-type', 'content-length']),
  });
}

function once<T>(make: () => Promise<T>) {
  let made: Promise<T> | undefined;
  const call = (): Promise<T> => (made ??= make());
  return Object.assign(call, { wasCalled: () => made !== undefined });
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && /^(NoSuchKey|NotFound)$/.test(error.name)) return null;
  throw error;
}

/** Whatever stands before a store that is being mended may answer with a page, as if that were what is kept. */
function requirePicture({
  Body,
  ContentType = '',
}: {
  Body?: object;
  ContentType?: string | undefined;
}): void {
  if (!ContentType.startsWith('text/html')) return;
  if (Body !== undefined && 'destroy' in Body && typeof Body.destroy === 'function') Body.destroy();
  throw new Error('The store answered with a page.');
}

async function reaching<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof RangeError ? error : new StorageUnavailable(error);
  }
}
