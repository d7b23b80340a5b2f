// What the operator's command looks at without opening the whole site: an older or newer schema is left as it is.

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openTarget } from '#adapters/backup-target/open-target.ts';
import { isSchemaMismatch } from '#adapters/db/compare-schema.ts';
import { listPendingChanges } from '#adapters/db/migration-files.ts';
import { openWholeDatabase } from '#adapters/db/open-database.ts';
import { toStartupError } from '#adapters/db/to-startup-error.ts';
import type { Pending } from '#adapters/db/whole-database.ts';
import { postgresQueue } from '#adapters/queue/postgres-queue.ts';
import { systemClock } from '#clock.ts';
import type { Config } from '#config.ts';
import { parseBackupTime } from '#features/backup/backups.ts';
import { readHealth, type SiteHealth } from '#features/health/site-health.ts';
import type { Logger } from '#http/server/logging.ts';
import { StartupError } from '#startup-error.ts';

/** How the site is. Nothing else is opened, and an older schema is left as it is. */
export async function readSiteHealth(config: Config, logger: Logger): Promise<SiteHealth> {
  const { database, close } = await openWholeDatabase(config.database, logger);
  const queue = postgresQueue(database, logger);
  try {
    const { site, dataDir } = config;
    return await readHealth({
      db: database,
      queue,
      clock: systemClock,
      billingClock: systemClock,
      timeZone: site.timeZone,
      dataDir,
    });
  } catch (error) {
    throw isSchemaMismatch(error) ? otherSchema() : toStartupError(error);
  } finally {
    await queue.stop();
    await close();
  }
}

const otherSchema = () =>
  new StartupError(
    'The database is not at the schema of this version: start this version once, or ask with the one that runs.',
  );

/** What this version would change of the database at its start. It opens nothing else, and changes nothing. */
export async function findPendingChanges(config: Config, logger: Logger): Promise<Pending> {
  const { database, close } = await openWholeDatabase(config.database, logger);
  try {
    return await listPendingChanges(database);
  } catch (error) {
    throw toStartupError(error);
  } finally {
    await close();
  }
}

/**
 * The folder of a live site was lost as a whole, or its disk is not there: the service manager makes the folder anew,
 * and an empty site would come up in it. Its backups, which lie elsewhere, remember it.
 */
export async function requireNoLostDatabase(config: Config): Promise<void> {
  const { isLive, database, backup } = config;
  if (!isLive || database.kind !== 'embedded' || backup.to === null) return;
  const isThere = await stat(join(database.directory, 'cluster')).catch(() => null);
  if (isThere !== null) return;
  const place = openTarget(backup.to, backup);
  try {
    // A place that does not answer keeps no new site from beginning.
    const files = await place.list().catch(() => []);
    if (!files.some(({ name }) => parseBackupTime(name) !== null)) return;
  } finally {
    await place.close();
  }
  throw new StartupError(
    `There is no database in ${database.directory}, and ${place.address} holds backups of a site: restore the last one (wayfare backup restore latest --into empty), or name an empty place in BACKUP_TO to begin anew.`,
  );
}
