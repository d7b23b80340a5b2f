import { expect, test } from 'vitest';
import { notifyChange } from './database.ts';
import { pgDatabase } from './pg-database.ts';
import { freezingProxy } from './testing/freezing-proxy.ts';
import { silentPooler } from './testing/silent-pooler.ts';
import { testDatabase } from './testing/test-database.ts';

const silent = { warn: () => {} };

test('whoever watches hears of a change as soon as it is committed, on every server', async () => {
  await using database = await testDatabase();
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

test('what was rolled back is not told', async () => {
  await using database = await testDatabase();
  let told = 0;
  const watch = database.watch('bread_baked', () => (told += 1));
  await expect.poll(() => watch.version()).not.toBeNull();
  const before = told;
  const attempt = database.transaction(async (db) => {
    await notifyChange(db, 'bread_baked');
    throw new Error('burnt');
  });
  await expect(attempt).rejects.toThrow('burnt');
  await notifyChange(database, 'bread_baked');
  await expect.poll(() => told).toBe(before + 1);
});

test('a second topic is heard on the same connection', async () => {
  await using database = await testDatabase();
  const first = database.watch('bread_baked');
  await expect.poll(() => first.version()).not.toBeNull();
  const second = database.watch('wine_poured');
  await expect.poll(() => second.version()).not.toBeNull();
  const { rows } = await database.query(
    "select from pg_stat_activity where application_name = 'wayfare changes' and datname = current_database()",
  );
  expect(rows).toHaveLength(1);
});

test('while the connection is cut nothing is vouched for, and afterwards everything counts as changed', async () => {
  await using database = await testDatabase();
  let told = 0;
  const watch = database.watch('bread_baked', () => (told += 1));
  await expect.poll(() => watch.version()).not.toBeNull();
  const before = { version: watch.version(), told };
  await database.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'wayfare changes' and datname = current_database()",
  );
  await expect.poll(() => watch.version()).toBeNull();
  await expect.poll(() => watch.version(), { timeout: 5_000 }).not.toBeNull();
  expect(watch.version()).not.toBe(before.version);
  expect(told).toBeGreaterThan(before.told);
});

test('a connection that falls silent is noticed', { timeout: 20_000 }, async () => {
  await using database = await testDatabase();
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

test('the server that made a change need not wait to hear of it', async () => {
  await using database = await testDatabase();
  const watch = database.watch('bread_baked');
  await expect.poll(() => watch.version()).not.toBeNull();
  const before = watch.version();
  watch.changed();
  expect(watch.version()).not.toBe(before);
});

test('behind a pooler that keeps the news to itself nothing is vouched for, and the log says so once', async () => {
  await using database = await testDatabase();
  await using pooler = await silentPooler(database.connection);
  const said: object[] = [];
  const behind = pgDatabase(pooler.connection, { warn: (details) => said.push(details) });
  let told = 0;
  const watch = behind.watch('bread_baked', () => (told += 1));
  await expect.poll(() => said.length, { timeout: 10_000 }).toBe(1);
  expect(told).toBe(1);
  expect(said[0]).toMatchObject({ err: { message: expect.stringMatching(/pooler in transaction mode/) } });
  await notifyChange(database, 'bread_baked');
  expect(watch.version()).toBeNull();
  expect((await behind.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await behind.close();
  expect(said).toHaveLength(1);
});
