import { setImmediate as nextTurn } from 'node:timers/promises';
import { lockHeartbeatMs } from '@wayfare/contracts/calls/editing';
import { homilyCalls } from '@wayfare/contracts/calls/homily-drafts';
import { addDays } from '@wayfare/contracts/rules/calendar-date';
import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { pgDatabase } from '#adapters/db/pg-database.ts';
import { testWith } from '#adapters/db/testing/database-test.ts';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { getOrCreatePerson } from '#features/person/person-queries.ts';
import { ApiError } from '../../../../web/src/api/api-error.ts';
import type { LocalText } from '../../../../web/src/app/editing/session/local-texts.ts';
import { createSession } from '../../../../web/src/app/editing/session/session.ts';
import type { ServerDraft } from '../../../../web/src/app/editing/session/session-types.ts';
import { homilyText } from '../homily/content.ts';
import { publish } from '../homily/publish-homily.ts';
import { homilySite, wholeHomily } from '../homily/testing/homily-site.ts';
import { findDraft } from './draft-queries.ts';
import { presentLock, updateLock } from './edit-lock.ts';
import { findEditLock } from './lock-queries.ts';
import { saveDraft } from './save-draft.ts';

const clock = { now: () => new Date() };
const identity = { findBySub: async () => null };
const editor = { kind: homilyText, onSave: async () => {} };
const words = (content: unknown): string[] => JSON.stringify(content).match(/\bword\w+\b/g) ?? [];
const offline = () => new ApiError({ status: 0, code: 'network', message: '' });

/** The server, called without HTTP, and what it has accepted for one text. */
async function server({ connection }: TestDatabase) {
  // Otherwise each pause of ten seconds would close all connections.
  const settings = { ...connection, idleTimeoutMillis: 0 };
  const database = pgDatabase(settings, { warn: () => {} });
  const site = await homilySite({ ...database, connection, [Symbol.asyncDispose]: () => database.close() });
  const deps = { ...site.deps, db: database, clock, identity };
  const person = async (name: string) => ({
    personId: await getOrCreatePerson(database, name, new Date()),
    name,
    canApprove: true,
  });
  const people = [await person('Ruth'), await person('Luke')] as const;
  const openText = (ref: string) => {
    const text = { kind: 'homily', ref } as const;
    const accepted = new Set<string>();
    return {
      people,
      accepted,
      load: async (): Promise<ServerDraft<HomilyContent>> => {
        const draft = await findDraft<HomilyContent>(database, text);
        return {
          content: draft?.content ?? { ...wholeHomily, homilyText: '' },
          version: draft?.version ?? null,
          savedAt: draft?.savedAt.toISOString() ?? null,
          lock: homilyCalls.updateLock.response.parse({
            ...(await presentLock(deps, await findEditLock(database, text))),
            version: null,
            savedAt: null,
            unsent: [],
          }),
          text: { state: 'draft', hasChanges: draft?.hasChanges ?? false, warnings: [] },
        };
      },
      save: async (by: (typeof people)[number], request: Parameters<typeof saveDraft<HomilyContent>>[3]) => {
        const result = await saveDraft(deps, editor, ref, request, by);
        for (const word of words(request.content)) accepted.add(word);
        return homilyCalls.saveDraft.response.parse(
          result.saved === 'draft'
            ? { ...result, warnings: [] }
            : { ...result, holder: (await presentLock(deps, result.lock)).holder },
        );
      },
      updateLock: async (by: (typeof people)[number], request: Parameters<typeof updateLock>[3]) =>
        homilyCalls.updateLock.response.parse(
          await updateLock(deps, homilyText, ref, request, async () => by),
        ),
      publish: (by: (typeof people)[number], version: number, token: string) =>
        publish(deps, { date: ref, version, token }, by),
      age: (ms: number) =>
        database.query("update edit_lock set seen_at = seen_at - $2 * interval '1 ms' where ref = $1", [
          ref,
          ms,
        ]),
      listWords: async () => {
        const { rows } = await database.query(
          `select content::text from draft where ref = $1 union all select content::text from revision where ref = $1
           union all select homily_text from homily where date = $1::date`,
          [ref],
        );
        return new Set(words(rows));
      },
    };
  };
  return {
    openText,
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]();
      await database.close();
    },
  };
}

const test = testWith(server);

type Text = ReturnType<Awaited<ReturnType<typeof server>>['openText']>;
type Session = ReturnType<typeof createSession<HomilyContent>>;

interface Tab {
  readonly session: Session;
  /** The process has ended: nothing runs any more, and no response arrives. */
  isDead: boolean;
  readonly stop: () => void;
}

