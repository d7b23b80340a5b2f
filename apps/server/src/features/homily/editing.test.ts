import { randomUUID } from 'node:crypto';
import { listMissingFields } from '@wayfare/contracts/rules/homily-content';
import { expect } from 'vitest';
import { withDatabase } from '#adapters/db/testing/test-database.ts';
import { daysTopic } from '#features/calendar/correct-day.ts';
import { statusAndCode } from '#http/testing/status-and-code.ts';
import { homilySite, wholeHomily } from './testing/homily-site.ts';
import { test as homilyTest } from './testing/homily-test.ts';

type Site = Awaited<ReturnType<typeof homilySite>>;

function editorOf(site: Site, token: string) {
  const at = (date: string) => `/editor/homilies/${date}`;
  const lock = randomUUID();
  let seq = 0;
  return {
    see: (date: string) => site.openDraft(token, date),
    save: (date: string, version: number | null, content: Partial<typeof wholeHomily> = {}) => {
      seq += 1;
      return site.saveDraft(token, date, { version, content, lock, seq });
    },
    act: (date: string, what: string, payload?: object) =>
      site.call('POST', `${at(date)}/${what}`, { token, ...(payload && { payload }) }),
    remove: (date: string) => site.removeDraft(token, date),
    history: (date: string) => site.listRevisions(token, date),
    revision: async (date: string, number: number) =>
      (await site.call('GET', `${at(date)}/revisions/${number}`, { token })).json(),
  };
}

async function writer(site: Site, name = 'Luke') {
  const member = await site.member({ name, groups: ['homily-admin'] });
  return { ...member, ...editorOf(site, member.token) };
}

const test = homilyTest.extend('luke', ({ site }) => writer(site));

test('a homily goes from draft to scheduled to published and back', async ({ site, luke }) => {
  const date = '2026-11-22';
  const state = async () => {
    const { state: now, hasChanges } = await luke.see(date);
    return [now, hasChanges];
  };
  expect(await luke.see(date)).toMatchObject({ state: 'new', draft: null, copy: null });
  const first = (await luke.save(date, null)).json();
  expect(first).toMatchObject({ hasChanges: false });
  expect(await state()).toEqual(['draft', false]);
  expect((await luke.act(date, 'publish', { version: first.version })).json().state).toBe('scheduled');
  expect(await state()).toEqual(['scheduled', false]);
  site.setTime('2026-11-22T05:00:00Z');
  expect(await state()).toEqual(['published', false]);
  const second = (await luke.save(date, first.version, { title: 'Changed' })).json();
  expect(second.hasChanges).toBe(true);
  expect(await luke.see(date)).toMatchObject({
    state: 'published',
    hasChanges: true,
    draft: { content: { title: 'Changed' }, savedBy: 'Luke', version: second.version },
    copy: { content: wholeHomily, publishedAt: '2026-11-21T17:00:00.000Z' },
  });
  await luke.act(date, 'publish', { version: second.version });
  expect(await luke.see(date)).toMatchObject({
    hasChanges: false,
    copy: { content: { title: 'Changed' }, publishedAt: '2026-11-21T17:00:00.000Z' },
  });
  expect((await luke.act(date, 'unpublish')).json()).toEqual({ state: 'draft' });
  expect((await luke.act(date, 'unpublish')).json()).toEqual({ state: 'draft' });
  expect((await luke.remove(date)).statusCode).toBe(200);
  expect(await state()).toEqual(['new', false]);
  expect(await luke.history(date)).toHaveLength(2);
});

