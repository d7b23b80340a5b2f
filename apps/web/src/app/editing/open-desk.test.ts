import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { There } from './autosave.ts';
import { localDraftsOf } from './local-drafts.ts';
import { openDesk } from './open-desk.ts';

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

interface Page {
  readonly title: string;
}

const of = (storage: Storage, owner = 'naomi', kind: 'unsaved' | 'aside' = 'unsaved') =>
  localDraftsOf<Page, number | null>(storage, {
    what: 'post',
    owner,
    kind,
    typed: z.object({ title: z.string() }),
    version: z.nullable(z.int()),
  });

const copyOf = (title: string, version: number | null) => ({
  typed: { title },
  version,
  at: '2026-11-21T10:00:00.000Z',
  base: '',
  sent: [],
});
const ref = 'one';

function opened(
  there: Pick<There<Page, number | null, null>, 'typed' | 'version'>,
  copy: { title: string; version: number | null } | null,
  failures: Error[] = [],
) {
  const sent: [title: string, version: number | null][] = [];
  const localDrafts = of(aStore());
  if (copy) localDrafts.keep(ref, copyOf(copy.title, copy.version));
  const found = { ...there, savedAt: null, savedBy: null, facts: null };
  const autosave = openDesk(found, {
    kind: {
      isSame: (one, other) => one.title === other.title,
      writing: ({ title }) => title.replaceAll(/\s+/g, ' ').trim(),
      savable: (typed) => typed,
    },
    localDrafts,
    ref: () => ref,
    look: async () => found,
    save: async (typed, version) => {
      sent.push([typed.title, version]);
      const failure = failures.shift();
      if (failure) throw failure;
      return { ...found, typed, version: 9 };
    },
  });
  autosave.seen();
  return { autosave, sent, localDrafts };
}

const there = (title: string, version: number) => ({ typed: { title }, version });

test('without a copy here the text is the server’s', () => {
  const { autosave } = opened(there('There', 3), null);
  expect(autosave.now()).toMatchObject({
    typed: { title: 'There' },
    version: 3,
    saveState: 'saved',
    broughtBack: null,
  });
});

test('what was typed and not saved comes back, and is saved upon its own version', async () => {
  const { autosave, sent, localDrafts } = opened(there('There', 3), { title: 'Typed', version: 2 });
  expect(autosave.now()).toMatchObject({
    typed: { title: 'Typed' },
    broughtBack: '2026-11-21T10:00:00.000Z',
  });
  await autosave.flush();
  expect(sent).toEqual([['Typed', 2]]);
  expect(localDrafts.refs()).toEqual([]);
});

test('that something came back is said until a save of it succeeds', async () => {
  const copy = { title: 'Typed', version: 2 };
  const { autosave } = opened(there('There', 3), copy, [new TypeError('Failed to fetch')]);
  expect(await autosave.flush()).toBe(false);
  expect(autosave.now().broughtBack).not.toBeNull();
  expect(await autosave.flush()).toBe(true);
  expect(autosave.now().broughtBack).toBeNull();
  autosave.stop();
});

test('a copy that says the same as the server, but for white space, is dropped', () => {
  const { autosave, localDrafts } = opened(there('There is', 3), { title: ' There  is\n', version: 2 });
  expect(autosave.now().broughtBack).toBeNull();
  expect(localDrafts.find(ref)).toBeNull();
});

test('each person’s local drafts are their own, by what they are of', () => {
  const store = aStore();
  const [naomi, boaz] = [of(store, 'naomi'), of(store, 'boaz')];
  naomi.keep('two', copyOf('A', null));
  naomi.keep(ref, copyOf('B', 1));
  expect(naomi.refs()).toEqual([ref, 'two']);
  expect(boaz.refs()).toEqual([]);
  expect(boaz.find(ref)).toBeNull();
  expect(of(store, 'naomi', 'aside').find(ref)).toBeNull();
});

test('a store without room says so, and a copy that cannot be read is none', () => {
  expect(of(aStore(false)).keep(ref, copyOf('A', null))).toBe(false);
  const store = aStore();
  for (const broken of ['{', '{"typed":{}}', 'null']) {
    store.setItem(`wayfare-post:unsaved:naomi:${ref}`, broken);
    expect(of(store).find(ref)).toBeNull();
  }
  store.setItem(`wayfare-post:unsaved:naomi:${ref}`, '{"typed":{"title":"Old"},"version":2}');
  expect(of(store).find(ref)).toMatchObject({ typed: { title: 'Old' }, version: 2, sent: [] });
});
