import { mkdir, readdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { partFrom } from '#config/testing/part-from.ts';
import { localServer } from '#http/testing/local-server.ts';
import { testFolder } from '#testing/test-folder.ts';
import { diskStorage } from './disk-storage.ts';
import { StorageUnavailable } from './storage.ts';
import { storageCases } from './testing/storage-cases.ts';

const siteSecret = new Uint8Array(32).fill(7);
const maxBytes = 2_000;

/** The storage behind a plain HTTP server. */
async function disk() {
  const home = await testFolder();
  const settings = partFrom({ DATA_DIR: home }, 'storage', 'disk');
  const { directory } = settings;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'PUT') {
      const { 'content-type': type = '', 'content-length': length } = request.headers;
      const isRecording = pathname.startsWith('/recordings/');
      const receiver = isRecording ? storage.recordings : storage.localMedia;
      const result = await receiver?.receive?.(
        {
          uploadId: pathname.split('/').at(-1) ?? '',
          part: null,
          query: Object.fromEntries(searchParams),
          type,
          length: length === undefined ? null : Number(length),
          body: request,
        },
        new Date(),
      );
      request.resume();
      response.writeHead(result === 'taken' ? 200 : 403).end(result);
      return;
    }
    const file = await storage.localMedia?.open(pathname.slice(1));
    if (file == null) response.writeHead(404).end();
    else {
      response.writeHead(200, {
        'content-type': file.type,
        'cache-control': 'public, max-age=31536000, immutable',
      });
      await pipeline(file.read(), response);
    }
  };
  const server = await localServer((request, response) => void answer(request, response));
  const publicBase = server.url;
  const recordings = { uploadBase: `${publicBase}/recordings/sent`, maxBytes };
  const uploadBase = `${publicBase}/uploads`;
  const storage = diskStorage({ ...settings, uploadBase, siteSecret, maxBytes, recordings });
  return {
    storage,
    publicBase,
    directory,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

storageCases('disk', disk);

const uploadId = '0b7c9c0e-1111-4222-8333-444455556666';
const soon = () => new Date(Date.now() + 60_000);

test('an upload URL works once, also for concurrent uploads', async () => {
  await using site = await disk();
  const url = await site.storage.uploadUrl({ uploadId, type: 'image/png', size: null, expiresAt: soon() });
  const send = async (body: string) => {
    const answer = await fetch(url, { method: 'PUT', body, headers: { 'content-type': 'image/png' } });
    return answer.text();
  };
  const results = await Promise.all(Array.from({ length: 8 }, (_, at) => send(`number ${at}`)));
  expect(results.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'spent'), 'taken']);
  await site.storage.discardUpload(uploadId);
  expect(await send('again')).toBe('spent');
});

test('an upload over the limit is refused, with and without content-length, and leaves no file', async () => {
  await using site = await disk();
  const url = await site.storage.uploadUrl({ uploadId, type: 'image/png', size: null, expiresAt: soon() });
  const headers = { 'content-type': 'image/png' };
  const declared = await fetch(url, { method: 'PUT', body: 'x'.repeat(maxBytes + 1), headers });
  expect(await declared.text()).toBe('too-large');
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      if (sent > 100) controller.close();
      else controller.enqueue(new TextEncoder().encode('x'.repeat(100)));
    },
  });
  const streamed = await fetch(url, { method: 'PUT', body, headers, duplex: 'half' } as RequestInit);
  expect(await streamed.text()).toBe('too-large');
  const empty = await fetch(url, { method: 'PUT', body: '', headers });
  expect(await empty.text()).toBe('wrong-size');
  expect(await readdir(join(site.directory, 'quarantine'))).toEqual([]);
});

test('a write error throws StorageUnavailable', async () => {
  await using site = await disk();
  await mkdir(site.directory);
  await writeFile(join(site.directory, 'images'), 'in the way');
  const publish = site.storage.publish(`images/${uploadId}/main.webp`, Buffer.from('x'), 'image/webp');
  await expect(publish).rejects.toThrow(StorageUnavailable);
});
