import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { statusAndCode } from '#http/testing/status-and-code.ts';
import { testFolder } from '#testing/test-folder.ts';
import { exportPosts } from './export-posts.ts';
import { deleteUnusedUploadsTask } from './pictures/upload.ts';
import { type blogSite, picture, putFile } from './testing/blog-site.ts';
import { test } from './testing/blog-test.ts';

type Site = Awaited<ReturnType<typeof blogSite>>;

const png = () => picture(1_000, 600).png().toBuffer();
const finish = (site: Site, token: string, key: string) =>
  site.call('POST', '/uploads/done', { token, payload: { key } });
const filesIn = async (site: Site, folder: string): Promise<string[]> =>
  (await readdir(join(site.directory, folder), { recursive: true }).catch(() => [])).toSorted();

test('an uploaded image is public only after processing, in every size', async ({ site, token }) => {
  const bytes = await png();
  const { key, uploadUrl, sent } = await site.upload(token, 'My <door>.PNG', bytes, { size: bytes.length });
  expect(sent.status).toBe(200);
  expect(key).toMatch(/^images\/[0-9a-f-]{36}\/main\.webp$/);
  expect(uploadUrl).not.toMatch(/door/i);
  expect((await site.inject('GET', `/media/${key}`)).statusCode).toBe(404);
  const done = await finish(site, token, key);
  expect(done.json()).toMatchObject({ key, url: `/media/${key}`, width: 1_000, height: 600 });
  expect((await finish(site, token, key)).json()).toEqual(done.json());
  const addresses = [done.json().avif, done.json().webp].flatMap((srcset: string) =>
    srcset.split(', ').map((part) => part.split(' ')),
  );
  expect(addresses.map(([, width]) => width)).toEqual(['480w', '960w', '1000w', '480w', '960w', '1000w']);
  for (const [address = '', width] of addresses) {
    const file = await site.inject('GET', address);
    expect(`${(await sharp(file.rawPayload).metadata()).width}w`).toBe(width);
  }
  const shown = await site.inject('GET', `/media/${key}`);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
  const again = await site.inject('GET', `/media/${key}`, {
    headers: { 'if-none-match': String(shown.headers['etag']) },
  });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  expect((await putFile(uploadUrl, bytes, 'image/png')).status).toBe(403);
});

test('unsupported names, types and sizes are rejected before the upload', async ({ site, token }) => {
  const ask = async (query: string) =>
    statusAndCode(await site.call('GET', `/upload-url?${query}`, { token }));
  for (const name of [
    'x.svg',
    'x.html',
    'x.png.html',
    'x.heic',
    'png',
    'x',
    '.png%00.html',
    'x.constructor',
    'x.png/',
  ])
    expect(await ask(`filename=${name}`), name).toMatch(/^4/);
  expect(await ask('filename=x.svg')).toBe('400 image_type');
  expect(await ask('filename=x.png&size=10485761')).toBe('413 image_too_large');
  expect(await ask('filename=x.png&size=0')).toBe('400 image_refused');
  expect(await ask('filename=x.png&size=-1')).toBe('400 invalid_input');
  expect(await ask('')).toBe('400 invalid_input');
  expect(await ask('filename=..%2F..%2Fx.html.png')).toBe('200');
  const { rows } = await site.database.query<{ key: string }>('select key from upload');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.key).toMatch(/^images\/[0-9a-f-]{36}\/main\.webp$/);
});

test('a file that is not the announced image is rejected and deleted', async ({ site, token }) => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const gif = await picture(9, 9).gif().toBuffer();
  for (const [name, type, bytes] of [
    ['a.png', 'image/png', svg],
    ['a.jpg', 'image/jpeg', html],
    ['a.gif', 'image/gif', Buffer.concat([gif.subarray(0, 20), html])],
    ['a.webp', 'image/webp', gif],
  ] as const) {
    const { key, sent } = await site.upload(token, name, bytes, { type });
    expect(sent.status).toBe(200);
    const done = await finish(site, token, key);
    expect([name, done.statusCode, done.json().code]).toEqual([name, 400, 'image_refused']);
    expect(
      statusAndCode(
        await site.call('POST', '/posts', {
          token,
          payload: {
            id: `p-${name.slice(2)}`,
            slug: 'p',
            title: 'P',
            content: '',
            status: 'DRAFT',
            heroImageKey: key,
          },
        }),
      ),
    ).toBe('400 image_unusable');
  }
  expect(await filesIn(site, 'images')).toEqual([]);
  const other = await site.upload(token, 'a.png', html, { type: 'text/html' });
  expect(other.sent.status).toBe(403);
  expect(await other.sent.json()).toMatchObject({ code: 'upload_refused' });
  const vast = await site.upload(token, 'a.png', Buffer.alloc(10 * 1024 * 1024 + 1));
  expect([vast.sent.status, await vast.sent.json()]).toMatchObject([413, { code: 'image_too_large' }]);
  const late = await site.call('GET', '/upload-url?filename=a.png', { token });
  site.setTime('2026-11-21T17:05:00Z');
  expect((await putFile(late.json().uploadUrl, await png(), 'image/png')).status).toBe(403);
  expect(statusAndCode(await finish(site, token, late.json().key))).toBe('404 upload_missing');
  expect((await finish(site, token, 'images/x')).json().code).toBe('upload_not_found');
});

