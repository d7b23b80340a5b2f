import type { EditedHomily } from '@wayfare/contracts/calls/homily-editor';
import { emptyHomily } from '@wayfare/contracts/rules/homily-content';
import { expect, test } from 'vitest';
import { localDraftsOf } from './local-drafts.ts';
import { openDraft } from './open-draft.ts';
import { contentOf, differingFields, faultsIn, typedFrom } from './typed-homily.ts';

const date = '2026-11-21';

/** As much of a browser's store as is used, with or without room. */
function aStore(hasRoom = true): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (!hasRoom) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
  };
}

const homily = (title: string, version: number): EditedHomily => ({
  date,
  today: date,
  day: {
    date,
    celebrationId: 'x',
    celebration: 'Saturday',
    rank: 'weekday',
    season: 'Ordinary Time',
    weekOfSeason: 33,
    color: 'green',
    occasion: 'for Ordinary Time',
    sundayCycle: 'A',
    weekdayCycle: 'II',
  },
  isDayCorrected: false,
  suggestions: [],
  state: 'draft',
  hasUnpublishedChanges: false,
  draft: { content: { ...emptyHomily, title }, version, savedAt: '2026-11-21T10:00:00.000Z', savedBy: null },
  published: null,
  warnings: [],
});

const typed = (title: string) => ({ ...typedFrom(emptyHomily), title });

function opened(
  found: EditedHomily,
  copy: { title: string; version: number | null } | null,
  failures: Error[] = [],
) {
  const sent: [title: string, version: number | null][] = [];
  const localDrafts = localDraftsOf(aStore(), 'naomi', 'unsaved');
  if (copy) localDrafts.keep(date, { typed: typed(copy.title), version: copy.version });
  const autosave = openDraft(found, {
    localDrafts,
    save: async (content, version) => {
      sent.push([content.title, version]);
      const failure = failures.shift();
      if (failure) throw failure;
      return { version: 9, savedAt: '2026-11-21T11:00:00.000Z', hasUnpublishedChanges: false, warnings: [] };
    },
  });
  return { autosave, sent, localDrafts };
}

test('without a copy here the draft is the server’s', () => {
  const { autosave } = opened(homily('There', 3), null);
  expect(autosave.now().isBroughtBack).toBe(false);
  expect(autosave.now()).toMatchObject({ typed: typed('There'), version: 3, saveState: 'saved' });
});

test('what was typed and not saved comes back, and is saved upon its own number', async () => {
  const { autosave, sent, localDrafts } = opened(homily('There', 3), { title: 'Typed', version: 2 });
  expect(autosave.now().isBroughtBack).toBe(true);
  expect(autosave.now().typed).toEqual(typed('Typed'));
  await autosave.flush();
  expect(sent).toEqual([['Typed', 2]]);
  expect(localDrafts.dates()).toEqual([]);
});

test('that something came back is said until a save of it succeeds', async () => {
  const copy = { title: 'Typed', version: 2 };
  const { autosave } = opened(homily('There', 3), copy, [new TypeError('Failed to fetch')]);
  expect(await autosave.flush()).toBe(false);
  expect(autosave.now().isBroughtBack).toBe(true);
  expect(await autosave.flush()).toBe(true);
  expect(autosave.now().isBroughtBack).toBe(false);
  autosave.stop();
});

test('a copy that says the same as the server, but for white space, is dropped', () => {
  const { autosave, localDrafts } = opened(homily('There is', 3), { title: ' There  is\n', version: 2 });
  expect(autosave.now().isBroughtBack).toBe(false);
  expect(localDrafts.find(date)).toBeNull();
});

test('each person’s local drafts are their own, by date', () => {
  const store = aStore();
  const [naomi, boaz] = [localDraftsOf(store, 'naomi', 'unsaved'), localDraftsOf(store, 'boaz', 'unsaved')];
  naomi.keep('2026-11-22', { typed: typed('A'), version: null });
  naomi.keep(date, { typed: typed('B'), version: 1 });
  expect(naomi.dates()).toEqual([date, '2026-11-22']);
  expect(boaz.dates()).toEqual([]);
  expect(boaz.find(date)).toBeNull();
  expect(localDraftsOf(store, 'naomi', 'aside').find(date)).toBeNull();
});

test('a store without room says so, and a copy that cannot be read is none', () => {
  expect(
    localDraftsOf(aStore(false), 'naomi', 'unsaved').keep(date, { typed: typed('A'), version: null }),
  ).toBe(false);
  const store = aStore();
  for (const broken of ['{', '{"typed":{}}', 'null']) {
    store.setItem(`wayfare-homily:unsaved:naomi:${date}`, broken);
    expect(localDraftsOf(store, 'naomi', 'unsaved').find(date)).toBeNull();
  }
});

test('a chapter is saved when it is one, and said to be none otherwise', () => {
  expect(contentOf({ ...typed('A'), chapter: ' 12 ' }).chapter).toBe(12);
  for (const chapter of ['0', '151', 'twelve', '1.5']) {
    expect(contentOf({ ...typed('A'), chapter }).chapter).toBeNull();
    expect(faultsIn({ ...typed('A'), chapter })).toEqual({
      chapter: 'A chapter is a whole number, from 1 to 150.',
    });
  }
  expect(faultsIn(typed('A'))).toEqual({});
  expect(faultsIn(typed('A'.repeat(201)))).toEqual({ title: 'The title is longer than 200 characters.' });
});

test('two versions differ where their words do', () => {
  expect(differingFields(typed('A'), { ...typed('A '), verse: '1' })).toEqual(['verse']);
});
