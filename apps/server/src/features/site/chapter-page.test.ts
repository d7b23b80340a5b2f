import { expect } from 'vitest';
import { testWith } from '#adapters/db/testing/database-test.ts';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { homilySearchSource } from '../homily/search-source.ts';
import { homilySite } from '../homily/testing/homily-site.ts';
import { createAnswerSearch } from '../search/answer-search.ts';
import { createDaysByChapter } from '../search/chapter-queries.ts';
import { refreshAll } from '../search/entry-queries.ts';
import { searchRoutes } from '../search/routes.ts';
import { chapterPageRoute } from './chapter-page.ts';
import { renderOnChange } from './render-on-change.ts';
import { siteRoutes } from './routes.ts';
import { listHtmlFaults } from './testing/html-faults.ts';
import { createTestPages } from './testing/test-pages.ts';

async function walkedSite(database: TestDatabase) {
  const opened: { redraw?: () => Promise<void> } = {};
  const site = await homilySite(database, {
    extraRoutes: async (app, deps) => {
      const pages = await createTestPages(deps);
      renderOnChange(database, pages, { error: () => {} });
      const byChapter = createDaysByChapter(deps);
      searchRoutes(app, { ...deps, answerSearch: createAnswerSearch(deps), daysByChapter: byChapter });
      chapterPageRoute(app, { site: pages, security: {}, daysByChapter: byChapter });
      siteRoutes(app, pages, { ...deps, site: pages, siteName: 'Wayfare' });
      opened.redraw = () => pages.rerender();
    },
  });
  const { token } = await site.member({ groups: ['homily-admin'] });
  return {
    ...site,
    open: (path: string) => site.visit('GET', path),
    publish: (date: string, title: string, chapter: number, verse: string) =>
      site.publish(token, date, { title, book: 'John', chapter, verse }),
    unpublish: (date: string) => site.call('POST', `/editor/homilies/${date}/unpublish`, { token }),
    redraw: async () => opened.redraw?.(),
  };
}

const test = testWith(walkedSite);

/** The titles of the days on a page, in their order. */
const titlesOn = (html: string): string[] =>
  [...html.matchAll(/<a href="\/dashboard\/homilies\/[^"]*">([^<]*)</g)].map(([, title = '']) => title);

test('a chapter page lists days by verse, a passage across two chapters on both', async ({ site }) => {
  await site.publish('2026-11-10', 'Older', 3, '16-21');
  await site.publish('2026-11-11', 'Newer', 3, '16');
  await site.publish('2026-11-12', 'Beginning', 3, '1-8, 31-36');
  await site.publish('2026-11-13', 'Over the end', 3, '31-4:5');
  await site.publish('2026-11-14', 'Elsewhere', 6, '1-4');
  await site.publish('2026-11-22', 'Not yet', 3, '16');
  const third = await site.open('/gospel/john/3');
  expect(titlesOn(third.body)).toEqual(['Beginning', 'Newer', 'Older', 'Over the end']);
  expect(third.body).toContain('John 3:31–4:5');
  expect(await listHtmlFaults(third.body)).toEqual([]);
  expect(third.body).toContain('href="/gospel/john/2"');
  expect(third.body).toContain('href="/gospel/john/4"');
  expect(third.headers['cache-control']).toBe('no-cache');
  expect(titlesOn((await site.open('/gospel/john/4')).body)).toEqual(['Over the end']);
  const call = await site.visit('GET', '/api/search/gospels/john/3');
  expect(call.json().days[0]).toEqual({
    date: '2026-11-12',
    title: 'Beginning',
    feast: 'Saint Josaphat, Bishop and Martyr',
    reference: 'John 3:1–8, 31–36',
  });
  const { gospels } = (await site.visit('GET', '/api/search/gospels')).json();
  expect(gospels[3]).toMatchObject({ slug: 'john', days: 5 });
  expect(gospels[3].chapters.slice(0, 7)).toEqual([0, 0, 4, 1, 0, 1, 0]);
  await site.redraw();
  const book = await site.open('/gospel/john');
  expect(book.body).toContain('href="/gospel/john/3"');
  expect(book.body).not.toContain('href="/gospel/john/5"');
  expect(await listHtmlFaults(book.body)).toEqual([]);
  const sitemap = (await site.open('/sitemap.xml')).body;
  expect(sitemap.match(/gospel[^<]*/g)).toEqual([
    'gospel',
    'gospel/john',
    'gospel/john/3',
    'gospel/john/4',
    'gospel/john/6',
  ]);
  const empty = await site.open('/gospel/john/5');
  expect([empty.statusCode, empty.body.includes('content="noindex"')]).toEqual([200, true]);
  for (const path of [
    '/gospel/john/22',
    '/gospel/john/0',
    '/gospel/john/03',
    '/gospel/acts/1',
    '/gospel/john/x',
  ])
    expect([path, (await site.open(path)).statusCode]).toEqual([path, 404]);
  expect((await site.visit('GET', '/api/search/gospels/john/22')).statusCode).toBe(404);
  expect((await site.visit('GET', '/api/search/gospels/acts/1')).statusCode).toBe(400);
});

test('a chapter page is rendered once, and again when its days change', async ({ site }) => {
  await site.publish('2026-11-11', 'Stays', 3, '16');
  await site.publish('2026-11-12', 'Goes', 3, '17');
  await site.publish('2026-11-22', 'Comes', 3, '18');
  expect(titlesOn((await site.open('/gospel/john/3')).body)).toEqual(['Stays', 'Goes']);
  // The other pages may still be on their way.
  const asks = async () => {
    const before = site.queries();
    await site.open('/gospel/john/3');
    return site.queries() - before;
  };
  await expect.poll(asks).toBe(0);
  await site.unpublish('2026-11-12');
  await expect.poll(async () => titlesOn((await site.open('/gospel/john/3')).body)).toEqual(['Stays']);
  site.setTime('2026-11-22T17:00:00Z');
  expect(titlesOn((await site.open('/gospel/john/3')).body)).toEqual(['Stays', 'Comes']);
});

test('a chapter with ten years of days is paged, and stays fast with ten thousand days', async ({ site }) => {
  await site.database.query(
    `with days as (select date '2026-11-20' - day as date, day from generate_series(0, 9999) as day)
     insert into homily (date, title, book, chapter, verse, gospel_text, source, copyright, homily_text, published_at)
     select date, 'A day', 'John', 1 + day % 20, (1 + day % 30)::text, '', '', '', '', now() from days`,
  );
  await site.database.query(
    `insert into search_entry (kind, ref, slug, date, title, label, reference, excerpt, body, verses, public_terms, all_terms)
     select 'homily', date, date, date, title, '', 'John ' || chapter || ':' || verse, '', '',
            int4multirange(int4range(43000000 + chapter * 1000 + verse::int, 43000001 + chapter * 1000 + verse::int)),
            '', '' from homily`,
  );
  await site.database.query('delete from search_queue');
  await refreshAll(site.database, [homilySearchSource]);
  const seen: string[] = [];
  const began = performance.now();
  for (let page = 1; page <= 5; page += 1)
    for (const [day] of (await site.open(`/gospel/john/3?page=${page}`)).body.matchAll(/homilies\/[\d-]+/g))
      seen.push(day);
  const took = performance.now() - began;
  expect([seen.length, new Set(seen).size]).toEqual([500, 500]);
  expect(took).toBeLessThan(5_000);
  for (const page of ['0', '6', '-1', 'x', '1e3', '99999'])
    expect([page, titlesOn((await site.open(`/gospel/john/3?page=${page}`)).body).length]).toEqual([
      page,
      100,
    ]);
});
