import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '@wayfare/postgres/db';
import pg from 'pg';
import type { Log } from '#log.ts';
import { type Connection, databaseLimits } from './connection.ts';
import { type Database, type Db, isReadOnly } from './database.ts';
import { createLivenessProbe, withShortConnection } from './liveness-probe.ts';
import { requireNoTransaction, runInTransactionContext } from './open-transaction.ts';
import { pgChanges } from './pg-changes.ts';
import { asUnavailable, isConnectionLost } from './unavailable.ts';

interface Options {
  readonly log: Log<'warn'>;
  readonly onReplace: () => void;
}

/**
 * After a failover, connections to the old server stay open and read-only, and so do those that were made before the new
 * server was promoted. All are replaced when a write was refused, and again when a new connection takes writes.
 */
function replaceAfterFailover(pool: pg.Pool, connection: Connection, { log, onReplace }: Options) {
  let generation = 0;
  let isProbing = false;
  let isClosed = false;
  const generations = new WeakMap<pg.PoolClient, number>();
  pool.on('connect', (client) => generations.set(client, generation));

  function outdateAll(): void {
    generation += 1;
    onReplace();
  }

  async function probeUntilWritable(): Promise<void> {
    isProbing = true;
    log.warn({}, 'The database takes no writes; its connections are replaced');
    do await pause(databaseLimits.readOnlyProbeMs, undefined, { ref: false });
    while (!isClosed && !(await takesWrites(connection)));
    isProbing = false;
    if (isClosed) return;
    outdateAll();
    log.warn({}, 'The database takes writes again');
  }

  return {
    async connect(whileAlive: ReturnType<typeof createLivenessProbe>['whileAlive']): Promise<pg.PoolClient> {
      for (;;) {
        const connecting = pool.connect();
        const client = await whileAlive(() => connecting).catch((error: unknown) => {
          // The pool may still deliver it.
          connecting.then(
            (late) => late.release(true),
            () => {},
          );
          throw error;
        });
        if (generations.get(client) === generation) return client;
        client.release(true);
      }
    },
    /** A write was refused. While the database is read-only, its connections still read. */
    replaceAll(): void {
      if (isProbing) return;
      outdateAll();
      void probeUntilWritable();
    },
    close(): void {
      isClosed = true;
    },
  };
}

const takesWrites = (connection: Connection): Promise<boolean> =>
  withShortConnection({ ...connection, application_name: 'wayfare write probe' }, async (client) => {
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
    return rows[0]?.transaction_read_only === 'off';
  }).catch(() => false);

export function pgDatabase(connection: Connection, log: Log<'warn'>): Database {
  const pool = new pg.Pool({
    ...connection,
    max: databaseLimits.maxConnections,
    connectionTimeoutMillis: databaseLimits.connectMs,
    statement_timeout: databaseLimits.statementTimeoutMs,
    query_timeout: databaseLimits.queryTimeoutMs,
    idle_in_transaction_session_timeout: databaseLimits.idleInTransactionTimeoutMs,
    application_name: 'wayfare',
    types: valueTypes,
  });
  // Without a listener, a lost idle connection would end the process. The pool replaces it.
  pool.on('error', oncePerOutage(log));
  // The pool does not listen for errors of a client in use; its query reports them. The listener is needed from the
  // start, because the connection may end right after it became ready.
  pool.on('connect', (client) => client.on('error', () => {}));
  const probe = createLivenessProbe(connection);
  const changes = pgChanges(connection, log);
  const failover = replaceAfterFailover(pool, connection, { log, onReplace: () => changes.reconnect() });
  const toDb = (client: pg.PoolClient): Db => ({
    query: (text, parameters) => probe.query(() => ask(client, text, parameters)),
  });
  async function withClient<T>(use: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    requireNoTransaction('A second connection was requested');
    try {
      const client = await failover.connect(probe.whileAlive);
      let isBroken = false;
      try {
        return await use(client);
      } catch (error) {
        isBroken = isConnectionLost(error);
        if (isReadOnly(error)) failover.replaceAll();
        throw error;
      } finally {
        client.release(isBroken);
      }
    } catch (error) {
      throw asUnavailable(error);
    }
  }
  return {
    query: (text, parameters) => withClient((client) => toDb(client).query(text, parameters)),
    transaction: (work) => withClient((client) => inTransaction(toDb(client), work)),
    watch: (topic, onChange) => changes.watch(topic, onChange),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      probe.close();
      failover.close();
      await Promise.all([changes.close(), pool.end()]);
    },
  };
}

/** When PostgreSQL ends, all its connections are lost at once. */
function oncePerOutage(log: Log<'warn'>): (error: Error) => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    const now = performance.now();
    if (now - loggedAt < databaseLimits.outageMs) return;
    loggedAt = now;
    log.warn({ err: error }, 'An idle connection to the database was lost');
  };
}

async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  await db.query('begin');
  try {
    const result = await runInTransactionContext(() => work(db));
    await db.query('commit');
    return result;
  } catch (error) {
    if (!isConnectionLost(error)) await db.query('rollback');
    throw error;
  }
}

const { builtins, getTypeParser } = pg.types;

/** As a `Date`, a date would depend on the time zone of the machine. */
const asText = (text: string) => text;

function asNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`Too large for a number: ${text}`);
  return number;
}

const valueTypes: pg.CustomTypesConfig = {
  getTypeParser(id, format) {
    if (format !== 'binary' && id === builtins.DATE) return asText;
    if (format !== 'binary' && id === builtins.INT8) return asNumber;
    return getTypeParser(id, format);
  },
};
