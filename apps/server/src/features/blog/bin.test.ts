import { expect } from 'vitest';
import { statusAndCode } from '#http/testing/status-and-code.ts';
import { emptyBinTask } from './bin.ts';
import { listPreviews } from './present.ts';
import { publishDuePosts } from './schedule.ts';
import { findPostBySlugOrId, iteratePosts } from './stored-post-queries.ts';
import { draft } from './testing/blog-site.ts';
import { test } from './testing/blog-test.ts';

test('a deleted post is in the bin and can be restored as a draft', async ({ site, token }) => {
  const reader = await site.member({ isComplimentary: true });
  await site.create(token, { slug: 'before', status: 'PUBLISHED' });
  site.setTime('2026-11-21T18:00:00Z');
  const bread = await site.create(token, { slug: 'bread', title: 'Bread', status: 'PUBLISHED' });
  site.setTime('2026-11-21T19:00:00Z');
  await site.create(token, { slug: 'after', status: 'PUBLISHED' });

  const findVersion = async () =>
    (await site.database.query('select version from draft where ref = $1', [bread.id])).rows;
  const version = await findVersion();
  const first = await site.call('DELETE', `/posts/${bread.id}`, { token });
  // An open editor notices.
  expect(await findVersion()).not.toEqual(version);
  const binned = {
    id: bread.id,
    title: 'Bread',
    slug: 'bread',
    binnedAt: '2026-11-21T19:00:00.000Z',
    binnedBy: 'Luke',
    restorableUntil: '2026-12-21T19:00:00.000Z',
  };
  expect([first.statusCode, first.json()]).toEqual([200, binned]);
  site.setTime('2026-11-21T20:00:00Z');
  expect((await site.call('DELETE', `/posts/${bread.id}`, { token })).json()).toEqual(binned);
  expect((await site.call('GET', '/bin', { token })).json()).toEqual([binned]);

  const gone = await site.call('GET', '/postDetail/bread', reader);
  expect(statusAndCode(gone)).toBe('410 post_gone');
  expect(gone.json().message).toBe('This post is no longer here.');
  expect(gone.body).not.toContain('At length');
  expect(statusAndCode(await site.call('GET', '/postDetail/bread', { token }))).toBe('410 post_gone');
  expect((await site.call('GET', '/postDetail/after', reader)).json()).toMatchObject({
    previous: { slug: 'before' },
  });
  for (const as of [{}, { token }])
    expect((await site.call('GET', '/posts', as)).body).not.toContain('bread');
  expect((await listPreviews({ db: site.database, mediaBase: '/media' })).map(({ id }) => id)).not.toContain(
    bread.id,
  );
  const exported = [];
  for await (const { postId } of iteratePosts(site.database)) exported.push(postId);
  expect(exported).toHaveLength(2);
  for (const name of ['bread', bread.id]) expect(await findPostBySlugOrId(site.database, name)).toBeNull();

  // Nothing of it can be changed there.
  for (const [method, path, payload] of [
    ['GET', '', undefined],
    ['PUT', '', bread],
    ['POST', '/schedule', { local: '2027-01-01T00:00', zone: 'UTC', updatedAt: bread.updatedAt }],
    ['DELETE', '/schedule', undefined],
  ] as const) {
    const answer = await site.call(method, `/posts/${bread.id}${path}`, {
      token,
      ...(payload === undefined ? {} : { payload }),
    });
    expect(statusAndCode(answer), `${method} ${path}`).toBe('410 post_gone');
    expect(answer.json().message).toBe('This post is in the bin. Bring it back to go on with it.');
  }

  const back = await site.call('POST', `/posts/${bread.id}/restore`, { token });
  expect(back.json()).toMatchObject({ status: 'DRAFT', title: 'Bread', content: bread.content });
  expect((await site.call('GET', '/bin', { token })).json()).toEqual([]);
  expect(statusAndCode(await site.call('GET', '/postDetail/bread', reader))).toBe('410 post_gone');
  const { updatedAt } = back.json();
  const payload = { ...bread, updatedAt };
  expect((await site.call('PUT', `/posts/${bread.id}`, { token, payload })).statusCode).toBe(200);
  expect((await site.call('GET', '/postDetail/bread', reader)).json()).toMatchObject({ title: 'Bread' });
  expect(statusAndCode(await site.call('DELETE', '/posts/nothing', { token }))).toBe('404 post_not_found');
  expect(statusAndCode(await site.call('POST', '/posts/nothing/restore', { token }))).toBe(
    '404 post_not_found',
  );
});

