import { createMigration } from '@wayfare/postgres/migrations';
import { expect } from 'vitest';
import { migrate } from './migrate.ts';
import { migrationsDirectory, readMigrations } from './migration-files.ts';
import { pgWholeDatabase } from './pg-whole-database.ts';
import { test } from './testing/database-test.ts';

const existing = readMigrations(migrationsDirectory());
const next = createMigration(existing.length + 1, 'later', 'alter table person add column later text');

test('a migration during a backup is refused, and readers do not wait', async ({ database }) => {
  const logged: string[] = [];
  const log = { info: (_: object, message: string) => logged.push(message) };
  await pgWholeDatabase(database.connection).snapshot(async (snapshot) => {
    for (const table of snapshot.tables) (await snapshot.copyOut(table)).stream.resume();
    const change = migrate(database.connection, [...existing, next], { log, waitMs: 3_000 });
    const refused = expect(change).rejects.toThrow(
      /^A backup is running \("wayfare backup", process \d+ .*start again/,
    );
    let longestMs = 0;
    for (let count = 0; count < 100; count += 1) {
      const startedAt = performance.now();
      await database.query('select from person');
      longestMs = Math.max(longestMs, performance.now() - startedAt);
    }
    await refused;
    expect(longestMs).toBeLessThan(2_500);
  });
  expect(logged).toEqual(['A backup is running; waiting for it']);
  expect(await migrate(database.connection, [...existing, next])).toEqual([next]);
});

test('a snapshot contains the rows of one snapshot, in the order of their keys', async ({ database }) => {
  await database.query(
    'create table number (name text primary key, twice int generated always as (length(name) * 2) stored)',
  );
  await database.query("insert into number (name) select 'n' || n from generate_series(1, 20) as n");
  await pgWholeDatabase(database.connection).snapshot(async (snapshot) => {
    await database.query("insert into number (name) values ('late')");
    const table = snapshot.tables.find(({ name }) => name === 'number');
    expect(table?.columns).toEqual(['name']);
    if (table === undefined) return;
    const { stream, rows } = await snapshot.copyOut(table);
    const lines = Buffer.concat(await stream.toArray())
      .toString()
      .trim()
      .split('\n');
    expect(lines).toEqual(Array.from({ length: 20 }, (_, at) => `n${at + 1}`).toSorted());
    expect(rows()).toBe(20);
  });
});
