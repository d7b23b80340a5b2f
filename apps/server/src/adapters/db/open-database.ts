import { openPostgres } from '@wayfare/postgres';
import type { Config } from '#config.ts';
import type { Connection } from './connection.ts';
import { type Database, DatabaseUnavailable, sqlStateOf } from './database.ts';
import { DatabaseFault } from './database-fault.ts';
import { migrate } from './migrate.ts';
import { migrationsDirectory, readMigrations } from './migration-files.ts';
import { pgDatabase } from './pg-database.ts';

interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

const databaseName = 'wayfare';

/** Told when the embedded database ended and cannot be brought back. */
export type WhenLost = (why: Error) => void;

/** The operator's PostgreSQL or the embedded one, brought to this version's schema. */
export async function openDatabase(
  config: Config['database'],
  log: Log,
  whenLost: WhenLost = () => {},
): Promise<Database> {
  const engine = await reachEngine(config, log, whenLost);
  try {
    const applied = await migrate(engine.connection, readMigrations(migrationsDirectory()));
    for (const { version, name } of applied) log.info({ version, name }, 'Applied a migration');
  } catch (error) {
    await engine.close();
    throw atStart(error);
  }
  const database = pgDatabase(engine.connection, log);
  return {
    ...database,
    async close() {
      await database.close();
      await engine.close();
    },
  };
}

interface Engine {
  readonly connection: Connection;
  close(): Promise<void>;
}

async function reachEngine(config: Config['database'], log: Log, whenLost: WhenLost): Promise<Engine> {
  if (config.kind === 'address')
    return { connection: { connectionString: config.url }, close: async () => {} };
  const postgres = await openPostgres({
    dataDir: config.directory,
    database: databaseName,
    log: (line) => log.info({ postgres: line }, 'The embedded database says'),
    tidings: {
      away: (reason) => log.warn({ reason }, 'The embedded database is away, and is being brought back'),
      back: (afterMs) => log.warn({ afterMs: Math.round(afterMs) }, 'The embedded database is back'),
      lost: whenLost,
    },
  });
  return { connection: postgres.connection(databaseName), close: () => postgres.close() };
}

/** At the start there is somebody to tell, so the failure becomes a sentence with its mend. */
function atStart(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) {
    const reason =
      error.cause instanceof Error ? error.cause.message || error.cause.name : String(error.cause);
    return new DatabaseFault(
      `The database cannot be reached (${reason}): see that it runs, and check DATABASE_URL.`,
      {
        cause: error,
      },
    );
  }
  // 28: who we say we are; 3D: which database we ask for; 42501: what we may do there.
  if (error instanceof Error && /^(28...|3D...|42501)$/.test(sqlStateOf(error) ?? '')) {
    return new DatabaseFault(
      `The database refuses us (${error.message}): check DATABASE_URL and the rights it names.`,
      {
        cause: error,
      },
    );
  }
  return error;
}
