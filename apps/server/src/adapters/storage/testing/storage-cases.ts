import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '#testing/test-folder.ts';
import { recordingKey, type Storage } from '../storage.ts';

export interface StorageUnderTest extends AsyncDisposable {
  readonly storage: Storage;
  /** Base URL of the published files. */
  readonly publicBase: string;
}

const fiveMinutes = 5 * 60_000;
const maxBytes = 1_000;

const expected = (overrides: Partial<Parameters<Storage['uploadUrl']>[0]> = {}) => ({
  uploadId: randomUUID(),
  type: 'image/png',
  size: null,
  expiresAt: new Date(Date.now() + fiveMinutes),
  ...overrides,
});

async function put(url: string, body: string, type = 'image/png'): Promise<number> {
  const answer = await fetch(url, { method: 'PUT', body, headers: { 'content-type': type } });
  await answer.arrayBuffer();
  return answer.status;
}

const isRefusal = (status: number): boolean => status >= 400 && status < 500;

export function storageCases(name: string, open: () => Promise<StorageUnderTest>): void {
  const check = (title: string, run: (site: StorageUnderTest) => Promise<void>) =>
    test(`${name}: ${title}`, async () => {
      await using site = await open();
      await run(site);
    });

  check('an upload is stored and is not public', async ({ storage, publicBase }) => {
    const upload = expected({ size: 5 });
    expect(await storage.readUpload(upload.uploadId, maxBytes)).toEqual({ status: 'missing' });
    expect(await put(await storage.uploadUrl(upload), 'hello')).toBe(200);
    expect(await storage.readUpload(upload.uploadId, maxBytes)).toEqual({
      status: 'arrived',
      bytes: Buffer.from('hello'),
    });
    for (const key of [`quarantine/${upload.uploadId}`, `images/${upload.uploadId}/main.webp`]) {
      expect(isRefusal((await fetch(`${publicBase}/${key}`)).status)).toBe(true);
    }
    await storage.discardUpload(upload.uploadId);
    await storage.discardUpload(upload.uploadId);
    expect(await storage.readUpload(upload.uploadId, maxBytes)).toEqual({ status: 'missing' });
  });

  check('an upload over the limit is not read', async ({ storage }) => {
    const upload = expected();
    await put(await storage.uploadUrl(upload), 'x'.repeat(maxBytes + 1));
    expect(await storage.readUpload(upload.uploadId, maxBytes)).toEqual({ status: 'too-large' });
  });

  check('an upload with another type, length, name or expiry than signed is refused', async ({ storage }) => {
    const upload = expected({ size: 5 });
    const url = await storage.uploadUrl(upload);
    const other = randomUUID();
    const tries: readonly (readonly [string, string, string?])[] = [
      [url, 'hello', 'text/html'],
      [url, 'hello', 'image/svg+xml'],
      [url, 'hello!', 'image/png'],
      [url, 'hell', 'image/png'],
      [url.replace(upload.uploadId, other), 'hello'],
      [url.replaceAll(/([Ee]xpires=)\d+/g, '$19999999999999'), 'hello'],
      [
        url.replace(/signature=./i, (sign) => `${sign.slice(0, -1)}${sign.endsWith('0') ? '1' : '0'}`),
        'hello',
      ],
      [url.replace(/\?.*/, ''), 'hello'],
    ];
    for (const [address, body, type] of tries) {
      expect([address, body, type, isRefusal(await put(address, body, type))]).toEqual([
        address,
        body,
        type,
        true,
      ]);
    }
    for (const uploadId of [upload.uploadId, other])
      expect(await storage.readUpload(uploadId, maxBytes)).toEqual({ status: 'missing' });
  });

  check('an expired URL is refused', async ({ storage }) => {
    const upload = expected({ expiresAt: new Date(Date.now() + 1) });
    const url = await storage.uploadUrl(upload);
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    expect(isRefusal(await put(url, 'hello'))).toBe(true);
    expect(await storage.readUpload(upload.uploadId, maxBytes)).toEqual({ status: 'missing' });
  });

  check('a published file is public until it is unpublished', async ({ storage, publicBase }) => {
    const keys = ['main.webp', '480.avif'].map((file) => `images/${randomUUID()}/${file}`);
    const [picture = '', size = ''] = keys;
    await storage.publish(picture, Buffer.from('webp'), 'image/webp');
    await storage.publish(size, Buffer.from('avif'), 'image/avif');
    await storage.publish(size, Buffer.from('avif'), 'image/avif');
    const answer = await fetch(`${publicBase}/${picture}`);
    expect([answer.status, await answer.text()]).toEqual([200, 'webp']);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await storage.readPublished(size)).toEqual(Buffer.from('avif'));
    expect((await storage.listPublished()).toSorted()).toEqual(keys.toSorted());
    await storage.unpublish(keys);
    await storage.unpublish(keys);
    expect(await storage.readPublished(size)).toBeNull();
    expect(isRefusal((await fetch(`${publicBase}/${picture}`)).status)).toBe(true);
  });

  check('discardUploadsBefore deletes old uploads only', async ({ storage }) => {
    const upload = expected();
    await put(await storage.uploadUrl(upload), 'hello');
    await storage.discardUploadsBefore(new Date(Date.now() - 60_000));
    expect(await storage.readUpload(upload.uploadId, maxBytes)).toMatchObject({ status: 'arrived' });
    await storage.discardUploadsBefore(new Date(Date.now() + 60_000));
    expect(await storage.readUpload(upload.uploadId, maxBytes)).toEqual({ status: 'missing' });
  });

  check('a key with another path is refused', async ({ storage }) => {
    for (const key of [
      '../x',
      'images/../x/main.webp',
      'quarantine/x',
      'images/x.html',
      `images/${randomUUID()}/x.svg`,
    ]) {
      await expect(storage.publish(key, Buffer.from('x'), 'image/webp')).rejects.toThrow();
      expect(await storage.readPublished(key)).toBeNull();
    }
    await expect(storage.readUpload('../../master.key', maxBytes)).rejects.toThrow();
  });

  check(
    'a recording is stored as a file, read in parts, and is not public',
    async ({ storage, publicBase }) => {
      const { recordings } = storage;
      const folder = await testFolder();
      const [sent, prepared] = [join(folder, 'sent'), join(folder, 'prepared')];
      const upload = expected({ type: 'audio/mpeg', size: 9 });
      const { uploadId } = upload;
      expect(await recordings.findUploadedBytes(uploadId)).toBeNull();
      expect(await recordings.fetchUpload(uploadId, sent)).toBe(false);
      expect(await put(await recordings.uploadUrl(upload), 'a reading', 'audio/mpeg')).toBe(200);
      expect(await recordings.findUploadedBytes(uploadId)).toBe(9);
      expect(await recordings.fetchUpload(uploadId, sent)).toBe(true);
      expect(await readFile(sent, 'utf8')).toBe('a reading');

      const key = recordingKey('ab'.repeat(32));
      expect(await recordings.open(key)).toBeNull();
      await writeFile(prepared, 'what is heard');
      await recordings.store(key, prepared);
      await recordings.store(key, prepared);
      expect(await recordings.list()).toEqual([key]);
      const recording = await recordings.open(key);
      expect(recording?.bytes).toBe(13);
      const part = await recording?.read(5, 6);
      expect(Buffer.concat((await part?.toArray()) ?? []).toString()).toBe('is');
      for (const path of [key, `originals/${uploadId}`])
        expect(isRefusal((await fetch(`${publicBase}/${path}`)).status)).toBe(true);
      expect(await storage.listPublished()).toEqual([]);

      for (const other of ['recordings/x.mp3', `recordings/../${key}`, 'images/x/main.webp']) {
        expect(await recordings.open(other)).toBeNull();
        await expect(recordings.store(other, prepared)).rejects.toThrow(RangeError);
      }
      await recordings.remove([key]);
      await recordings.remove([key]);
      await recordings.discardUpload(uploadId);
      expect([await recordings.list(), await recordings.findUploadedBytes(uploadId)]).toEqual([[], null]);
      const abandoned = expected({ type: 'audio/mpeg', size: 4 });
      await put(await recordings.uploadUrl(abandoned), 'left', 'audio/mpeg');
      await recordings.discardUploadsBefore(new Date(Date.now() - fiveMinutes));
      expect(await recordings.findUploadedBytes(abandoned.uploadId)).toBe(4);
      await recordings.discardUploadsBefore(new Date(Date.now() + fiveMinutes));
      expect(await recordings.findUploadedBytes(abandoned.uploadId)).toBeNull();
    },
  );
}
