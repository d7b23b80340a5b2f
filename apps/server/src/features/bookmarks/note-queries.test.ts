import { randomUUID } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { listNotes, maxNotes, maxNotesPerText, saveNote } from '@wayfare/contracts/calls/notes';
import { expect } from 'vitest';
import { testWith } from '#adapters/db/testing/database-test.ts';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { exportData } from '#features/account/export-data.ts';
import { streamJson } from '#features/account/stream-json.ts';
import { listPublishedAmong } from '#features/blog/post-queries.ts';
import { deletePerson, findPerson } from '#features/person/person-queries.ts';
import { statusAndCode } from '#http/testing/status-and-code.ts';
import { fillHomilies, homilySite } from '../homily/testing/homily-site.ts';
import { createNoteKeys } from './note-keys.ts';
import { exportNotes, listNotePage } from './note-queries.ts';
import { bookmarkRoutes } from './routes.ts';

const today = '2026-11-21';
const noteKeys = createNoteKeys(new Uint8Array(32).fill(7));
const anchor = {
  quote: 'Cleverness',
  prefix: '',
  suffix: ' is a comfortable place',
  start: 0,
  isUnique: false,
};

async function notedSite(database: TestDatabase) {
  await fillHomilies(database, 30, '2026-11-25');
  const site = await homilySite(database, {
    extraRoutes: (app, deps) =>
      bookmarkRoutes(app, { ...deps, noteKeys, publishedPosts: (ids) => listPublishedAmong(database, ids) }),
  });
  const ruth = await site.member({ isComplimentary: true });
  const naomi = await site.member({ isComplimentary: true });
  const save = async (
    { date = today, ...given }: Record<string, unknown> = {},
    token: string | undefined = ruth.token,
  ) => {
    const payload = {
      noteId: randomUUID(),
      otherId: randomUUID(),
      text: { kind: 'homily', ref: date },
      anchor,
      body: '',
      basedOn: null,
      writtenAt: '2026-11-21T16:59:00.000Z',
      ...given,
    };
    const answer = await site.call('PUT', '/notes', { token, payload });
    if (answer.statusCode !== 200) return statusAndCode(answer);
    return saveNote.response.parse(answer.json()).notes;
  };
  const list = async (token: string = ruth.token, query = '') => {
    const answer = await site.call('GET', `/notes${query}`, { token });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    return listNotes.response.parse(answer.json());
  };
  return { ...site, ruth, naomi, save, list };
}

const test = testWith(notedSite);

test('a note can be saved, changed and deleted by its owner only', async ({ site }) => {
  const noteId = randomUUID();
  const first = { noteId, otherId: randomUUID(), body: 'So it is.' };
  const kept = [
    { noteId, kind: 'homily', ref: today, anchor, body: 'So it is.', changedAt: '2026-11-21T16:59:00.000Z' },
  ];
  expect(await site.save(first)).toEqual(kept);
  expect(await site.save(first)).toEqual(kept);
  expect(await site.list()).toEqual({
    notes: kept,
    unreadableCount: 0,
    texts: { [`homily:${today}`]: { name: 'Luke 1:1–4', slug: today } },
    next: null,
  });
  const nothing = { notes: [], unreadableCount: 0, texts: {}, next: null };
  expect(await site.list(site.ruth.token, '?kind=homily&ref=2026-11-20')).toEqual(nothing);
  expect(await site.list(site.naomi.token)).toEqual(nothing);
  await site.save({ noteId, body: 'Mine.' }, site.naomi.token);
  await site.call('DELETE', `/notes/${noteId}`, { token: site.naomi.token });
  expect((await site.list()).notes).toEqual(kept);
  const changed = {
    noteId,
    body: 'Or not.',
    basedOn: '2026-11-21T16:59:00.000Z',
    writtenAt: '2026-11-21T16:59:30.000Z',
  };
  expect(await site.save(changed)).toMatchObject([{ noteId, body: 'Or not.' }]);
  expect((await site.list()).notes).toHaveLength(1);
  for (const _ of [1, 2])
    expect((await site.call('DELETE', `/notes/${noteId}`, { token: site.ruth.token })).statusCode).toBe(200);
  expect((await site.list()).notes).toEqual([]);
});

