import { emptyHomily } from '@wayfare/contracts/rules/homily-content';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { type DraftThere, pauseMs, startAutosave } from './autosave.ts';
import type { LocalDraft } from './local-drafts.ts';
import { type TypedHomily, typedFrom } from './typed-homily.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const empty = typedFrom(emptyHomily);
const nothing: DraftThere = {
  typed: empty,
  version: null,
  savedAt: null,
  hasUnpublishedChanges: false,
  warnings: [],
};
const titled = (title: string): TypedHomily => ({ ...empty, title });

/** A server that answers when it is told to. */
function aServer() {
  const calls: { title: string; version: number | null; settle: (outcome?: Error) => void }[] = [];
  const kept = new Map<string, LocalDraft>();
  let version = 0;
  return {
    calls,
    kept,
    needs: {
      date: '2026-11-21',
      localDrafts: {
        keep: (date: string, copy: LocalDraft) => kept.set(date, copy).size > 0,
        drop: (date: string) => void kept.delete(date),
      },
      save: (content: { title: string }, on: number | null) =>
        new Promise<{ version: number; savedAt: string; hasUnpublishedChanges: boolean; warnings: [] }>(
          (resolve, reject) => {
            calls.push({
              title: content.title,
              version: on,
              settle: (outcome) => {
                if (outcome) return reject(outcome);
                version += 1;
                resolve({
                  version,
                  savedAt: '2026-11-21T10:00:00.000Z',
                  hasUnpublishedChanges: false,
                  warnings: [],
                });
              },
            });
          },
        ),
    },
  };
}

const failed = (status: number, code: string) =>
  new ApiError({
    status,
    code,
    message: code,
    spoken: status >= 400 ? `The server says ${code}.` : undefined,
  });
const settled = () => vi.advanceTimersByTimeAsync(0);

test('what is typed is kept here at once, and saved when typing stops', async () => {
  const server = aServer();
  const autosave = startAutosave(nothing, server.needs);
  autosave.change(titled('A'));
  autosave.change(titled('A house'));
  expect(server.kept.get('2026-11-21')).toEqual({ typed: titled('A house'), version: null });
  expect(autosave.now().saveState).toBe('unsaved');
  await vi.advanceTimersByTimeAsync(pauseMs - 1);
  expect(server.calls).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.calls.map(({ title, version }) => [title, version])).toEqual([['A house', null]]);
  server.calls[0]?.settle();
  await settled();
  expect(autosave.now()).toMatchObject({
    saveState: 'saved',
    version: 1,
    savedAt: '2026-11-21T10:00:00.000Z',
  });
  expect(server.kept.size).toBe(0);
});

test('what is typed while a save is under way is saved after it, upon its number, and never beside it', async () => {
  const server = aServer();
  const autosave = startAutosave(nothing, server.needs);
  autosave.change(titled('One'));
  const all = autosave.flush();
  autosave.change(titled('One two'));
  await vi.advanceTimersByTimeAsync(pauseMs * 3);
  expect(server.calls).toHaveLength(1);
  server.calls[0]?.settle();
  await settled();
  expect(server.kept.get('2026-11-21')).toEqual({ typed: titled('One two'), version: 1 });
  expect(server.calls.map(({ title, version }) => [title, version])).toEqual([
    ['One', null],
    ['One two', 1],
  ]);
  server.calls[1]?.settle();
  expect(await all).toBe(true);
  expect(autosave.now()).toMatchObject({ saveState: 'saved', version: 2 });
});

test('a network that is away is tried again, and nothing is lost meanwhile', async () => {
  const server = aServer();
  const autosave = startAutosave(nothing, server.needs);
  autosave.change(titled('Kept'));
  const first = autosave.flush();
  server.calls[0]?.settle(failed(0, 'network'));
  expect(await first).toBe(false);
  expect(autosave.now().saveState).toBe('unreachable');
  expect(server.kept.get('2026-11-21')?.typed).toEqual(titled('Kept'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.calls).toHaveLength(2);
  server.calls[1]?.settle();
  await settled();
  expect(autosave.now().saveState).toBe('saved');
});

test('a draft that somebody changed is not overwritten, and typing goes on being kept', async () => {
  const server = aServer();
  const autosave = startAutosave(nothing, server.needs);
  autosave.change(titled('Mine'));
  const first = autosave.flush();
  server.calls[0]?.settle(failed(409, 'homily_changed'));
  expect(await first).toBe(false);
  expect(autosave.now().saveState).toBe('changed');
  autosave.change(titled('Mine, more'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.calls).toHaveLength(1);
  expect(await autosave.flush()).toBe(false);
  expect(server.kept.get('2026-11-21')?.typed).toEqual(titled('Mine, more'));

  autosave.goOnFrom({ ...nothing, typed: titled('Theirs'), version: 7 }, titled('Mine, more'));
  await settled();
  expect(server.calls.map(({ title, version }) => [title, version])).toEqual([
    ['Mine', null],
    ['Mine, more', 7],
  ]);
});

test('theirs can be taken as it stands, and nothing is sent for it', async () => {
  const server = aServer();
  const autosave = startAutosave(nothing, server.needs);
  autosave.change(titled('Mine'));
  autosave.goOnFrom({ ...nothing, typed: titled('Theirs'), version: 7 }, titled('Theirs'));
  expect(autosave.now()).toMatchObject({ saveState: 'saved', version: 7, typed: titled('Theirs') });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.calls).toHaveLength(0);
  expect(server.kept.size).toBe(0);
});

test('a refusal is told in the server’s words, and tried again only after another letter', async () => {
  const server = aServer();
  const autosave = startAutosave(nothing, server.needs);
  autosave.change(titled('Long'));
  const first = autosave.flush();
  server.calls[0]?.settle(failed(400, 'bad_request'));
  expect(await first).toBe(false);
  expect(autosave.now()).toMatchObject({ saveState: 'refused', said: 'The server says bad_request.' });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(server.calls).toHaveLength(1);
  autosave.change(titled('Shorter'));
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(server.calls).toHaveLength(2);
});

test('a chapter that is no number stays kept here, though the rest is saved', async () => {
  const server = aServer();
  const autosave = startAutosave(nothing, server.needs);
  autosave.change({ ...titled('A'), chapter: 'twelve' });
  const first = autosave.flush();
  server.calls[0]?.settle();
  expect(await first).toBe(true);
  expect(server.kept.get('2026-11-21')?.typed.chapter).toBe('twelve');
});

test('what stopped saves nothing more by itself', async () => {
  const server = aServer();
  const autosave = startAutosave(nothing, server.needs);
  autosave.change(titled('A'));
  autosave.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.calls).toHaveLength(0);
});
