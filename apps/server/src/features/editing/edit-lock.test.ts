import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import { expect } from 'vitest';
import type { Database } from '#adapters/db/database.ts';
import { pgDatabase } from '#adapters/db/pg-database.ts';
import { testWith } from '#adapters/db/testing/database-test.ts';
import { type TestDatabase, withDatabase } from '#adapters/db/testing/test-database.ts';
import { systemClock } from '#clock.ts';
import { getOrCreatePerson } from '#features/person/person-queries.ts';
import { homilyText } from '../homily/content.ts';
import { homilySite, wholeHomily } from '../homily/testing/homily-site.ts';
import { updateLock } from './edit-lock.ts';
import { saveDraft } from './save-draft.ts';

const date = '2026-11-25';
const [ruthsToken, lukesToken] = ['ruth-0123456789abcdef', 'luke-0123456789abcdef'];

async function editors(database: TestDatabase) {
  const site = await homilySite(database);
  const editor = async (name: string, token: string) => {
    const member = await site.member({ name, groups: ['homily-admin'] });
    let seq = 0;
    const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) =>
      site.call(method, `/editor/homilies/${date}${path}`, {
        token: member.token,
        ...(payload && { payload }),
      });
    return {
      ...member,
      call,
      open: async () => (await call('GET', '/draft')).json(),
      lock: async (want: 'edit' | 'view' | 'take_over' | 'release', more: object = {}) =>
        (await call('POST', '/lock', { token, want, ...more })).json(),
      save: async (title: string, version: number | null, more: object = {}) => {
        seq += 1;
        const content = { ...wholeHomily, title };
        return (await call('PUT', '/draft', { content, version, token, seq, ...more })).json();
      },
      history: async () =>
        (await call('GET', '/revisions'))
          .json()
          .revisions.map(({ title, origin }: Record<string, string>) => `${origin} ${title}`),
    };
  };
  return {
    site,
    ruth: await editor('Ruth', ruthsToken),
    luke: await editor('Luke', lukesToken),
    expire: () => database.query("update edit_lock set seen_at = seen_at - interval '121 seconds'"),
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  };
}

const test = testWith(editors);

test('the first editor of a text holds its lock, others see who it is', async ({ site: { ruth, luke } }) => {
  expect(await ruth.open()).toMatchObject({ state: 'new', draft: null, lock: { holder: null } });
  expect(await ruth.lock('edit', { version: null })).toMatchObject({
    isMine: true,
    holder: { name: 'Ruth' },
  });
  expect(await luke.lock('edit', { version: null })).toMatchObject({
    isMine: false,
    holder: { name: 'Ruth' },
  });
  expect(await ruth.lock('edit')).toMatchObject({ isMine: true, viewer: { name: 'Luke' }, unsent: [] });
  const saved = await ruth.save('Of Ruth', null);
  expect(saved).toMatchObject({ saved: 'draft', hasChanges: false });
  const opened = await luke.open();
  expect(opened).toMatchObject({
    state: 'draft',
    draft: { content: { title: 'Of Ruth' }, version: saved.version, savedBy: 'Ruth' },
    lock: { isMine: false, holder: { name: 'Ruth' } },
  });
  expect(await luke.save('Of Luke', opened.draft.version)).toMatchObject({
    saved: 'revision',
    holder: { name: 'Ruth' },
    version: saved.version,
  });
  expect(await ruth.history()).toEqual(['unsent Of Luke', 'editor Of Ruth']);
});

test('a reloaded tab continues with the token of its device', async ({ site: { ruth } }) => {
  const { version } = await ruth.save('Before', null);
  expect(await ruth.lock('edit', { version: null })).toMatchObject({ isMine: true, version });
  // The answer to a save was lost: the token counts, not the version.
  expect(await ruth.save('After', null)).toMatchObject({ saved: 'draft' });
  expect((await ruth.open()).draft.content.title).toBe('After');
});

test('the lock is free two minutes after the last heartbeat', async ({ site: here }) => {
  const { ruth, luke } = here;
  const { version } = await ruth.save('Of Ruth', null);
  await here.expire();
  expect(await luke.lock('edit', { version })).toMatchObject({ isMine: true, holder: { name: 'Luke' } });
  expect(await luke.save('Of Luke', version)).toMatchObject({ saved: 'draft' });
  expect(await ruth.lock('edit', { version })).toMatchObject({ isMine: false, holder: { name: 'Luke' } });
  expect(await ruth.save('Typed offline', version)).toMatchObject({ saved: 'revision' });
  expect((await luke.lock('edit')).unsent).toMatchObject([{ savedBy: 'Ruth' }]);
});

