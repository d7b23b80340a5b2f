import { expect } from 'vitest';
import { type Database, DatabaseUnavailable } from './database.ts';
import { pgDatabase } from './pg-database.ts';
import { test } from './testing/database-test.ts';
import { freezingProxy } from './testing/freezing-proxy.ts';

const silent = { warn: () => {} };
const answers = (database: Database) =>
  database.query('select 1').then(
    () => true,
    () => false,
  );

test('queries fail while PostgreSQL does not answer, and work again after', async ({ database: behind }) => {
  using proxy = await freezingProxy(behind.connection);
  const database = pgDatabase(proxy.connection, silent);
  await database.query('select 1');
  proxy.freeze();
  const startedAt = performance.now();
  const queries = [database.query('select 1'), database.transaction((db) => db.query('select 1'))];
  for (const answer of queries) await expect(answer).rejects.toThrow(DatabaseUnavailable);
  // Two seconds, and more on a busy machine. Without the probe they would wait for minutes.
  expect(performance.now() - startedAt).toBeLessThan(15_000);
  proxy.thaw();
  await expect.poll(() => answers(database)).toBe(true);
  await database.close();
});

test('of three queries to a stopped PostgreSQL, only the first waits long', async ({ database: behind }) => {
  using proxy = await freezingProxy(behind.connection);
  const database = pgDatabase(proxy.connection, silent);
  await database.query('select 1');
  proxy.freeze();
  const waits = Array.from({ length: 30 }, async () => {
    const startedAt = performance.now();
    const failAfterMs = async () => {
      await expect(database.query('select 1')).rejects.toThrow(DatabaseUnavailable);
      return performance.now() - startedAt;
    };
    const [firstMs] = [await failAfterMs(), await failAfterMs()];
    return (await failAfterMs()) / firstMs;
  });
  expect(Math.max(...(await Promise.all(waits)))).toBeLessThan(2);
  proxy.thaw();
  await expect.poll(() => answers(database)).toBe(true);
  await database.close();
});

test('a slow query on a working PostgreSQL is not interrupted', async ({ database }) => {
  const { rows } = await database.query("select 'slow' as pace from pg_sleep(2.5)");
  expect(rows).toEqual([{ pace: 'slow' }]);
});
