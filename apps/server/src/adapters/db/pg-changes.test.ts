import { expect, onTestFinished } from 'vitest';
import { databaseLimits } from './connection.ts';
import { notifyChange } from './database.ts';
import { pgDatabase } from './pg-database.ts';
import { test } from './testing/database-test.ts';
import { freezingProxy } from './testing/freezing-proxy.ts';
import { silentPooler } from './testing/silent-pooler.ts';

const silent = { warn: () => {} };

test('every server is notified of a committed change', async ({ database }) => {
  const other = pgDatabase(database.connection, silent);
  const [here, there] = [database.watch('bread_baked'), other.watch('bread_baked')];
  await expect.poll(() => here.version() !== null && there.version() !== null).toBe(true);
  const [before, afar] = [here.version(), there.version()];
  await database.transaction(async (db) => {
    await notifyChange(db, 'bread_baked');
    await notifyChange(db, 'something_else');
  });
  await expect.poll(() => here.version()).not.toBe(before);
  await expect.poll(() => there.version()).not.toBe(afar);
  await other.close();
});

test('a rolled-back change causes no notification', async ({ database }) => {
  let changeCount = 0;
  const watch = database.watch('bread_baked', () => (changeCount += 1));
  await expect.poll(() => watch.version()).not.toBeNull();
  const before = changeCount;
  const attempt = database.transaction(async (db) => {
    await notifyChange(db, 'bread_baked');
    throw new Error('burnt');
  });
  await expect(attempt).rejects.toThrow('burnt');
  await notifyChange(database, 'bread_baked');
  await expect.poll(() => changeCount).toBe(before + 1);
});

test('all topics share one connection', async ({ database }) => {
  const first = database.watch('bread_baked');
  await expect.poll(() => first.version()).not.toBeNull();
  const second = database.watch('wine_poured');
  await expect.poll(() => second.version()).not.toBeNull();
  const { rows } = await database.query(
    "select from pg_stat_activity where application_name = 'wayfare changes' and datname = current_database()",
  );
  expect(rows).toHaveLength(1);
});

test('the version is null while the connection is lost, and different afterwards', async ({ database }) => {
  let changeCount = 0;
  const watch = database.watch('bread_baked', () => (changeCount += 1));
  await expect.poll(() => watch.version()).not.toBeNull();
  const before = { version: watch.version(), changeCount };
  await database.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'wayfare changes' and datname = current_database()",
  );
  await expect.poll(() => watch.version()).toBeNull();
  await expect.poll(() => watch.version(), { timeout: 5_000 }).not.toBeNull();
  expect(watch.version()).not.toBe(before.version);
  expect(changeCount).toBeGreaterThan(before.changeCount);
});

test('a silent connection is noticed', { timeout: 20_000 }, async ({ database }) => {
  const { listenCheckMs } = databaseLimits;
  onTestFinished(() => void Object.assign(databaseLimits, { listenCheckMs }));
  Object.assign(databaseLimits, { listenCheckMs: 1_300 });
  using proxy = await freezingProxy(database.connection);
  const behind = pgDatabase(proxy.connection, silent);
  const watch = behind.watch('bread_baked');
  await expect.poll(() => watch.version()).not.toBeNull();
  proxy.freeze();
  await expect.poll(() => watch.version(), { timeout: 8_000 }).toBeNull();
  proxy.thaw();
  await expect.poll(() => watch.version(), { timeout: 8_000 }).not.toBeNull();
  await behind.close();
});

test('changed() invalidates without a notification', async ({ database }) => {
  const watch = database.watch('bread_baked');
  await expect.poll(() => watch.version()).not.toBeNull();
  const before = watch.version();
  watch.changed();
  expect(watch.version()).not.toBe(before);
});

test('behind a pooler without LISTEN the version is null, with one warning', async ({ database }) => {
  await using pooler = await silentPooler(database.connection);
  const warnings: object[] = [];
  const behind = pgDatabase(pooler.connection, { warn: (details) => warnings.push(details) });
  let changeCount = 0;
  const watch = behind.watch('bread_baked', () => (changeCount += 1));
  await expect.poll(() => warnings.length, { timeout: 10_000 }).toBe(1);
  expect(changeCount).toBe(1);
  expect(warnings[0]).toMatchObject({
    err: { message: expect.stringMatching(/pooler in transaction mode/) },
  });
  await notifyChange(database, 'bread_baked');
  expect(watch.version()).toBeNull();
  expect((await behind.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await behind.close();
  expect(warnings).toHaveLength(1);
});
