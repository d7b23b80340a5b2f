import type { S3Client } from '@aws-sdk/client-s3';

/** How a store is reached, whichever bucket of it is meant. */
export interface S3Store {
  readonly region: string;
  readonly endpoint: string | undefined;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
  readonly usesPathStyle: boolean;
}

export interface Connected {
  readonly sdk: typeof import('@aws-sdk/client-s3');
  readonly client: S3Client;
}

export interface S3Timeouts {
  readonly connectMs: number;
  /** So long nothing at all may come or go. A limit for the whole would cut a large file short on a slow line. */
  readonly idleMs: number;
  /** The first time counts. */
  readonly attempts: number;
}

/** Somebody waits for the answer. */
export const pageTimeouts: S3Timeouts = { connectMs: 3_000, idleMs: 5_000, attempts: 2 };

/** A store may think for a while before it says that a large file is whole. */
export const backgroundTimeouts: S3Timeouts = { connectMs: 3_000, idleMs: 60_000, attempts: 3 };

/** Loaded when the store is first touched: the client weighs as much as the rest of the server. */
export async function s3Client(
  { region, endpoint, credentials, usesPathStyle }: S3Store,
  { connectMs, idleMs, attempts }: S3Timeouts,
): Promise<Connected> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    forcePathStyle: usesPathStyle,
    // Otherwise the address would sign a checksum that no browser sends, and that other stores do not know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: attempts,
    // Its `requestTimeout` only warns.
    requestHandler: { connectionTimeout: connectMs, socketTimeout: idleMs },
    ...(endpoint === undefined ? {} : { endpoint }),
    // A copy, because the client writes on it, and settings are frozen.
    ...(credentials === null ? {} : { credentials: { ...credentials } }),
  });
  return { sdk, client };
}

/** A page in place of the store's answer does not name what was stored. */
export function requireStored({ ETag }: { ETag?: string | undefined }): void {
  if (ETag === undefined) throw new Error('The store answered with a page.');
}