test('media URLs lead to no other files', async ({ site }) => {
  const folder = '/media/images/0b7c9c0e-1111-4222-8333-444455556666';
  for (const path of [
    '/media/',
    '/media/images/../quarantine/x',
    '/media/images/..%2f..%2fmaster.key/main.webp',
    '/media/quarantine/0b7c9c0e-1111-4222-8333-444455556666',
    `${folder}/..%2f..%2fmain.webp`,
    `${folder}/main.html`,
    `${folder}/main.webp%00`,
    `${folder}/main.webp/x`,
  ]) {
    const { statusCode } = await site.inject('GET', path);
    expect([path, [400, 404].includes(statusCode)]).toEqual([path, true]);
  }
});

test('the published calls suffice for images, also in the export', async ({ database, site, token }) => {
  const [hero, inText] = [
    await site.upload(token, 'hero.png', await png()),
    await site.upload(token, 'text.jpeg', await picture(600, 300).jpeg().toBuffer(), {
      type: 'image/jpeg',
    }),
  ];
  const post = await site.create(token, {
    slug: 'bread',
    heroImageKey: hero.key,
    heroImageAlt: 'A loaf',
    content: `<p>x</p><img src="/media/${inText.key}" alt="Barley">`,
  });
  expect(post).toMatchObject({
    heroImageUrl: `/media/${hero.key}`,
    heroImage: { width: 1_000, height: 600 },
  });
  expect(post.content).toContain(`src="/media/${inText.key}" srcset="/media/`);
  expect(post.content).toContain('width="600" height="300" alt="Barley"');
  const folder = await testFolder();
  expect(await exportPosts({ db: database, storage: site.deps.storage }, folder)).toMatchObject({
    posts: 1,
    images: 2,
    missing: [],
  });
  const names = (await readdir(folder, { recursive: true })).toSorted();
  expect(names).toEqual([
    'bread.md',
    'images',
    expect.stringMatching(/^images\/.{36}\.webp$/),
    expect.stringMatching(/^images\/.{36}\.webp$/),
    'pictures.json',
    'posts.json',
  ]);
  const words = JSON.parse(await readFile(join(folder, 'pictures.json'), 'utf8'));
  expect(words.map(({ alt }: { alt: string }) => alt).toSorted()).toEqual(['A loaf', 'Barley']);
  expect(names).toContain(words[0].file);
  const markdown = await readFile(join(folder, 'bread.md'), 'utf8');
  const [image = ''] = /images\/[0-9a-f-]+\.webp(?=\))/.exec(markdown) ?? [];
  expect((await sharp(join(folder, image)).metadata()).width).toBe(600);
});

test('an unused image is deleted after a day, a used one is kept', async ({ site, token }) => {
  const [used, unused, never] = [
    await site.upload(token, 'a.png', await png()),
    await site.upload(token, 'b.png', await png()),
    await site.upload(token, 'c.png', await png()),
  ];
  const post = await site.create(token, { heroImageKey: used.key });
  await finish(site, token, unused.key);
  const bare = { token, payload: { ...post, heroImageKey: '', heroImageUrl: '' } };
  expect((await site.call('PUT', `/posts/${post.id}`, bare)).json().heroImageUrl).toBe('');
  await deleteUnusedUploadsTask(site.deps).run();
  expect((await site.database.query('select from upload')).rowCount).toBe(3);
  site.setTime(new Date(Date.now() + 2 * 86_400_000));
  await deleteUnusedUploadsTask(site.deps).run();
  const { rows } = await site.database.query('select key from upload');
  expect(rows).toEqual([{ key: used.key }]);
  expect((await site.inject('GET', `/media/${used.key}`)).statusCode).toBe(200);
  expect((await site.inject('GET', `/media/${unused.key}`)).statusCode).toBe(404);
  expect(
    statusAndCode(
      await site.call('POST', '/posts', {
        token,
        payload: { ...post, id: 'late', slug: 'late', heroImageKey: never.key },
      }),
    ),
  ).toBe('400 image_unusable');
  expect(await filesIn(site, 'quarantine')).toEqual([]);
});
