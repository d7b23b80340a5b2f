import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UserPool } from '@wayfare/user-pool';
import { assetsFrom, type Manifest } from '@wayfare/web/site';
import { romcalCalendar } from '#adapters/calendar/romcal-calendar.ts';
import type { Clock } from '#adapters/clock/clock.ts';
import { systemClock } from '#adapters/clock/system-clock.ts';
import type { Database } from '#adapters/db/database.ts';
import { openDatabase } from '#adapters/db/open-database.ts';
import { embeddedPool } from '#adapters/identity/embedded-pool.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import { poolIdentity } from '#adapters/identity/pool-identity.ts';
import type { Mailer } from '#adapters/mail/mail.ts';
import { outboxMailer } from '#adapters/mail/outbox-mailer.ts';
import { smtpMailer } from '#adapters/mail/smtp-mailer.ts';
import { openMasterKey } from '#adapters/master-key/open-master-key.ts';
import { postgresQueue } from '#adapters/queue/postgres-queue.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import type { Config } from '#config.ts';
import { type Lifecycle, lifecycle } from '#http/lifecycle.ts';
import type { Logger } from '#http/logging.ts';
import type { NotFoundPage } from '#http/not-found.ts';
import { type SecurityHeaders, securityHeaders } from '#http/security-headers.ts';
import { loadStaticFiles, type StaticFiles } from '#http/static-files.ts';
import type { Job } from '#jobs/timetable.ts';
import { forgetHourly } from './features/identity/forget-hourly.ts';
import { forgetResetLinks } from './features/reset/forget-reset-links.ts';
import { drawAtMidnight } from './features/site/draw-at-midnight.ts';
import { notFoundPage } from './features/site/routes.ts';
import { openSite, type Site } from './features/site/site.ts';

/** Everything that a feature may be given. */
export interface Deps {
  readonly config: Config;
  readonly logger: Logger;
  readonly lifecycle: Lifecycle;
  readonly security: SecurityHeaders;
  readonly clock: Clock;
  readonly database: Database;
  readonly staticFiles: StaticFiles;
  readonly site: Site;
  /** Null where another provider keeps the members. */
  readonly pool: UserPool | null;
  readonly identity: Identity | null;
  readonly mailer: Mailer;
  readonly queue: Queue;
  readonly notFoundPage: NotFoundPage;
  readonly jobs: readonly Job[];
}

/** From this file in the sources and in the bundle alike, `apps` is two folders up. */
const webClient = join(import.meta.dirname, '..', '..', 'web', 'dist', 'client');

const readManifest = (): Manifest =>
  JSON.parse(readFileSync(join(webClient, '.vite', 'manifest.json'), 'utf8'));

/** Turns the settings into the parts that stand behind each port: one switch a port, and nothing else. */
export async function compose(config: Config, logger: Logger): Promise<Deps> {
  const security = securityHeaders(config);
  const staticFiles = await loadStaticFiles(webClient, security);
  const assets = assetsFrom(readManifest());
  const database = await openDatabase(config.database, logger);
  const clock = systemClock;
  const pool =
    config.identity.kind === 'embedded'
      ? embeddedPool({
          database,
          clock,
          masterKey: await openMasterKey(config.masterKey),
          identity: config.identity,
        })
      : null;
  const siteDeps = { config, db: database, calendar: romcalCalendar, clock, assets, security: security.page };
  const site = await openSite(siteDeps).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  return {
    config,
    logger,
    lifecycle: lifecycle(),
    security,
    clock,
    database,
    staticFiles,
    site,
    pool,
    identity: pool && poolIdentity(pool),
    mailer: config.mail.kind === 'smtp' ? smtpMailer(config.mail) : outboxMailer(config.mail),
    queue: postgresQueue(database, logger),
    notFoundPage: notFoundPage(site),
    jobs: [
      drawAtMidnight(site, config.site.timeZone),
      forgetResetLinks(database, clock),
      ...(pool ? [forgetHourly(pool)] : []),
    ],
  };
}
