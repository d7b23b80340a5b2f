import sharp from 'sharp';
import { expect } from 'vitest';
import { sharpImages } from '#adapters/images/sharp-images.ts';
import { s3Storage } from '#adapters/storage/s3-storage.ts';
import { s3Server } from '#adapters/storage/testing/s3-server.ts';
import { systemClock } from '#clock.ts';
import { partFrom } from '#config/testing/part-from.ts';
import { finishUpload, startUpload } from './pictures/upload.ts';
import { picture, putFile } from './testing/blog-site.ts';
import { test } from './testing/blog-test.ts';

const colour = async (bytes: ArrayBuffer): Promise<number[]> => {
  const { channels } = await sharp(bytes).stats();
  return channels.map(({ mean }) => Math.round(mean));
};

test('a second upload to a bucket URL after the check changes nothing', async ({ database }) => {
  await using server = await s3Server();
  const storage = s3Storage(partFrom(server.settings, 'storage', 's3'));
  const deps = { db: database, clock: systemClock, storage, images: sharpImages() };
  const { uploadUrl, key } = await startUpload(deps, { filename: 'a.png' });
  const green = await picture(40, 30).png().toBuffer();
  const black = await picture(40, 30).linear(0, 0).png().toBuffer();
  expect((await putFile(uploadUrl, black, 'image/png')).status).toBe(200);
  expect((await putFile(uploadUrl, green, 'image/png')).status).toBe(200);
  const checked = await finishUpload(deps, key);
  const seen = async () => (await fetch(`${server.publicBase}/${key}`)).arrayBuffer();
  const before = await seen();
  expect((await colour(before))[1]).toBeGreaterThan(100);

  for (const later of [black, Buffer.from('<!doctype html><script>alert(1)</script>')])
    await putFile(uploadUrl, later, 'image/png');
  expect(await finishUpload(deps, key)).toEqual(checked);
  expect(Buffer.from(await seen())).toEqual(Buffer.from(before));
  await storage.close();
});

test('a file that is both image and HTML is served as the image only', async ({ site, token }) => {
  const page = '<!doctype html><script>alert(1)</script>';
  const whole = await picture(40, 30)
    .withExif({ IFD0: { ImageDescription: page } })
    .png()
    .toBuffer();
  const { key, sent } = await site.upload(token, 'page.html.png', Buffer.concat([whole, Buffer.from(page)]));
  expect(sent.status).toBe(200);
  const done = await site.call('POST', '/uploads/done', { token, payload: { key } });
  expect(done.statusCode).toBe(200);
  const files = [done.json().url, ...`${done.json().avif}, ${done.json().webp}`.split(', ')];
  for (const file of files) {
    const answer = await site.inject('GET', String(file).split(' ')[0] ?? '');
    expect(answer.headers['content-type']).toMatch(/^image\/(?:avif|webp)$/);
    expect(answer.rawPayload.includes('script')).toBe(false);
  }
});

test('an upload with an unsigned type or length is rejected', async ({ site, token }) => {
  const bytes = await picture(40, 30).png().toBuffer();
  for (const type of ['image/svg+xml', 'text/html', 'image/jpeg', 'image/png; x=text/html']) {
    const { sent } = await site.upload(token, 'a.png', bytes, { type });
    expect([type, sent.status]).toEqual([type, 403]);
  }
  for (const size of [bytes.length - 1, bytes.length + 1]) {
    const { sent } = await site.upload(token, 'a.png', bytes, { size });
    expect([sent.status, await sent.json()]).toMatchObject([403, { code: 'upload_refused' }]);
  }
});
