import pg from 'pg';
import type { Connection } from './connection.ts';
import { DatabaseUnavailable, sqlStateOf } from './database.ts';
import { databaseLimits } from './database-limits.ts';

/**
 * A query may rightly take seconds; a PostgreSQL that was paused or cut off never answers at all. So whoever
 * has waited a while feels for its pulse by a new connection, and gives up early when there is none.
 */
export function pulseOf(connection: Connection) {
  let feeling: Promise<boolean> | null = null;

  function isAlive(): Promise<boolean> {
    feeling ??= answersAtAll(connection).finally(() => {
      feeling = null;
    });
    return feeling;
  }

  async function unlessAlive(giveUp: (reason: Error) => void): Promise<void> {
    if (!(await isAlive())) giveUp(new DatabaseUnavailable(new Error('PostgreSQL does not answer')));
  }

  return async <T>(answer: Promise<T>): Promise<T> => {
    let patience: NodeJS.Timeout | undefined;
    const dead = new Promise<never>((_, giveUp) => {
      patience = setTimeout(() => void unlessAlive(giveUp), databaseLimits.patienceMs);
    });
    try {
      return await Promise.race([answer, dead]);
    } finally {
      clearTimeout(patience);
    }
  };
}

async function answersAtAll(connection: Connection): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: databaseLimits.pulseMs });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    // A refusal in PostgreSQL's own words ('too many connections') is a sign of life.
    return sqlStateOf(error) !== null;
  } finally {
    // Nobody waits for the farewell: a dead server sends none.
    void client.end().catch(() => {});
  }
}
