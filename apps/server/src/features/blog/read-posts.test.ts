import { getNextCursor } from '@wayfare/contracts/calls/blog';
import type { ListedPost } from '@wayfare/contracts/calls/post';
import { expect } from 'vitest';
import { pgDatabase } from '#adapters/db/pg-database.ts';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { renderOnChange } from '#features/site/render-on-change.ts';
import { statusAndCode } from '#http/testing/status-and-code.ts';
import { listPreviews } from './present.ts';
import { addSamplePosts } from './sample-posts.ts';
import { iteratePosts } from './stored-post-queries.ts';
import { blogSite } from './testing/blog-site.ts';
import { test } from './testing/blog-test.ts';

type Site = Awaited<ReturnType<typeof blogSite>>;

const fill = (database: TestDatabase, count: number) =>
  database.query(
    `insert into post (post_id, slug, title, excerpt, content, status, date, category, created_at,
                       updated_at)
     select 'id-' || n, 'slug-' || n, 'Post ' || n, '', '<p>x</p>',
       case n % 10 when 0 then 'DRAFT' else 'PUBLISHED' end, date '2020-01-01', '',
       timestamptz '2020-01-01' + n / 2 * interval '1 hour', timestamptz '2020-01-01'
     from generate_series(1, $1::int) as n`,
    [count],
  );

async function everyPage(site: Site, token?: string) {
  const all: ListedPost[] = [];
  let after: string | null = '';
  while (after !== null) {
    const query: string = after === '' ? '' : `?after=${encodeURIComponent(after)}`;
    const page: ListedPost[] = (await site.call('GET', `/posts${query}`, { token })).json();
    all.push(...page);
    after = getNextCursor(page);
  }
  return all;
}

test('pages with long drafts are shorter, and no post is missing', async ({ site }) => {
  await fill(site.database, 100);
  await site.database.query(`update post set content = repeat('a', 300000) where status = 'DRAFT'`);
  const { token } = await site.admin();
  const first = await site.call('GET', '/posts', { token });
  expect(first.body.length).toBeLessThan(1_000_000);
  const all = await everyPage(site, token);
  expect(new Set(all.map(({ id }) => id)).size).toBe(100);
  expect(all).toHaveLength(100);
  expect(all.filter(({ content }) => content?.length === 300_000)).toHaveLength(10);
  const named = [];
  for await (const { postId } of iteratePosts(site.database)) named.push(postId);
  expect(named).toEqual(all.map(({ id }) => id));
});

test('paging lists each post once, newest first, and drafts only for blog-admins', async ({ site }) => {
  await fill(site.database, 250);
  const { token } = await site.admin();
  const published = await everyPage(site);
  expect(new Set(published.map(({ id }) => id)).size).toBe(225);
  expect(published.every((post) => post.status === 'PUBLISHED' && post.content === undefined)).toBe(true);
  const times = published.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
  const all = await everyPage(site, token);
  expect(all).toHaveLength(250);
  expect(all.filter(({ content }) => content === '<p>x</p>')).toHaveLength(25);
  for (const nowhere of [
    '-271821-04-20T00:00:00.000Z_x',
    '+275760-09-13T00:00:00.000Z_x',
    '2026-11-21T17:00:00.000Z_',
    '2026-11-21T17:00:00.000Z_a b',
    '2026-02-30T25:00:00.000Z_x',
    '1_x',
  ]) {
    const refused = await site.call('GET', `/posts?after=${encodeURIComponent(nowhere)}`);
    expect([nowhere, refused.statusCode, refused.json().code]).toEqual([nowhere, 400, 'invalid_input']);
  }
  for (const year of ['0000', '0001', '9999'])
    expect((await site.call('GET', `/posts?after=${year}-01-01T00:00:00.000Z_x`)).statusCode).toBe(200);
  expect(statusAndCode(await site.call('GET', '/posts?after=yesterday'))).toBe('400 invalid_input');
});

test('a reader can open a post and its neighbors until it is unpublished', async ({ site, token }) => {
  const reader = await site.member({ isComplimentary: true });
  for (const [at, slug] of ['old', 'middle', 'hidden', 'new'].entries()) {
    site.setTime(`2026-11-21T1${at}:00:00Z`);
    await site.create(token, { slug, title: slug, status: slug === 'hidden' ? 'DRAFT' : 'PUBLISHED' });
  }
  const open = async (slug: string) => (await site.call('GET', `/postDetail/${slug}`, reader)).json();
  expect(await open('middle')).toMatchObject({
    content: '<p>At length.</p>',
    previous: { slug: 'old', title: 'old' },
    next: { slug: 'new', title: 'new' },
  });
  expect(await open('new')).toMatchObject({ previous: { slug: 'middle' }, next: null });
  const post = (await site.call('GET', '/postDetail/new', { token })).json();
  const put = { token, payload: { ...post, status: 'DRAFT' } };
  expect((await site.call('PUT', `/posts/${post.id}`, put)).statusCode).toBe(200);
  expect(await open('new')).toMatchObject({ code: 'post_gone' });
  expect(await open('hidden')).toMatchObject({ code: 'post_not_found' });
  expect(await open('middle')).toMatchObject({ next: null });
  expect(await open('%00')).toMatchObject({ code: 'malformed_url' });
});

test('a change by one server shows on another within two seconds', async ({ database, site: here }) => {
  const behind = pgDatabase(database.connection, { warn: () => {} });
  const there = await blogSite({ ...database, ...behind });
  const { token } = await here.admin();
  const reader = await there.member({ isComplimentary: true });
  let drawn: string[] = [];
  const presenter = { db: behind, mediaBase: '/media' };
  const redraw = async () => {
    drawn = (await listPreviews(presenter)).map(({ title }) => title);
  };
  renderOnChange(behind, { rerender: redraw }, { error: () => {} });
  const list = async (): Promise<ListedPost[]> => (await there.call('GET', '/posts')).json();
  await expect.poll(list).toEqual([]);
  const post = await here.create(token, { title: 'Bread', slug: 'bread', status: 'PUBLISHED' });
  const pollOptions = { timeout: 15_000, interval: 20 };
  await expect.poll(async () => (await list()).map(({ title }) => title), pollOptions).toEqual(['Bread']);
  await expect.poll(() => drawn, pollOptions).toEqual(['Bread']);
  expect((await there.call('GET', '/postDetail/bread', reader)).json().title).toBe('Bread');
  const payload = { ...post, title: 'Bread and wine' };
  const { updatedAt } = (await here.call('PUT', `/posts/${post.id}`, { token, payload })).json();
  const title = async () => (await there.call('GET', '/postDetail/bread', reader)).json().title;
  await expect.poll(title, pollOptions).toBe('Bread and wine');
  await here.call('PUT', `/posts/${post.id}`, { token, payload: { ...payload, updatedAt, status: 'DRAFT' } });
  await expect.poll(list, pollOptions).toEqual([]);
  await expect.poll(() => drawn, pollOptions).toEqual([]);
  await there[Symbol.asyncDispose]();
  await behind.close();
});

test('sample posts are added once and have illustrations', async ({ database }) => {
  expect(await addSamplePosts(database)).toBe(true);
  expect(await addSamplePosts(database)).toBe(false);
  const previews = await listPreviews({ db: database, mediaBase: '/media' });
  expect(previews).toHaveLength(7);
  for (const { heroImageUrl } of previews) expect(heroImageUrl).toMatch(/^\/plates\/[a-z]+\.svg$/);
  const dates = previews.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});
