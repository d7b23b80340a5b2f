import { expect, test } from 'vitest';
import type { Db } from '#adapters/db/database.ts';
import { testDatabase, withDatabase } from '#adapters/db/testing/test-database.ts';
import { listFormerSlugs } from './post-queries.ts';
import { findPostByAnySlug, updateRedirects } from './slug-history.ts';
import { findPost, type StoredPost, updatePost } from './stored-post.ts';
import { blogSite, statusAndCode } from './testing/blog-site.ts';

test('a post is found by every slug it was published under', async () => {
  await using site = await withDatabase(blogSite);
  const { token } = await site.admin();
  const reader = await site.member({ isComplimentary: true });
  let post = await site.create(token, { slug: 'a', title: 'Bread', status: 'PUBLISHED' });
  const save = async (changes: object) => {
    const answer = await site.call('PUT', `/posts/${post.id}`, { token, payload: { ...post, ...changes } });
    expect(answer.statusCode).toBe(200);
    post = answer.json();
    return post.formerSlugs;
  };
  const open = async (slug: string) => {
    const answer = await site.call('GET', `/postDetail/${slug}`, reader);
    return answer.statusCode === 200 ? answer.json().slug : answer.json().code;
  };
  expect(await save({ slug: 'b' })).toEqual(['a']);
  site.setTime('2026-11-21T18:00:00Z');
  expect(await save({ slug: 'c' })).toEqual(['b', 'a']);
  expect([await open('a'), await open('b'), await open('c')]).toEqual(['c', 'c', 'c']);
  // Changed back, it is as it was.
  expect((await save({ slug: 'a' })).toSorted()).toEqual(['b', 'c']);
  expect([await open('a'), await open('b'), await open('c')]).toEqual(['a', 'a', 'a']);

  // Closed, it is gone wherever it was, and what it is called meanwhile nobody learns.
  await save({ status: 'DRAFT', content: '<p>Not for readers.</p>' });
  await save({ slug: 'quiet' });
  await save({ slug: 'quieter' });
  expect([await open('a'), await open('b'), await open('c')]).toEqual(Array(3).fill('post_gone'));
  expect([await open('quiet'), await open('quieter')]).toEqual(Array(2).fill('post_not_found'));
  expect(post.formerSlugs.toSorted()).toEqual(['a', 'b', 'c']);
  expect((await site.call('GET', '/postDetail/a', { token })).json().slug).toBe('quieter');
  await save({ status: 'PUBLISHED' });
  expect([await open('a'), await open('quiet')]).toEqual(['quieter', 'post_not_found']);
});

test('an old slug leads to another post once that is published under it', async () => {
  await using site = await withDatabase(blogSite);
  const { token } = await site.admin();
  const reader = await site.member({ isComplimentary: true });
  const title = async (slug: string) =>
    (await site.call('GET', `/postDetail/${slug}`, reader)).json().title as string;
  const bread = await site.create(token, { slug: 'bread', title: 'Bread', status: 'PUBLISHED' });
  await site.call('PUT', `/posts/${bread.id}`, { token, payload: { ...bread, slug: 'loaf' } });
  const wine = await site.create(token, { slug: 'bread', title: 'Wine' });
  expect(await title('bread')).toBe('Bread');
  await site.call('PUT', `/posts/${wine.id}`, { token, payload: { ...wine, status: 'PUBLISHED' } });
  expect([await title('bread'), await title('loaf')]).toEqual(['Wine', 'Bread']);
  const { updatedAt } = (await site.call('GET', `/posts/${bread.id}`, { token })).json();
  const payload = { ...bread, slug: 'bread', updatedAt };
  expect(statusAndCode(await site.call('PUT', `/posts/${bread.id}`, { token, payload }))).toEqual([
    409,
    'slug_taken',
  ]);
});

/** The same numbers in every run. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

test('after ten thousand changes every old slug leads directly to its post', {
  timeout: 120_000,
}, async () => {
  await using database = await testDatabase();
  await using site = await blogSite(database);
  const { token } = await site.admin();
  const random = numbers(13);
  const below = (count: number) => Math.floor(random.next().value * count);
  const slugs = Array.from({ length: 120 }, (_, at) => `slug-${at}`);
  const posts: string[] = [];
  for (let at = 0; at < 36; at++) {
    const { id } = await site.create(token, {
      slug: slugs[at],
      status: at % 6 === 0 ? 'DRAFT' : 'PUBLISHED',
    });
    posts.push(id);
  }
  /** As it should be: who stands where, and to whom each address led last that readers could open. */
  const stored = new Map<string, StoredPost>();
  const led = new Map<string, string>();
  for (const postId of posts) {
    const post = await findPost(database, postId);
    if (post === null) continue;
    stored.set(postId, post);
    if (post.status === 'PUBLISHED') led.set(post.slug, postId);
  }

  async function change(tx: Db, times: number): Promise<void> {
    for (let changes = 0; changes < times; ) {
      const postId = posts[below(posts.length)] ?? '';
      const slug = slugs[below(slugs.length)] ?? '';
      const isTaken = [...stored.values()].some((post) => post.postId !== postId && post.slug === slug);
      const known = stored.get(postId);
      if (known === undefined || isTaken) continue;
      const post: StoredPost = { ...known, slug, status: below(10) > 1 ? 'PUBLISHED' : 'DRAFT' };
      await updatePost(tx, post);
      await updateRedirects(tx, known, post, site.deps.clock.now());
      stored.set(postId, post);
      if (post.status === 'PUBLISHED') led.set(slug, postId);
      changes += 1;
    }
  }
  // What one transaction leaves behind of a row is in the way of its next look at it.
  for (let batch = 0; batch < 100; batch++) await database.transaction((tx) => change(tx, 100));
  const placed = new Map(
    [...stored.values()].map(({ postId, slug, status }) => [
      postId,
      { slug, isOpen: status === 'PUBLISHED' },
    ]),
  );

  const { rows } = await database.query<{ slug: string; postId: string }>(
    'select slug, post_id as "postId" from post_redirect',
  );
  // Not one leads to an address: each names a post, and none stands where a post is open.
  const open = new Set([...placed.values()].filter((each) => each.isOpen).map(({ slug }) => slug));
  expect(rows.filter(({ slug }) => open.has(slug))).toEqual([]);
  expect(new Map(rows.map(({ slug, postId }) => [slug, postId]))).toEqual(
    new Map([...led].filter(([slug]) => !open.has(slug))),
  );
  for (const [slug, postId] of led) {
    const found = await findPostByAnySlug(database, slug, false);
    const place = placed.get(postId);
    expect([slug, found?.postId, found?.slug]).toEqual(
      place?.isOpen ? [slug, postId, place.slug] : [slug, undefined, undefined],
    );
  }
  for (const postId of posts)
    expect((await listFormerSlugs(database, postId)).every((slug) => led.get(slug) === postId)).toBe(true);
});
