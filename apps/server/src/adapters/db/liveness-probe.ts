import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Connection, databaseLimits } from './connection.ts';
import { DatabaseUnavailable, sqlStateOf } from './database.ts';

/** Opens a connection for one short task. */
export async function withShortConnection<T>(
  config: pg.ClientConfig,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionTimeoutMillis: databaseLimits.connectMs,
    query_timeout: databaseLimits.probeAfterMs,
    ...config,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return await use(client);
  } finally {
    // Not awaited, because a dead server does not answer.
    void client.end().catch(() => {});
  }
}

/**
 * A query may take seconds, but a PostgreSQL that was paused or cut off never answers. When a query waits too long, a new
 * connection shows which it is. While PostgreSQL does not answer, every query fails at once, so that a request with
 * several queries does not wait several times.
 */
export function createLivenessProbe(connection: Connection) {
  let probe: Promise<boolean> | null = null;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let isSilent = false;
  let isClosed = false;

  function isAlive(): Promise<boolean> {
    probe ??= canConnect(connection).finally(() => {
      probe = null;
    });
    return probe;
  }

  async function failUnlessAlive(fail: (reason: Error) => void): Promise<void> {
    if (!isSilent && (await isAlive())) return;
    fail(noAnswer());
    // Another query was answered meanwhile, or another waiter has begun to probe.
    const isAnswered = performance.now() - answeredAt < databaseLimits.probeAfterMs;
    if (!isSilent && !isAnswered) await probeUntilAlive();
  }

  async function probeUntilAlive(): Promise<void> {
    isSilent = true;
    while (isSilent && !isClosed && !(await isAlive()))
      await pause(databaseLimits.silentProbeMs, undefined, { ref: false });
    isSilent = false;
  }

  async function whileAlive<T>(wait: () => Promise<T>): Promise<T> {
    if (isSilent) throw noAnswer();
    let timer: NodeJS.Timeout | undefined;
    const dead = new Promise<never>((_, fail) => {
      timer = setTimeout(() => void failUnlessAlive(fail), databaseLimits.probeAfterMs);
    });
    try {
      return await Promise.race([wait(), dead]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    whileAlive,
    /** Like `whileAlive` for a query, whose result shows that PostgreSQL is alive. */
    async query<T>(run: () => Promise<T>): Promise<T> {
      const result = await whileAlive(run);
      answeredAt = performance.now();
      isSilent = false;
      return result;
    },
    close(): void {
      isClosed = true;
    },
  };
}

const noAnswer = () => new DatabaseUnavailable(new Error('PostgreSQL does not answer'));

const canConnect = (connection: Connection): Promise<boolean> =>
  withShortConnection(
    { ...connection, connectionTimeoutMillis: databaseLimits.probeTimeoutMs },
    async () => true,
  ).catch(
    // An error from PostgreSQL itself ('too many connections') is a sign of life.
    (error: unknown) => sqlStateOf(error) !== null,
  );
