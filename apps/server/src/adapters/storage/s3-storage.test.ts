import { expect, test } from 'vitest';
import { partFrom } from '#config/testing/part-from.ts';
import { s3Storage } from './s3-storage.ts';
import { StorageUnavailable } from './storage.ts';
import { s3Server } from './testing/s3-server.ts';
import { storageCases } from './testing/storage-cases.ts';

storageCases('a bucket', async () => {
  const server = await s3Server();
  const storage = s3Storage(partFrom(server.settings, 'storage', 's3'));
  return {
    storage,
    publicBase: server.publicBase,
    async [Symbol.asyncDispose]() {
      await storage.close();
      await server[Symbol.asyncDispose]();
    },
  };
});

const settings = {
  S3_BUCKET: 'pictures',
  S3_ENDPOINT: 'http://127.0.0.1:1',
  S3_ACCESS_KEY_ID: 'A',
  S3_SECRET_ACCESS_KEY: 'B',
};

test('the address of an upload signs its type and length, and no checksum that a browser would not send', async () => {
  const storage = s3Storage(partFrom(settings, 'storage', 's3'));
  const url = new URL(
    await storage.uploadUrl({
      uploadId: '0b7c9c0e-1111-4222-8333-444455556666',
      type: 'image/png',
      size: 5,
      expiresAt: new Date(Date.now() + 300_000),
    }),
  );
  expect(url.searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
  expect(url.searchParams.get('X-Amz-Expires')).toBe('300');
  expect(url.search).not.toMatch(/checksum/i);
  await storage.close();
});

test('a bucket that cannot be reached may be there again soon', async () => {
  const storage = s3Storage(partFrom(settings, 'storage', 's3'));
  await expect(
    storage.readPublished('images/0b7c9c0e-1111-4222-8333-444455556666/main.webp'),
  ).rejects.toThrow(StorageUnavailable);
  await storage.close();
});
