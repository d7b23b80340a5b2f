import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { databaseLimits } from './connection.ts';
import { pgDatabase } from './pg-database.ts';
import { testDatabase } from './testing/test-database.ts';

const example = (name: string): Promise<string> =>
  readFile(join(import.meta.dirname, '../../../../../docs/examples', name), 'utf8');

/** What PgBouncer lets through by itself, as its manual says. */
const tracked = ['user', 'database', 'application_name', 'client_encoding'];

/** What a server of ours asks of each connection, read from the first packet that it sends. */
async function startupParameters(): Promise<string[]> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const database = pgDatabase(
    { connectionString: `postgres://wayfare@127.0.0.1:${port}/wayfare` },
    { warn() {} },
  );
  try {
    const asked = database.query('select').catch(() => {});
    const [socket] = (await once(listener, 'connection')) as [Socket];
    const [packet] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    await asked;
    // Its length and the version of the protocol come first, then names and values by turns.
    const words = packet.subarray(8).toString('utf8').split('\0');
    return words.filter((word, index) => index % 2 === 0 && word !== '');
  } finally {
    listener.close();
    await database.close();
  }
}

test('the manual tells PgBouncer to pass over all that it would refuse of our connections', async () => {
  const line = await example('pgbouncer.ini');
  const named = line.trim().split(' = ')[1]?.split(', ') ?? [];
  const sent = await startupParameters();
  expect(named.toSorted()).toEqual(sent.filter((name) => !tracked.includes(name)).toSorted());
});

test('the role then bears the limits that our connections bear without a pooler', async () => {
  await using database = await testDatabase();
  const statements = (await example('limits-of-role.sql')).replaceAll('role wayfare', 'role current_user');
  const undone = database.transaction(async (tx) => {
    for (const statement of statements.trim().split('\n')) await tx.query(statement);
    const { rows } = await tx.query<{ limits: string[] }>(
      'select rolconfig as limits from pg_roles where rolname = current_user',
    );
    expect(rows[0]?.limits).toEqual([
      `statement_timeout=${databaseLimits.statementTimeoutMs / 1000}s`,
      `idle_in_transaction_session_timeout=${databaseLimits.idleInTransactionTimeoutMs / 1000}s`,
    ]);
    // The role is shared by all tests and gets its own words back.
    throw new Error('seen');
  });
  await expect(undone).rejects.toThrow('seen');
});
