import type { Connected } from './s3-client.ts';
import { type ExpectedUpload, StorageUnavailable } from './storage.ts';

interface PresignOptions {
  readonly Bucket: string;
  readonly Key: string;
  readonly upload: ExpectedUpload;
}

/** Returns a URL that accepts only an upload of this type and size. */
export async function createPresignedUrl(
  { sdk, client }: Connected,
  { Bucket, Key, upload: { type, size, expiresAt } }: PresignOptions,
): Promise<string> {
  const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
  const command = new sdk.PutObjectCommand({
    Bucket,
    Key,
    ContentType: type,
    ...(size === null ? {} : { ContentLength: size }),
  });
  return getSignedUrl(client, command, {
    expiresIn: Math.max(1, Math.ceil((expiresAt.getTime() - Date.now()) / 1_000)),
    signableHeaders: new Set(['host', 'content-type', 'content-length']),
  });
}

/** Deletes objects that are older than the date. */
export async function discardBefore(
  { sdk, client }: Connected,
  { Bucket, Prefix }: { readonly Bucket: string; readonly Prefix: string },
  before: Date,
): Promise<void> {
  for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix })) {
    for (const { Key, LastModified } of Contents) {
      if (LastModified !== undefined && LastModified < before)
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
    }
  }
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
