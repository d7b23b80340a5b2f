import { listBookmarks, type TextRef } from '@wayfare/contracts/calls/bookmarks';
import { expect } from 'vitest';
import { testWith } from '#adapters/db/testing/database-test.ts';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { exportData } from '#features/account/export-data.ts';
import { listPublishedAmong } from '#features/blog/post-queries.ts';
import { deletePerson, findPerson } from '#features/person/person-queries.ts';
import { statusAndCode } from '#http/testing/status-and-code.ts';
import { fillHomilies, homilySite } from '../homily/testing/homily-site.ts';
import { createNoteKeys } from './note-keys.ts';
import { bookmarkRoutes } from './routes.ts';

const today = '2026-11-21';
const aDay: TextRef = { kind: 'homily', ref: today };
const aPost: TextRef = { kind: 'post', ref: 'one' };

async function keepingSite(database: TestDatabase) {
  await fillHomilies(database, 30, '2026-11-25');
  await database.query(
    `insert into post (post_id, title, slug, excerpt, content, status, category, date, created_at, updated_at)
     values ('one', 'On wells', 'on-wells', '', '', 'PUBLISHED', '', '2026-11-02', now(), now()),
            ('two', 'Not yet', 'not-yet', '', '', 'DRAFT', '', '2026-11-02', now(), now())`,
  );
  const site = await homilySite(database, {
    extraRoutes: (app, deps) =>
      bookmarkRoutes(app, {
        ...deps,
        noteKeys: createNoteKeys(new Uint8Array(32)),
        publishedPosts: (ids) => listPublishedAmong(database, ids),
      }),
  });
  const ruth = await site.member({ isComplimentary: true });
  const set = async (text: object, isBookmarked = true, token: string | undefined = ruth.token) =>
    statusAndCode(await site.call('PUT', '/bookmarks', { token, payload: { text, isBookmarked } }));
  const kept = async (token: string = ruth.token) => {
    const answer = await site.call('GET', '/bookmarks', { token });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    return listBookmarks.response.parse(answer.json()).bookmarks;
  };
  return { ...site, ruth, set, kept };
}

const test = testWith(keepingSite);

test('a bookmark is stored once, for its owner only, until the account ends', async ({ database, site }) => {
  const naomi = await site.member({ isComplimentary: true });
  expect(await site.set(aDay)).toBe('200');
  site.setTime('2026-11-21T17:00:01Z');
  const presses = await Promise.all(Array.from({ length: 5 }, () => site.set(aPost)));
  for (const answer of presses) expect(answer).toBe('200');
  expect(await site.kept()).toEqual([
    {
      kind: 'post',
      ref: 'one',
      slug: 'on-wells',
      title: 'On wells',
      reference: '',
      date: '2026-11-02',
      createdAt: '2026-11-21T17:00:01.000Z',
    },
    {
      kind: 'homily',
      ref: today,
      slug: today,
      title: 'Luke 1:1–4',
      reference: 'Luke 1:1–4',
      date: today,
      createdAt: '2026-11-21T17:00:00.000Z',
    },
  ]);
  expect(await site.kept(naomi.token)).toEqual([]);
  expect(await site.set(aDay, false, naomi.token)).toBe('200');
  expect(await site.kept()).toHaveLength(2);

  const personId = await findPerson(database, site.ruth.sub);
  const account = await site.identity.findBySub(site.ruth.sub);
  if (personId === null || account === null) throw new Error('Ruth is not known.');
  expect(await exportData({ ...site.deps, identity: site.identity }, account)).toMatchObject({
    bookmarks: [
      { kind: 'homily', ref: today },
      { kind: 'post', ref: 'one' },
    ],
  });
  await database.query("update post set status = 'DRAFT'");
  expect(await site.kept()).toMatchObject([{ slug: null, title: '', date: '' }, { slug: today }]);
  expect(await site.set(aPost, false)).toBe('200');
  expect(await site.set(aPost, false)).toBe('200');
  expect(await site.kept()).toHaveLength(1);
  await deletePerson(database, personId);
  expect((await database.query('select from bookmark')).rowCount).toBe(0);
});

test('unpublished texts cannot be bookmarked, and former subscribers keep bookmarks', async ({ site }) => {
  expect(await site.set({ kind: 'homily', ref: '2026-11-22' })).toBe('404 homily_not_found');
  expect(await site.set({ kind: 'homily', ref: '2020-11-22' })).toBe('404 homily_not_found');
  expect(await site.set({ kind: 'post', ref: 'two' })).toBe('404 post_not_found');
  for (const text of [
    {},
    { kind: 'mail', ref: 'x' },
    { kind: 'homily', ref: 'one' },
    { kind: 'post', ref: 'a b' },
  ])
    expect(await site.set(text), JSON.stringify(text)).toBe('400 invalid_input');
  expect(await site.set(aDay, true, '')).toBe('401 authentication_required');
  expect(await site.set(aDay)).toBe('200');
  await site.database.query(
    `insert into bookmark select person_id, 'post', number, now() from bookmark, generate_series(1, 999) as number`,
  );
  expect(await site.set(aPost)).toBe('409 bookmarks_full');
  expect(await site.set(aDay)).toBe('200');
  await site.database.query('delete from complimentary');
  site.setTime('2026-11-21T17:01:00Z');
  expect(await site.set(aPost)).toBe('403 subscription_required');
  expect(await site.kept()).toHaveLength(1_000);
  expect(await site.set(aDay, false)).toBe('200');
  expect(await site.kept()).toHaveLength(999);
});
