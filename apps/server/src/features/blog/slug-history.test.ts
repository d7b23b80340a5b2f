import { expect } from 'vitest';
import { statusAndCode } from '#http/testing/status-and-code.ts';
import { test } from './testing/blog-test.ts';

test('a post is found by every slug it was published under', async ({ site, token }) => {
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

test('an old slug leads to another post once that is published under it', async ({ site, token }) => {
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
  expect(statusAndCode(await site.call('PUT', `/posts/${bread.id}`, { token, payload }))).toBe(
    '409 slug_taken',
  );
});
