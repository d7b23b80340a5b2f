import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type OpenPostgres, openPostgres, PostgresDataMissingError } from '@wayfare/postgres';
import { usedEmbeddedDatabase } from '#config/saved-settings.ts';
import type { Config } from '#config.ts';
import { type Connection, DatabaseStartupError, databaseLimits } from './connection.ts';
import { type Database, DatabaseUnavailable, requireWritable, sqlStateOf } from './database.ts';
import { clientFor, migrate } from './migrate.ts';
import { migrationsDirectory, readMigrations } from './migration-files.ts';
import { pgDatabase } from './pg-database.ts';
import { pgWholeDatabase } from './pg-whole-database.ts';
import { toStartupError } from './to-startup-error.ts';
import { asUnavailable } from './unavailable.ts';
import type { WholeDatabase } from './whole-database.ts';

interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

const databaseName = 'wayfare';

/** Told when the embedded database ended and cannot be brought back. */
type OnLost = (why: Error) => void;

export interface OpenOptions {
  readonly onLost?: OnLost;
  /** How long to wait for a database that is away or takes no writes. Without it, one that is read-only will do. */
  readonly waitMs?: number;
}

/** The operator's PostgreSQL or the embedded one, brought to this version's schema. */
export async function openDatabase(
  config: Config['database'],
  log: Log,
  { onLost = () => {}, waitMs = 0 }: OpenOptions = {},
): Promise<Database> {
  const deadline = performance.now() + waitMs;
  const requireUsable = waitMs > 0 ? requireWritable : requireAnswer;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await openOnce(config, log, { onLost, requireUsable });
    } catch (error) {
      if (!mayPass(error) || performance.now() >= deadline) throw toStartupError(error);
      if (isFirst) log.warn({ err: error }, 'The database cannot be used yet; the start waits for it');
      await pause(databaseLimits.startRetryMs);
    }
  }
}

interface OpenOnce {
  readonly onLost: OnLost;
  readonly requireUsable: (database: Database) => Promise<void>;
}

async function openOnce(
  config: Config['database'],
  log: Log,
  { onLost, requireUsable }: OpenOnce,
): Promise<Database> {
  const engine = await reachEngine(config, log, onLost);
  try {
    const applied = await migrate(engine.connection, readMigrations(migrationsDirectory()), { log });
    for (const { version, name } of applied) log.info({ version, name }, 'Applied a migration');
  } catch (error) {
    await engine.close();
    throw error;
  }
  const database = pgDatabase(engine.connection, log);
  const close = async (): Promise<void> => {
    await database.close();
    await engine.close();
  };
  try {
    // Its connections bear limits, which a pooler in between may not take.
    await requireUsable(database);
    return { ...database, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function requireAnswer(database: Database): Promise<void> {
  await database.query('select 1');
}

/** A file that the address names does not appear by waiting, and a pooler does not learn a parameter. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof DatabaseUnavailable)) return false;
  const { cause } = error;
  const isFile = cause instanceof Error && 'syscall' in cause && cause.syscall === 'open';
  return !isFile && sqlStateOf(cause) !== '08P01';
}

export interface OpenWholeDatabase {
  readonly database: Database;
  readonly whole: WholeDatabase;
  readonly close: () => Promise<void>;
}

/** As it is, at whatever schema: a backup before an upgrade is of the schema from before it. */
export async function openWholeDatabase(config: Config['database'], log: Log): Promise<OpenWholeDatabase> {
  const engine = await reachEngine(config, log, () => {});
  await seeThatItAnswers(engine.connection).catch(async (error: unknown) => {
    await engine.close();
    throw toStartupError(error);
  });
  const database = pgDatabase(engine.connection, log);
  return {
    database,
    whole: pgWholeDatabase(engine.connection),
    async close() {
      await database.close();
      await engine.close();
    },
  };
}

/** By a connection that is gone at once: a restore refuses a database that others of ours are connected to. */
async function seeThatItAnswers(connection: Connection): Promise<void> {
  const client = clientFor(connection, 'a look');
  try {
    await client.connect();
  } catch (error) {
    throw asUnavailable(error);
  } finally {
    await client.end();
  }
}

/** One of its own, in that folder, where there is none yet. */
export async function openScratchDatabase(
  directory: string,
): Promise<Pick<OpenWholeDatabase, 'whole' | 'close'>> {
  const silent = { info: () => {}, warn: () => {} };
  const engine = await reachEngine({ kind: 'embedded', directory, isToBeFilled: true }, silent, () => {});
  return { whole: pgWholeDatabase(engine.connection), close: () => engine.close() };
}

interface Engine {
  readonly connection: Connection;
  close(): Promise<void>;
}

async function reachEngine(config: Config['database'], log: Log, onLost: OnLost): Promise<Engine> {
  if (config.kind === 'address')
    return { connection: { connectionString: config.url }, close: async () => {} };
  const postgres = await openPostgres({
    dataDir: config.directory,
    database: databaseName,
    log: (line) => log.info({ postgres: line }, 'The embedded database says'),
    events: {
      down: (reason) => log.warn({ reason }, 'The embedded database is away, and is being brought back'),
      restored: (afterMs) => log.warn({ afterMs: Math.round(afterMs) }, 'The embedded database is back'),
      lost: onLost,
    },
    mayCreate: config.isToBeFilled || !(await usedEmbeddedDatabase(dirname(config.directory))),
  }).catch((error: unknown): OpenPostgres => {
    throw error instanceof PostgresDataMissingError ? isGone(error, config.directory) : error;
  });
  return { connection: postgres.connection(databaseName), close: () => postgres.close() };
}

/** An empty site in the place of a lost one would be found by its readers first. */
const isGone = ({ message }: PostgresDataMissingError, directory: string) =>
  new DatabaseStartupError(
    `${message.replace(/\.$/, '')} (wayfare backup restore latest --into empty). To begin anew without them, delete ${join(dirname(directory), 'settings.json')}.`,
  );
