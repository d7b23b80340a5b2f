import { createMigration } from '@wayfare/postgres/migrations';
import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { migrationsDirectory, readMigrations } from './migration-files.ts';
import { pgWholeDatabase } from './pg-whole-database.ts';
import { testDatabase } from './testing/test-database.ts';

const known = readMigrations(migrationsDirectory());
const next = createMigration(known.length + 1, 'later', 'alter table person add column later text');

test('while a backup runs the schema stays as it is, whoever changes it is told, and nobody who reads waits', async () => {
  await using database = await testDatabase();
  const heard: string[] = [];
  const log = { info: (_: object, message: string) => heard.push(message) };
  await pgWholeDatabase(database.connection).snapshot(async (moment) => {
    for (const table of moment.tables) (await moment.copyOut(table)).stream.resume();
    const change = migrate(database.connection, [...known, next], { log, waitMs: 1_000 });
    const refused = expect(change).rejects.toThrow(
      /^A backup is running \("wayfare backup", process \d+ .*start again/,
    );
    let longestMs = 0;
    for (let asked = 0; asked < 100; asked += 1) {
      const begun = performance.now();
      await database.query('select from person');
      longestMs = Math.max(longestMs, performance.now() - begun);
    }
    await refused;
    expect(longestMs).toBeLessThan(1_000);
  });
  expect(heard).toEqual(['A backup is running; waiting for it']);
  expect(await migrate(database.connection, [...known, next])).toEqual([next]);
});

test('all rows of a moment are of one moment, in the order of their keys', async () => {
  await using database = await testDatabase();
  await database.query(
    'create table number (name text primary key, twice int generated always as (length(name) * 2) stored)',
  );
  await database.query("insert into number (name) select 'n' || n from generate_series(1, 20) as n");
  await pgWholeDatabase(database.connection).snapshot(async (moment) => {
    await database.query("insert into number (name) values ('late')");
    const table = moment.tables.find(({ name }) => name === 'number');
    expect(table?.columns).toEqual(['name']);
    if (table === undefined) return;
    const { stream, rows } = await moment.copyOut(table);
    const lines = Buffer.concat(await stream.toArray())
      .toString()
      .trim()
      .split('\n');
    expect(lines).toEqual(Array.from({ length: 20 }, (_, at) => `n${at + 1}`).toSorted());
    expect(rows()).toBe(20);
  });
});
