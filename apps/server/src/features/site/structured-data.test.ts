import { join } from 'node:path';
import { samplePosts } from '@wayfare/web/site';
import { afterAll, beforeAll, expect } from 'vitest';
import * as z from 'zod/mini';
import { sharpCards } from '#adapters/cards/sharp-cards.ts';
import { testWith } from '#adapters/db/testing/database-test.ts';
import { type TestDatabase, withDatabase } from '#adapters/db/testing/test-database.ts';
import { listPreviews } from '../blog/present.ts';
import { addSamplePosts } from '../blog/sample-posts.ts';
import { homilySite } from '../homily/testing/homily-site.ts';
import { createDaysByChapter } from '../search/chapter-queries.ts';
import { cardRoutes } from './card-routes.ts';
import { chapterPageRoute } from './chapter-page.ts';
import { siteRoutes } from './routes.ts';
import { createTestPages } from './testing/test-pages.ts';

/** Stand in what only subscribers may read, and nowhere else. */
const paidWords = { homily: 'Zweitausendfach', post: 'Dreitausendfach' };
const hostile = '</script><script>alert(1)</script> “quoted" & <b>';

/** A site with the sample posts, one more of them under that title, and the homily of November 21. */
async function publicSite(database: TestDatabase, title = 'On bread') {
  const opened: { redraw?: () => Promise<void> } = {};
  const site = await homilySite(database, {
    extraRoutes: async (app, deps) => {
      const previews = () => listPreviews({ db: deps.db, mediaBase: '/media' });
      const pages = await createTestPages(deps, previews);
      const ofCards = { ...deps, site: pages, siteName: 'Wayfare' };
      const cards = sharpCards(join(deps.workFolder, 'cards'));
      cardRoutes(app, { ...ofCards, security: {}, cards });
      siteRoutes(app, pages, ofCards);
      chapterPageRoute(app, { site: pages, security: {}, daysByChapter: createDaysByChapter(deps) });
      opened.redraw = () => pages.rerender();
    },
  });
  const editor = await site.member({ name: 'Naomi', groups: ['homily-admin'] });
  const homilyText = `${'Bread is broken at a table. '.repeat(60)}${paidWords.homily} at the end.`;
  await site.publish(editor.token, '2026-11-21', { title, homilyText, author: 'Luke Brennan' });
  await addSamplePosts(database);
  await database.query(
    `update post set title = $1, excerpt = $1, author = 'Ruth', content = $2 where slug = $3`,
    [title, `<p>${paidWords.post}</p>`, slug],
  );
  await opened.redraw?.();
  return {
    ...site,
    editor,
    open: (path: string) => site.visit('GET', path),
    redraw: async () => opened.redraw?.(),
  };
}

const test = testWith(publicSite);

const slug = samplePosts[0]?.slug ?? '';
const lockedPages = ['/dashboard/homilies/2026-11-21', `/dashboard/blog/${slug}`];

const pathsIn = (sitemap: string, publicUrl: string): string[] =>
  [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => address.replace(publicUrl, '') || '/',
  );

/** What stands in the data blocks of a page. */
const toldIn = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '']) => {
    const told = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(z.unknown()) });
    return told.parse(JSON.parse(json))['@graph'];
  });

// What schema.org and those who read it ask of each thing that we tell of.
const address = z.string().check(z.regex(/^https?:\/\/[^/]+\//));
const said = z.string().check(z.minLength(1));
const named = z.object({ '@type': z.enum(['Person', 'Organization', 'NGO']), name: said });
const writing = z.strictObject({
  '@type': z.enum(['Article', 'BlogPosting']),
  headline: said,
  description: z.optional(said),
  url: address,
  mainEntityOfPage: address,
  datePublished: z.iso.date(),
  dateModified: z.optional(z.iso.datetime()),
  sameAs: z.optional(address),
  inLanguage: z.literal('en'),
  image: address,
  author: named,
  publisher: named,
  isAccessibleForFree: z.boolean(),
  hasPart: z.optional(
    z.strictObject({
      '@type': z.literal('WebPageElement'),
      isAccessibleForFree: z.literal(false),
      cssSelector: z.string().check(z.regex(/^\.[a-z-]+( \.[a-z-]+)?$/)),
    }),
  ),
});
const step = z.strictObject({
  '@type': z.literal('ListItem'),
  position: z.int().check(z.gte(1)),
  name: said,
  item: address,
});
const question = z.strictObject({
  '@type': z.literal('Question'),
  name: said,
  acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: said }),
});
const thing = z.discriminatedUnion('@type', [
  writing,
  z.strictObject({ '@type': z.literal('BreadcrumbList'), itemListElement: z.array(step) }),
  z.strictObject({
    '@type': z.literal('Blog'),
    name: said,
    url: address,
    publisher: named,
    blogPost: z.array(writing),
  }),
  z.strictObject({ '@type': z.literal('FAQPage'), mainEntity: z.array(question) }),
  z.looseObject({ '@type': z.literal('WebSite'), name: said, url: address }),
  z.looseObject({ '@type': z.literal('NGO'), name: said, url: address }),
]);
type Writing = z.infer<typeof writing>;

