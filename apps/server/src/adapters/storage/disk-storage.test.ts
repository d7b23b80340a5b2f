import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { partFrom } from '#config/testing/part-from.ts';
import { diskStorage } from './disk-storage.ts';
import { StorageUnavailable } from './storage.ts';
import { storageCases } from './testing/storage-cases.ts';

const siteSecret = new Uint8Array(32).fill(7);
const maxBytes = 2_000;

/** The storage with a plain server at its door, as the site stands before it. */
async function disk() {
  const home = await mkdtemp(join(tmpdir(), 'wayfare-disk-'));
  const settings = partFrom({ DATA_DIR: home }, 'storage', 'disk');
  const { directory } = settings;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://door');
    if (request.method === 'PUT') {
      const { 'content-type': type = '', 'content-length': length } = request.headers;
      const isRecording = pathname.startsWith('/recordings/');
      const taker = isRecording ? storage.recordings : storage.localMedia;
      const verdict = await taker?.receive?.(
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
      response.writeHead(verdict === 'taken' ? 200 : 403).end(verdict);
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
  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const publicBase = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const recordings = { uploadBase: `${publicBase}/recordings/sent`, maxBytes };
  const uploadBase = `${publicBase}/uploads`;
  const storage = diskStorage({ ...settings, uploadBase, siteSecret, maxBytes, recordings });
  return {
    storage,
    publicBase,
    directory,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}

storageCases('the disk', disk);

const uploadId = '0b7c9c0e-1111-4222-8333-444455556666';
const soon = () => new Date(Date.now() + 60_000);

test('an address takes one upload, of however many come at once, and none after it was read', async () => {
  await using site = await disk();
  const url = await site.storage.uploadUrl({ uploadId, type: 'image/png', size: null, expiresAt: soon() });
  const send = async (body: string) => {
    const answer = await fetch(url, { method: 'PUT', body, headers: { 'content-type': 'image/png' } });
    return answer.text();
  };
  const verdicts = await Promise.all(Array.from({ length: 8 }, (_, at) => send(`number ${at}`)));
  expect(verdicts.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'spent'), 'taken']);
  await site.storage.discardUpload(uploadId);
  expect(await send('again')).toBe('spent');
});

test('an upload that never ends is cut off at the limit, announced or not, and leaves nothing', async () => {
  await using site = await disk();
  const url = await site.storage.uploadUrl({ uploadId, type: 'image/png', size: null, expiresAt: soon() });
  const headers = { 'content-type': 'image/png' };
  const announced = await fetch(url, { method: 'PUT', body: 'x'.repeat(maxBytes + 1), headers });
  expect(await announced.text()).toBe('too-large');
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

test('a disk that cannot be written may be mended', async () => {
  await using site = await disk();
  await mkdir(site.directory);
  await writeFile(join(site.directory, 'images'), 'in the way');
  const publish = site.storage.publish(`images/${uploadId}/main.webp`, Buffer.from('x'), 'image/webp');
  await expect(publish).rejects.toThrow(StorageUnavailable);
});
