import { addDays, toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { hours, minutes } from '@wayfare/contracts/rules/durations';
import { toLocalHour } from '#features/morning-mail/open-due-rounds.ts';
import { describeFailedJobs, listBackupFaults } from '../checks/site.ts';
import type { HealthSnapshot } from '../metrics.ts';
import type { SiteHealth } from '../site-health.ts';
import { formatDuration, thresholds } from '../status-lines.ts';

/** When somebody is told of it, and when it is over: both wait, so that what comes and goes is told once. */
interface AlertTiming {
  readonly opensAfterMs: number;
  /** After it was last seen. */
  readonly closesAfterMs: number;
}

const eachMinute: AlertTiming = { opensAfterMs: minutes(2), closesAfterMs: minutes(15) };

/** What an operator is told of. A name never changes: programs at the other end may know it. */
export const alertTimings = {
  'no-homily': eachMinute,
  'morning-mail-late': eachMinute,
  'morning-mail-refused': eachMinute,
  'mail-complaints': eachMinute,
  'job-given-up': eachMinute,
  'work-waits': { opensAfterMs: minutes(5), closesAfterMs: minutes(15) },
  'payment-events': eachMinute,
  backup: eachMinute,
  disk: eachMinute,
  errors: { opensAfterMs: 0, closesAfterMs: minutes(15) },
  // The next two are seen each hour. After a restart the provider tells again by itself: the second time counts.
  'webhooks-missing': { opensAfterMs: minutes(50), closesAfterMs: hours(26) },
  drift: { opensAfterMs: 0, closesAfterMs: hours(3) },
  // Seen each hour as well.
  certificate: { opensAfterMs: 0, closesAfterMs: hours(3) },
} as const satisfies Record<string, AlertTiming>;

export type AlertName = keyof typeof alertTimings;

export interface DetectedAlert {
  readonly name: AlertName;
  /** A sentence that says what is amiss and what to do. */
  readonly message: string;
}

const eveningHour = 18;
/** A single mail or visitor is no share. */
const minCounts = { refused: 3, complained: 2, failed: 10 };
const maxShares = { refused: 0.02, complained: 0.001, failed: 0.01 };

const formatPercent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** What is amiss by this look. */
export function detectAlerts({ health, answers }: HealthSnapshot, timeZone: string): DetectedAlert[] {
  return [...(health === null ? [] : detectSiteAlerts(health, timeZone)), ...detectErrors(answers)];
}

function detectErrors({ all, failed }: HealthSnapshot['answers']): DetectedAlert[] {
  if (failed < minCounts.failed || failed <= all * maxShares.failed) return [];
  const message = `${failed} of ${all} answers in five minutes were errors of the server: read in its log what failed.`;
  return [{ name: 'errors', message }];
}

function detectSiteAlerts(health: SiteHealth, timeZone: string): DetectedAlert[] {
  const { jobs, disk } = health;
  const givenUp = describeFailedJobs(jobs);
  const found: (DetectedAlert | null)[] = [
    detectMissingHomily(health, timeZone),
    ...detectMailAlerts(health),
    givenUp === null ? null : { name: 'job-given-up', message: givenUp },
    jobs.oldestDueSeconds <= thresholds.jobLateSeconds
      ? null
      : {
          name: 'work-waits',
          message: `Work has waited for ${formatDuration(jobs.oldestDueSeconds * 1000)}: see in the log what keeps the server from it.`,
        },
    health.events.failing === 0
      ? null
      : {
          name: 'payment-events',
          message:
            'Events of the payment provider could not be worked off: read why in the log; they are tried again each hour.',
        },
    detectBackupAlert(health),
    disk.free >= thresholds.minFreeShare * disk.size
      ? null
      : {
          name: 'disk',
          message: `Only ${(disk.free / 1e9).toFixed(1)} GB (${formatPercent(disk.free / disk.size)}) are free on the disk of DATA_DIR: make room there.`,
        },
  ];
  return found.filter((trouble) => trouble !== null);
}

function detectMissingHomily(
  { at, homilies: { nextGap } }: SiteHealth,
  timeZone: string,
): DetectedAlert | null {
  const { hour } = toLocalHour(timeZone, at);
  const today = toCalendarDate(at, timeZone);
  const tomorrow = addDays(today, 1);
  if (nextGap === today)
    return { name: 'no-homily', message: 'There is no homily for today: write and publish one.' };
  return nextGap === tomorrow && hour >= eveningHour
    ? { name: 'no-homily', message: 'There is no homily for tomorrow: write and publish one.' }
    : null;
}

function detectMailAlerts({
  morningMail: { sent, refused },
  isMailHeldUp,
  complaints,
}: SiteHealth): DetectedAlert[] {
  const found: DetectedAlert[] = [];
  if (isMailHeldUp)
    found.push({
      name: 'morning-mail-late',
      message:
        'The mail of this morning should have begun a quarter of an hour ago, and nobody has got it: see by wayfare doctor whether mail leaves, and by wayfare mail status how it stands.',
    });
  if (refused >= minCounts.refused && refused > maxShares.refused * (refused + sent))
    found.push({
      name: 'morning-mail-refused',
      message: `${refused} of ${refused + sent} mails of this morning were refused: read in the log what the mail server said.`,
    });
  const { complained } = complaints;
  if (complained >= minCounts.complained && complained > maxShares.complained * complaints.sent)
    found.push({
      name: 'mail-complaints',
      message: `${complained} of ${complaints.sent} who got a mail in the last day called it junk. Above 0.1% the large mail providers begin to turn mails away: see that every reader asked for the mail.`,
    });
  return found;
}

/** Status and doctor remind those who never made one. */
function detectBackupAlert({ at, backups }: SiteHealth): DetectedAlert | null {
  const faults = listBackupFaults(backups, at);
  return faults.length === 0 ? null : { name: 'backup', message: faults.join(' ') };
}