function writingsIn(html: string): Writing[] {
  return toldIn(html).flatMap((told) => {
    const known = thing.parse(told);
    if (known['@type'] === 'Blog') return known.blogPost;
    return known['@type'] === 'Article' || known['@type'] === 'BlogPosting' ? [known] : [];
  });
}

/** For tests that only read. */
let site: Awaited<ReturnType<typeof publicSite>>;
beforeAll(async () => (site = await withDatabase(publicSite)));
afterAll(() => site[Symbol.asyncDispose]());

test('the sitemap and the pages it lists contain no paid text', async () => {
  const paths = pathsIn((await site.open('/sitemap.xml')).body, site.publicUrl);
  expect(paths).toContain('/blog_preview');
  expect(paths).toContain('/homily_preview');
  expect(paths.filter((path) => path.startsWith('/gospel'))).toEqual([
    '/gospel',
    '/gospel/luke',
    '/gospel/luke/20',
  ]);
  for (const path of paths) {
    const page = await site.open(path);
    expect([path, page.statusCode]).toEqual([path, 200]);
    expect(path).not.toContain('/dashboard');
    expect(page.body).toContain('<meta name="robots" content="max-image-preview:large"/>');
    expect(page.body).toContain(`<link rel="canonical" href="${site.publicUrl}${path}"/>`);
  }
  for (const path of [...paths, ...lockedPages, '/blogPreviews.json']) {
    const { body } = await site.open(path);
    for (const word of Object.values(paidWords)) expect([path, body.includes(word)]).toEqual([path, false]);
  }
});

test('the structured data of every page is valid for schema.org', async () => {
  const paths = pathsIn((await site.open('/sitemap.xml')).body, site.publicUrl);
  for (const path of [...paths, ...lockedPages]) {
    for (const told of toldIn((await site.open(path)).body).map((each) => thing.parse(each))) {
      if (told['@type'] !== 'BreadcrumbList') continue;
      expect(told.itemListElement.map(({ position }) => position)).toEqual(
        told.itemListElement.map((_, at) => at + 1),
      );
      expect(told.itemListElement.at(-1)?.item).toBe(site.publicUrl + path);
      for (const { item } of told.itemListElement)
        expect((await site.open(item.replace(site.publicUrl, ''))).statusCode).toBe(200);
    }
  }
});

test('structured data marks subscriber texts as paid with a selector, and samples as free', async () => {
  const [homily, post] = await Promise.all(
    lockedPages.map(async (path) => writingsIn((await site.open(path)).body)),
  );
  expect(homily).toMatchObject([
    {
      headline: 'On bread',
      author: { name: 'Luke Brennan' },
      isAccessibleForFree: false,
      hasPart: { cssSelector: '.reading .prose' },
    },
  ]);
  expect(post).toMatchObject([
    { author: { name: 'Ruth' }, isAccessibleForFree: false, hasPart: { cssSelector: '.essay-text' } },
  ]);
  const posts = writingsIn((await site.open('/blog_preview')).body);
  expect(posts.map(({ url }) => url)).toContain(`${site.publicUrl}/dashboard/blog/${slug}`);
  expect(posts).toHaveLength(samplePosts.length);
  expect(posts.every(({ isAccessibleForFree }) => !isAccessibleForFree)).toBe(true);
  const samples = writingsIn((await site.open('/homily_preview')).body);
  expect(samples.map(({ isAccessibleForFree }) => isAccessibleForFree)).toEqual([true, true, true]);
  const body = (await site.open('/homily_preview')).body;
  for (const { url } of samples) expect(body).toContain(`id="${url.split('#')[1]}"`);
});

test('structured data escapes markup in titles', async () => {
  await using site = await withDatabase((database) => publicSite(database, hostile));
  for (const path of ['/', '/blog_preview', ...lockedPages]) {
    const { body } = await site.open(path);
    expect(body).not.toContain('<script>alert');
    expect(writingsIn(body).map(({ headline }) => headline)).toContain(hostile);
  }
});

