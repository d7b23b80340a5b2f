import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Connection, databaseLimits } from './connection.ts';
import type { createLivenessProbe } from './require-listen.ts';

interface Options {
  readonly log: { warn(details: object, message: string): void };
  readonly onReplace: () => void;
}

/**
 * After a failover, connections to the old server stay open and take no writes, and so do those that were made before
 * the new server was promoted. Each is dropped before its next use: once when a write was refused, and once more when
 * a new connection takes writes again.
 */
export function replaceAfterFailover(pool: pg.Pool, connection: Connection, { log, onReplace }: Options) {
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
          // It may still come, and must go back.
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

async function takesWrites(connection: Connection): Promise<boolean> {
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: databaseLimits.connectMs,
    query_timeout: databaseLimits.probeAfterMs,
    application_name: 'wayfare write probe',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
    return rows[0]?.transaction_read_only === 'off';
  } catch {
    return false;
  } finally {
    void client.end().catch(() => {});
  }
}
