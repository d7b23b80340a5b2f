// Two editors at the same time: the second one waits for the lock and then acts on the new state.
import { expect } from 'vitest';
import type { Database, Db } from '#adapters/db/database.ts';
import { testWith } from '#adapters/db/testing/database-test.ts';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { homilySite } from './testing/homily-site.ts';

const [date, other] = ['2026-12-01', '2026-12-02'];

async function twoEditors(database: TestDatabase) {
  const site = await homilySite(database);
  const { token } = await site.member({ name: 'Luke', groups: ['homily-admin'] });
  const at = `/editor/homilies/${date}`;
  return {
    ...site,
    token,
    act: (what: string, payload: object = {}) => site.call('POST', `${at}/${what}`, { token, payload }),
    removeIt: () => site.removeDraft(token, date),
    stateOn: async (day: string) => {
      const { state, draft } = await site.openDraft(token, day);
      return [state, draft?.content.title];
    },
  };
}

const test = testWith(twoEditors);

/** Runs `act` while another transaction holds the draft, and commits `change` once `act` waits for the lock. */
async function whileItWaits<Answer>(
  database: Database,
  change: (tx: Db) => Promise<unknown>,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const [held, waits] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const changing = database.transaction(async (tx) => {
    await tx.query('select from draft where ref = $1 for update', [date]);
    held.resolve();
    await waits.promise;
    await change(tx);
  });
  await held.promise;
  const acting = act();
  await expect.poll(() => howManyWait(database)).toBe(1);
  waits.resolve();
  await changing;
  return acting;
}

async function howManyWait(database: Database): Promise<number | null> {
  const { rowCount } = await database.query(
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return rowCount;
}

const publishIt = async (tx: Db) => {
  await tx.query(
    `insert into homily (date, published_at, title, book, chapter, verse, gospel_text, source, copyright, homily_text)
     values ($1, now(), 'Published', 'Luke', 1, '39-56', 'Mary arose.', '', '', 'In haste.')`,
    [date],
  );
  await tx.query("update draft set copy_hash = '' where ref = $1", [date]);
};

test('deleting a draft that is just being published drops only its changes', async ({ database, site }) => {
  await site.write(site.token, date, { title: 'Wanted' });
  const answer = await whileItWaits(database, publishIt, site.removeIt);
  expect(answer.statusCode).toBe(200);
  expect(await site.stateOn(date)).toEqual(['scheduled', 'Published']);
});

test('moving a draft fails if it is moved away at the same time', async ({ database, site }) => {
  const { version } = await site.write(site.token, date, { title: 'Wanted' });
  const away = (tx: Db) => tx.query('update draft set ref = $2 where ref = $1', [date, '2026-12-24']);
  const answer = await whileItWaits(database, away, () => site.act('swap', { with: other, version }));
  expect(answer.json().code).toBe('homily_not_found');
  expect(await site.stateOn(other)).toEqual(['new', undefined]);
});

test('moving a draft fails if its day is swapped at the same time', async ({ database, site }) => {
  const { version } = await site.write(site.token, date, { title: 'Seen' });
  await site.write(site.token, other, { title: 'Never seen' });
  const swapped = async (tx: Db) => {
    const moved = (from: string, to: string) =>
      tx.query(`update draft set ref = $2, version = nextval('draft_version') where ref = $1`, [from, to]);
    await moved(date, '0001-01-01');
    await moved(other, date);
    await moved('0001-01-01', other);
  };
  const answer = await whileItWaits(database, swapped, () =>
    site.act('swap', { with: '2026-12-24', version }),
  );
  expect(answer.json().code).toBe('homily_changed');
  expect(await site.stateOn(date)).toEqual(['draft', 'Never seen']);
  expect(await site.stateOn(other)).toEqual(['draft', 'Seen']);
});

test('unpublishing a homily that is just being published is recorded', async ({ database, site }) => {
  await site.write(site.token, date, { title: 'Wanted' });
  const answer = await whileItWaits(database, publishIt, () => site.act('unpublish'));
  expect(answer.statusCode).toBe(200);
  const { rows } = await database.query<{ act: string }>('select act from activity');
  expect(rows.map(({ act }) => act)).toContain('unpublished');
});
