import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { type Connection, databaseLimits } from './connection.ts';
import type { createLivenessProbe } from './liveness-probe.ts';
import { withShortConnection } from './short-connection.ts';

interface Options {
  readonly log: { warn(details: object, message: string): void };
  readonly onReplace: () => void;
}

/**
 * After a failover, connections to the old server stay open and read-only, and so do those that were made before the new
 * server was promoted. All are replaced when a write was refused, and again when a new connection takes writes.
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
