import { expect } from 'vitest';
import { pgDatabase } from '#adapters/db/pg-database.ts';
import { statusAndCode } from '#http/testing/status-and-code.ts';
import { publishDuePosts } from './schedule.ts';
import type { BlogSite } from './testing/blog-site.ts';
import { test } from './testing/blog-test.ts';

const christmas = { local: '2026-12-25T05:00', zone: 'America/New_York' };

const schedule = (site: BlogSite, token: string, post: { id: string; updatedAt: string }, when: object) =>
  site.call('POST', `/posts/${post.id}/schedule`, {
    token,
    payload: { ...christmas, updatedAt: post.updatedAt, ...when },
  });

const open = async (site: BlogSite, token: string, id: string) =>
  (await site.call('GET', `/posts/${id}`, { token })).json();

test('a scheduled draft is published at its time with the planned date', async ({ site, token }) => {
  const reader = await site.member({ isComplimentary: true });
  const draft = await site.create(token, { slug: 'stable', date: '2026-11-21' });
  const scheduled = (await schedule(site, token, draft, {})).json();
  const facts = { publishLocal: christmas.local, publishZone: christmas.zone };
  expect(scheduled).toMatchObject({ status: 'DRAFT', publishAt: '2026-12-25T10:00:00.000Z', ...facts });
  expect(scheduled.updatedAt).toBe(draft.updatedAt);
  expect(await open(site, token, draft.id)).toEqual(scheduled);
  const [listed] = (await site.call('GET', '/posts', { token })).json();
  expect(listed).toMatchObject({ publishAt: scheduled.publishAt, ...facts });

  // It is written on, and stays scheduled.
  const payload = { ...draft, title: 'A stable' };
  const saved = (await site.call('PUT', `/posts/${draft.id}`, { token, payload })).json();
  expect(saved).toMatchObject({ title: 'A stable', publishAt: scheduled.publishAt });
  site.setTime('2026-12-25T09:59:59.999Z');
  await publishDuePosts(site.deps);
  expect((await site.call('GET', '/postDetail/stable', reader)).statusCode).toBe(404);
  expect((await site.call('GET', '/posts')).json()).toEqual([]);

  site.setTime('2026-12-25T10:00:00Z');
  await publishDuePosts(site.deps);
  await publishDuePosts(site.deps);
  const published = (await site.call('GET', '/postDetail/stable', reader)).json();
  expect(published).toMatchObject({ title: 'A stable', status: 'PUBLISHED', date: '2026-12-25' });
  for (const name of ['publishAt', 'publishLocal', 'publishZone', 'formerSlugs'])
    expect(published).not.toHaveProperty(name);
  expect(await site.listRevisions(token, draft.id)).toMatchObject([
    { number: 3, publishedAt: '2026-12-25T10:00:00.000Z', savedBy: 'Luke' },
    { number: 2, publishedAt: null },
    { number: 1, publishedAt: null },
  ]);
  // Whoever had it open meanwhile takes nothing back by saving the draft that they know.
  expect(
    statusAndCode(
      await site.call('PUT', `/posts/${draft.id}`, {
        token,
        payload: { ...payload, updatedAt: saved.updatedAt, excerpt: 'Later.' },
      }),
    ),
  ).toBe('409 post_changed');
});

test('scheduling an invalid post is rejected with a message', async ({ site, token }) => {
  const draft = await site.create(token);
  const untitled = await site.create(token, { title: ' ' });
  const published = await site.create(token, { status: 'PUBLISHED' });
  const noText = '400 post_empty: A post needs some text before it is published.';
  const rows = [
    [untitled, {}, '400 post_untitled: A post needs a title before it is published.'],
    [await site.create(token, { content: '' }), {}, noText],
    [await site.create(token, { content: '<p> </p>' }), {}, noText],
    [await site.create(token, { content: '<p>&nbsp;<br></p>' }), {}, noText],
    [await site.create(token, { content: '<h2></h2>' }), {}, noText],
    [
      draft,
      { local: '2026-11-21T11:59' },
      '400 time_in_past: That hour has passed. Choose a later one, or publish it now.',
    ],
    [draft, { local: '2026-12-25' }, '400 invalid_input'],
    [draft, { local: '2026-02-30T05:00' }, '400 invalid_input'],
    [draft, { local: '9999-12-31T05:00' }, '400 invalid_input'],
    [draft, { zone: 'Middle/Earth' }, '400 invalid_input'],
    [draft, { zone: '+05:00' }, '400 invalid_input'],
    [draft, { zone: '' }, '400 invalid_input'],
    [{ ...draft, id: 'nothing' }, {}, '404 post_not_found'],
    [{ ...draft, updatedAt: '2026-11-21T16:59:59Z' }, {}, '409 post_changed'],
    [published, {}, '409 post_published'],
  ] as const;
  for (const [post, when, refusal] of rows) {
    const answer = await schedule(site, token, post, when);
    expect(`${statusAndCode(answer)}: ${answer.json().message}`).toContain(refusal);
  }
  expect(await open(site, token, draft.id)).not.toHaveProperty('publishAt');
});

