import { expect, test } from 'vitest';
import { s3Storage } from './s3-storage.ts';
import { StorageUnavailable } from './storage.ts';
import { s3Server } from './testing/s3-server.ts';
import { storageCases } from './testing/storage-cases.ts';

storageCases('a bucket', async () => {
  const server = await s3Server();
  const storage = s3Storage(server.settings);
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
  bucket: 'pictures',
  region: 'us-east-1',
  endpoint: 'http://127.0.0.1:1',
  credentials: { accessKeyId: 'A', secretAccessKey: 'B' },
  usesPathStyle: true,
};

test('the address of an upload signs its type and length, and no checksum that a browser would not send', async () => {
  const storage = s3Storage(settings);
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
  const storage = s3Storage(settings);
  await expect(
    storage.readPublished('images/0b7c9c0e-1111-4222-8333-444455556666/main.webp'),
  ).rejects.toThrow(StorageUnavailable);
  await storage.close();
});
