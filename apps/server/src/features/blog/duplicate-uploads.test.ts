import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type BlogSite, picture } from './testing/blog-site.ts';
import { test } from './testing/blog-test.ts';

const finish = (site: BlogSite, token: string, key: string) =>
  site.call('POST', '/uploads/done', { token, payload: { key } });
const publishedFolders = async ({ directory }: BlogSite) =>
  (await readdir(join(directory, 'images'))).map((id) => `images/${id}/main.webp`);

test('uploading the same file again returns the first picture', async ({ site, token }) => {
  const bytes = await picture(600, 300).png().toBuffer();
  const first = await site.upload(token, 'loaf.png', bytes);
  expect((await finish(site, token, first.key)).json()).toMatchObject({
    key: first.key,
    alt: '',
    credit: '',
  });
  await site.database.query("update upload set alt = 'A loaf', credit = 'Ruth', license = 'CC BY 4.0'");
  const again = await site.upload(token, 'Loaf (1).PNG', bytes);
  expect(again.key).not.toBe(first.key);
  const done = await finish(site, token, again.key);
  expect(done.json()).toMatchObject({
    key: first.key,
    url: `/media/${first.key}`,
    alt: 'A loaf',
    credit: 'Ruth',
    license: 'CC BY 4.0',
  });
  // Its answer was lost.
  expect((await finish(site, token, again.key)).json()).toEqual(done.json());
  expect(await publishedFolders(site)).toEqual([first.key]);

  // A client that knows only how to send pictures goes by the key that it was given.
  const post = await site.create(token, {
    heroImageKey: again.key,
    content: `<p>x</p><img src="/media/${again.key}" alt="Bread"><img src="/media/${again.key}" alt="">`,
  });
  expect(post.heroImageKey).toBe(first.key);
  expect(post.content.match(/src="[^"]*"/g)).toEqual(Array(2).fill(`src="/media/${first.key}"`));
  expect(post.content).toContain('alt="Bread"');
});

test('simultaneous uploads of the same file create one picture', async ({ site, token }) => {
  const bytes = await picture(60, 30).png().toBuffer();
  const sent = [await site.upload(token, 'a.png', bytes), await site.upload(token, 'b.png', bytes)];
  const done = await Promise.all(sent.map(({ key }) => finish(site, token, key)));
  const keys = new Set(done.map((answer) => answer.json().key));
  expect(done.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect([...keys]).toEqual(await publishedFolders(site));
});