test('a deleted draft that was never published answers 404 to readers', async ({ site, token }) => {
  const reader = await site.member({ isComplimentary: true });
  const post = await site.create(token, { slug: 'early' });
  const payload = { local: '2026-12-25T05:00', zone: 'UTC', updatedAt: post.updatedAt };
  await site.call('POST', `/posts/${post.id}/schedule`, { token, payload });
  await site.call('DELETE', `/posts/${post.id}`, { token });
  expect(statusAndCode(await site.call('GET', '/postDetail/early', reader))).toBe('404 post_not_found');
  expect(statusAndCode(await site.call('GET', '/postDetail/early', { token }))).toBe('410 post_gone');
  site.setTime('2026-12-25T05:00:00Z');
  await publishDuePosts(site.deps);
  expect((await site.call('GET', '/posts')).json()).toEqual([]);
  expect((await site.call('POST', `/posts/${post.id}/restore`, { token })).json()).not.toHaveProperty(
    'publishAt',
  );
});

test('a binned post is deleted after thirty days, its slug ninety days later', async ({ site, token }) => {
  const reader = await site.member({ isComplimentary: true });
  const made = await site.create(token, { slug: 'wine', status: 'PUBLISHED' });
  const moved = { ...made, slug: 'new-wine' };
  await site.call('PUT', `/posts/${made.id}`, { token, payload: moved });
  const unseen = await site.create(token, { slug: 'water' });
  await site.saveDraft(token, unseen.id, { content: '<p>Typed later.</p>' });
  for (const { id } of [made, unseen]) await site.call('DELETE', `/posts/${id}`, { token });
  const take = async (slug: string) => {
    const answer = await site.call('POST', '/posts', { token, payload: draft({ slug }) });
    if (answer.statusCode !== 200) return answer.json().message;
    const { id } = answer.json();
    await site.database.query('delete from draft where ref = $1', [id]);
    await site.database.query('delete from revision where ref = $1', [id]);
    await site.database.query('delete from post where post_id = $1', [id]);
    return 'free';
  };
  const inTheBin = (slug: string) => `The slug “${slug}” belongs to a post in the bin.`;
  expect([await take('new-wine'), await take('water')]).toEqual([inTheBin('new-wine'), inTheBin('water')]);

  site.setTime('2026-12-21T16:59:59Z');
  await emptyBinTask(site.deps).run();
  expect((await site.database.query('select from post')).rowCount).toBe(2);
  site.setTime('2026-12-21T17:00:01Z');
  await Promise.all([emptyBinTask(site.deps).run(), emptyBinTask(site.deps).run()]);
  for (const table of ['post', 'draft', 'revision', 'edit_lock'])
    expect([table, (await site.database.query(`select from ${table}`)).rowCount]).toEqual([table, 0]);
  expect((await site.call('GET', '/bin', { token })).json()).toEqual([]);
  expect(statusAndCode(await site.call('POST', `/posts/${made.id}/restore`, { token }))).toBe(
    '404 post_not_found',
  );
  for (const slug of ['wine', 'new-wine']) {
    expect(statusAndCode(await site.call('GET', `/postDetail/${slug}`, reader))).toBe('410 post_gone');
    expect(await take(slug)).toBe(
      `The slug “${slug}” was that of a deleted post, and is free again after March 21, 2027.`,
    );
  }
  expect(await take('water')).toBe('free');
  const other = await site.create(token, { slug: 'vinegar' });
  expect(
    statusAndCode(
      await site.call('PUT', `/posts/${other.id}`, {
        token,
        payload: { ...other, slug: 'wine' },
      }),
    ),
  ).toBe('409 slug_taken');

  site.setTime('2027-03-21T17:00:02Z');
  await emptyBinTask(site.deps).run();
  expect(statusAndCode(await site.call('GET', '/postDetail/wine', reader))).toBe('404 post_not_found');
  expect([await take('wine'), await take('new-wine')]).toEqual(['free', 'free']);
});
