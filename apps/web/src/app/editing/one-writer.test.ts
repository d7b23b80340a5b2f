// One person writes: answers are slow or lost, the session ends, the tab is killed, and there are two of them. Whatever
// happens, no word is lost, and nobody is ever told that somebody else was here.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '#api/api-error.ts';
import { LoggedOutError } from '#api/authenticated-call.ts';
import { type Autosave, type LocalDraft, pauseMs, type There } from './autosave.ts';
import { localDraftsOf } from './local-drafts.ts';
import { openDesk } from './open-desk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Page {
  readonly text: string;
}
type Version = number | null;
type PageThere = There<Page, Version, null>;

/** The same numbers for the same seed. */
function chances(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { below: (most: number) => Math.floor(next() * most), is: (share: number) => next() < share };
}
type Chances = ReturnType<typeof chances>;

const failure = (status: number, code: string) => new ApiError({ status, code, message: code });
const never = new Promise<never>(() => {});
const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** It keeps to what the call promises: the same text again changes nothing, and an older version is refused. */
function aServer(chance: Chances) {
  let [text, version]: [string, Version] = ['', null];
  const server = {
    isLoggedIn: true,
    isCalm: false,
    text: () => text,
    there: (): PageThere => ({ typed: { text }, version, savedAt: null, savedBy: null, facts: null }),
    /** Both ways take their time, and either may lead nowhere. */
    async over<T>(work: () => T): Promise<T> {
      await after(chance.below(server.isCalm ? 50 : 4_000));
      if (!server.isCalm && chance.is(0.12)) throw failure(0, 'network');
      if (!server.isLoggedIn) throw new LoggedOutError('Nobody is logged in.');
      const answer = work();
      await after(chance.below(server.isCalm ? 50 : 4_000));
      if (!server.isCalm && chance.is(0.15)) throw failure(0, 'network');
      return answer;
    },
    save: (typed: Page, on: Version): Promise<PageThere> =>
      server.over(() => {
        const tidy = typed.text.trim();
        if (tidy !== text || version === null) {
          if (version !== on) throw failure(409, 'post_changed');
          text = tidy;
          version = (version ?? 0) + 1;
        }
        return { ...server.there(), typed };
      }),
    look: (): Promise<PageThere> => server.over(server.there),
  };
  return server;
}

function aStore(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

async function oneRun(seed: number) {
  const chance = chances(seed);
  const server = aServer(chance);
  const storage = aStore();
  const localDrafts = localDraftsOf<Page, Version>(storage, {
    what: 'post',
    owner: 'naomi',
    kind: 'unsaved',
    typed: z.object({ text: z.string() }),
    version: z.nullable(z.int()),
  });
  const tabs = new Set<Autosave<Page, Version, null>>();
  const conflicts: string[] = [];
  const kills = new WeakMap<object, () => void>();

  function open() {
    let isAlive = true;
    let self: object | null = null;
    const tab: Autosave<Page, Version, null> = openDesk(server.there(), {
      kind: {
        isSame: (one, other) => one.text === other.text,
        writing: ({ text }) => text.replaceAll(/\s+/g, ' ').trim(),
        savable: (typed) => typed,
      },
      localDrafts: {
        ...localDrafts,
        keep: (ref, copy) => !isAlive || localDrafts.keep(ref, copy),
        drop: (ref) => isAlive && localDrafts.drop(ref),
      },
      ref: () => 'one',
      onKept(copy: LocalDraft<Page, Version>) {
        if (isAlive) for (const other of tabs) if (other !== self) other.follow(copy);
      },
      // What was sent before the tab was killed still arrives; nothing else does.
      save: (typed, on) => (isAlive ? server.save(typed, on) : never),
      look: () => (isAlive ? server.look() : never),
    });
    tab.seen();
    tab.subscribe(() => {
      if (isAlive && tab.now().saveState === 'changed') conflicts.push(tab.now().typed.text);
    });
    kills.set(tab, () => {
      isAlive = false;
      tab.stop();
    });
    self = tab;
    tabs.add(tab);
    return tab;
  }

  function kill(tab: Autosave<Page, Version, null>): void {
    kills.get(tab)?.();
    tabs.delete(tab);
  }

  let here = open();
  const words: string[] = [];
  for (let step = 0; step < 40; step++) {
    const word = `w${step}`;
    words.push(word);
    here.change({ text: `${here.now().typed.text} ${word}`.trimStart() });
    await vi.advanceTimersByTimeAsync(chance.below(chance.is(0.3) ? 6_000 : 700));
    if (chance.is(0.1)) void here.flush();
    if (chance.is(0.06)) server.isLoggedIn = !server.isLoggedIn;
    if (chance.is(0.08)) {
      // A letter is kept within a second; whoever is quicker has typed it in vain.
      await vi.advanceTimersByTimeAsync(1_000);
      kill(here);
      here = open();
    }
    if (chance.is(0.1)) {
      // Nobody is in two tabs at once.
      await vi.advanceTimersByTimeAsync(pauseMs);
      here = [...tabs].find((tab) => tab !== here) ?? open();
    }
  }
  server.isLoggedIn = true;
  server.isCalm = true;
  await vi.advanceTimersByTimeAsync(130_000);
  for (const tab of tabs) void tab.flush();
  await vi.advanceTimersByTimeAsync(130_000);
  for (const tab of tabs) kill(tab);
  return { seed, words, server: server.text(), conflicts };
}

test('in a thousand runs of one person writing no word is lost, and no conflict is seen', async () => {
  for (let seed = 1; seed <= 1_000; seed++) {
    const { words, server, conflicts } = await oneRun(seed);
    expect({ seed, conflicts }).toEqual({ seed, conflicts: [] });
    expect({ seed, server }).toEqual({ seed, server: words.join(' ') });
  }
});
