import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import type { FileStore } from './file-storage.ts';
import { type ExpectedUpload, StorageUnavailable } from './storage.ts';

export interface S3Store {
  readonly region: string;
  readonly endpoint: string | undefined;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
  readonly usesPathStyle: boolean;
}

export interface BucketSettings extends S3Store {
  readonly bucket: string;
}

interface Connected {
  readonly sdk: typeof import('@aws-sdk/client-s3');
  readonly client: S3Client;
}

export interface S3Timeouts {
  readonly connectMs: number;
  /** Maximum time without any data. A limit for the whole request would fail large files on slow lines. */
  readonly idleMs: number;
  /** Including the first. */
  readonly attempts: number;
}

/** Loads the SDK on first use, because it is as large as the rest of the server. */
async function connect(
  { region, endpoint, credentials, usesPathStyle }: S3Store,
  { connectMs, idleMs, attempts }: S3Timeouts,
): Promise<Connected> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    forcePathStyle: usesPathStyle,
    // Browsers send no checksum, and other stores do not support it.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: attempts,
    // `requestTimeout` would only log a warning.
    requestHandler: { connectionTimeout: connectMs, socketTimeout: idleMs },
    ...(endpoint === undefined ? {} : { endpoint }),
    // A copy, because the client modifies it.
    ...(credentials === null ? {} : { credentials: { ...credentials } }),
  });
  return { sdk, client };
}

export interface Bucket extends FileStore {
  /** Runs requests of the caller. Their errors become `StorageUnavailable`, as those of the other methods do. */
  send<T>(requests: (connected: Connected) => Promise<T>): Promise<T>;
  /** A URL that accepts only an upload of this type and size. */
  createUploadUrl(key: string, upload: ExpectedUpload): Promise<string>;
  close(): Promise<void>;
}

/** A bucket of any S3-compatible store. `name` is for error messages. */
export function s3Bucket(settings: BucketSettings, timeouts: S3Timeouts, name?: string): Bucket {
  const { bucket: Bucket } = settings;
  let connection: Promise<Connected> | undefined;

  async function send<T>(requests: (connected: Connected) => Promise<T>): Promise<T> {
    connection ??= connect(settings, timeouts);
    try {
      return await requests(await connection);
    } catch (error) {
      throw new StorageUnavailable(error, name);
    }
  }

  async function get({ sdk, client }: Connected, Key: string, Range?: string): Promise<Readable | null> {
    const object = await client.send(new sdk.GetObjectCommand({ Bucket, Key, Range })).catch(nullIfMissing);
    if (object === null) return null;
    if (!(object.Body instanceof Readable)) throw new Error('The store sent no body.');
    // A proxy in front of the store may send a maintenance page with status 200.
    if (!object.ContentType?.startsWith('text/html')) return object.Body;
    object.Body.destroy();
    throw answeredWithPage();
  }

  return {
    send,
    list: (Prefix) =>
      send(async ({ sdk, client }) => {
        const files = [];
        for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix })) {
          for (const { Key: key = '', Size: bytes = 0, LastModified: writtenAt = new Date() } of Contents)
            files.push({ key, bytes, writtenAt });
        }
        return files;
      }),
    findSize: (Key) =>
      send(async ({ sdk, client }) => {
        const object = await client.send(new sdk.HeadObjectCommand({ Bucket, Key })).catch(nullIfMissing);
        return object?.ContentLength ?? null;
      }),
    read: (key, range) =>
      send(async (connected) => {
        const body = await get(connected, key, range && `bytes=${range.first}-${range.last}`);
        return body && Buffer.concat(await body.toArray());
      }),
    stream: (key, { first, last }) => send((connected) => get(connected, key, `bytes=${first}-${last}`)),
    download: (key, path) =>
      send(async (connected) => {
        const body = await get(connected, key);
        if (body !== null) await pipeline(body, createWriteStream(path, { mode: 0o600 }));
        return body !== null;
      }),
    write: (Key, content, { type: ContentType, cacheControl: CacheControl }) =>
      send(async ({ sdk, client }) => {
        const file =
          typeof content === 'string'
            ? { Body: createReadStream(content), ContentLength: (await stat(content)).size }
            : { Body: content };
        const { ETag } = await client.send(
          new sdk.PutObjectCommand({ Bucket, Key, ...file, ContentType, CacheControl }),
        );
        // A proxy's error page with status 200 has no ETag.
        if (ETag === undefined) throw answeredWithPage();
      }),
    remove: (keys) =>
      send(async ({ sdk, client }) => {
        for (const Key of keys) await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
      }),
    createUploadUrl: (Key, { type: ContentType, size, expiresAt }) =>
      send(async ({ sdk, client }) => {
        const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
        const ContentLength = size ?? undefined;
        const command = new sdk.PutObjectCommand({ Bucket, Key, ContentType, ContentLength });
        return getSignedUrl(client, command, {
          expiresIn: Math.max(1, Math.ceil((expiresAt.getTime() - Date.now()) / 1_000)),
          signableHeaders: new Set(['host', 'content-type', 'content-length']),
        });
      }),
    async close() {
      if (connection !== undefined) (await connection).client.destroy();
    },
  };
}

const answeredWithPage = () => new Error('The store answered with a page.');

/** A range of an empty object is invalid. */
function nullIfMissing(error: unknown): null {
  if (error instanceof Error && /^(NoSuchKey|NotFound|InvalidRange)$/.test(error.name)) return null;
  throw error;
}
