import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { recordingKey, type Storage } from '../storage.ts';

export interface StorageUnderTest extends AsyncDisposable {
  readonly storage: Storage;
  /** Where browsers find what is published. */
  readonly publicBase: string;
}

const fiveMinutes = 5 * 60_000;
const most = 1_000;

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

/** What every storage does. */
export function storageCases(name: string, open: () => Promise<StorageUnderTest>): void {
  test(`${name}: what is sent to its address arrives, and nobody can fetch it`, async () => {
    await using under = await open();
    const { storage, publicBase } = under;
    const upload = expected({ size: 5 });
    expect(await storage.readUpload(upload.uploadId, most)).toEqual({ status: 'missing' });
    expect(await put(await storage.uploadUrl(upload), 'hello')).toBe(200);
    expect(await storage.readUpload(upload.uploadId, most)).toEqual({
      status: 'arrived',
      bytes: Buffer.from('hello'),
    });
    for (const place of [`quarantine/${upload.uploadId}`, `images/${upload.uploadId}/main.webp`]) {
      expect(isRefusal((await fetch(`${publicBase}/${place}`)).status)).toBe(true);
    }
    await storage.discardUpload(upload.uploadId);
    await storage.discardUpload(upload.uploadId);
    expect(await storage.readUpload(upload.uploadId, most)).toEqual({ status: 'missing' });
  });

  test(`${name}: what is longer than may be is not read`, async () => {
    await using under = await open();
    const upload = expected();
    await put(await under.storage.uploadUrl(upload), 'x'.repeat(most + 1));
    expect(await under.storage.readUpload(upload.uploadId, most)).toEqual({ status: 'too-large' });
  });

  test(`${name}: another type, length, name or time than was signed is refused`, async () => {
    await using under = await open();
    const { storage } = under;
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
      expect(await storage.readUpload(uploadId, most)).toEqual({ status: 'missing' });
  });

  test(`${name}: an address that has expired takes nothing`, async () => {
    await using under = await open();
    const upload = expected({ expiresAt: new Date(Date.now() + 1) });
    const url = await under.storage.uploadUrl(upload);
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    expect(isRefusal(await put(url, 'hello'))).toBe(true);
    expect(await under.storage.readUpload(upload.uploadId, most)).toEqual({ status: 'missing' });
  });

  test(`${name}: what is published can be fetched by everybody, until it is taken back`, async () => {
    await using under = await open();
    const { storage, publicBase } = under;
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

  test(`${name}: what was left lying is cleared away, and what is new stays`, async () => {
    await using under = await open();
    const { storage } = under;
    const upload = expected();
    await put(await storage.uploadUrl(upload), 'hello');
    await storage.discardUploadsBefore(new Date(Date.now() - 60_000));
    expect(await storage.readUpload(upload.uploadId, most)).toMatchObject({ status: 'arrived' });
    await storage.discardUploadsBefore(new Date(Date.now() + 60_000));
    expect(await storage.readUpload(upload.uploadId, most)).toEqual({ status: 'missing' });
  });

  test(`${name}: nothing is kept under a name that leads elsewhere`, async () => {
    await using under = await open();
    const { storage } = under;
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
    await expect(storage.readUpload('../../master.key', most)).rejects.toThrow();
  });

  test(`${name}: a recording comes in as a file, is read in parts, and nobody fetches it`, async () => {
    await using under = await open();
    const { recordings } = under.storage;
    const folder = await mkdtemp(join(tmpdir(), 'wayfare-recording-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const [sent, made] = [join(folder, 'sent'), join(folder, 'made')];
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
    await writeFile(made, 'what is heard');
    await recordings.store(key, made);
    await recordings.store(key, made);
    expect(await recordings.list()).toEqual([key]);
    const kept = await recordings.open(key);
    expect(kept?.bytes).toBe(13);
    const part = await kept?.read(5, 6);
    expect(Buffer.concat((await part?.toArray()) ?? []).toString()).toBe('is');
    for (const place of [key, `originals/${uploadId}`])
      expect(isRefusal((await fetch(`${under.publicBase}/${place}`)).status)).toBe(true);
    expect(await under.storage.listPublished()).toEqual([]);

    for (const other of ['recordings/x.mp3', `recordings/../${key}`, 'images/x/main.webp']) {
      expect(await recordings.open(other)).toBeNull();
      await expect(recordings.store(other, made)).rejects.toThrow(RangeError);
    }
    await recordings.remove([key]);
    await recordings.remove([key]);
    await recordings.discardUpload(uploadId);
    expect([await recordings.list(), await recordings.findUploadedBytes(uploadId)]).toEqual([[], null]);
    const forgotten = expected({ type: 'audio/mpeg', size: 4 });
    await put(await recordings.uploadUrl(forgotten), 'left', 'audio/mpeg');
    await recordings.discardUploadsBefore(new Date(Date.now() - fiveMinutes));
    expect(await recordings.findUploadedBytes(forgotten.uploadId)).toBe(4);
    await recordings.discardUploadsBefore(new Date(Date.now() + fiveMinutes));
    expect(await recordings.findUploadedBytes(forgotten.uploadId)).toBeNull();
  });
}