test('when two devices change a note, the earlier change becomes a second note', async ({ site }) => {
  const noteId = randomUUID();
  const basedOn = '2026-11-21T16:50:00.000Z';
  await site.save({ noteId, body: 'Begun.', writtenAt: basedOn });
  await site.save({ noteId, body: 'On the phone.', basedOn, writtenAt: '2026-11-21T16:55:00.000Z' });
  const early = {
    noteId,
    otherId: randomUUID(),
    body: 'Off-line before.',
    basedOn,
    writtenAt: '2026-11-21T16:52:00.000Z',
  };
  const late = {
    noteId,
    otherId: randomUUID(),
    body: 'At the desk.',
    basedOn,
    writtenAt: '2026-11-21T16:56:00.000Z',
  };
  for (const given of [early, early, late, late]) await site.save(given);
  const { notes } = await site.list();
  expect(notes.map((note) => [note.noteId === noteId, note.body]).toSorted()).toEqual([
    [false, 'Off-line before.'],
    [false, 'On the phone.'],
    [true, 'At the desk.'],
  ]);
  // A note deleted on one device and changed on another is kept.
  await site.call('DELETE', `/notes/${noteId}`, { token: site.ruth.token });
  await site.save({ noteId, body: 'Still here.', basedOn: late.writtenAt });
  expect((await site.list()).notes).toHaveLength(3);
  // Notes on the Gospel come before notes on the reflection.
  const gospel = { ...late, noteId: randomUUID(), otherId: randomUUID(), part: 'gospel', basedOn: null };
  expect(await site.save(gospel)).toMatchObject([{ part: 'gospel', body: 'At the desk.' }]);
  expect(await site.save({ ...gospel, part: 'practice' })).toBe('400 invalid_input');
  expect((await site.list()).notes.map(({ part }) => part)).toEqual([
    'gospel',
    undefined,
    undefined,
    undefined,
  ]);
});

test('the stored size of a note does not show its length', async ({ site }) => {
  for (const body of ['', 'No.', 'I hope so. '.repeat(20)]) await site.save({ body });
  const { rows } = await site.database.query<{ size: number }>(
    'select octet_length(ciphertext) as size from note',
  );
  expect(rows).toHaveLength(3);
  expect(new Set(rows.map(({ size }) => size)).size).toBe(1);
  expect((await site.list()).notes.map(({ body }: { body: string }) => body.length).toSorted()).toEqual([
    0, 220, 3,
  ]);
});

test('no table or log contains the text of a note or its key after deletion', async ({ database, site }) => {
  const secrets = Array.from({ length: 100 }, () => randomUUID());
  for (const [at, secret] of secrets.entries())
    await site.save(
      at % 2 === 0 ? { body: `I hope ${secret}` } : { anchor: { ...anchor, quote: secret, suffix: secret } },
    );
  expect(JSON.stringify((await site.list()).notes.length)).toBe('100');
  const { rows: tables } = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const dumps = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await database.query<{ row: string }>(`select one::text as row from ${name} as one`);
      const bytes = rows.flatMap(({ row }) => [...row.matchAll(/\\x([\da-f]+)/g)].map(([, hex = '']) => hex));
      return [
        ...rows.map(({ row }) => row),
        ...bytes.map((hex) => Buffer.from(hex, 'hex').toString('latin1')),
      ];
    }),
  );
  const account = await site.identity.findBySub(site.ruth.sub);
  if (account === null) throw new Error('Ruth is not known.');
  const told = JSON.stringify(await exportData({ ...site.deps, identity: site.identity }, account));
  const everything = [...dumps.flat(), ...site.lines, told].join('\n');
  expect(everything).toContain(site.ruth.sub);
  expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);

  const personId = await findPerson(database, site.ruth.sub);
  if (personId === null) throw new Error('Ruth is nobody.');
  // An attacker with a copy of the rows and the site secret.
  await database.query('create table stolen as select * from note');
  await deletePerson(database, personId);
  expect((await database.query('select from note union all select from note_key')).rowCount).toBe(0);
  await database.query('insert into person (person_id, sub, created_at) values ($1, $2, now())', [
    personId,
    site.ruth.sub,
  ]);
  await database.query('insert into note select * from stolen');
  expect(await listNotePage({ db: database, noteKeys }, personId)).toEqual({
    notes: [],
    unreadableCount: 100,
    next: null,
  });
  // A lost key is reported and not replaced.
  expect(await site.list()).toMatchObject({ notes: [], unreadableCount: 100 });
  expect(await site.save()).toBe('409 notes_lost');
});

test('a ciphertext moved to another note is unreadable', async ({ site }) => {
  const [one, other] = [randomUUID(), randomUUID()];
  await site.save({ noteId: one, body: 'One.' });
  await site.save({ noteId: other, body: 'Other.' });
  await site.save({ body: 'Third.' });
  await site.database.query(
    'update note set ciphertext = (select ciphertext from note where note_id = $1) where note_id = $2',
    [one, other],
  );
  expect(await site.list()).toMatchObject({ notes: [{}, {}], unreadableCount: 1 });
  await site.database.query("update note set ref = '2026-11-20' where note_id = $1", [one]);
  expect(await site.list()).toMatchObject({ notes: [{ body: 'Third.' }], unreadableCount: 2 });
});

