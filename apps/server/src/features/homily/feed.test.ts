import { getHomilyFeed } from '@wayfare/contracts/calls/homily';
import { expect } from 'vitest';
import { withDatabase } from '#adapters/db/testing/test-database.ts';
import { fillHomilies, homilySite, wholeHomily } from './testing/homily-site.ts';
import { test } from './testing/homily-test.ts';

test('visitors get excerpts, newest first, ten per page, up to today', async ({ site }) => {
  await fillHomilies(site.database, 24, '2026-11-24');
  const answer = await site.call('GET', '/homily-feed?page=1&_t=1763740800000');
  expect(answer.statusCode).toBe(200);
  const feed = getHomilyFeed.response.parse(answer.json());
  expect(answer.json()).toEqual(feed);
  expect({ ...feed, Items: feed.Items.map(({ date }) => date) }).toEqual({
    totalCount: 21,
    totalPages: 3,
    Items: Array.from({ length: 10 }, (_, day) => `2026-11-${21 - day}`),
  });
  expect(feed.Items[0]).toEqual({
    date: '2026-11-21',
    book: 'Luke',
    chapter: 1,
    verse: '1-4',
    gospelText: 'Gospel of 2026-11-21',
    homilyText: 'Reflection of 2026-11-21',
    // Published long before its day, so the day counts.
    timestamp: '2026-11-21T05:00:00.000Z',
    locked: true,
  });
  const last = (await site.call('GET', '/homily-feed?page=3')).json();
  expect(last.Items).toHaveLength(1);
});

test('pagination lists every homily once and in order, with gaps between days', async ({ site }) => {
  await fillHomilies(site.database, 45, '2026-11-25');
  await site.database.query('delete from homily where extract(day from date)::int % 4 = 0');
  const { rows } = await site.database.query<{ date: string }>(
    "select date from homily where date <= '2026-11-21' order by date desc",
  );
  const shown: string[] = [];
  const sizes: number[] = [];
  for (let page = 1; page <= 5; page += 1) {
    const { Items } = getHomilyFeed.response.parse(
      (await site.call('GET', `/homily-feed?page=${page}`)).json(),
    );
    shown.push(...Items.map(({ date }) => date));
    sizes.push(Items.length);
  }
  expect(shown).toEqual(rows.map(({ date }) => date));
  expect(sizes).toEqual([10, 10, 10, rows.length - 30, 0]);
});

test('full texts keep the emphasis marks, and excerpts do not have them', async ({ site }) => {
  const editor = await site.member({ groups: ['homily-admin'] });
  const homilyText = `> They are *owed* our coming.\n${'And *we* came. '.repeat(20).trim()}`;
  await site.publish(editor.token, '2026-11-20', { homilyText });
  const textFor = async (options: object) =>
    (await site.call('GET', '/homily-feed?page=1', options)).json().Items[0].homilyText;
  expect(await textFor({ token: editor.token })).toBe(homilyText);
  const excerpt = await textFor({});
  expect(excerpt).toMatch(/^They are owed our coming\. And we came\. /);
  expect(excerpt).not.toMatch(/[*>]/);
  expect(excerpt.length).toBeGreaterThan(70);
  expect(excerpt.length).toBeLessThanOrEqual(80);
});

test('subscribers get full texts, and visitors at most 80 characters', async ({ site }) => {
  const editor = await site.member({ groups: ['homily-admin'] });
  const subscriber = await site.member({ isComplimentary: true });
  await site.publish(editor.token, '2026-11-20');
  const whole = await site.call('GET', '/homily-feed?page=1', { token: subscriber.token });
  const { title, book, chapter, verse, gospelText, source, homilyText } = wholeHomily;
  expect(whole.json()).toEqual({
    Items: [
      {
        date: '2026-11-20',
        title,
        book,
        chapter,
        verse,
        gospelText,
        source,
        homilyText,
        timestamp: '2026-11-21T17:00:00.000Z',
      },
    ],
    totalPages: 1,
    totalCount: 1,
  });
  const [item] = (await site.call('GET', '/homily-feed?page=1')).json().Items;
  expect(item).toMatchObject({ title, locked: true });
  expect(item.homilyText.length).toBeLessThanOrEqual(80);
  expect(item.gospelText.length).toBeLessThanOrEqual(80);
});

