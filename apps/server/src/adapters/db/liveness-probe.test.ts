import { expect, test } from 'vitest';
import { type Database, DatabaseUnavailable } from './database.ts';
import { pgDatabase } from './pg-database.ts';
import { freezingProxy } from './testing/freezing-proxy.ts';
import { testDatabase } from './testing/test-database.ts';

const silent = { warn: () => {} };
const answers = (database: Database) =>
  database.query('select 1').then(
    () => true,
    () => false,
  );

test('a PostgreSQL that stopped answering is told within two seconds, and found again when it answers', async () => {
  await using behind = await testDatabase();
  using proxy = await freezingProxy(behind.connection);
  const database = pgDatabase(proxy.connection, silent);
  await database.query('select 1');
  proxy.freeze();
  const begun = performance.now();
  const asked = [database.query('select 1'), database.transaction((db) => db.query('select 1'))];
  for (const answer of asked) await expect(answer).rejects.toThrow(DatabaseUnavailable);
  expect(performance.now() - begun).toBeLessThan(2_500);
  proxy.thaw();
  await expect.poll(() => answers(database)).toBe(true);
  await database.close();
});

test('whoever asks a stopped PostgreSQL three times over has waited three seconds at most', async () => {
  await using behind = await testDatabase();
  using proxy = await freezingProxy(behind.connection);
  const database = pgDatabase(proxy.connection, silent);
  await database.query('select 1');
  proxy.freeze();
  const waits = Array.from({ length: 30 }, async () => {
    const begun = performance.now();
    for (let tries = 0; tries < 3; tries += 1)
      await expect(database.query('select 1')).rejects.toThrow(DatabaseUnavailable);
    return performance.now() - begun;
  });
  expect(Math.max(...(await Promise.all(waits)))).toBeLessThan(3_000);
  proxy.thaw();
  await expect.poll(() => answers(database)).toBe(true);
  await database.close();
});

test('a query that is slow on a sound PostgreSQL is waited for', async () => {
  await using database = await testDatabase();
  const { rows } = await database.query("select 'slow' as pace from pg_sleep(2.5)");
  expect(rows).toEqual([{ pace: 'slow' }]);
});
