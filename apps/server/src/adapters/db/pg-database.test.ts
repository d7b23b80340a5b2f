import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { databaseLimits } from './connection.ts';
import { DatabaseUnavailable, isUniqueViolation } from './database.ts';
import { TransactionOpenError } from './open-transaction.ts';
import { pgDatabase } from './pg-database.ts';
import { setReadOnly } from './testing/set-read-only.ts';
import { testDatabase } from './testing/test-database.ts';

const silent = { warn: () => {} };

test('a date stays the text it is, whatever zone the machine is in', async () => {
  await using database = await testDatabase();
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

test('a count too large for a number is refused rather than rounded', async () => {
  await using database = await testDatabase();
  await expect(database.query('select 9007199254740993::bigint')).rejects.toThrow(RangeError);
});

test('a transaction keeps all of it', async () => {
  await using database = await testDatabase();
  await database.query('create table remark (words text primary key)');
  const answer = await database.transaction(async (db) => {
    await db.query('insert into remark values ($1)', ['one']);
    await db.query('insert into remark values ($1)', ['two']);
    return 'kept';
  });
  expect(answer).toBe('kept');
  expect((await database.query('select words from remark order by words')).rows).toEqual([
    { words: 'one' },
    { words: 'two' },
  ]);
});

test('a transaction that throws keeps nothing, and its connection is as good as before', async () => {
  await using database = await testDatabase();
  await database.query('create table remark (words text primary key)');
  const attempt = database.transaction(async (db) => {
    await db.query('insert into remark values ($1)', ['one']);
    await db.query('insert into remark values ($1)', ['one']);
  });
  await expect(attempt).rejects.toSatisfy(isUniqueViolation);
  expect((await database.query('select * from remark')).rowCount).toBe(0);
});

test('a transaction has the one connection: its work can neither take a second nor begin another', async () => {
  await using database = await testDatabase();
  const second = database.transaction(async (db) => {
    await db.query('select 1');
    await database.query('select 1');
  });
  await expect(second).rejects.toThrow(TransactionOpenError);
  const nested = database.transaction(async () => database.transaction(async (db) => db.query('select 1')));
  await expect(nested).rejects.toThrow(TransactionOpenError);
});

test('what a transaction set off goes on freely when it is over', async () => {
  await using database = await testDatabase();
  const setOff = await database.transaction(async () => ({
    later: pause(50).then(() => database.query('select 1 as one')),
  }));
  expect((await setOff.later).rows).toEqual([{ one: 1 }]);
});

test('a failed query does not cost a connection', async () => {
  await using database = await testDatabase();
  const backend = async () =>
    (await database.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
  const before = await backend();
  await expect(database.query('select 1/0')).rejects.toThrow('division by zero');
  expect(await backend()).toBe(before);
});

test('every connection bears the limits', async () => {
  await using database = await testDatabase();
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

test('a query stopped by its time limit says that the database is not available', async () => {
  await using database = await testDatabase();
  const slow = database.transaction(async (db) => {
    await db.query(`set local statement_timeout = '50ms'`);
    await db.query('select pg_sleep(5)');
  });
  await expect(slow).rejects.toThrow(DatabaseUnavailable);
});

test('a connection that is cut under a query says so, and the next query gets another', async () => {
  await using database = await testDatabase();
  const cut = database.query('select pg_terminate_backend(pg_backend_pid())');
  await expect(cut).rejects.toThrow(DatabaseUnavailable);
  expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a connection that is cut while it rests does no harm', async () => {
  await using database = await testDatabase();
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

test('after a failover no write meets a connection to the read-only server for long', async () => {
  await using behind = await testDatabase();
  await behind.query('create table remark (words text)');
  const warnings: string[] = [];
  const database = pgDatabase(behind.connection, { warn: (_, message) => warnings.push(message) });
  const write = () => database.query("insert into remark values ('one')");
  await setReadOnly(behind.connection, true);
  // The sessions that end here are replaced by read-only ones.
  const crowd = () => Promise.allSettled(Array.from({ length: databaseLimits.maxConnections }, write));
  await expect.poll(async () => (await crowd()).every(({ status }) => status === 'rejected')).toBe(true);
  await expect(write()).rejects.toThrow(DatabaseUnavailable);
  await expect(database.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
  await Promise.all(
    Array.from({ length: databaseLimits.maxConnections }, () => database.query('select pg_sleep(0.2)')),
  );
  await setReadOnly(behind.connection, false);
  await pause(2_000);
  const outcomes = await crowd();
  expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'fulfilled'));
  expect(warnings).toContain('The database takes no writes; its connections are replaced');
  expect(warnings).toContain('The database takes writes again');
  await database.close();
});

test.each(['25006', '57P01', '57P02', '57P03', '08006'])(
  'a query that fails with %s costs its connection',
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

test('where nothing listens, that is said within two seconds', async () => {
  const database = pgDatabase({ connectionString: 'postgres://nobody@127.0.0.1:1/none' }, silent);
  const begun = performance.now();
  await expect(database.query('select 1')).rejects.toThrow(DatabaseUnavailable);
  expect(performance.now() - begun).toBeLessThan(2_500);
  await database.close();
});

test('the eleventh query at once waits its turn, no longer than the limit', async () => {
  await using database = await testDatabase();
  const crowd = Array.from({ length: databaseLimits.maxConnections }, () =>
    database.query('select pg_sleep(3)'),
  );
  await expect(database.query('select 1')).rejects.toThrow(DatabaseUnavailable);
  await Promise.all(crowd);
});

/** A message of PostgreSQL's protocol. */
function message(kind: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

test('a connection that is ended in the very moment in which it is ready ends no process', async () => {
  const letIn = message('R', Buffer.alloc(4));
  const ready = message('Z', Buffer.from('I'));
  const ended = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'));
  const server = createServer((socket) => {
    socket.on('error', () => {}).once('data', () => socket.end(Buffer.concat([letIn, ready, ended])));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const database = pgDatabase({ host: '127.0.0.1', port, user: 'ruth', database: 'x' }, silent);
  // Nobody heard of it in time: without a listener, Node.js ends with what it was told.
  await expect(database.query('select 1')).rejects.toThrow(DatabaseUnavailable);
  await database.close();
  server.close();
});
