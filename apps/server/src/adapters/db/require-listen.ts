import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Connection, databaseLimits } from './connection.ts';
import { DatabaseUnavailable, sqlStateOf } from './database.ts';

/**
 * A query may rightly take seconds; a PostgreSQL that was paused or cut off never answers. After a wait, a new
 * connection shows which it is. Once PostgreSQL answers nobody, every query fails at once until it answers again:
 * a request that asks several times would otherwise wait as many times.
 */
export function createLivenessProbe(connection: Connection) {
  let probe: Promise<boolean> | null = null;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let isSilent = false;
  let isClosed = false;

  function isAlive(): Promise<boolean> {
    probe ??= answersAtAll(connection).finally(() => {
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
    let patience: NodeJS.Timeout | undefined;
    const dead = new Promise<never>((_, fail) => {
      patience = setTimeout(() => void failUnlessAlive(fail), databaseLimits.probeAfterMs);
    });
    try {
      return await Promise.race([wait(), dead]);
    } finally {
      clearTimeout(patience);
    }
  }

  return {
    whileAlive,
    /** The same for a query, whose answer shows that PostgreSQL is alive. */
    async query<T>(ask: () => Promise<T>): Promise<T> {
      const answer = await whileAlive(ask);
      answeredAt = performance.now();
      isSilent = false;
      return answer;
    },
    close(): void {
      isClosed = true;
    },
  };
}

const noAnswer = () => new DatabaseUnavailable(new Error('PostgreSQL does not answer'));

async function answersAtAll(connection: Connection): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: databaseLimits.probeTimeoutMs });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    // A refusal in PostgreSQL's own words ('too many connections') is a sign of life.
    return sqlStateOf(error) !== null;
  } finally {
    // A dead server never answers the farewell.
    void client.end().catch(() => {});
  }
}

/** The connection is sound, and no news comes through it. */
export class ListenUnsupportedError extends Error {
  constructor() {
    super(
      'LISTEN does not work on this connection. A pooler in transaction mode may be in front of the database. Until it works, every read goes to the database.',
    );
    this.name = 'ListenUnsupportedError';
  }
}

/**
 * A pooler in transaction mode accepts LISTEN and delivers nothing, which would make cached pages stale forever.
 * So somebody else sends one piece of news, and we see whether it comes.
 */
export async function requireListen(listener: pg.Client, connection: Connection): Promise<void> {
  const topic = `pulse_${randomBytes(12).toString('hex')}`;
  await listener.query(`listen ${topic}`);
  const signal = AbortSignal.timeout(databaseLimits.probeAfterMs);
  const heard = untilHeard(listener, topic, signal);
  heard.catch(() => {});
  await tell(topic, connection);
  await heard;
  await listener.query(`unlisten ${topic}`);
}

async function untilHeard(listener: pg.Client, topic: string, signal: AbortSignal): Promise<void> {
  try {
    for (;;) {
      const [news]: { channel: string }[] = await once(listener, 'notification', { signal });
      if (news?.channel === topic) return;
    }
  } catch (error) {
    throw signal.aborted ? new ListenUnsupportedError() : error;
  }
}

async function tell(topic: string, connection: Connection): Promise<void> {
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: databaseLimits.connectMs,
    query_timeout: databaseLimits.probeAfterMs,
    application_name: 'wayfare changes pulse',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(`notify ${topic}`);
  } finally {
    void client.end().catch(() => {});
  }
}
