import { isDeadlock, type Sql, type SqlDatabase } from '#store/sql.ts';
import { getClockOffsetMs } from '#store/task-queries.ts';
import { type Tx, toSeconds, type Urls } from './tx.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Log {
  error(message: string, error: unknown): void;
}

export interface Engine {
  readonly database: SqlDatabase;
  readonly urls: Urls;
  readonly wallClock: () => Date;
  readonly log: Log;
  sendMail(mail: Mail): Promise<void>;
  /** Running background tasks. Closing the sandbox waits for them. */
  readonly background: Set<Promise<void>>;
  /** Called after each committed transaction. */
  readonly commitListeners: Set<() => void>;
}

export const nowMs = async (engine: Engine): Promise<number> =>
  engine.wallClock().getTime() + (await getClockOffsetMs(engine.database));

export async function createTx(engine: Engine, sql: Sql, request: Tx['request'] = null): Promise<Tx> {
  const wall = engine.wallClock();
  const offset = await getClockOffsetMs(sql);
  return { sql, wall, now: toSeconds(new Date(wall.getTime() + offset)), urls: engine.urls, request };
}

/** For reads: runs without a transaction and notifies no listener. */
export const readOnly = async <T>(engine: Engine, callback: (tx: Tx) => Promise<T>): Promise<T> =>
  callback(await createTx(engine, engine.database));

const maxTries = 4;

/** Runs the callback again after a deadlock, so it must have no effect outside the database. */
export async function transact<T>(
  engine: Engine,
  callback: (tx: Tx) => Promise<T>,
  request: Tx['request'] = null,
): Promise<T> {
  const result = await retryDeadlocks(() =>
    engine.database.transaction(async (sql) => callback(await createTx(engine, sql, request))),
  );
  for (const listener of engine.commitListeners) listener();
  return result;
}

async function retryDeadlocks<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (tries === maxTries || !isDeadlock(error)) throw error;
    }
  }
}

export function runInBackground(engine: Engine, name: string, task: () => Promise<void>): void {
  const running = task()
    .catch((error: unknown) => engine.log.error(`${name} failed.`, error))
    .finally(() => engine.background.delete(running));
  engine.background.add(running);
}
