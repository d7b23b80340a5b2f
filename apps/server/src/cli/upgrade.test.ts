import { expect } from 'vitest';
import { connectionUrl } from '#adapters/db/testing/connection-url.ts';
import { test } from '#adapters/db/testing/database-test.ts';
import { emptyDatabase, type TestDatabase } from '#adapters/db/testing/test-database.ts';
import { command } from '#testing/command.ts';

const upgrade = (database: TestDatabase, ...words: string[]) =>
  command({ DATABASE_URL: connectionUrl(database.connection) }, ['upgrade', '--check', ...words]);

test('upgrade does nothing if the schema is current', async ({ database }) => {
  expect(await upgrade(database)).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /^The database is at schema \d+, the one of this version: nothing will be changed\.\n$/,
    ),
  });
});

test('upgrade lists pending changes with their tables and changes nothing', async ({ database }) => {
  // As it was before the last two: the newest may run beside servers that know the one before.
  const { rows } = await database.query<{ version: number }>(
    'delete from schema_migration where version > (select max(version) - 1 from schema_migration) returning version',
  );
  const newest = rows[0]?.version ?? 0;
  const { code, out } = await upgrade(database, '--json');
  const told = JSON.parse(out);
  expect(told).toMatchObject({ schema: newest - 1, changes: [{ oldestServer: expect.any(Number) }] });
  expect(told.changes[0].migration).toMatch(new RegExp(`^0*${newest}_`));
  expect(code).toBe(told.changes[0].oldestServer < newest ? 0 : 1);
  const after = await database.query('select from schema_migration where version = $1', [newest]);
  expect(after.rowCount).toBe(0);
});

test('upgrade marks changes that running servers do not support', async ({ database }) => {
  await database.query('delete from schema_migration where version > 10');
  expect(await upgrade(database)).toMatchObject({
    code: 1,
    out: expect.stringContaining('stop every server, and then start this version.'),
  });
});

test('upgrade reports a database that is too new or empty', async ({ database: newer }) => {
  await newer.query(
    "insert into schema_migration (version, name, checksum, oldest_server) values (999, 'later', 'x', 999)",
  );
  expect(await upgrade(newer)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^The database is at schema 999, newer/),
  });
  await using empty = await emptyDatabase();
  expect(await upgrade(empty)).toMatchObject({
    code: 0,
    out: expect.stringContaining('The database is empty'),
  });
});
