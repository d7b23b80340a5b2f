import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { LoggedOutError } from '#api/authenticated-call.ts';
import {
  type Kind,
  keepMs,
  type LocalDraft,
  maxSaveDelayMs,
  pauseMs,
  startAutosave,
  type There,
} from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Page {
  readonly title: string;
  readonly note: string;
}

type PageThere = There<Page, number | null, null>;

const kind: Kind<Page> = {
  isSame: (one, other) => one.title === other.title && one.note === other.note,
  writing: ({ title, note }) => `${title.trim()}\n${note.trim()}`,
  // A note in capitals is not taken.
  savable: (page) => (page.note === page.note.toLowerCase() ? page : { ...page, note: '' }),
};

const titled = (title: string, note = ''): Page => ({ title, note });
const savedAt = '2026-11-21T10:00:00.000Z';
const at = (typed: Page, version: number | null): PageThere => ({
  typed,
  version,
  savedAt: version === null ? null : savedAt,
  savedBy: null,
  facts: null,
});
const nothing = at(titled(''), null);

/** A server that answers when it is told to. */
function aServer() {
  interface Call {
    readonly title: string;
    readonly version: number | null;
    readonly settle: (outcome?: Error | Page) => void;
  }
  const calls: Call[] = [];
  let version = 0;
  const server = {
    calls,
    copy: null as LocalDraft<Page, number | null> | null,
    /** What is found when it is looked at. */
    now: nothing,
    needs: {
      kind,
      localDraft: {
        keep: (kept: LocalDraft<Page, number | null>) => {
          server.copy = kept;
          return true;
        },
        drop: () => {
          server.copy = null;
        },
      },
      look: async () => server.now,
      save: (typed: Page, on: number | null) =>
        new Promise<PageThere>((resolve, reject) => {
          calls.push({
            title: typed.title,
            version: on,
            settle: (outcome) => {
              if (outcome instanceof Error) return reject(outcome);
              version += 1;
              resolve(at(outcome ?? typed, version));
            },
          });
        }),
    },
  };
  return server;
}

const failed = (status: number, code: string) =>
  new ApiError({
    status,
    code,
    message: code,
    serverMessage: status >= 400 ? `The server says ${code}.` : undefined,
  });
const settled = () => vi.advanceTimersByTimeAsync(0);

test('what is typed is kept here within a second, and saved when typing stops', async () => {
  const server = aServer();
  const autosave = startAutosave(nothing, server.needs);
  autosave.seen();
  autosave.change(titled('A'));
  autosave.change(titled('A house'));
  expect(autosave.now().saveState).toBe('unsaved');
  await vi.advanceTimersByTimeAsync(keepMs);
  expect(server.copy).toMatchObject({ typed: titled('A house'), version: null });
  await vi.advanceTimersByTimeAsync(pauseMs - keepMs - 1);
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
  expect(server.copy).toBeNull();
});

test('typing without a pause is saved on the server every ten seconds', async () => {
  const server = aServer();
  const autosave = startAutosave(nothing, server.needs);
  autosave.seen();
  const typingMs = 45_000;
  const stepMs = 300;
  for (let typedMs = 0; typedMs < typingMs; typedMs += stepMs) {
    autosave.change(titled(`Typed for ${typedMs} ms`));
    await vi.advanceTimersByTimeAsync(stepMs);
    server.calls.at(-1)?.settle();
  }
  expect(maxSaveDelayMs).toBeLessThanOrEqual(10_000);
  expect(server.calls).toHaveLength(Math.floor(typingMs / maxSaveDelayMs));
});