test('invalid notes and notes above the limits are rejected', async ({ site }) => {
  for (const given of [
    { noteId: '1' },
    { body: 'x'.repeat(5_001) },
    { anchor: { ...anchor, quote: '' } },
    { anchor: { ...anchor, quote: 'x'.repeat(1_001) } },
    { anchor: { ...anchor, start: -1 } },
    { basedOn: 'yesterday' },
    { body: '\ud800' },
  ])
    expect(await site.save(given), JSON.stringify(given)).toMatch(/^400 /);
  expect(await site.save({ date: '2026-11-22' })).toBe('404 homily_not_found');
  expect(await site.save({}, '')).toBe('401 authentication_required');
  expect((await site.call('GET', '/notes')).statusCode).toBe(401);
  await site.save();
  await site.database.query(
    `insert into note select person_id, gen_random_uuid(), kind, ref, ciphertext, updated_at
     from note, generate_series(2, $1)`,
    [maxNotesPerText],
  );
  expect(await site.save()).toBe('409 notes_full');
  expect(await site.save({ date: '2026-11-19' })).toHaveLength(1);
  await site.database.query(
    `insert into note select person_id, gen_random_uuid(), kind, '2026-11-18', ciphertext, updated_at
     from (select * from note limit 1), generate_series($1::int + 2, $2::int)`,
    [maxNotesPerText, maxNotes],
  );
  expect(await site.save({ date: '2026-11-19' })).toBe('409 notes_full');
  await site.database.query('delete from complimentary');
  site.setTime('2026-11-21T17:01:00Z');
  expect(await site.save()).toBe('403 subscription_required');
  expect((await site.list(site.ruth.token, `?kind=homily&ref=${today}`)).notes).toHaveLength(1);
});

test('notes are listed in pages of whole texts, and the download contains all of them', async ({ site }) => {
  const given = { '2026-11-21': 40, '2026-11-20': 61, '2026-11-18': 30, '2026-11-17': 9 };
  for (const [date, many] of Object.entries(given))
    for (let at = 0; at < many; at++)
      await site.save({ date, anchor: { ...anchor, start: at }, body: `${at}` });
  const pages = [await site.list()];
  for (let next = pages[0]?.next; typeof next === 'string'; next = pages.at(-1)?.next)
    pages.push(await site.list(site.ruth.token, `?before=${next}`));
  const datesOf = ({ notes }: { notes: readonly { ref: string }[] }) => [
    ...new Set(notes.map(({ ref }) => ref)),
  ];
  expect(pages.map((page) => [page.notes.length, ...datesOf(page)])).toEqual([
    [40, '2026-11-21'],
    [100, '2026-11-20', '2026-11-18', '2026-11-17'],
  ]);
  expect(Object.keys(pages[1]?.texts ?? {})).toHaveLength(3);
  const all = pages.flatMap(({ notes }) => notes);
  expect(all.map(({ body }) => body)).toEqual(
    Object.values(given).flatMap((many) => Array.from({ length: many }, (_, at) => `${at}`)),
  );
  const stream = streamJson(
    { account: 'Ruth' },
    'notes',
    exportNotes({ db: site.database, noteKeys }, site.ruth.sub),
  );
  expect(await json(stream)).toEqual({ account: 'Ruth', notes: all });
  expect((await site.list(site.ruth.token, '?kind=homily&ref=2026-11-20')).notes).toHaveLength(61);
});

test('notes on posts are listed after notes on homilies', async ({ site }) => {
  await site.database.query(
    `insert into post (post_id, title, slug, excerpt, content, status, category, date, created_at, updated_at)
     values ('one', 'On wells', 'on-wells', '', '', 'PUBLISHED', '', '2026-11-02', now(), now()),
            ('two', 'Not yet', 'not-yet', '', '', 'DRAFT', '', '2026-11-02', now(), now())`,
  );
  const at = (ref: string) => ({ text: { kind: 'post', ref }, body: 'A well.' });
  expect(await site.save(at('one'))).toMatchObject([{ kind: 'post', ref: 'one', body: 'A well.' }]);
  expect(await site.save(at('two'))).toBe('404 post_not_found');
  expect(await site.save(at('a b'))).toBe('400 invalid_input');
  await site.save({ body: 'A day.' });
  const all = await site.list();
  expect(all.notes.map(({ body }) => body)).toEqual(['A day.', 'A well.']);
  expect(all.texts?.['post:one']).toEqual({ name: 'On wells', slug: 'on-wells' });
  expect((await site.list(site.ruth.token, '?kind=post&ref=one')).notes).toHaveLength(1);
  expect((await site.list(site.ruth.token, `?before=homily:${today}`)).notes).toMatchObject([{ ref: 'one' }]);
  expect(await site.list(site.ruth.token, '?before=post:one')).toMatchObject({ notes: [], next: null });
  // Notes stay readable when their post is no longer published.
  await site.database.query("update post set status = 'DRAFT'");
  expect(await site.list()).toMatchObject({ notes: [{}, { body: 'A well.' }], texts: {} });
  expect((await site.list()).texts).not.toHaveProperty('post:one');
});
