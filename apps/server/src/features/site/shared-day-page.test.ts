import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect } from 'vitest';
import { sharpCards } from '#adapters/cards/sharp-cards.ts';
import { testWith } from '#adapters/db/testing/database-test.ts';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { exportData } from '#features/account/export-data.ts';
import { deletePerson } from '#features/person/person-queries.ts';
import { addSamplePosts } from '../blog/sample-posts.ts';
import { deleteOldShareLinks } from '../homily/share-links.ts';
import { homilySite } from '../homily/testing/homily-site.ts';
import { cardRoutes } from './card-routes.ts';
import { siteRoutes } from './routes.ts';
import { sharedDayPageRoute } from './shared-day-page.ts';
import { createTestPages } from './testing/test-pages.ts';

type Settings = Omit<NonNullable<Parameters<typeof homilySite>[1]>, 'besides'>;

/** A site with an editor, a subscriber, and the homily of November 21. */
async function passingSite(database: TestDatabase, settings: Settings = {}) {
  const site = await homilySite(database, {
    ...settings,
    extraRoutes: async (app, deps) => {
      const pages = await createTestPages(deps);
      sharedDayPageRoute(app, { ...deps, site: pages, siteName: 'Wayfare', security: {} });
      const cards = sharpCards(join(deps.workFolder, 'cards'));
      cardRoutes(app, { ...deps, site: pages, siteName: 'Wayfare', security: {}, cards });
      siteRoutes(app, pages, { ...deps, site: pages, siteName: 'Wayfare' });
    },
  });
  const editor = await site.member({ name: 'Naomi', groups: ['homily-admin'] });
  const ruth = await site.member({ isComplimentary: true });
  const date = '2026-11-21';
  await site.publish(editor.token, date, { practice: 'Call somebody.', author: 'Luke Brennan' });
  const pass = (payload: object = {}, token: string | undefined = ruth.token) =>
    site.call('POST', '/share-links', { token, payload: { date, message: '', ...payload } });
  return {
    ...site,
    editor,
    ruth,
    date,
    pass,
    /** The path of a link that was made just now. */
    async link(payload: object = {}) {
      const made = await pass(payload);
      expect(made.statusCode).toBe(200);
      return new URL(made.json().url).pathname;
    },
    open: (path: string) => site.visit('GET', path),
    end: (sub: string) =>
      database.query(
        `delete from complimentary where person_id = (select person_id from person where sub = $1)`,
        [sub],
      ),
  };
}

const test = testWith(passingSite);

test('a shared day shows emphasis and quotations', async ({ site }) => {
  await site.publish(site.editor.token, site.date, {
    homilyText: 'They are *owed* our coming.\n> <i>Come</i>, he said.\n2 * 3',
  });
  const { body } = await site.open(await site.link());
  expect(body).toContain('They are <em>owed</em> our coming.');
  expect(body).toContain('<blockquote><p>&lt;i&gt;Come&lt;/i&gt;, he said.</p></blockquote>');
  expect(body).toContain('<p>2 * 3</p>');
});

