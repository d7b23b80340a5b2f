import { brotliDecompressSync } from 'node:zlib';
import { expect } from 'vitest';
import { testWith } from '#adapters/db/testing/database-test.ts';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { toNetwork } from '#http/client-network.ts';
import { homilySite } from '../homily/testing/homily-site.ts';
import { createAnswerSearch } from '../search/answer-search.ts';
import { createDaysByChapter } from '../search/chapter-queries.ts';
import { searchLimit, searchRoutes } from '../search/routes.ts';
import { countWords } from '../search/word-count-queries.ts';
import { searchPageRoute } from './search-page.ts';
import { listHtmlFaults } from './testing/html-faults.ts';
import { createTestPages } from './testing/test-pages.ts';

async function findingSite(database: TestDatabase) {
  const site = await homilySite(database, {
    extraRoutes: async (app, deps) => {
      const pages = await createTestPages(deps);
      const answerSearch = createAnswerSearch(deps);
      searchRoutes(app, { ...deps, answerSearch, daysByChapter: createDaysByChapter(deps) });
      searchPageRoute(app, { ...deps, answerSearch, site: pages, security: {} });
    },
  });
  const { token } = await site.member({ groups: ['homily-admin'] });
  return {
    ...site,
    open: (query: string) => site.visit('GET', `/search${query}`),
    find: (q: string, more = '') => site.visit('GET', `/search?q=${encodeURIComponent(q)}${more}`),
    publish: (date: string, content: Parameters<typeof site.publish>[2]) =>
      site.publish(token, date, content),
  };
}

const test = testWith(findingSite);

const opening = 'An opening that is free to read, and goes on for a while. '.repeat(3);
const linksIn = (html: string): string[] =>
  [...html.matchAll(/href="(\/search\?[^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));

test('a visitor finds public texts, with matches highlighted and the relation named', async ({ site }) => {
  const john = { book: 'John', chapter: 3 };
  await site.publish('2026-11-17', { ...john, verse: '16', title: 'The <b>lamp</b>', homilyText: opening });
  await site.publish('2026-11-18', {
    ...john,
    verse: '13-17',
    title: 'Night',
    homilyText: `${opening}Hinge.`,
  });
  const page = await site.find('lamp Jn 3:16');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<title>2 found: lamp Jn 3:16, Wayfare</title>');
  expect(page.body).toContain('<span>The &lt;b&gt;</span><mark>lamp</mark><span>&lt;/b&gt;</span>');
  expect(page.body).toContain('href="/dashboard/homilies/2026-11-17"');
  expect(page.body).toContain('This very passage, and the words as well');
  expect(page.body).toContain('href="/dashboard/search?q=lamp+Jn+3%3A16"');
  expect(page.body).toContain('<meta name="robots" content="noindex"/>');
  expect(page.headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  });
  const { headers: ofPacked, rawPayload } = await site.visit('GET', '/search?q=lamp', {
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect([ofPacked['content-encoding'], ofPacked['vary']]).toEqual(['br', 'accept-encoding']);
  expect(brotliDecompressSync(rawPayload).toString()).toContain('1 found');
  // Each way on is a link that holds what it promises.
  const [, newest = '', , wordsOff = ''] = linksIn(page.body);
  expect((await site.visit('GET', newest)).body).toMatch(/2026-11-18.*2026-11-17/s);
  expect((await site.visit('GET', wordsOff)).body).toContain('2 found');
  expect((await site.find('lamp Jn 3:16', '&passage=off')).body).toContain('Nothing found');
  expect((await site.find('hinge')).body).toContain('Nothing found');
  const passage = await site.find('prodigal son');
  expect(passage.body).toContain('<title>No homily on this passage yet: prodigal son, Wayfare</title>');
  expect(passage.body).toMatch(/Luke 15:11–32.*A certain man had two sons/s);
  expect((await site.find('Nov 18')).body).toContain('href="/dashboard/homilies/2026-11-18"');
  expect((await site.find('the and of')).body).toContain('Add one that is rarer.');
  expect((await site.find('1 Jn 4:8')).body).toContain('no homily is on that book');
  const unasked = await site.open('');
  expect(unasked.headers['cache-control']).toBe('no-cache');
  expect(unasked.body).toContain('You can ask for');
  for (const { body } of [page, passage, unasked]) expect(await listHtmlFaults(body)).toEqual([]);
  expect((await site.open('?q=+%20')).body).toBe(unasked.body);
  expect((await site.find('"><script>alert(1)</script>')).body).not.toContain('<script>alert');
  for (const word of ['lamp', 'hinge', 'alert'])
    expect(site.lines.join('').toLowerCase()).not.toContain(word);
});

test('search results are paged by links, and a misspelled query gets a suggestion', async ({ site }) => {
  for (let day = 1; day <= 22; day += 1)
    await site.publish(`2026-10-${String(day).padStart(2, '0')}`, { title: `Bethlehem ${day}` });
  await countWords(site.database, '2026-11-21');
  const first = await site.find('bethlehem', '&sort=newest');
  const next = linksIn(first.body).find((link) => link.includes('after=')) ?? '';
  const second = await site.visit('GET', next);
  const days = (html: string) =>
    [...html.matchAll(/homilies\/2026-10-(\d\d)"/g)].map(([, day]) => Number(day));
  expect([...days(first.body), ...days(second.body)]).toEqual(Array.from({ length: 22 }, (_, at) => 22 - at));
  expect(second.body).not.toContain('after=');
  expect(second.body).toContain('Back to the first page');
  expect((await site.find('bethleham')).body).toContain('<a href="/search?q=bethlehem">bethlehem</a>');
  const elsewhere = await site.visit('GET', next.replace('bethlehem', 'other'));
  expect([elsewhere.statusCode, elsewhere.body.includes('cannot go on from there')]).toEqual([400, true]);
});

test('a rate-limited search shows a page that keeps the query', async ({ site }) => {
  const { limits } = site.deps;
  await Promise.all(Array.from({ length: 120 }, () => limits.count(searchLimit, toNetwork('127.0.0.1'))));
  const refused = await site.find('bread');
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(refused.body).toContain('Please wait a minute');
  expect(refused.body).toContain('value="bread"');
  expect((await site.open('')).statusCode).toBe(200);
});
