import { listBookmarks, type TextRef } from '@wayfare/contracts/calls/bookmarks';
import { expect, test } from 'vitest';
import { type TestDatabase, testDatabase, withDatabase } from '#adapters/db/testing/test-database.ts';
import { exportData } from '#features/account/export-data.ts';
import { listPublishedAmong } from '#features/blog/post-queries.ts';
import { deletePerson, findPerson } from '#features/person/person-queries.ts';
import { fillHomilies, homilySite } from '../homily/testing/homily-site.ts';
import { createNoteKeys } from './note-keys.ts';
import { bookmarkRoutes } from './routes.ts';

const today = '2026-11-21';
const aDay: TextRef = { kind: 'homily', ref: today };
const aPost: TextRef = { kind: 'post', ref: 'one' };

async function keepingSite(database: TestDatabase) {
  await fillHomilies(database, 30, '2026-11-25');
  await database.query(
    `insert into post (post_id, title, slug, excerpt, content, status, hero_key, hero_illustration, hero_alt, category, date, created_at, updated_at)
     values ('one', 'On wells', 'on-wells', '', '', 'PUBLISHED', '', '', '', '', '2026-11-02', now(), now()),
            ('two', 'Not yet', 'not-yet', '', '', 'DRAFT', '', '', '', '', '2026-11-02', now(), now())`,
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
  const set = async (text: object, isBookmarked = true, token: string | undefined = ruth.token) => {
    const answer = await site.call('PUT', '/bookmarks', { token, payload: { text, isBookmarked } });
    return [answer.statusCode, answer.json().code ?? 'done'];
  };
  const kept = async (token: string = ruth.token) => {
    const answer = await site.call('GET', '/bookmarks', { token });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    return listBookmarks.response.parse(answer.json()).bookmarks;
  };
  return { ...site, ruth, set, kept, [Symbol.asyncDispose]: () => site[Symbol.asyncDispose]() };
}

const done = [200, 'done'];

test('a bookmark is stored once, is visible to its owner only, and is deleted with the account', async () => {
  await using database = await testDatabase();
  await using site = await keepingSite(database);
  const naomi = await site.member({ isComplimentary: true });
  expect(await site.set(aDay)).toEqual(done);
  site.setTime('2026-11-21T17:00:01Z');
  const presses = await Promise.all(Array.from({ length: 5 }, () => site.set(aPost)));
  for (const answer of presses) expect(answer).toEqual(done);
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
  expect(await site.set(aDay, false, naomi.token)).toEqual(done);
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
  expect(await site.set(aPost, false)).toEqual(done);
  expect(await site.set(aPost, false)).toEqual(done);
  expect(await site.kept()).toHaveLength(1);
  await deletePerson(database, personId);
  expect((await database.query('select from bookmark')).rowCount).toBe(0);
});

test('unpublished texts cannot be bookmarked, and former subscribers can still list and delete bookmarks', async () => {
  await using site = await withDatabase(keepingSite);
  expect(await site.set({ kind: 'homily', ref: '2026-11-22' })).toEqual([404, 'homily_not_found']);
  expect(await site.set({ kind: 'homily', ref: '2020-11-22' })).toEqual([404, 'homily_not_found']);
  expect(await site.set({ kind: 'post', ref: 'two' })).toEqual([404, 'post_not_found']);
  for (const text of [
    {},
    { kind: 'mail', ref: 'x' },
    { kind: 'homily', ref: 'one' },
    { kind: 'post', ref: 'a b' },
  ])
    expect([text, await site.set(text)]).toEqual([text, [400, 'invalid_input']]);
  expect(await site.set(aDay, true, '')).toEqual([401, 'authentication_required']);
  expect(await site.set(aDay)).toEqual(done);
  await site.database.query(
    `insert into bookmark select person_id, 'post', number, now() from bookmark, generate_series(1, 999) as number`,
  );
  expect(await site.set(aPost)).toEqual([409, 'bookmarks_full']);
  expect(await site.set(aDay)).toEqual(done);
  await site.database.query('delete from complimentary');
  site.setTime('2026-11-21T17:01:00Z');
  expect(await site.set(aPost)).toEqual([403, 'subscription_required']);
  expect(await site.kept()).toHaveLength(1_000);
  expect(await site.set(aDay, false)).toEqual(done);
  expect(await site.kept()).toHaveLength(999);
});
