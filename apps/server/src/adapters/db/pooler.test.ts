import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect } from 'vitest';
import { listenLocally } from '../../http/testing/free-port.ts';
import { databaseLimits } from './connection.ts';
import { pgDatabase } from './pg-database.ts';
import { test } from './testing/database-test.ts';

const example = (name: string): Promise<string> =>
  readFile(join(import.meta.dirname, '../../../../../docs/examples', name), 'utf8');

/** Parameters that PgBouncer accepts, according to its manual. */
const tracked = ['user', 'database', 'application_name', 'client_encoding'];

/** The startup parameters in the first packet of a connection. */
async function startupParameters(): Promise<string[]> {
  const listener = createServer();
  const port = await listenLocally(listener);
  const database = pgDatabase(
    { connectionString: `postgres://wayfare@127.0.0.1:${port}/wayfare` },
    { warn() {} },
  );
  try {
    const query = database.query('select').catch(() => {});
    const [socket] = (await once(listener, 'connection')) as [Socket];
    const [packet] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    await query;
    // Length and protocol version, then names and values in turn.
    const parts = packet.subarray(8).toString('utf8').split('\0');
    return parts.filter((part, index) => index % 2 === 0 && part !== '');
  } finally {
    listener.close();
    await database.close();
  }
}

test('the documented PgBouncer setting ignores the parameters that it would refuse', async () => {
  const line = await example('pgbouncer.ini');
  const named = line.trim().split(' = ')[1]?.split(', ') ?? [];
  const sent = await startupParameters();
  expect(named.toSorted()).toEqual(sent.filter((name) => !tracked.includes(name)).toSorted());
});

test('the documented role settings are the limits of a connection without a pooler', async ({ database }) => {
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
    // Rolled back, because all tests share the role.
    throw new Error('roll back');
  });
  await expect(undone).rejects.toThrow('roll back');
});
