import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { partFrom } from '#config/testing/part-from.ts';
import { localServer } from '#http/testing/local-server.ts';
import { listenLocally } from '../../http/testing/free-port.ts';
import { s3Storage } from './s3-storage.ts';
import { StorageUnavailable } from './storage.ts';
import { s3Server } from './testing/s3-server.ts';
import { storageCases } from './testing/storage-cases.ts';

storageCases('S3', async () => {
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

test('an upload URL signs type and length, and no checksum', async () => {
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

const partialResponse =
  'HTTP/1.1 200 OK\r\ncontent-type: image/webp\r\ncontent-length: 5000\r\n\r\nThe first bytes of a picture';

test.each([
  ['does not answer', ''],
  ['stops in the middle of a picture', partialResponse],
])('a store that %s throws StorageUnavailable', async (_, response) => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('data', () => socket.write(response));
  });
  const port = await listenLocally(server);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const env = { ...settings, S3_ENDPOINT: `http://127.0.0.1:${port}` };
  const timeouts = { connectMs: 200, idleMs: 200, attempts: 2 };
  const storage = s3Storage(partFrom(env, 'storage', 's3'), timeouts);
  await expect(storage.listPublished()).rejects.toThrow(StorageUnavailable);
  const read = storage.readPublished('images/0b7c9c0e-1111-4222-8333-444455556666/main.webp');
  await expect(read).rejects.toThrow(StorageUnavailable);
  await storage.close();
});

test.each([
  [
    503,
    '<Error><Code>SlowDown</Code></Error>',
    'the store is too busy or out of order: .+ try again later \\(SlowDown 503\\)',
  ],
  [403, '<Error><Code>AccessDenied</Code></Error>', 'the store refuses the key: .+ \\(AccessDenied 403\\)'],
  [404, '<Error><Code>NoSuchBucket</Code></Error>', 'there is no such bucket: .+ \\(NoSuchBucket 404\\)'],
  [502, '<!doctype html><p>Bad Gateway</html>', 'the store is too busy or out of order: .+ \\(a page 502\\)'],
  [
    200,
    '<!doctype html><p>Hello',
    'a web page answers in place of a store: check S3_ENDPOINT \\(a page.*\\)',
  ],
  [0, '', 'the store did not answer in time: .+ \\(TimeoutError\\)'],
])('status %i with %s is reported with a remedy', async (status, body, sentence) => {
  await using server = await localServer((request, response) => {
    request.resume();
    if (status > 0)
      response
        .writeHead(status, { 'content-type': body.startsWith('<!') ? 'text/html' : 'application/xml' })
        .end(body);
  });
  const env = { ...settings, S3_ENDPOINT: server.url };
  const storage = s3Storage(partFrom(env, 'storage', 's3'), {
    connectMs: 200,
    idleMs: 200,
    attempts: 1,
  });
  const key = 'images/0b7c9c0e-1111-4222-8333-444455556666/main.webp';
  for (const attempt of [storage.listPublished(), storage.publish(key, Buffer.from('x'), 'image/webp')])
    await expect(attempt).rejects.toThrow(new RegExp(`^The storage cannot be used: ${sentence}\\.$`));
  await storage.close();
});
