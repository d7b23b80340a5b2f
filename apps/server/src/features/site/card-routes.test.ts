import { expect } from 'vitest';
import { testWith } from '#adapters/db/testing/database-test.ts';
import { addSamplePosts } from '../blog/sample-posts.ts';
import { sharingSite } from './testing/sharing-site.ts';

const test = testWith(sharingSite);

test('the preview image of a day is drawn once, and unpublished days have none', async ({ site }) => {
  await site.publish(site.editor.token, '2026-11-22', { title: 'Not yet' });
  await site.write(site.editor.token, '2026-11-20', { title: 'A draft' });
  const page = await site.open(`/dashboard/homilies/${site.date}`);
  expect(page.body).toContain('property="og:title" content="The God of people with names"');
  expect(page.body).not.toContain('Cleverness');
  expect(page.body).not.toContain('Some of the Sadducees');
  expect(page.body).toContain(
    `property="og:url" content="${site.publicUrl}/dashboard/homilies/${site.date}"`,
  );
  const address = new RegExp(`/cards/day/${site.date}\\.png\\?v=[\\w-]{12}`).exec(page.body)?.[0] ?? '';
  const card = await site.open(address);
  expect([card.statusCode, card.headers['content-type']]).toEqual([200, 'image/png']);
  expect(card.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const { width, height } = {
    width: card.rawPayload.readUInt32BE(16),
    height: card.rawPayload.readUInt32BE(20),
  };
  expect([width, height]).toEqual([1_200, 630]);
  expect(card.rawPayload.length).toBeLessThan(150_000);
  // That of the podcast is a square, with three numbers for each dot: apps refuse others.
  const square = await site.open('/cards/podcast.png');
  const head = square.rawPayload;
  expect([head.readUInt32BE(16), head.readUInt32BE(20), head[25]]).toEqual([1_500, 1_500, 2]);
  expect(head.length).toBeLessThan(500_000);
  const again = await site.visit('GET', address, {
    headers: { 'if-none-match': String(card.headers['etag']) },
  });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  const shared = await site.open(await site.link());
  expect(shared.body).toContain(`content="${site.publicUrl}${address}"`);
  for (const [date, title] of [
    ['2026-11-22', 'Not yet'],
    ['2026-11-20', 'A draft'],
    ['2026-11-19', 'nothing'],
    ['edit', 'nothing'],
  ] as const) {
    expect((await site.open(`/cards/day/${date}.png`)).statusCode).toBe(404);
    const usual = await site.open(`/dashboard/homilies/${date}`);
    expect(usual.statusCode).toBe(200);
    expect(usual.body).not.toContain(title);
    expect(usual.body).toContain('/social-card.png');
  }
  await site.publish(site.editor.token, site.date, { title: 'Another name' });
  expect((await site.open(`/dashboard/homilies/${site.date}`)).body).not.toContain(address);
});

test('the preview image of a post shows its title only, and drafts have none', async ({ site }) => {
  await addSamplePosts(site.database);
  const { rows } = await site.database.query<Record<'slug' | 'title' | 'excerpt' | 'content', string>>(
    'select slug, title, excerpt, content from post order by date desc limit 1',
  );
  const { slug = '', title = '', excerpt = '', content = '' } = rows[0] ?? {};
  const page = await site.open(`/dashboard/blog/${slug}`);
  expect(page.body).toContain(`property="og:title" content="${title}"`);
  // The excerpt is for everybody, and may begin as the text does.
  const passages = [...content.matchAll(/>([^<]{40})/g)].map(([, words = '']) => words);
  const locked = passages.filter((words) => !excerpt.includes(words));
  expect(locked.length).toBeGreaterThan(4);
  for (const words of locked) expect(page.body).not.toContain(words);
  const address = new RegExp(`/cards/post/${slug}\\.png\\?v=[\\w-]{12}`).exec(page.body)?.[0] ?? '';
  const card = await site.open(address);
  expect([card.statusCode, card.headers['content-type']]).toEqual([200, 'image/png']);
  expect([card.rawPayload.readUInt32BE(16), card.rawPayload.readUInt32BE(20)]).toEqual([1_200, 630]);
  expect(card.rawPayload.length).toBeLessThan(150_000);
  await site.database.query("update post set status = 'DRAFT' where slug = $1", [slug]);
  expect((await site.open(`/cards/post/${slug}.png`)).statusCode).toBe(404);
  expect((await site.open(`/dashboard/blog/${slug}`)).body).not.toContain(title);
});
