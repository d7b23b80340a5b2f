import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import type { LocalText } from './local-texts.ts';
import { createSession } from './session.ts';
import type { SaveRequest, SaveResponse, SessionDeps, TextStatus } from './session-types.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-25T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const nobody = { isMine: false, holder: null, viewer: null };
const text: TextStatus = { state: 'draft', hasChanges: false, warnings: [] };
const ruth = { name: 'Ruth', since: '2026-11-25T08:58:00.000Z' };
const offline = new ApiError({ status: 0, code: 'network', message: 'A network error has occurred.' });

interface Options {
  readonly stored?: LocalText | null;
  readonly version?: number | null;
}

/** A session on a device and a server that are variables of the test. */
function open({ stored = null, version = 1 }: Options = {}) {
  const device: { text: LocalText | null } = { text: stored };
  const server = { content: 'as saved', version, requests: [] as SaveRequest<string>[] };
  const lock = { isMine: true, holder: null as typeof ruth | null, wants: [] as string[] };
  let answer = async ({ content }: SaveRequest<string>): Promise<SaveResponse> => {
    server.content = content;
    server.version = (server.version ?? 0) + 1;
    return {
      saved: 'draft',
      version: server.version,
      savedAt: '2026-11-25T09:00:00.000Z',
      hasChanges: true,
      warnings: [],
    };
  };
  const deps: SessionDeps<string> = {
    load: async () => ({
      content: server.content,
      version: server.version,
      savedAt: null,
      lock: nobody,
      text,
    }),
    save: (request) => {
      server.requests.push(request);
      return answer(request);
    },
    updateLock: async ({ want }) => {
      lock.wants.push(want);
      const { isMine, holder } = lock;
      return { isMine, holder, viewer: null, version: server.version, savedAt: null, unsent: [] };
    },
    local: {
      find: async () => device.text,
      save: async (text, previousToken = text.token) => {
        if (device.text !== null && ![text.token, previousToken].includes(device.text.token)) return false;
        device.text = text;
        return true;
      },
      saveLast: async (text) => {
        device.text = text;
      },
      saveAs: async () => true,
      delete: async () => {
        device.text = null;
      },
    },
    acquireTabLock: async () => () => {},
    parseContent: (content) => (typeof content === 'string' ? content : null),
  };
  const session = createSession({ content: 'as saved', version, savedAt: null, lock: nobody, text }, deps);
  const answerWith = (next: typeof answer) => {
    answer = next;
  };
  return { session, device, server, lock, answerWith };
}

/** Types a letter every 200 ms. */
async function typeFor(ms: number, session: ReturnType<typeof open>['session']): Promise<void> {
  for (let typed = 0; typed < ms; typed += 200) {
    session.write(`typed for ${typed + 200} ms`);
    await vi.advanceTimersByTimeAsync(200);
  }
}

test('continuous typing is on the device within 2 s and on the server within 10 s', async () => {
  const { session, device, server } = open();
  await session.edit();
  await typeFor(2_000, session);
  expect(device.text?.content).toMatch(/^typed for [12]\d00 ms$/);
  await typeFor(9_000, session);
  expect(server.requests).toHaveLength(1);
});

test('a pause of 3 s saves on the server and removes the text from the device', async () => {
  const { session, device, server } = open();
  await session.edit();
  session.write('typed');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(server.content).toBe('typed');
  expect(device.text?.content).toBeNull();
  expect(session.getState()).toMatchObject({ saveState: 'saved', version: 2 });
});

test('what is typed during a save is saved next', async () => {
  const { session, server, answerWith } = open();
  await session.edit();
  session.write('one');
  answerWith(async () => {
    session.write('one two');
    return {
      saved: 'draft',
      version: 2,
      savedAt: '2026-11-25T09:00:00.000Z',
      hasChanges: true,
      warnings: [],
    };
  });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(session.getState().saveState).toBe('unsaved');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(server.requests.map(({ content, version, seq }) => [content, version, seq])).toEqual([
    ['one', 1, 1],
    ['one two', 2, 2],
  ]);
});