test('full texts are not cacheable, and excerpts are revalidated by ETag', async ({ site }) => {
  await fillHomilies(site.database, 12, '2026-11-21');
  const { token } = await site.member({ isComplimentary: true });
  const headers = { 'accept-encoding': 'br' };
  const paid = await site.call('GET', '/homily-feed', { token, headers });
  expect(paid.headers).toMatchObject({
    'cache-control': 'private, no-store',
    vary: 'Authorization, Accept-Encoding',
  });
  expect(paid.headers.etag).toBeUndefined();
  const free = await site.call('GET', '/homily-feed?page=1&_t=1', { headers });
  expect(free.headers).toMatchObject({
    'cache-control': 'no-cache',
    vary: 'Authorization, Accept-Encoding',
    'content-encoding': 'br',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  const known = { ...headers, 'if-none-match': String(free.headers.etag) };
  const again = await site.call('GET', '/homily-feed?page=1&_t=2', { headers: known });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', free.headers.etag]);
  const asSubscriber = await site.call('GET', '/homily-feed?page=1', { token, headers: known });
  expect(asSubscriber.statusCode).toBe(200);
  const plain = await site.call('GET', '/homily-feed?page=1');
  expect(plain.headers.etag).not.toBe(free.headers.etag);
  expect(plain.headers['content-encoding']).toBeUndefined();
});

test('an invalid page number means page 1', async ({ site }) => {
  await fillHomilies(site.database, 12, '2026-11-21');
  const none = [
    '',
    '?page=',
    '?page=0',
    '?page=-3',
    '?page=two',
    '?page=1e3',
    '?page=1.5',
    '?page=1;drop',
    '?_t=%20',
  ];
  for (const query of none) {
    const answer = await site.call('GET', `/homily-feed${query}`);
    expect([query, answer.statusCode, answer.json().Items[0]?.date]).toEqual([query, 200, '2026-11-21']);
  }
});

test('an invalid token is treated as a visitor', async ({ site }) => {
  await fillHomilies(site.database, 1, '2026-11-21');
  for (const authorization of ['', 'Bearer', 'Bearer nonsense', 'Basic YTpi', 'Bearer a.b.c']) {
    const answer = await site.call('GET', '/homily-feed', { headers: { authorization } });
    expect([authorization, answer.statusCode, answer.json().Items[0].locked]).toEqual([
      authorization,
      200,
      true,
    ]);
  }
});

test('a scheduled homily appears at midnight, also when clocks change', async () => {
  await using site = await withDatabase((database) => homilySite(database, { now: '2026-11-01T12:00:00Z' }));
  await fillHomilies(site.database, 1, '2026-11-02');
  const count = async () => (await site.call('GET', '/homily-feed')).json().totalCount;
  site.setTime('2026-11-02T04:59:59.999Z');
  expect(await count()).toBe(0);
  site.setTime('2026-11-02T05:00:00Z');
  expect(await count()).toBe(1);
  site.setTime('2026-11-02T04:59:59.999Z');
  expect(await count()).toBe(0);
});

test('other servers show a change', async ({ site: one }) => {
  await using other = await homilySite(one.database);
  const editor = await one.member({ groups: ['homily-admin'] });
  const titles = async (site: typeof other) =>
    (await site.call('GET', '/homily-feed')).json().Items.map(({ title }: { title?: string }) => title);
  expect(await titles(other)).toEqual([]);
  await one.publish(editor.token, '2026-11-21', { title: 'First' });
  expect(await titles(one)).toEqual(['First']);
  await expect.poll(() => titles(other), { timeout: 15_000, interval: 50 }).toEqual(['First']);
  await one.publish(editor.token, '2026-11-21', { title: 'Second' });
  await one.publish(editor.token, '2026-11-20', { title: 'Before' });
  await expect.poll(() => titles(other), { timeout: 15_000, interval: 50 }).toEqual(['Second', 'Before']);
  await one.call('POST', '/editor/homilies/2026-11-21/unpublish', { token: editor.token });
  expect(await titles(one)).toEqual(['Before']);
  await expect.poll(() => titles(other), { timeout: 15_000, interval: 50 }).toEqual(['Before']);
  // By SQL, without a server.
  await one.database.query('delete from homily');
  await expect.poll(() => titles(one), { timeout: 15_000, interval: 50 }).toEqual([]);
});

test('concurrent requests share one query', async ({ site }) => {
  await fillHomilies(site.database, 30, '2026-11-21');
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      site.call('GET', `/homily-feed?page=${(index % 3) + 1}&_t=${index}`),
    ),
  );
  expect(new Set(answers.map(({ body }) => body)).size).toBe(3);
  // The outline and three pages; on a slow machine, the outline again.
  expect(site.queries()).toBeGreaterThanOrEqual(4);
  expect(site.queries()).toBeLessThanOrEqual(8);
});
