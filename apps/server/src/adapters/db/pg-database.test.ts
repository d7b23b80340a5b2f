import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { listenLocally } from '../../http/testing/free-port.ts';
import { databaseLimits } from './connection.ts';
import { DatabaseUnavailable, isUniqueViolation } from './database.ts';
import { TransactionOpenError } from './open-transaction.ts';
import { pgDatabase } from './pg-database.ts';
import { test } from './testing/database-test.ts';
import { setReadOnly } from './testing/set-read-only.ts';
import { testDatabase } from './testing/test-database.ts';

const silent = { warn: () => {} };

test('a date is returned as text, independent of the time zone', async ({ database }) => {
  const { rows } = await database.query(`
    select date '2026-11-21' as day, 9007199254740991::bigint as large, numeric '5.10' as amount,
      timestamptz '2026-11-21 12:00:00-05' as moment`);
  expect(rows).toEqual([
    {
      day: '2026-11-21',
      large: 9_007_199_254_740_991,
      amount: '5.10',
      moment: new Date('2026-11-21T17:00:00Z'),
    },
  ]);
});

test('a bigint beyond the safe integers throws', async ({ database }) => {
  await expect(database.query('select 9007199254740993::bigint')).rejects.toThrow(RangeError);
});

test('a transaction that throws is rolled back', async ({ database }) => {
  await database.query('create table remark (text text primary key)');
  const attempt = database.transaction(async (db) => {
    await db.query('insert into remark values ($1)', ['one']);
    await db.query('insert into remark values ($1)', ['one']);
  });
  await expect(attempt).rejects.toSatisfy(isUniqueViolation);
  expect((await database.query('select * from remark')).rowCount).toBe(0);
});

test('a query or a transaction inside another transaction throws', async ({ database }) => {
  const second = database.transaction(async (db) => {
    await db.query('select 1');
    await database.query('select 1');
  });
  await expect(second).rejects.toThrow(TransactionOpenError);
  const nested = database.transaction(async () => database.transaction(async (db) => db.query('select 1')));
  await expect(nested).rejects.toThrow(TransactionOpenError);
});

test('calls that a transaction started may query after it ended', async ({ database }) => {
  const started = await database.transaction(async () => ({
    later: pause(50).then(() => database.query('select 1 as one')),
  }));
  expect((await started.later).rows).toEqual([{ one: 1 }]);
});

test('a failed query keeps its connection', async ({ database }) => {
  const backend = async () =>
    (await database.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
  const before = await backend();
  await expect(database.query('select 1/0')).rejects.toThrow('division by zero');
  expect(await backend()).toBe(before);
});

test('every connection has the time limits', async ({ database }) => {
  const { rows } = await database.query(`
    select name, setting from pg_settings
    where name in ('statement_timeout', 'idle_in_transaction_session_timeout') order by name`);
  expect(rows).toEqual([
    {
      name: 'idle_in_transaction_session_timeout',
      setting: String(databaseLimits.idleInTransactionTimeoutMs),
    },
    { name: 'statement_timeout', setting: String(databaseLimits.statementTimeoutMs) },
  ]);
});

test('a query stopped by its time limit throws DatabaseUnavailable', async ({ database }) => {
  const slow = database.transaction(async (db) => {
    await db.query(`set local statement_timeout = '50ms'`);
    await db.query('select pg_sleep(5)');
  });
  await expect(slow).rejects.toThrow(DatabaseUnavailable);
});

test('a cut idle connection is replaced', async ({ database }) => {
  await using other = await testDatabase();
  const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() as pid');
  await other.query('select pg_terminate_backend($1)', [rows[0]?.pid ?? 0]);
  await expect
    .poll(() =>
      database.query('select 1 as one').then(
        ({ rowCount }) => rowCount,
        () => 0,
      ),
    )
    .toBe(1);
});

test('after a failover connections to the read-only server are replaced', async ({ database: behind }) => {
  await behind.query('create table remark (text text)');
  const warnings: string[] = [];
  const database = pgDatabase(behind.connection, { warn: (_, message) => warnings.push(message) });
  const write = () => database.query("insert into remark values ('one')");
  await setReadOnly(behind.connection, true);
  // The sessions that end here are replaced by read-only ones.
  const writeOnAll = () => Promise.allSettled(Array.from({ length: databaseLimits.maxConnections }, write));
  await expect.poll(async () => (await writeOnAll()).every(({ status }) => status === 'rejected')).toBe(true);
  await expect(write()).rejects.toThrow(DatabaseUnavailable);
  await expect(database.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
  await Promise.all(
    Array.from({ length: databaseLimits.maxConnections }, () => database.query('select pg_sleep(0.2)')),
  );
  await setReadOnly(behind.connection, false);
  await pause(2_000);
  const outcomes = await writeOnAll();
  expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'fulfilled'));
  expect(warnings).toContain('The database takes no writes; its connections are replaced');
  expect(warnings).toContain('The database takes writes again');
  await database.close();
});

test.each(['25006', '57P01', '57P02', '57P03', '08006'])(
  'a query that fails with %s closes its connection',
  async (code) => {
    await using database = await testDatabase();
    const backend = async () =>
      (await database.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
    const before = await backend();
    const failing = database.query(`do $$ begin raise exception using errcode = '${code}'; end $$`);
    await expect(failing).rejects.toThrow(DatabaseUnavailable);
    expect(await backend()).not.toBe(before);
  },
);

test('a query that waits too long for a free connection fails', async ({ database }) => {
  const slow = Array.from({ length: databaseLimits.maxConnections }, () =>
    database.query('select pg_sleep(3)'),
  );
  await expect(database.query('select 1')).rejects.toThrow(DatabaseUnavailable);
  await Promise.all(slow);
});

/** A message of PostgreSQL's protocol. */
function message(kind: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

test('a connection that ends as soon as it is ready does not end the process', async () => {
  const accepted = message('R', Buffer.alloc(4));
  const ready = message('Z', Buffer.from('I'));
  const ended = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'));
  const server = createServer((socket) => {
    socket.on('error', () => {}).once('data', () => socket.end(Buffer.concat([accepted, ready, ended])));
  });
  const port = await listenLocally(server);
  const database = pgDatabase({ host: '127.0.0.1', port, user: 'ruth', database: 'x' }, silent);
  // Without a listener for the error, Node.js would exit.
  await expect(database.query('select 1')).rejects.toThrow(DatabaseUnavailable);
  await database.close();
  server.close();
});