test('a failed save is retried after 5, 15, 30 and 60 s, and the text stays on the device', async () => {
  const { session, device, server, answerWith } = open();
  await session.edit();
  session.write('on the train');
  answerWith(() => Promise.reject(offline));
  await vi.advanceTimersByTimeAsync(3_000);
  for (const [index, seconds] of [5, 15, 30, 60, 60].entries()) {
    expect(server.requests).toHaveLength(index + 1);
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
  }
  expect(session.getState().saveState).toBe('unreachable');
  expect(device.text?.content).toBe('on the train');
});

test('a rejected text is sent again only after a change', async () => {
  const { session, server, answerWith } = open();
  await session.edit();
  session.write('too long');
  answerWith(() =>
    Promise.reject(
      new ApiError({ status: 400, code: 'invalid_input', message: '', serverMessage: 'It is too long.' }),
    ),
  );
  await vi.advanceTimersByTimeAsync(120_000);
  expect(server.requests).toHaveLength(1);
  expect(session.getState()).toMatchObject({ saveState: 'refused', message: 'It is too long.' });
  session.write('shorter');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(server.requests).toHaveLength(2);
});

test('a save that comes too late shows the text of the server and keeps the typed one for a comparison', async () => {
  const { session, server, device, answerWith } = open();
  await session.edit();
  session.write('mine');
  Object.assign(server, { content: 'of Ruth', version: 7 });
  answerWith(async () => ({ saved: 'revision', number: 3, holder: ruth, version: 7, savedAt: null }));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(session.getState()).toMatchObject({
    mode: 'other-person',
    content: 'of Ruth',
    displaced: 'mine',
    holder: ruth,
  });
  expect(device.text).toBeNull();
});

test('a text that an earlier tab left on the device is sent with the token of that tab', async () => {
  const stored = { content: 'before the crash', version: 1, token: 'token-of-a-tab', seq: 4, typedAt: '' };
  const { session, server } = open({ stored });
  await session.edit();
  expect(server.requests).toEqual([
    { content: 'before the crash', version: 1, token: 'token-of-a-tab', seq: 5 },
  ]);
  expect(session.getState().content).toBe('before the crash');
});

test('a text that somebody else edits is read only', async () => {
  const { session, server, lock } = open();
  Object.assign(lock, { isMine: false, holder: ruth });
  await session.edit();
  expect(session.getState()).toMatchObject({ mode: 'other-person', holder: ruth });
  session.write('typed anyway');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.requests).toEqual([]);
});

test('taking over shows the newest text and uses a new token', async () => {
  const { session, server, lock } = open();
  Object.assign(lock, { isMine: false, holder: ruth });
  await session.edit();
  Object.assign(server, { content: 'of Ruth', version: 5 });
  const before = session.getLock().token;
  Object.assign(lock, { isMine: true, holder: null });
  await session.takeOver();
  expect(session.getState()).toMatchObject({ mode: 'editing', content: 'of Ruth', version: 5 });
  expect(session.getLock().token).not.toBe(before);
});

test('a tab whose text was taken over by another tab stops writing to the device', async () => {
  const { session, device } = open();
  await session.edit();
  device.text = { content: 'of the other tab', version: 1, token: 'token-of-another', seq: 0, typedAt: '' };
  session.write('mine');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(session.getState().mode).toBe('other-tab');
  expect(device.text.content).toBe('of the other tab');
});

test('closing the page saves and releases the lock in one request', async () => {
  const { session, server } = open();
  await session.edit();
  session.write('the last words');
  session.close();
  expect(server.requests).toMatchObject([{ content: 'the last words', release: true }]);
});

test('closing the page of a new text in which nothing was typed releases the lock and saves no draft', async () => {
  const { session, server, lock } = open({ version: null });
  await session.edit();
  session.close();
  expect(server.requests).toEqual([]);
  expect(lock.wants).toEqual(['edit', 'release']);
});

test('a page that is closed before its lock arrives releases it afterwards as well', async () => {
  const { session, lock } = open({ version: null });
  const editing = session.edit();
  session.close();
  await editing;
  expect(lock.wants).toEqual(['release', 'edit', 'release']);
});
