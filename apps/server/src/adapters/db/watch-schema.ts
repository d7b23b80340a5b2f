import { listPendingMigrations, MigrationError } from '@wayfare/postgres/migrations';
import type { Log } from '#log.ts';
import type { Database } from './database.ts';
import { schemaTopic } from './migrate.ts';
import { migrationsDirectory, ownLedger, readMigrations } from './migration-files.ts';

/** Calls `onOutdated` once, when a newer server has changed the schema so that this one must not write any more. */
export function watchSchema(database: Database, log: Log<'warn'>, onOutdated: () => void): void {
  const plan = { ledger: ownLedger, migrations: readMigrations(migrationsDirectory()) };
  let isOutdated = false;
  async function check(): Promise<void> {
    try {
      if (!isOutdated) await listPendingMigrations(database, plan);
    } catch (error) {
      if (!(error instanceof MigrationError)) {
        log.warn({ err: error }, 'The schema of the database could not be checked');
        return;
      }
      if (isOutdated) return;
      isOutdated = true;
      log.warn({ reason: error.message }, 'This server is too old for its database and refuses to write');
      onOutdated();
    }
  }
  // Also called after each reconnection.
  database.watch(schemaTopic, () => void check());
}
