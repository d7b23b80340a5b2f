import { ask } from '@wayfare/postgres/db';
import pg from 'pg';
import { type Connection, databaseLimits } from './connection.ts';
import { type Database, type Db, isReadOnly } from './database.ts';
import { requireNoTransaction, whileOpen } from './open-transaction.ts';
import { pgChanges } from './pg-changes.ts';
import { replaceAfterFailover } from './replace-after-failover.ts';
import { createLivenessProbe } from './require-listen.ts';
import { asUnavailable, isConnectionLost } from './unavailable.ts';

interface Log {
  warn(details: object, message: string): void;
}

export function pgDatabase(connection: Connection, log: Log): Database {
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
  // A connection lost while nobody uses it would otherwise end the process; the pool replaces it.
  pool.on('error', oncePerOutage(log));
  // While a client is out, the pool does not listen for its errors, and the query in hand reports them too. Not only from
  // the first query on: its end may come in one piece with the word that it is ready.
  pool.on('connect', (client) => client.on('error', () => {}));
  const pulse = createLivenessProbe(connection);
  const changes = pgChanges(connection, log);
  const failover = replaceAfterFailover(pool, connection, { log, onReplace: () => changes.reconnect() });
  const asking = (client: pg.PoolClient): Db => ({
    query: (text, parameters) => pulse.query(() => ask(client, text, parameters)),
  });
  async function withClient<T>(use: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    requireNoTransaction('A second connection was asked for');
    try {
      const client = await failover.connect(pulse.whileAlive);
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
    query: (text, parameters) => withClient((client) => asking(client).query(text, parameters)),
    transaction: (work) => withClient((client) => inTransaction(asking(client), work)),
    watch: (topic, tell) => changes.watch(topic, tell),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      pulse.close();
      failover.close();
      await Promise.all([changes.close(), pool.end()]);
    },
  };
}

/** When PostgreSQL goes, all its connections go at once. */
function oncePerOutage(log: Log): (error: Error) => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    const now = performance.now();
    if (now - toldAt < databaseLimits.outageMs) return;
    toldAt = now;
    log.warn({ err: error }, 'A resting connection to the database was lost');
  };
}

async function inTransaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  await db.query('begin');
  try {
    const outcome = await whileOpen(() => work(db));
    await db.query('commit');
    return outcome;
  } catch (error) {
    if (!isConnectionLost(error)) await db.query('rollback');
    throw error;
  }
}

const { builtins, getTypeParser } = pg.types;

/** A date has no hour and no zone; as a `Date` it would move with the machine's own zone. */
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