test('a day suggests its Gospel and warns about another reference', async ({ luke }) => {
  const { day, suggestions } = (await luke.see('2026-11-29')).details;
  expect(day.celebration).toBe('First Sunday of Advent');
  expect(suggestions[0]).toMatchObject({
    book: 'Mark',
    chapter: 13,
    verse: '33-37',
    source: 'World English Bible (public domain); not the text read at Mass',
  });
  expect(suggestions[0]?.text).toContain('Watch');
  const asSuggested = { book: 'Mark', chapter: 13, verse: '33-37' };
  expect((await luke.save('2026-11-29', null, asSuggested)).json().warnings).toEqual([]);
  const { draft } = await luke.see('2026-11-29');
  const saved = await luke.save('2026-11-29', draft?.version ?? 0, { ...asSuggested, verse: '33-99' });
  expect(saved.json().warnings.map(({ code }: { code: string }) => code)).toContain('verse_beyond_chapter');
  expect((await luke.see('2026-11-29')).details.warnings).not.toEqual([]);
});

test('a draft recreated after deletion has a new version', async ({ luke }) => {
  const date = '2026-11-25';
  const { version } = (await luke.save(date, null, { title: 'Old' })).json();
  await luke.remove(date);
  expect((await luke.save(date, version, { title: 'Late' })).json().code).toBe('text_gone');
  const anew = (await luke.save(date, null, { title: 'New' })).json();
  expect(anew.version).not.toBe(version);
  expect((await luke.history(date)).map(({ title }) => title)).toEqual(['New', 'Old']);
});

test('saves by one editor within five minutes are one revision', async () => {
  await using site = await withDatabase((database) => homilySite(database, { now: '2026-11-21T10:00:00Z' }));
  const luke = await writer(site, 'Luke');
  const mark = await writer(site, 'Mark');
  const date = '2026-11-25';
  let version: number | null = null;
  const save = async (who: typeof luke, time: string, title: string) => {
    site.setTime(`2026-11-21T${time}Z`);
    version = (await who.save(date, version, { title })).json().version;
  };
  await save(luke, '10:00:00', 'a');
  await save(luke, '10:02:00', 'b');
  await save(luke, '10:04:59', 'c');
  await save(luke, '10:05:00', 'd');
  await save(mark, '10:05:10', 'e');
  await save(luke, '10:05:20', 'f');
  await luke.act(date, 'publish', { version });
  await save(luke, '10:05:30', 'g');
  const history = await luke.history(date);
  expect(history.map(({ title, savedBy, publishedAt }) => [title, savedBy, publishedAt !== null])).toEqual([
    ['g', 'Luke', false],
    ['f', 'Luke', true],
    ['e', 'Mark', false],
    ['d', 'Luke', false],
    ['c', 'Luke', false],
  ]);
  expect(await luke.revision(date, 4)).toMatchObject({ number: 4, content: { ...wholeHomily, title: 'f' } });
  expect((await luke.revision(date, 9)).code).toBe('revision_not_found');
});

test('restoring a revision adds a revision', async () => {
  await using site = await withDatabase((database) => homilySite(database, { now: '2026-11-21T10:00:00Z' }));
  const luke = await writer(site);
  const date = '2026-11-25';
  let version: number | null = null;
  const save = async (time: string, homilyText: string) => {
    site.setTime(`2026-11-21T${time}Z`);
    version = (await luke.save(date, version, { homilyText })).json().version;
  };
  await save('10:00:00', 'The first thought.');
  await save('10:10:00', 'Another one, of six words.');
  await save('10:11:00', 'The first thought.');
  await save('10:12:00', 'The first thought, and more.');
  expect((await luke.history(date)).map(({ wordCount, origin }) => [wordCount, origin])).toEqual([
    [5, 'editor'],
    [5, 'editor'],
    [3, 'editor'],
  ]);
  expect((await luke.revision(date, 2)).content.homilyText).toBe('Another one, of six words.');
});

test('saving the same content changes nothing', async ({ site, luke }) => {
  const first = (await luke.save('2026-11-25', null)).json();
  site.setTime('2026-11-21T18:00:00Z');
  const second = (await luke.save('2026-11-25', first.version)).json();
  expect(second).toEqual(first);
  expect(await luke.history('2026-11-25')).toHaveLength(1);
});

