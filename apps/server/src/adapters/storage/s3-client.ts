import type { S3Client } from '@aws-sdk/client-s3';

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
  /** Maximum time without any data. A limit for the whole request would fail large files on slow lines. */
  readonly idleMs: number;
  /** Including the first. */
  readonly attempts: number;
}

/** For requests that a reader waits for. */
export const pageTimeouts: S3Timeouts = { connectMs: 3_000, idleMs: 5_000, attempts: 2 };

/** Completing a large upload may take a store long. */
export const backgroundTimeouts: S3Timeouts = { connectMs: 3_000, idleMs: 60_000, attempts: 3 };

/** Loads the SDK on first use, because it is as large as the rest of the server. */
export async function s3Client(
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

/** A proxy's error page with status 200 has no ETag. */
export function requireStored({ ETag }: { ETag?: string | undefined }): void {
  if (ETag === undefined) throw new Error('The store answered with a page.');
}
