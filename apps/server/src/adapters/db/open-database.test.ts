import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { saveSettings } from '#config/saved-settings.ts';
import { partFrom } from '#config/testing/part-from.ts';
import { freePort } from '#http/testing/free-port.ts';
import { testFolder } from '#testing/test-folder.ts';
import { DatabaseStartupError } from './connection.ts';
import { openDatabase, openWholeDatabase } from './open-database.ts';
import { connectionUrl } from './testing/connection-url.ts';
import { test } from './testing/database-test.ts';
import { connectTo, through } from './testing/freezing-proxy.ts';
import { setReadOnly } from './testing/set-read-only.ts';
import { connectionTo } from './testing/test-connection.ts';

const silent = { info: () => {}, warn: () => {} };
const atAddress = (url: string) => partFrom({ DATABASE_URL: url }, 'database', 'address');

test('the embedded database is created, migrated and reopened, also after an external one', async () => {
  const home = await testFolder();
  await saveSettings({ DATA_DIR: home, DATABASE_URL: 'postgres://db.example.org/w' });
  const settings = partFrom({ DATA_DIR: home }, 'database', 'embedded');
  const database = await openDatabase(settings, silent);
  expect((await database.query('select * from schema_migration')).rowCount).toBeGreaterThan(0);
  await database.close();
  const again = await openDatabase(settings, silent);
  expect((await again.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await again.close();
});

test('a missing embedded database is recreated only for a restore', async () => {
  const home = await testFolder();
  const settings = partFrom({ DATA_DIR: home }, 'database', 'embedded');
  await saveSettings({ DATA_DIR: home });
  const sentence = `The files of the database are gone from ${home}/postgres/cluster: see that their disk is there and start again, or restore a backup (wayfare backup restore latest --into empty). To begin anew without them, delete ${home}/settings.json.`;
  for (const open of [openDatabase, openWholeDatabase]) {
    const attempt = open(settings, silent);
    await expect(attempt).rejects.toThrow(DatabaseStartupError);
    await expect(attempt).rejects.toThrow(sentence);
  }
  await using _ = await openWholeDatabase({ ...settings, isToBeFilled: true }, silent);
});

test('a start waits for an unreachable database and logs that once', async ({ empty }) => {
  const port = await freePort();
  const warnings: string[] = [];
  const log = { info: () => {}, warn: (_: object, message: string) => warnings.push(message) };
  const address = through(empty.connection, port);
  const url = connectionUrl(address);
  const opening = openDatabase(atAddress(url), log, { waitMs: 20_000 });
  await pause(1_500);
  const proxy = createServer((socket) => {
    const upstream = connectTo(empty.connection);
    for (const each of [socket, upstream]) each.on('error', () => {});
    socket.pipe(upstream).pipe(socket);
  }).listen(port, '127.0.0.1');
  const database = await opening;
  expect((await database.query('select * from schema_migration')).rowCount).toBeGreaterThan(0);
  expect(warnings).toEqual(['The database is not available yet, waiting']);
  await database.close();
  proxy.close();
});

test('a start that waited in vain reports the cause', async () => {
  const startedAt = performance.now();
  const attempt = openDatabase(atAddress('postgres://nobody@127.0.0.1:1/none'), silent, { waitMs: 700 });
  await expect(attempt).rejects.toThrow(DatabaseStartupError);
  await expect(attempt).rejects.toThrow(/^The database cannot be reached \(.+\): see that it runs/);
  expect(performance.now() - startedAt).toBeGreaterThan(700);
});

test('a start fails on a read-only database', async ({ database }) => {
  await setReadOnly(database.connection, true);
  const attempt = openDatabase(atAddress(connectionUrl(database.connection)), silent, { waitMs: 100 });
  await expect(attempt).rejects.toThrow(
    'The database takes no writes: set DATABASE_URL to the primary, or make this one writable.',
  );
});

test('a missing database is reported with a remedy', async ({ empty }) => {
  const url = connectionUrl(connectionTo(empty.connection, 'no_such_database'));
  await expect(openDatabase(atAddress(url), silent)).rejects.toThrow(
    'The database refuses us (database "no_such_database" does not exist): check DATABASE_URL and the rights it names.',
  );
});