test('a shared day shows the whole homily and the sharer’s message, and sets no cookie', async ({ site }) => {
  const made = await site.pass({ message: '  Dad, this is the one\nI told you about. ' });
  expect(made.headers['cache-control']).toBe('private, no-store');
  const { url: address, expiresOn } = made.json();
  expect(address).toMatch(new RegExp(`^${site.publicUrl}/day/[\\w-]{22}$`));
  expect(expiresOn).toBe('2026-12-05');
  const page = await site.open(new URL(address).pathname);
  expect(page.statusCode).toBe(200);
  for (const words of [
    '<h1>Ruth passes this day on to you</h1>',
    '<blockquote>Dad, this is the one I told you about.</blockquote>',
    'The God of people with names',
    'Luke 20:27–40',
    'They asked him a question.',
    'We know the place. '.repeat(10).trim(),
    'Call somebody.',
    'By Luke Brennan',
    'This page closes on December 5, 2026.',
  ])
    expect(page.body).toContain(words);
  expect(page.body).not.toContain('<script src');
  expect(brotliCompressSync(page.body).length).toBeLessThan(4_000);
  expect(page.body).toContain('<meta name="robots" content="noindex"/>');
  expect(page.headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  });
  expect(page.headers['set-cookie']).toBeUndefined();
  const token = address.split('/').at(-1);
  expect(page.body).not.toContain(token);
  expect(site.lines.join('')).not.toContain(token);
  expect(JSON.stringify((await site.database.query('select * from share_link')).rows)).not.toContain(token);
  // Whoever opens it leaves nothing behind.
  const before = (await site.database.query('select * from share_link')).rows;
  await site.open(new URL(address).pathname);
  expect((await site.database.query('select * from share_link')).rows).toEqual(before);
});

test('markup in the message is shown as text, and a name like a URL is left out', async ({ site }) => {
  const message = '<img src=x onerror=alert(1)></blockquote><script>alert(1)</script> \u202Eelif';
  const page = await site.open(await site.link({ message }));
  expect(page.body).toContain('&lt;img src=x onerror=alert(1)&gt;&lt;/blockquote&gt;&lt;script&gt;');
  expect(page.body).not.toMatch(/<img|<script>alert|\u202E/);
  const odd = await site.member({ name: 'win.example.com', isComplimentary: true });
  const answer = await site.pass({}, odd.token);
  const from = await site.open(new URL(answer.json().url).pathname);
  expect(from.body).toContain('<h1>Somebody passes this day on to you</h1>');
  expect(from.body).not.toContain('win.example');
  expect((await site.pass({ message: 'a'.repeat(200) })).statusCode).toBe(200);
  const long = await site.pass({ message: 'a'.repeat(201) });
  expect([long.statusCode, long.json().message]).toEqual([400, 'Please write at most 200 characters.']);
});

test('a shared day shows only the first name of the sharer', async ({ site }) => {
  const boaz = await site.member({ name: 'Boaz Ben-Salmon of Bethlehem', isComplimentary: true });
  const answer = await site.pass({}, boaz.token);
  const page = await site.open(new URL(answer.json().url).pathname);
  expect(page.body).toContain('<h1>Boaz passes this day on to you</h1>');
  expect(page.body).not.toContain('Ben-Salmon');
});

test('only subscribers can share, and only published days up to today', async ({ site }) => {
  await site.publish(site.editor.token, '2026-11-22');
  await site.write(site.editor.token, '2026-11-20');
  const reader = await site.member({ name: 'Orpah' });
  const stranger = await site.call('POST', '/share-links', { payload: { date: site.date, message: '' } });
  expect(stranger.statusCode).toBe(401);
  expect((await site.pass({}, reader.token)).json().message).toBe('Subscription required');
  expect((await site.pass({}, site.editor.token)).statusCode).toBe(403);
  for (const date of ['2026-11-22', '2026-11-20', '2026-11-19'])
    expect([date, (await site.pass({ date })).json().code]).toEqual([date, 'homily_not_found']);
  for (const date of ['tomorrow', '2026-02-30', '2026-11-21/../22', ''])
    expect([date, (await site.pass({ date })).statusCode]).toEqual([date, 400]);
  expect((await site.database.query('select from share_link')).rowCount).toBe(0);
});

test('a subscriber can create ten share links a day, even in parallel requests', async ({ site }) => {
  const answers = await Promise.all(Array.from({ length: 15 }, () => site.pass()));
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429, 429, 429]);
  expect(refused[0]?.json().message).toBe('You can share 10 pages in a day. Please wait about 24 hours.');
  expect((await site.pass()).statusCode).toBe(429);
  const naomi = await site.member({ name: 'Boaz', isComplimentary: true });
  expect((await site.pass({}, naomi.token)).statusCode).toBe(200);
  site.setTime('2026-11-22T17:00:01Z');
  expect((await site.pass()).statusCode).toBe(200);
});