test('what is typed while a save is under way is saved after it, upon its number, and never beside it', async () => {
  const server = aServer();
  const autosave = startAutosave(nothing, server.needs);
  autosave.seen();
  autosave.change(titled('One'));
  const all = autosave.flush();
  autosave.change(titled('One two'));
  await vi.advanceTimersByTimeAsync(pauseMs * 3);
  expect(server.calls).toHaveLength(1);
  server.calls[0]?.settle();
  await settled();
  expect(server.copy).toMatchObject({ typed: titled('One two'), version: 1 });
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
  autosave.seen();
  autosave.change(titled('Kept'));
  const first = autosave.flush();
  server.calls[0]?.settle(failed(0, 'network'));
  expect(await first).toBe(false);
  expect(autosave.now().saveState).toBe('unreachable');
  expect(server.copy?.typed).toEqual(titled('Kept'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.calls).toHaveLength(2);
  server.calls[1]?.settle();
  await settled();
  expect(autosave.now().saveState).toBe('saved');
});

test('a draft that somebody changed is not overwritten, and typing goes on being kept', async () => {
  const server = aServer();
  const autosave = startAutosave(nothing, server.needs);
  autosave.seen();
  autosave.change(titled('Mine'));
  const first = autosave.flush();
  server.now = at(titled('Theirs'), 7);
  server.calls[0]?.settle(failed(409, 'homily_changed'));
  expect(await first).toBe(false);
  expect(autosave.now()).toMatchObject({ saveState: 'changed', theirs: { typed: titled('Theirs') } });
  autosave.change(titled('Mine, more'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.calls).toHaveLength(1);
  expect(await autosave.flush()).toBe(false);
  expect(server.copy?.typed).toEqual(titled('Mine, more'));

  autosave.goOnFrom(server.now, titled('Mine, more'));
  await settled();
  expect(autosave.now().theirs).toBeNull();
  expect(server.calls.map(({ title, version }) => [title, version])).toEqual([
    ['Mine', null],
    ['Mine, more', 7],
  ]);
});

test('our own save whose answer was lost is no conflict, whatever was typed since', async () => {
  const server = aServer();
  const autosave = startAutosave(nothing, server.needs);
  autosave.seen();
  autosave.change(titled('One'));
  const first = autosave.flush();
  autosave.change(titled('One two'));
  server.calls[0]?.settle(failed(0, 'network'));
  expect(await first).toBe(false);
  server.now = at(titled('One '), 1);
  await vi.advanceTimersByTimeAsync(5_000);
  server.calls[1]?.settle(failed(409, 'homily_changed'));
  await settled();
  expect(server.calls[2]).toMatchObject({ title: 'One two', version: 1 });
  server.calls[2]?.settle();
  await settled();
  expect(autosave.now()).toMatchObject({ saveState: 'saved', typed: titled('One two') });
});

test('a copy that came back after a crash knows the save that was under way', async () => {
  const server = aServer();
  const before = startAutosave(nothing, server.needs);
  before.seen();
  before.change(titled('One'));
  void before.flush();
  before.change(titled('One two'));
  before.keep();
  before.stop();
  const copy = server.copy;
  if (copy === null) throw new Error('Nothing was kept.');
  server.now = at(titled('One'), 4);
  const after = startAutosave(server.now, server.needs);
  after.seen();
  after.bringBack(copy);
  expect(after.now()).toMatchObject({ typed: titled('One two'), broughtBack: copy.at });
  const again = after.flush();
  server.calls[1]?.settle(failed(409, 'homily_changed'));
  await settled();
  expect(server.calls[2]).toMatchObject({ title: 'One two', version: 4 });
  server.calls[2]?.settle();
  expect(await again).toBe(true);
  expect(after.now().broughtBack).toBeNull();
});

test('a session that ended is no conflict, and what is typed is saved once there is one again', async () => {
  const server = aServer();
  const autosave = startAutosave(nothing, server.needs);
  autosave.seen();
  autosave.change(titled('Kept'));
  const first = autosave.flush();
  server.calls[0]?.settle(new LoggedOutError('Nobody is logged in.'));
  expect(await first).toBe(false);
  expect(autosave.now()).toMatchObject({ saveState: 'logged-out', theirs: null });
  expect(server.copy?.typed).toEqual(titled('Kept'));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(server.calls).toHaveLength(1);
  const second = autosave.flush();
  server.calls[1]?.settle();
  expect(await second).toBe(true);
});

test('what the server wrote otherwise stands in the fields, but where it was typed over since', async () => {
  const server = aServer();
  const autosave = startAutosave(nothing, server.needs);
  autosave.seen();
  autosave.change(titled('A ', 'b '));
  const first = autosave.flush();
  autosave.change(titled('A ', 'b c'));
  server.calls[0]?.settle(titled('A', 'b'));
  await settled();
  expect(autosave.now().typed).toEqual(titled('A', 'b c'));
  server.calls[1]?.settle();
  expect(await first).toBe(true);
});

test('nothing is sent when nothing changed, and another save waits for the one under way', async () => {
  const server = aServer();
  const autosave = startAutosave(nothing, server.needs);
  autosave.seen();
  autosave.change(titled('A'));
  autosave.change(titled(''));
  expect(await autosave.flush()).toBe(true);
  expect(server.calls).toHaveLength(0);
  autosave.change(titled('B'));
  void autosave.flush();
  const publishing = autosave.saveBy(server.needs.save);
  await settled();
  expect(server.calls).toHaveLength(1);
  server.calls[0]?.settle();
  await settled();
  expect(server.calls).toHaveLength(2);
  server.calls[1]?.settle();
  expect(await publishing).toBe('saved');
});

test('what another tab of the same person typed later stands here too', async () => {
  const server = aServer();
  const autosave = startAutosave(nothing, server.needs);
  autosave.seen();
  const copyOf = (title: string, typedAt: number) => ({
    typed: titled(title),
    version: null,
    at: new Date(typedAt).toISOString(),
    base: '',
    sent: [],
  });
  const earlier = Date.now();
  await vi.advanceTimersByTimeAsync(1);
  autosave.change(titled('Here'));
  autosave.follow(copyOf('Before', earlier));
  expect(autosave.now().typed).toEqual(titled('Here'));
  await vi.advanceTimersByTimeAsync(1);
  autosave.follow(copyOf('There', Date.now()));
  expect(autosave.now()).toMatchObject({ typed: titled('There'), sheet: 1 });
  autosave.stop();
});

test('theirs can be taken as it stands, and nothing is sent for it', async () => {
  const server = aServer();
  const autosave = startAutosave(nothing, server.needs);
  autosave.seen();
  autosave.change(titled('Mine'));
  autosave.goOnFrom(at(titled('Theirs'), 7), titled('Theirs'));
  expect(autosave.now()).toMatchObject({ saveState: 'saved', version: 7, typed: titled('Theirs') });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.calls).toHaveLength(0);
  expect(server.copy).toBeNull();
});

test('a refusal is told in the server’s words, and tried again only after another letter', async () => {
  const server = aServer();
  const autosave = startAutosave(nothing, server.needs);
  autosave.seen();
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

test('what cannot be saved stays kept here, though the rest is saved', async () => {
  const server = aServer();
  const autosave = startAutosave(nothing, server.needs);
  autosave.seen();
  autosave.change(titled('A', 'NOTE'));
  const first = autosave.flush();
  server.calls[0]?.settle();
  expect(await first).toBe(true);
  expect(server.copy?.typed.note).toBe('NOTE');
});

test('what stopped saves nothing more by itself', async () => {
  const server = aServer();
  const autosave = startAutosave(nothing, server.needs);
  autosave.seen();
  autosave.change(titled('A'));
  autosave.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.calls).toHaveLength(0);
});

test('of a page that is drawn twice before it is in sight, the one that is not seen saves nothing', async () => {
  const server = aServer();
  const copy = { typed: titled('Typed before'), version: null, at: savedAt, base: '', sent: [] };
  startAutosave(nothing, server.needs).bringBack(copy);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.calls).toEqual([]);
  const autosave = startAutosave(nothing, server.needs);
  autosave.bringBack(copy);
  autosave.seen();
  await settled();
  expect(server.calls.map(({ title }) => title)).toEqual(['Typed before']);
});
