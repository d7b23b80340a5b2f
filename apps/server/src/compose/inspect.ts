// Read-only views for the `wayfare` command. They run no migrations.

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isSchemaMismatch } from '#adapters/db/database.ts';
import { listPendingChanges } from '#adapters/db/migration-files.ts';
import { openWholeDatabase } from '#adapters/db/open-database.ts';
import { toStartupError } from '#adapters/db/unavailable.ts';
import type { Pending } from '#adapters/db/whole-database.ts';
import { postgresQueue } from '#adapters/queue/postgres-queue.ts';
import { openTarget } from '#adapters/storage/open-backup-target.ts';
import { systemClock } from '#clock.ts';
import type { Config } from '#config.ts';
import { parseBackupTime } from '#features/backup/backups.ts';
import { readHealth, type SiteHealth } from '#features/health/site-health.ts';
import type { Logger } from '#http/server/logging.ts';
import { StartupError } from '#startup-error.ts';
import { withResources } from '#with-resources.ts';

export const readSiteHealth = (config: Config, logger: Logger): Promise<SiteHealth> =>
  withResources(async (opened) => {
    const { database: db } = opened.use(await openWholeDatabase(config.database, logger));
    try {
      const { site, dataDir } = config;
      return await readHealth({
        db,
        queue: postgresQueue(db, logger),
        clock: systemClock,
        billingClock: systemClock,
        timeZone: site.timeZone,
        dataDir,
      });
    } catch (error) {
      throw isSchemaMismatch(error) ? otherSchema() : toStartupError(error);
    }
  });

const otherSchema = () =>
  new StartupError(
    'The database is not at the schema of this version: start this version once, or use the command of the running version.',
  );

/** The migrations that this version would run at its start. */
export const findPendingChanges = (config: Config, logger: Logger): Promise<Pending> =>
  withResources(async (opened) => {
    const { database } = opened.use(await openWholeDatabase(config.database, logger));
    return await listPendingChanges(database).catch((error: unknown) => {
      throw toStartupError(error);
    });
  });

/**
 * Throws `StartupError` if a live site has backups but no database. If the data directory is lost or its disk is not
 * mounted, the service manager creates the folder again, and the site would start empty.
 */
export const requireNoLostDatabase = (config: Config): Promise<void> =>
  withResources(async (opened) => {
    const { isLive, database, backup } = config;
    if (!isLive || database.kind !== 'embedded' || backup.to === null) return;
    const cluster = await stat(join(database.directory, 'cluster')).catch(() => null);
    if (cluster !== null) return;
    const target = opened.use(openTarget(backup.to, backup));
    // An unreachable backup target must not prevent the first start of a new site.
    const files = await target.list().catch(() => []);
    if (!files.some(({ name }) => parseBackupTime(name) !== null)) return;
    throw new StartupError(
      `There is no database in ${database.directory}, and ${target.address} has backups of a site: restore the last one (wayfare backup restore latest --into empty), or set BACKUP_TO to an empty target to start a new site.`,
    );
  });