/** A browser of one person: its storage, its network and its tabs. */
function createDevice(text: Text, by: Text['people'][number]) {
  const tabs: (Tab | undefined)[] = [];
  const pending: { run: () => Promise<void>; drop: () => void }[] = [];
  const typed: { word: string; at: number; tab: Tab }[] = [];
  let stored: LocalText | null = null;
  let tabLock: { onStolen: () => void } | null = null;
  let isOnline = true;
  let count = 0;

  /** Waits until a later step delivers it. */
  function send<T>(tab: { isDead: boolean }, call: () => Promise<T>): Promise<T> {
    if (tab.isDead) return new Promise(() => {});
    if (!isOnline) return Promise.reject(offline());
    return new Promise<T>((resolve, reject) => {
      const answer = (use: () => void) => {
        if (!tab.isDead) use();
      };
      pending.push({
        run: async () => {
          const result = await call().then(
            (value) => () => resolve(value),
            (error: unknown) => () => reject(error),
          );
          answer(isOnline ? result : () => reject(offline()));
        },
        drop: () => answer(() => reject(offline())),
      });
    });
  }

  /** Another tab is shown. */
  const hideOthers = (at: number) =>
    Promise.all(tabs.map(async (tab, other) => (other === at ? undefined : tab?.session.saveLocally())));

  async function open(at: number): Promise<void> {
    if (!isOnline || tabs[at] !== undefined) return;
    await hideOthers(at);
    const life = { isDead: false };
    const start = await text.load();
    const local = <T>(use: () => T): Promise<T> =>
      life.isDead ? new Promise(() => {}) : Promise.resolve().then(use);
    const session = createSession<HomilyContent>(start, {
      load: () => send(life, text.load),
      save: (request) => send(life, () => text.save(by, request)),
      updateLock: (request) => send(life, () => text.updateLock(by, request)),
      local: {
        find: () => local(() => stored),
        save: (next, previousToken = next.token) =>
          local(() => {
            const isMine = stored === null || [next.token, previousToken].includes(stored.token);
            if (isMine) stored = next;
            return isMine;
          }),
        saveLast: (next) =>
          local(() => {
            stored = next;
          }),
        saveAs: async () => true,
        delete: (typedAt) =>
          local(() => {
            if (stored !== null && stored.typedAt <= typedAt) stored = null;
          }),
      },
      acquireTabLock: ({ steal = false, onStolen }) =>
        local(() => {
          if (tabLock !== null && !steal) return null;
          tabLock?.onStolen();
          const lock = { onStolen };
          tabLock = lock;
          return () => {
            if (tabLock === lock) tabLock = null;
          };
        }),
      parseContent: (content) => content as HomilyContent | null,
    });
    const beat = () => {
      void session.beat();
      timer = setTimeout(beat, lockHeartbeatMs);
    };
    let timer = setTimeout(beat, lockHeartbeatMs);
    const tab: Tab = Object.assign(life, { session, stop: () => clearTimeout(timer) });
    tabs[at] = tab;
    void session.edit();
  }

  function close(at: number, end: (tab: Tab) => void): void {
    const tab = tabs[at];
    if (tab === undefined) return;
    tabs[at] = undefined;
    tab.stop();
    end(tab);
  }

  return {
    tabs,
    open,
    setOnline: (next: boolean) => {
      isOnline = next;
      for (const tab of tabs) if (next) tab?.session.retry();
    },
    takeOver: async (at: number) => {
      await hideOthers(at);
      const session = tabs[at]?.session;
      if (session?.getState().mode !== 'editing') void session?.takeOver();
    },
    /** Another page of the dashboard opens. */
    leave: (at: number) => close(at, ({ session }) => session.close()),
    /** The tab is closed or reloaded: what it sends and stores in its last moment is done. */
    unload: (at: number) =>
      close(at, (tab) => {
        void tab.session.releaseOnClose();
        tab.isDead = true;
        tab.session.close({ discard: true });
      }),
    kill: (at: number) =>
      close(at, (tab) => {
        // Two seconds may be lost.
        const lost = typed.filter((each) => each.tab === tab && Date.now() - each.at <= 2_000);
        for (const each of lost) typed.splice(typed.indexOf(each), 1);
        tab.isDead = true;
        tab.session.close({ discard: true });
      }),
    type: (at: number) => {
      const tab = tabs[at];
      if (tab === undefined || tab.session.getState().mode !== 'editing') return;
      count += 1;
      const word = `word${by.name}${count}`;
      const { content } = tab.session.getState();
      tab.session.write({ ...content, homilyText: `${content.homilyText} ${word}` });
      typed.push({ word, at: Date.now(), tab });
    },
    publish: async (at: number) => {
      const tab = tabs[at];
      if (tab === undefined || !(await tab.session.flush())) return;
      const { token, version } = tab.session.getLock();
      await send(tab, () => text.publish(by, version ?? 0, token)).catch(() => {});
    },
    choose: (at: number, isMine: boolean) => {
      const session = tabs[at]?.session;
      const displaced = session?.getState().displaced ?? null;
      session?.closeComparison(isMine ? displaced : null);
    },
    deliver: async (at: number, fate: 'arrives' | 'answer lost' | 'lost') => {
      const [request] = pending.splice(at % Math.max(1, pending.length), 1);
      if (fate === 'lost') return request?.drop();
      if (fate === 'arrives') return request?.run();
      const wasOnline = isOnline;
      isOnline = false;
      await request?.run();
      isOnline = wasOnline;
    },
    pendingCount: () => pending.length,
    listTyped: () => typed,
    listStored: () => words(stored?.content ?? null),
  };
}