test('an editor who was offline saves the draft if no other editor has the lock', async ({ site: here }) => {
  const { ruth, luke } = here;
  const { version } = await ruth.save('Before', null);
  await here.expire();
  expect(await luke.lock('view')).toMatchObject({ holder: null });
  expect(await ruth.save('Typed offline', version)).toMatchObject({ saved: 'draft' });
  // Another device with the same version acquires a free lock by saving.
  const { version: next } = await ruth.save('Typed online', version);
  await here.expire();
  expect(await luke.save('Of Luke', next)).toMatchObject({ saved: 'draft' });
});

test('a save from an outdated version becomes a revision, once for each content', async ({ site: here }) => {
  const { ruth, luke } = here;
  const { version } = await ruth.save('One', null);
  await ruth.save('Two', version);
  await here.expire();
  const first = await luke.save('Late', version);
  expect(first).toMatchObject({ saved: 'revision', holder: null });
  expect(await luke.save('Late', version)).toMatchObject({ saved: 'revision', number: first.number });
  expect(await ruth.history()).toEqual(['unsent Late', 'editor Two']);
  // The same content as the draft is not outdated.
  expect(await luke.save('Two', version)).toMatchObject({ saved: 'draft' });
});

test('a take-over keeps the text and what the other editor sends later', async ({ site: { ruth, luke } }) => {
  const { version } = await ruth.save('Of Ruth', null);
  const status = await luke.lock('take_over');
  expect(status).toMatchObject({ isMine: true, holder: { name: 'Luke' }, version, unsent: [] });
  await luke.save('Of Luke', version);
  const late = await ruth.save('Of Ruth, and more', version);
  expect(late).toMatchObject({ saved: 'revision', holder: { name: 'Luke' } });
  expect((await luke.lock('edit')).unsent).toMatchObject([{ number: late.number, savedBy: 'Ruth' }]);
  expect(await ruth.lock('edit')).toMatchObject({ isMine: false, holder: { name: 'Luke' } });
  expect(await luke.history()).toEqual(['unsent Of Ruth, and more', 'editor Of Luke', 'editor Of Ruth']);
});

test('a save that arrives after a later one is ignored', async ({ site: { ruth } }) => {
  const { version } = await ruth.save('First', null, { seq: 1 });
  const newest = await ruth.save('Third', version, { seq: 3 });
  expect(await ruth.save('Second', version, { seq: 2 })).toMatchObject({
    saved: 'draft',
    version: newest.version,
  });
  expect((await ruth.open()).draft.content.title).toBe('Third');
});

test('closing a page saves and releases the lock at once', async ({ site: { ruth, luke } }) => {
  const { version } = await ruth.save('Open', null);
  const closed = await ruth.save('Closed', version, { release: true });
  expect(await luke.lock('view')).toMatchObject({ holder: null, version: closed.version });
  // A page from the back-forward cache goes on.
  expect(await ruth.lock('edit', { version: closed.version })).toMatchObject({ isMine: true });
  await ruth.save('Closed again', closed.version, { release: true });
  expect(await luke.lock('edit')).toMatchObject({ isMine: true });
  expect(await ruth.save('Too late', closed.version)).toMatchObject({ saved: 'revision' });
});

test('only the holder releases the lock of a text that is not saved', async ({ site: { ruth, luke } }) => {
  await ruth.lock('edit', { version: null });
  expect(await luke.lock('release')).toMatchObject({ holder: { name: 'Ruth' } });
  expect(await ruth.lock('release')).toMatchObject({ isMine: false, holder: null });
  expect(await luke.lock('edit', { version: null })).toMatchObject({ isMine: true });
});

test('an import releases the lock', async ({ site: { ruth, site } }) => {
  const { version } = await ruth.save('Of Ruth', null);
  const file = Buffer.from(JSON.stringify([{ ...wholeHomily, date, title: 'Imported' }])).toString('base64');
  const payload = { name: 'year.json', file, isDryRun: false, replaceDrafts: [date] };
  await site.call('POST', '/editor/import', { token: ruth.token, payload });
  expect(await ruth.save('Of Ruth, and more', version)).toMatchObject({ saved: 'revision' });
  expect((await ruth.open()).draft.content.title).toBe('Imported');
});

test('a save of a deleted or moved text fails', async ({ site: { ruth, luke } }) => {
  const { version } = await ruth.save('Gone soon', null);
  expect((await luke.call('DELETE', `/draft?token=${lukesToken}`)).json().code).toBe('text_locked');
  expect((await ruth.call('DELETE', `/draft?token=${ruthsToken}`)).json()).toEqual({ version: null });
  expect(await ruth.save('Late', version)).toMatchObject({ code: 'text_gone' });
  expect((await ruth.call('DELETE', `/draft?token=${ruthsToken}`)).statusCode).toBe(410);
  const again = await ruth.save('Anew', null);
  await ruth.call('POST', '/swap', { with: '2026-11-26', version: again.version, token: ruthsToken });
  expect(await ruth.save('Late', again.version)).toMatchObject({ code: 'text_gone' });
});