test('a share link expires after two weeks, and an unknown link has its own page', async ({ site }) => {
  const link = await site.link();
  site.setTime('2026-12-05T16:59:59Z');
  expect((await site.open(link)).statusCode).toBe(200);
  site.setTime('2026-12-05T17:00:00Z');
  const closed = await site.open(link);
  expect(closed.statusCode).toBe(410);
  expect(closed.body).toContain('This page has closed');
  expect(closed.body).toContain('href="/"');
  expect(closed.body).not.toContain('Cleverness');
  const token = link.slice('/day/'.length);
  for (const other of [
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    token.toLowerCase(),
    `${token}A`,
    token.slice(1),
    '2026-11-21',
    `..%2f${token}`,
    'x'.repeat(190),
  ]) {
    const unknown = await site.open(`/day/${other}`);
    expect([other, unknown.statusCode]).toEqual([other, 404]);
    expect(unknown.body).not.toContain('Cleverness');
  }
  site.setTime('2027-03-10T12:00:00Z');
  await deleteOldShareLinks(site.deps).run();
  expect((await site.open(link)).statusCode).toBe(404);
});

test('a share link stops working when its homily is unpublished or moved', async ({ site }) => {
  const link = await site.link();
  const payload = {};
  const taken = await site.call('POST', `/editor/homilies/${site.date}/unpublish`, {
    token: site.editor.token,
    payload,
  });
  expect(taken.statusCode).toBe(200);
  expect((await site.open(link)).statusCode).toBe(410);
  await site.publish(site.editor.token, site.date);
  expect((await site.open(link)).statusCode).toBe(200);
  await site.database.query("update homily set date = '2026-11-18' where date = '2026-11-21'");
  expect((await site.open(link)).statusCode).toBe(410);
  for (const path of [`${link}?date=2026-11-18`, `${link}/2026-11-18`])
    expect((await site.open(path)).body).not.toContain('Cleverness');
});

test('a share link works only during the subscription, and is deleted with the account', async ({ site }) => {
  const link = await site.link({ message: 'For you' });
  const account = await site.deps.identity.findBySub(site.ruth.sub);
  if (account === null) throw new Error('Ruth is gone.');
  expect(await exportData({ ...site.deps, identity: site.identity }, account)).toMatchObject({
    shareLinks: [{ date: site.date, message: 'For you', expiresAt: new Date('2026-12-05T17:00:00Z') }],
  });
  await site.end(site.ruth.sub);
  await expect.poll(async () => (await site.open(link)).statusCode, { timeout: 5_000 }).toBe(410);
  const { rows } = await site.database.query<{ id: string }>('select person_id as id from share_link');
  await deletePerson(site.database, rows[0]?.id ?? '');
  expect((await site.database.query('select from share_link')).rowCount).toBe(0);
  expect((await site.open(link)).statusCode).toBe(404);
});

test('a share link does not work while the account of the sharer is disabled', async ({ site }) => {
  const link = await site.link();
  await site.identity.disable(site.ruth.sub);
  expect((await site.open(link)).statusCode).toBe(410);
  await site.identity.enable(site.ruth.sub);
  expect((await site.open(link)).statusCode).toBe(200);
});

test('turning off sharing disables creating and opening share links', async ({ site }) => {
  const link = await site.link();
  await using closed = await passingSite(site.database, { canShare: false });
  expect((await closed.pass()).json().code).toBe('sharing_off');
  expect((await closed.open(link)).statusCode).toBe(410);
});

test('opening too many share links is rate limited before any query', async ({ site }) => {
  const link = await site.link();
  await site.open('/day/x');
  await site.database.query('update rate_limit set count = 600');
  const answer = await site.open(link);
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.body).not.toContain('Cleverness');
});

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
