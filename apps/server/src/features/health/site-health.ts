import { statfs } from 'node:fs/promises';
import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { days } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import type { Clock } from '#clock.ts';
import { getBackupHealth } from '#features/backup/backup-queries.ts';
import { countSubscribers } from '#features/billing/access-queries.ts';
import { getEventHealth } from '#features/billing/event-queries.ts';
import { findFirstGap } from '#features/homily/overview-queries.ts';
import {
  countComplaints,
  countMails,
  isMorningMailDelayed,
} from '#features/morning-mail/progress-queries.ts';
import { readDatabase } from './health-queries.ts';

export interface HealthDeps {
  readonly db: Db;
  readonly queue: Pick<Queue, 'stats'>;
  readonly clock: Clock;
  readonly billingClock: Pick<Clock, 'now'>;
  readonly timeZone: string;
  readonly dataDir: string;
}

/** The state of the site for status, alerts and metrics. It holds no personal data. */
export type SiteHealth = Awaited<ReturnType<typeof readHealth>>;

export async function readHealth(deps: HealthDeps) {
  const { db, queue, clock, billingClock, timeZone, dataDir } = deps;
  const at = clock.now();
  const today = toCalendarDate(at, timeZone);
  const startedAt = performance.now();
  const { schema, bytes } = await readDatabase(db);
  const ms = performance.now() - startedAt;
  const nextGap = (await findFirstGap(db, today))?.date ?? null;
  const { bavail, blocks, bsize } = await statfs(dataDir);
  return {
    at,
    schema,
    database: { ms, bytes },
    disk: { free: bavail * bsize, size: blocks * bsize },
    jobs: await queue.stats(db),
    homilies: {
      hasToday: nextGap !== today,
      nextGap,
      daysAhead: nextGap === null ? 366 : (Date.parse(nextGap) - Date.parse(today)) / days(1),
    },
    morningMail: await countMails(db, today),
    isMailHeldUp: await isMorningMailDelayed(db, at, timeZone),
    complaints: await countComplaints(db, at),
    events: await getEventHealth(db),
    subscribers: await countSubscribers(db, billingClock.now()),
    backups: await getBackupHealth(db),
  };
}
