import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type OpenPostgres, openPostgres, PostgresDataMissingError } from '@wayfare/postgres';
import { usedEmbeddedDatabase } from '#config/saved-settings.ts';
import type { Config } from '#config.ts';
import type { Log } from '#log.ts';
import { type Connection, DatabaseStartupError, databaseLimits } from './connection.ts';
import { type Database, DatabaseUnavailable, requireWritable, sqlStateOf } from './database.ts';
import { clientFor, migrate } from './migrate.ts';
import { migrationsDirectory, readMigrations } from './migration-files.ts';
import { pgDatabase } from './pg-database.ts';
import { pgWholeDatabase } from './pg-whole-database.ts';
import { asUnavailable, toStartupError } from './unavailable.ts';
import type { WholeDatabase } from './whole-database.ts';

const databaseName = 'wayfare';

/** Called when the embedded database ended and cannot be restarted. */
type OnLost = (reason: Error) => void;

export interface OpenOptions {
  readonly onLost?: OnLost;
  /** How long to wait for a database that is unreachable or read-only. Without it, a read-only one is accepted. */
  readonly waitMs?: number;
}

/** Opens the operator's PostgreSQL or the embedded one and migrates it. */
export async function openDatabase(
  config: Config['database'],
  log: Log<'info' | 'warn'>,
  { onLost = () => {}, waitMs = 0 }: OpenOptions = {},
): Promise<Database> {
  const deadline = performance.now() + waitMs;
  const requireUsable = waitMs > 0 ? requireWritable : requireAnswer;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await openOnce(config, log, { onLost, requireUsable });
    } catch (error) {
      if (!isTransient(error) || performance.now() >= deadline) throw toStartupError(error);
      if (isFirst) log.warn({ err: error }, 'The database is not available yet, waiting');
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
  log: Log<'info' | 'warn'>,
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
    // A pooler may refuse the limits of these connections.
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

/** A missing certificate file and a pooler that refuses a parameter are permanent. */
function isTransient(error: unknown): boolean {
  if (!(error instanceof DatabaseUnavailable)) return false;
  const { cause } = error;
  const isFile = cause instanceof Error && 'syscall' in cause && cause.syscall === 'open';
  return !isFile && sqlStateOf(cause) !== '08P01';
}

export interface OpenWholeDatabase extends AsyncDisposable {
  readonly database: Database;
  readonly whole: WholeDatabase;
}

/** Does not migrate, because a backup before an upgrade must have the old schema. */
export async function openWholeDatabase(
  config: Config['database'],
  log: Log<'info' | 'warn'>,
): Promise<OpenWholeDatabase> {
  const engine = await reachEngine(config, log, () => {});
  await requireConnection(engine.connection).catch(async (error: unknown) => {
    await engine.close();
    throw toStartupError(error);
  });
  const database = pgDatabase(engine.connection, log);
  return {
    database,
    whole: pgWholeDatabase(engine.connection),
    async [Symbol.asyncDispose]() {
      await database.close();
      await engine.close();
    },
  };
}

/** Closes the connection at once, because a restore refuses a database with open connections of the site. */
async function requireConnection(connection: Connection): Promise<void> {
  const client = clientFor(connection, 'connection check');
  try {
    await client.connect();
  } catch (error) {
    throw asUnavailable(error);
  } finally {
    await client.end();
  }
}

/** Creates an embedded database in the folder. */
export async function openScratchDatabase(directory: string): Promise<Omit<OpenWholeDatabase, 'database'>> {
  const silent = { info: () => {}, warn: () => {} };
  const engine = await reachEngine({ kind: 'embedded', directory, isToBeFilled: true }, silent, () => {});
  return { whole: pgWholeDatabase(engine.connection), [Symbol.asyncDispose]: () => engine.close() };
}

interface Engine {
  readonly connection: Connection;
  close(): Promise<void>;
}

async function reachEngine(
  config: Config['database'],
  log: Log<'info' | 'warn'>,
  onLost: OnLost,
): Promise<Engine> {
  if (config.kind === 'address')
    return { connection: { connectionString: config.url }, close: async () => {} };
  const postgres = await openPostgres({
    dataDir: config.directory,
    database: databaseName,
    log: (line) => log.info({ postgres: line }, 'Embedded database'),
    events: {
      down: (reason) => log.warn({ reason }, 'The embedded database stopped, restarting it'),
      restored: (afterMs) =>
        log.warn({ afterMs: Math.round(afterMs) }, 'The embedded database is running again'),
      lost: onLost,
    },
    mayCreate: config.isToBeFilled || !(await usedEmbeddedDatabase(dirname(config.directory))),
  }).catch((error: unknown): OpenPostgres => {
    throw error instanceof PostgresDataMissingError ? toMissingError(error, config.directory) : error;
  });
  return { connection: postgres.connection(databaseName), close: () => postgres.close() };
}

/** Without it, readers would find an empty site. */
const toMissingError = ({ message }: PostgresDataMissingError, directory: string) =>
  new DatabaseStartupError(
    `${message.replace(/\.$/, '')} (wayfare backup restore latest --into empty). To begin anew without them, delete ${join(dirname(directory), 'settings.json')}.`,
  );