type Device = ReturnType<typeof createDevice>;
type Step = readonly [device: number, act: Act, at: number];

/** Mostly the first of two tabs. */
const toTab = (number: number): number => (number < 6 ? 0 : 1);

const acts = {
  open: (device: Device, at: number) => device.open(toTab(at)),
  type: (device: Device, at: number) => device.type(toTab(at)),
  'deliver one': (device: Device, at: number) => device.deliver(at, 'arrives'),
  'deliver all': deliverAll,
  'lose an answer': (device: Device, at: number) => device.deliver(at, 'answer lost'),
  'lose a request': (device: Device, at: number) => device.deliver(at, 'lost'),
  'take over': (device: Device, at: number) => device.takeOver(toTab(at)),
  publish: (device: Device, at: number) => void device.publish(toTab(at)),
  choose: (device: Device, at: number) => device.choose(toTab(at), at > 3),
  'go offline': (device: Device) => device.setOnline(false),
  'go online': (device: Device) => device.setOnline(true),
  leave: (device: Device, at: number) => device.leave(toTab(at)),
  reload: async (device: Device, at: number) => {
    device.unload(toTab(at));
    await device.open(toTab(at));
  },
  kill: (device: Device, at: number) => device.kill(toTab(at)),
  wait: () => {},
};
type Act = keyof typeof acts;

async function deliverAll(device: Device): Promise<void> {
  while (device.pendingCount() > 0) {
    await device.deliver(0, 'arrives');
    await nextTurn();
  }
}

/** Milliseconds of a step. */
const pauses = [0, 100, 700, 1_500, 3_500, 9_000, 21_000, 125_000];
const common: readonly Act[] = [
  'type',
  'type',
  'type',
  'type',
  'type',
  'wait',
  'wait',
  'wait',
  'deliver all',
  'deliver one',
];
const steps = fc.array(
  fc.tuple(fc.nat(1), fc.constantFrom<Act[]>(...(Object.keys(acts) as Act[]), ...common), fc.nat(7)),
  { minLength: 15, maxLength: 45 },
);

/** Words that are neither here nor on the server. */
function listLost(server: ReadonlySet<string>, devices: readonly Device[], minAgeMs: number): string[] {
  return devices.flatMap((device) => {
    const here = new Set(device.listStored());
    return device
      .listTyped()
      .filter(({ word, at }) => Date.now() - at >= minAgeMs && !server.has(word) && !here.has(word))
      .map(({ word }) => word);
  });
}

/** Words that a tab calls saved and the server does not have. */
const listWronglySaved = (text: Text, devices: readonly Device[]): string[] =>
  devices.flatMap(({ tabs }) =>
    tabs.flatMap((tab) => {
      const { mode, saveState, content } = tab?.session.getState() ?? {};
      if (mode !== 'editing' || saveState !== 'saved') return [];
      return words(content).filter((word) => !text.accepted.has(word));
    }),
  );

async function play(text: Text, list: readonly Step[]): Promise<void> {
  const devices = text.people.map((by) => createDevice(text, by));
  async function pass(ms: number): Promise<void> {
    await nextTurn();
    if (ms > 20_000) await text.age(ms);
    await vi.advanceTimersByTimeAsync(ms);
    await nextTurn();
  }
  for (const device of devices) await device.open(0);
  for (const [at, act, number] of list) {
    const device = devices[at];
    if (device === undefined) continue;
    await acts[act](device, number);
    await pass(act === 'wait' ? (pauses[number] ?? 0) : 50);
    expect(listLost(text.accepted, devices, 2_001), act).toEqual([]);
    expect(listWronglySaved(text, devices), act).toEqual([]);
  }
  // In the end everybody is online, closes the pages, and opens the text once more.
  for (const device of devices) device.setOnline(true);
  for (const device of [...devices, ...devices]) {
    await deliverAll(device);
    await pass(11_000);
    await deliverAll(device);
    device.unload(0);
    device.unload(1);
    await deliverAll(device);
    await device.open(0);
  }
  expect(listLost(await text.listWords(), devices, 0)).toEqual([]);
  for (const device of devices) device.kill(0);
}

test('two editors of one text lose no word in 200 interleavings', async ({ site }) => {
  let date = '2030-01-01';
  vi.useFakeTimers({
    // Not setInterval, with which the database checks its connection for LISTEN: it would be replaced at each pause.
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    now: new Date('2026-11-25T09:00:00Z'),
  });
  try {
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        date = addDays(date, 1);
        await play(site.openText(date), list);
      }),
      { numRuns: 200, seed: 26, endOnFailure: true },
    );
  } finally {
    vi.useRealTimers();
  }
}, 600_000);