test('publishing an incomplete homily fails and names the missing fields', async ({ luke }) => {
  const empty = { ...wholeHomily, chapter: null, verse: ' ', homilyText: '\n' };
  expect(listMissingFields(empty)).toHaveLength(3);
  const { version } = (await luke.save('2026-11-25', null, empty)).json();
  const answer = await luke.act('2026-11-25', 'publish', { version });
  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    'Before anybody can read it, it needs the chapter, the verse, and the reflection.',
  ]);
});

test('deleting an editor keeps their drafts, and their name in the history', async ({ site, luke }) => {
  const mark = await writer(site, 'Mark');
  await luke.save('2026-11-25', null);
  await site.database.query('delete from person where sub = $1', [luke.sub]);
  expect((await mark.see('2026-11-25')).draft).toMatchObject({ savedBy: null, content: wholeHomily });
  expect(await mark.history('2026-11-25')).toMatchObject([{ savedBy: 'Luke' }]);
});

const outOfBounds: readonly (readonly [string, object])[] = [
  ['a reflection of 50,001 characters', { homilyText: 'a'.repeat(50_001) }],
  ['a Gospel of 20,001 characters', { gospelText: 'a'.repeat(20_001) }],
  ['a title of 201 characters', { title: 'a'.repeat(201) }],
  ['a fractional chapter', { chapter: 1.5 }],
  ['a lone surrogate', { title: '\ud800' }],
  ['a null character', { homilyText: 'a\u0000b' }],
];

test('texts above the length limits are rejected', async ({ luke }) => {
  for (const [what, content] of outOfBounds) {
    const answer = await luke.save('2026-11-25', null, content);
    expect([answer.statusCode, answer.body.includes('    at ')], what).toEqual([400, false]);
  }
  const longest = { homilyText: '漢'.repeat(50_000), gospelText: `${'ж\n'.repeat(9_999)}жж` };
  expect((await luke.save('2026-11-25', null, longest)).statusCode).toBe(200);
  expect((await luke.see('2026-11-25')).draft?.content).toMatchObject(longest);
});

test('saved texts are normalized', async ({ luke }) => {
  await luke.save('2026-11-25', null, {
    title: '  Cafe\u0301\r\n ',
    homilyText: '\r\nOne \r\n\r\nTwo\rThree  \n',
  });
  expect((await luke.see('2026-11-25')).draft?.content).toMatchObject({
    title: 'Café',
    homilyText: 'One\n\nTwo\nThree',
  });
});

test('a calendar day can be corrected and reset', async ({ site, luke }) => {
  let told = 0;
  const days = site.database.watch(daysTopic, () => (told += 1));
  await expect.poll(() => days.version()).not.toBeNull();
  const toldBefore = told;
  const path = '/editor/days/2026-11-25';
  const before = (await luke.see('2026-11-25')).details.day;
  const payload = { celebration: ' Our own patron ', rank: 'feast', color: 'white' };
  const corrected = (await site.call('PUT', path, { token: luke.token, payload })).json();
  expect(corrected).toEqual({
    ...before,
    ...payload,
    celebration: 'Our own patron',
    occasion: 'for a feast',
  });
  expect((await luke.see('2026-11-25')).details).toMatchObject({ day: corrected, isDayCorrected: true });
  const restored = (await site.call('DELETE', path, { token: luke.token })).json();
  expect(restored).toEqual(before);
  expect((await luke.see('2026-11-25')).details.isDayCorrected).toBe(false);
  // Every server is notified.
  await expect.poll(() => told).toBe(toldBefore + 2);
  for (const wrong of [
    { rank: 'jubilee' },
    { color: 'blue' },
    { celebration: '  ' },
    { season: 'x'.repeat(61) },
  ]) {
    expect(statusAndCode(await site.call('PUT', path, { token: luke.token, payload: wrong }))).toBe(
      '400 invalid_input',
    );
  }
});
