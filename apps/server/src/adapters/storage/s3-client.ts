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

/** Loaded when the store is first touched: the client weighs as much as the rest of the server. */
export async function s3Client({
  region,
  endpoint,
  credentials,
  usesPathStyle,
}: S3Store): Promise<Connected> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    forcePathStyle: usesPathStyle,
    // Otherwise the address would sign a checksum that no browser sends, and that other stores do not know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 15_000 },
    ...(endpoint === undefined ? {} : { endpoint }),
    // A copy, because the client writes on it, and settings are frozen.
    ...(credentials === null ? {} : { credentials: { ...credentials } }),
  });
  return { sdk, client };
}
