import { days, subtractTime } from '@wayfare/contracts/rules/durations';
import { expect } from 'vitest';
import { publishDuePosts } from '../blog/schedule.ts';
import { blogSite } from '../blog/testing/blog-site.ts';
import { test } from '../homily/testing/homily-test.ts';
import {
  deleteOldActivity,
  listActivity,
  type NewActivityEntry,
  operatorActor,
  recordActivity,
} from './activity-queries.ts';

const now = new Date();
const entry = (more: Partial<NewActivityEntry> = {}): NewActivityEntry => ({
  at: now,
  by: operatorActor,
  act: 'published',
  kind: 'homily',
  ref: '2026-11-23',
  name: 'Salt',
  ...more,
});
const all = { before: null, kind: null, limit: 10 };

test('activity is listed newest first and can be filtered by kind', async ({ database: db }) => {
  await recordActivity(db);
  await recordActivity(
    db,
    entry(),
    entry({ kind: 'post', ref: 'a1', act: 'deleted', before: { status: 'DRAFT', words: 12 } }),
  );
  const [newest, oldest] = await listActivity(db, all);
  expect(newest).toMatchObject({
    kind: 'post',
    act: 'deleted',
    before: { status: 'DRAFT', words: 12 },
    after: {},
  });
  expect(oldest).toMatchObject({ by: 'The operator', ref: '2026-11-23', name: 'Salt', at: now });
  expect(await listActivity(db, { ...all, kind: 'homily' })).toEqual([oldest]);
  expect(await listActivity(db, { ...all, before: newest?.number ?? 0 })).toEqual([oldest]);
});

test('the database rejects changes to activity rows', async ({ database: db }) => {
  await recordActivity(db, entry());
  for (const sql of [
    "update activity set actor_name = 'Nobody'",
    'delete from activity',
    'truncate activity',
    "merge into activity using (select 1) as one on true when matched then update set name = ''",
  ])
    await expect(db.query(sql), sql).rejects.toThrow('immutable');
  expect(await listActivity(db, all)).toHaveLength(1);
});

test('activity older than two years is deleted', async ({ database: db }) => {
  await recordActivity(db, entry({ at: subtractTime(now, days(732)), name: 'Old' }), entry());
  await deleteOldActivity({ db }).run();
  expect((await listActivity(db, all)).map(({ name }) => name)).toEqual(['Salt']);
});

test('only editors-in-chief see the activity of a day', async ({ site }) => {
  const { token } = await site.member({ name: 'Ruth', groups: ['homily-admin'] });
  const chief = await site.member({ name: 'Luke', groups: ['editor-in-chief'] });
  const date = '2026-11-23';
  const at = `/editor/homilies/${date}`;
  const done = async (method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object = {}) =>
    expect((await site.call(method, path, { token, payload })).statusCode).toBe(200);
  const { version } = await site.publish(token, date, { title: 'Salt' });
  await done('POST', `${at}/unpublish`);
  await done('POST', `${at}/unpublish`);
  await done('POST', `${at}/swap`, { with: '2026-11-24', version });
  expect((await site.removeDraft(token, '2026-11-24')).statusCode).toBe(200);
  await done('PUT', `/editor/days/${date}`, { color: 'red' });
  await done('DELETE', `/editor/days/${date}`);

  const told = (await site.call('GET', '/activity', { token: chief.token })).json();
  expect(told.next).toBeNull();
  expect(told.entries.map(({ by, act, kind, ref }: Record<string, string>) => [by, act, kind, ref])).toEqual([
    ['Ruth', 'restored', 'day', date],
    ['Ruth', 'corrected', 'day', date],
    ['Ruth', 'deleted', 'homily', '2026-11-24'],
    ['Ruth', 'moved', 'homily', '2026-11-24'],
    ['Ruth', 'unpublished', 'homily', date],
    ['Ruth', 'published', 'homily', date],
  ]);
  expect(told.entries[1]).toMatchObject({ before: { color: 'green' }, after: { color: 'red' } });
  expect((await site.call('GET', '/activity', { token })).statusCode).toBe(403);
  expect((await site.call('GET', '/activity')).statusCode).toBe(401);
  expect(JSON.stringify(told)).not.toContain(chief.email);
});

test('publishing, scheduling and deleting a post is recorded with its editor', async ({ database: db }) => {
  await using site = await blogSite(db);
  const { token } = await site.admin();
  const draft = await site.create(token, { title: 'A hinge', slug: 'a-hinge' });
  const at = `/posts/${draft.id}`;
  const done = async (method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object = {}) => {
    const answer = await site.call(method, path, { token, payload });
    expect([path, answer.statusCode]).toEqual([path, 200]);
    return answer.json();
  };
  const saved = await done('PUT', at, { ...draft, excerpt: 'Iron.' });
  const when = { local: '2026-12-25T05:00', zone: 'America/New_York', updatedAt: saved.updatedAt };
  await done('POST', `${at}/schedule`, when);
  await done('DELETE', `${at}/schedule`);
  await done('DELETE', `${at}/schedule`);
  await done('POST', `${at}/schedule`, when);
  site.setTime('2026-12-25T10:00:00Z');
  await publishDuePosts(site.deps);
  const out = await site.call('GET', at, { token });
  await done('PUT', at, { ...out.json(), slug: 'the-hinge', status: 'DRAFT' });
  await done('DELETE', at);
  await done('DELETE', at);
  await done('POST', `${at}/restore`);
  await done('POST', `${at}/restore`);
  const entries = await listActivity(db, all);
  expect(entries.map(({ act }) => act)).toEqual([
    'restored',
    'deleted',
    'unpublished',
    'published',
    'scheduled',
    'unscheduled',
    'scheduled',
  ]);
  expect(new Set(entries.map(({ by, kind, ref }) => `${by} ${kind} ${ref}`))).toEqual(
    new Set([`Luke post ${draft.id}`]),
  );
  expect(entries[3]?.after).toMatchObject({ isBySchedule: true });
  expect(entries[2]).toMatchObject({ before: { slug: 'a-hinge' }, after: { slug: 'the-hinge' } });
  expect(JSON.stringify(entries)).not.toContain(draft.content);
});