test('the blog preview has its own preview image', async () => {
  const { body } = await site.open('/blog_preview');
  const [, path = ''] =
    /property="og:image" content="https?:\/\/[^/]+(\/cards\/blog\.png\?v=[\w-]{12})"/.exec(body) ?? [];
  const card = await site.open(path);
  expect([card.statusCode, card.headers['content-type']]).toEqual([200, 'image/png']);
  expect([card.rawPayload.readUInt32BE(16), card.rawPayload.readUInt32BE(20)]).toEqual([1_200, 630]);
});

test('preview images are rate limited for each network, and stored at first', async ({ site }) => {
  for (let day = 10; day < 20; day++) {
    await site.publish(site.editor.token, `2026-11-${day}`, { title: `Day ${day}` });
  }
  const ask = async (day: number, remoteAddress: string) => {
    const url = `${site.publicUrl}/cards/day/2026-11-${day}.png`;
    const { statusCode, headers } = await site.app.inject({ method: 'GET', url, remoteAddress });
    return { statusCode, retryAfter: headers['retry-after'] };
  };
  const flood = Array.from({ length: 10 }, (_, at) => ask(10 + at, '10.6.6.6'));
  const other = await ask(21, '10.7.7.7');
  const answers = await Promise.all(flood);
  expect(other.statusCode).toBe(200);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => 200),
    ...Array.from({ length: 7 }, () => 429),
  ]);
  expect(answers.find(({ statusCode }) => statusCode === 429)?.retryAfter).toBe('2');

  const drawn = answers.findIndex(({ statusCode }) => statusCode === 200) + 10;
  await site.database.query('update rate_limit set count = 60');
  expect((await ask(drawn, '10.6.6.6')).statusCode).toBe(200);
  const missing = answers.findIndex(({ statusCode }) => statusCode === 429) + 10;
  expect((await ask(missing, '10.6.6.6')).statusCode).toBe(429);
  expect((await ask(missing, '10.7.7.8')).statusCode).toBe(200);
});

test('a preview of a post uses its sharing fields, and noindex posts have no data', async ({ site }) => {
  const path = `/dashboard/blog/${slug}`;
  const usual = (await site.open(path)).body;
  expect(usual).toContain('<meta name="description" content="On bread"/>');
  expect(usual).toContain(`<link rel="canonical" href="${site.publicUrl}${path}"/>`);
  await site.database.query(
    `update post set search_title = $1, search_description = $2, share_text = $3, canonical_url = $4, noindex = true
     where slug = $5`,
    [hostile, `Found: ${hostile}`, `Shared: ${hostile}`, 'https://elsewhere.example/bread', slug],
  );
  await site.redraw();
  const { body } = await site.open(path);
  expect(body).not.toContain('<script>alert');
  const escaped = '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; “quoted&quot; &amp; &lt;b&gt;';
  expect(body).toContain(`<title>${escaped.replace('&quot;', '&quot;')}, Wayfare</title>`);
  expect(body).toContain(`<meta property="og:title" content="${escaped}"/>`);
  expect(body).toContain(`<meta name="description" content="Found: ${escaped}"/>`);
  expect(body).toContain(`<meta property="og:description" content="Shared: ${escaped}"/>`);
  expect(body).toContain('<link rel="canonical" href="https://elsewhere.example/bread"/>');
  expect(body).toContain('<meta name="robots" content="noindex"/>');
  const list = (await site.open('/blog_preview')).body;
  expect(list).toMatch(/<article class="post[^"]*" data-opens="[^"]*" data-nosnippet="">/);
  expect(writingsIn(list).map(({ url }) => url)).not.toContain(`${site.publicUrl}${path}`);
  expect(writingsIn(list)).toHaveLength(samplePosts.length - 1);
});

test('feeds contain openings and links, but no paid text and no future day', async ({ database }) => {
  const site = await publicSite(database);
  await site.publish(site.editor.token, '2026-11-29', { title: 'Of next week' });
  await site.redraw();
  for (const [name, path] of [
    ['homilies', '/dashboard/homilies/2026-11-21'],
    ['blog', `/dashboard/blog/${slug}`],
  ] as const)
    for (const [ending, type] of [
      ['xml', 'application/rss+xml'],
      ['json', 'application/feed+json'],
    ] as const) {
      const { body, headers } = await site.open(`/feeds/${name}.${ending}`);
      expect(headers['content-type']).toBe(`${type}; charset=utf-8`);
      expect(body).toContain(path);
      for (const word of [...Object.values(paidWords), 'Of next week']) expect(body).not.toContain(word);
    }
});