test('only the holder of the lock publishes, and the draft stays', async ({ site: { ruth, luke } }) => {
  const { version } = await ruth.save('Published', null);
  const publish = (who: typeof ruth, token: string, of: number) =>
    who.call('POST', '/publish', { version: of, token });
  expect((await publish(luke, lukesToken, version)).json().code).toBe('text_locked');
  expect((await publish(ruth, ruthsToken, version)).statusCode).toBe(200);
  expect(await ruth.open()).toMatchObject({
    state: 'scheduled',
    hasChanges: false,
    draft: { version },
    copy: { content: { title: 'Published' } },
  });
  const changed = await ruth.save('Changed', version);
  expect(changed).toMatchObject({ hasChanges: true });
  expect((await luke.call('POST', `/unpublish?token=${lukesToken}`)).statusCode).toBe(409);
  const dropped = (await ruth.call('DELETE', `/draft?token=${ruthsToken}`)).json();
  expect(dropped.version).toBeGreaterThan(changed.version);
  expect(await ruth.open()).toMatchObject({ hasChanges: false, draft: { content: { title: 'Published' } } });
  expect(await ruth.history()).toEqual(['editor Changed', 'editor Published']);
});

interface Device {
  readonly db: Database;
  readonly by: { personId: string; name: string };
  readonly token: string;
}

async function twoServers(database: TestDatabase) {
  const other = pgDatabase(database.connection, { warn: () => {} });
  const device = async (db: Database, name: string): Promise<Device> => ({
    db,
    by: { personId: await getOrCreatePerson(database, name, new Date()), name },
    token: `${name}-0123456789abcdef`,
  });
  const identity = { findBySub: async () => null };
  const content = (title: string): HomilyContent => ({ ...wholeHomily, title });
  return {
    ruth: await device(database, 'ruth'),
    luke: await device(other, 'luke'),
    save: ({ db, by, token }: Device, title: string, version: number | null, seq: number) =>
      saveDraft(
        { db, clock: systemClock },
        { kind: homilyText, onSave: async () => {} },
        date,
        { content: content(title), version, token, seq },
        by,
      ),
    lock: ({ db, by, token }: Device, want: 'edit' | 'take_over') =>
      updateLock({ db, identity }, homilyText, date, { token, want }, async () => by),
    titles: async () => {
      const { rows } = await database.query<{ title: string }>(
        "select content ->> 'title' as title from revision union select content ->> 'title' from draft",
      );
      return new Set(rows.map(({ title }) => title));
    },
    [Symbol.asyncDispose]: () => other.close(),
  };
}

test('of two first saves on two servers one is the draft, and the other a revision', async () => {
  await using here = await withDatabase(twoServers);
  const saves = await Promise.all([
    here.save(here.ruth, 'Of Ruth', null, 1),
    here.save(here.luke, 'Of Luke', null, 1),
  ]);
  expect(saves.map(({ saved }) => saved).toSorted()).toEqual(['draft', 'revision']);
  expect(await here.titles()).toEqual(new Set(['Of Ruth', 'Of Luke']));
});

test('a take-over on another server during saves loses no text', async () => {
  await using here = await withDatabase(twoServers);
  const first = await here.save(here.ruth, 'Begun', null, 0);
  let version = first.saved === 'draft' ? first.version : null;
  let last = here.ruth;
  for (let round = 1; round <= 40; round += 1) {
    // Each take-over has a token of its own.
    const taker = round % 2 === 1 ? here.luke : here.ruth;
    const device = { ...taker, token: `${taker.by.name}-${round}-0123456789abcdef` };
    const saving = here.save(last, `Typed before ${round}`, version, 2 * round);
    const taking = here.lock(device, 'take_over');
    await Promise.all([saving, taking]);
    const saved = await here.save(device, `Typed after ${round}`, (await taking).version, 2 * round + 1);
    expect(saved.saved).toBe('draft');
    version = saved.saved === 'draft' ? saved.version : null;
    last = device;
  }
  // The next save of its author within five minutes replaces “Typed after”.
  const titles = await here.titles();
  const lost = Array.from({ length: 40 }, (_, at) => `Typed before ${at + 1}`).filter(
    (title) => !titles.has(title),
  );
  expect(lost).toEqual([]);
});