test('a schedule can be changed, and ends when the post is published or emptied', async ({ site, token }) => {
  const draft = await site.create(token);
  const save = async (changes: object) => {
    const { updatedAt } = await open(site, token, draft.id);
    return (
      await site.call('PUT', `/posts/${draft.id}`, { token, payload: { ...draft, ...changes, updatedAt } })
    ).json();
  };
  await schedule(site, token, draft, {});
  const moved = (await schedule(site, token, draft, { local: '2026-12-26T05:00' })).json();
  expect(moved.publishAt).toBe('2026-12-26T10:00:00.000Z');
  for (const _ of [1, 2]) {
    const back = await site.call('DELETE', `/posts/${draft.id}/schedule`, { token });
    expect([back.statusCode, 'publishAt' in back.json()]).toEqual([200, false]);
  }
  await schedule(site, token, draft, {});
  expect(await save({ content: '' })).not.toHaveProperty('publishAt');
  expect(await save({})).not.toHaveProperty('publishAt');
  await schedule(site, token, await open(site, token, draft.id), {});
  expect(await save({ status: 'PUBLISHED' })).not.toHaveProperty('publishAt');
  expect(await save({ status: 'DRAFT' })).not.toHaveProperty('publishAt');
  site.setTime('2027-01-01T00:00:00Z');
  await publishDuePosts(site.deps);
  expect(await open(site, token, draft.id)).toMatchObject({ status: 'DRAFT' });
});

test('the publishing time follows the current rules of its time zone', async ({ site, token }) => {
  const draft = await site.create(token);
  await schedule(site, token, draft, {});
  // As if the zone had kept its summer time that year when the hour was chosen.
  await site.database.query(`update post set publish_at = '2026-12-25T09:00:00Z'`);
  site.setTime('2026-12-25T09:30:00Z');
  await publishDuePosts(site.deps);
  expect(await open(site, token, draft.id)).toMatchObject({
    status: 'DRAFT',
    publishAt: '2026-12-25T10:00:00.000Z',
  });
  await site.database.query(`update post set publish_at = '2026-12-25T11:00:00Z'`);
  site.setTime('2026-12-25T10:00:00Z');
  await publishDuePosts(site.deps);
  expect(await open(site, token, draft.id)).toMatchObject({ status: 'PUBLISHED' });
});

test('a post that cannot be published does not delay the others', async ({ site, token }) => {
  const [first, second] = [await site.create(token, { slug: 'a' }), await site.create(token, { slug: 'b' })];
  for (const post of [first, second]) await schedule(site, token, post, {});
  await site.database.query(`update post set publish_zone = 'Atlantis' where post_id = $1`, [first.id]);
  site.setTime('2026-12-25T10:00:00Z');
  const errors: object[] = [];
  const log = { info() {}, error: (details: object) => errors.push(details) };
  await publishDuePosts({ ...site.deps, log });
  expect(await open(site, token, second.id)).toMatchObject({ status: 'PUBLISHED' });
  expect(errors).toMatchObject([{ postId: first.id }]);
});

test('only one of several servers publishes a due post', async ({ site, token }) => {
  for (let count = 0; count < 8; count++) await schedule(site, token, await site.create(token), {});
  const others = Array.from({ length: 3 }, () => pgDatabase(site.database.connection, { warn: () => {} }));
  site.setTime('2026-12-25T10:00:30Z');
  await Promise.all([site.database, ...others].map((db) => publishDuePosts({ ...site.deps, db })));
  await Promise.all(others.map((db) => db.close()));
  const { rows } = await site.database.query<{ status: string; revisions: number }>(
    `select status, (select count(*)::int from revision where ref = post.post_id) as revisions
     from post`,
  );
  expect(rows).toEqual(Array.from({ length: 8 }, () => ({ status: 'PUBLISHED', revisions: 2 })));
});
