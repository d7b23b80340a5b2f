import type { Connected } from './s3-client.ts';
import { type ExpectedUpload, requireUploadId, type Storage, StorageUnavailable } from './storage.ts';

/** Part of a bucket. */
export interface Folder {
  readonly Bucket: string;
  readonly Prefix: string;
}

type Uploads = Pick<Storage, 'uploadUrl' | 'discardUpload' | 'discardUploadsBefore'>;

export const s3Uploads = ({ Bucket, Prefix }: Folder, connect: () => Promise<Connected>): Uploads => ({
  uploadUrl: (upload) =>
    orUnavailable(async () =>
      createPresignedUrl(await connect(), { Bucket, Key: Prefix + requireUploadId(upload.uploadId) }, upload),
    ),
  discardUpload: (uploadId) =>
    orUnavailable(async () => deleteObjects(await connect(), Bucket, [Prefix + requireUploadId(uploadId)])),
  discardUploadsBefore: (before) =>
    orUnavailable(async () => {
      const connected = await connect();
      for await (const { Key, LastModified } of listObjects(connected, { Bucket, Prefix })) {
        if (LastModified !== undefined && LastModified < before)
          await deleteObjects(connected, Bucket, [Key]);
      }
    }),
});

/** Returns a URL that accepts only an upload of this type and size. */
async function createPresignedUrl(
  { sdk, client }: Connected,
  object: { readonly Bucket: string; readonly Key: string },
  { type, size, expiresAt }: ExpectedUpload,
): Promise<string> {
  const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
  const command = new sdk.PutObjectCommand({
    ...object,
    ContentType: type,
    ...(size === null ? {} : { ContentLength: size }),
  });
  return getSignedUrl(client, command, {
    expiresIn: Math.max(1, Math.ceil((expiresAt.getTime() - Date.now()) / 1_000)),
    signableHeaders: new Set(['host', 'content-type', 'content-length']),
  });
}

async function* listObjects({ sdk, client }: Connected, folder: Folder) {
  for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, folder)) {
    for (const { Key, LastModified } of Contents) if (Key !== undefined) yield { Key, LastModified };
  }
}

export async function listKeys(
  connected: Connected,
  folder: Folder,
  isKey: (key: string) => boolean,
): Promise<string[]> {
  const keys: string[] = [];
  for await (const { Key } of listObjects(connected, folder)) if (isKey(Key)) keys.push(Key);
  return keys;
}

export async function deleteObjects(
  { sdk, client }: Connected,
  Bucket: string,
  keys: readonly string[],
): Promise<void> {
  for (const Key of keys) await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
}

export function nullIfMissing(error: unknown): null {
  if (error instanceof Error && /^(NoSuchKey|NotFound)$/.test(error.name)) return null;
  throw error;
}

/** A proxy in front of the store may send a maintenance page with status 200. */
export function requireFile({
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

export async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof RangeError ? error : new StorageUnavailable(error);
  }
}
