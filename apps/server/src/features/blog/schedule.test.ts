import { expect, test } from 'vitest';
import { pgDatabase } from '#adapters/db/pg-database.ts';
import { withDatabase } from '#adapters/db/testing/test-database.ts';
import { publishDuePosts } from './schedule.ts';
import { type BlogSite, blogSite, statusAndCode } from './testing/blog-site.ts';

const christmas = { local: '2026-12-25T05:00', zone: 'America/New_York' };

const schedule = (site: BlogSite, token: string, post: { id: string; updatedAt: string }, when: object) =>
  site.call('POST', `/posts/${post.id}/schedule`, {
    token,
    payload: { ...christmas, updatedAt: post.updatedAt, ...when },
  });

const open = async (site: BlogSite, token: string, id: string) =>
  (await site.call('GET', `/posts/${id}`, { token })).json();

test('a scheduled draft is published at its time with the planned date', async () => {
  await using site = await withDatabase(blogSite);
  const { token } = await site.admin();
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
  const late = await site.call('PUT', `/posts/${draft.id}`, {
    token,
    payload: { ...payload, updatedAt: saved.updatedAt, excerpt: 'Later.' },
  });
  expect(statusAndCode(late)).toEqual([409, 'post_changed']);
});

test('scheduling an invalid post is rejected with a message', async () => {
  await using site = await withDatabase(blogSite);
  const { token } = await site.admin();
  const draft = await site.create(token);
  const refused = async (post: { id: string; updatedAt: string }, when: object = {}) => {
    const answer = await schedule(site, token, post, when);
    return [...statusAndCode(answer), answer.json().message];
  };
  expect(await refused(await site.create(token, { title: ' ' }))).toEqual([
    400,
    'post_untitled',
    'A post needs a title before it is published.',
  ]);
  for (const content of ['', '<p> </p>', '<p>&nbsp;<br></p>', '<h2></h2>'])
    expect(await refused(await site.create(token, { content }))).toEqual([
      400,
      'post_empty',
      'A post needs some text before it is published.',
    ]);
  expect(await refused(draft, { local: '2026-11-21T11:59' })).toEqual([
    400,
    'time_in_past',
    'That hour has passed. Choose a later one, or publish it now.',
  ]);
  for (const when of [{ local: '2026-12-25' }, { local: '2026-02-30T05:00' }, { local: '9999-12-31T05:00' }])
    expect((await refused(draft, when)).slice(0, 2)).toEqual([400, 'invalid_input']);
  for (const zone of ['Middle/Earth', '+05:00', ''])
    expect((await refused(draft, { zone })).slice(0, 2)).toEqual([400, 'invalid_input']);
  expect((await refused({ ...draft, id: 'nothing' })).slice(0, 2)).toEqual([404, 'post_not_found']);
  expect((await refused({ ...draft, updatedAt: '2026-11-21T16:59:59Z' })).slice(0, 2)).toEqual([
    409,
    'post_changed',
  ]);
  const published = await site.create(token, { status: 'PUBLISHED' });
  expect((await refused(published)).slice(0, 2)).toEqual([409, 'post_published']);
  expect(await open(site, token, draft.id)).not.toHaveProperty('publishAt');
});

test('a schedule can be changed and canceled, and ends when the post is published or emptied', async () => {
  await using site = await withDatabase(blogSite);
  const { token } = await site.admin();
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

test('the publishing time follows the current rules of its time zone', async () => {
  await using site = await withDatabase(blogSite);
  const { token } = await site.admin();
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

test('only one of several servers publishes a due post', async () => {
  await using site = await withDatabase(blogSite);
  const { token } = await site.admin();
  for (let count = 0; count < 8; count++) await schedule(site, token, await site.create(token), {});
  const others = Array.from({ length: 3 }, () => pgDatabase(site.database.connection, { warn: () => {} }));
  site.setTime('2026-12-25T10:00:30Z');
  await Promise.all([site.database, ...others].map((db) => publishDuePosts({ db, clock: site.deps.clock })));
  await Promise.all(others.map((db) => db.close()));
  const { rows } = await site.database.query<{ status: string; revisions: number }>(
    `select status, (select count(*)::int from revision where ref = post.post_id) as revisions
     from post`,
  );
  expect(rows).toEqual(Array.from({ length: 8 }, () => ({ status: 'PUBLISHED', revisions: 2 })));
});
