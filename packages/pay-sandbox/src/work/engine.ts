import { isDeadlock, type Sql, type SqlDatabase } from '#store/sql.ts';
import { getAheadMs } from '#store/task-queries.ts';
import { secondsOf, type Urls, type Work } from './work.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Log {
  info(message: string): void;
  error(message: string, error: unknown): void;
}

/** What all of the sandbox stands on. */
export interface Engine {
  readonly database: SqlDatabase;
  readonly urls: Urls;
  readonly wallClock: () => Date;
  readonly log: Log;
  readonly mayDeliverAnywhere: boolean;
  sendMail(mail: Mail): Promise<void>;
  /** What was begun and is not waited for. */
  readonly background: Set<Promise<void>>;
  /** Who wants to look again after something was written. */
  readonly watchers: Set<() => void>;
}

export async function nowMs(engine: Engine, sql: Sql = engine.database): Promise<number> {
  return engine.wallClock().getTime() + (await getAheadMs(sql));
}

export async function workWith(engine: Engine, sql: Sql, request: Work['request'] = null): Promise<Work> {
  const wall = engine.wallClock();
  const ahead = await getAheadMs(sql);
  return {
    sql,
    wall,
    now: secondsOf(new Date(wall.getTime() + ahead)),
    urls: engine.urls,
    mayDeliverAnywhere: engine.mayDeliverAnywhere,
    request,
  };
}

/** Only looks. */
export async function look<T>(engine: Engine, task: (work: Work) => Promise<T>): Promise<T> {
  return task(await workWith(engine, engine.database));
}

const mostTries = 4;

/** All of it or nothing; then whoever waits for news is woken. It may be begun anew, so it does nothing else. */
export async function transact<T>(
  engine: Engine,
  task: (work: Work) => Promise<T>,
  request: Work['request'] = null,
): Promise<T> {
  const outcome = await tryTransaction(engine, async (sql) => task(await workWith(engine, sql, request)));
  for (const watch of engine.watchers) watch();
  return outcome;
}

/** Two who wait for each other are parted by the database; the one it chose begins anew. */
async function tryTransaction<T>(engine: Engine, task: (sql: Sql) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await engine.database.transaction(task);
    } catch (error) {
      if (tries === mostTries || !isDeadlock(error)) throw error;
    }
  }
}

/** Begins something whose end nobody waits for but who closes the sandbox. */
export function beginInBackground(engine: Engine, what: string, task: () => Promise<void>): void {
  const running = task()
    .catch((error: unknown) => engine.log.error(`${what} failed.`, error))
    .finally(() => engine.background.delete(running));
  engine.background.add(running);
}
