import { addDays, toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { hours, minutes } from '@wayfare/contracts/rules/durations';
import { toLocalDateTime } from '@wayfare/contracts/rules/local-date-time';
import { describeFailedJobs, listBackupFaults } from '../checks/site.ts';
import type { HealthSnapshot } from '../metrics.ts';
import type { SiteHealth } from '../site-health.ts';
import { formatDuration, thresholds } from '../status-lines.ts';

/** The delays keep an alert that comes and goes from being sent repeatedly. */
interface AlertTiming {
  readonly opensAfterMs: number;
  /** After the last detection. */
  readonly closesAfterMs: number;
}

const eachMinute: AlertTiming = { opensAfterMs: minutes(2), closesAfterMs: minutes(15) };

/** Alert names are stable, because receivers at ALERT_URL may match them. */
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
  // The next two are detected each hour. After a restart the provider sends the events again, so only the second detection counts.
  'webhooks-missing': { opensAfterMs: minutes(50), closesAfterMs: hours(26) },
  drift: { opensAfterMs: 0, closesAfterMs: hours(3) },
  // Also detected each hour.
  certificate: { opensAfterMs: 0, closesAfterMs: hours(3) },
} as const satisfies Record<string, AlertTiming>;

export type AlertName = keyof typeof alertTimings;

export interface DetectedAlert {
  readonly name: AlertName;
  /** Says what is wrong and what to do. */
  readonly message: string;
}

const evening = '18:00';
/** Below these counts a share means nothing. */
const minCounts = { refused: 3, complained: 2, failed: 10 };
const maxShares = { refused: 0.02, complained: 0.001, failed: 0.01 };

const formatPercent = (share: number): string => `${(share * 100).toFixed(1)}%`;

export const detectAlerts = ({ health, answers }: HealthSnapshot, timeZone: string): DetectedAlert[] => [
  ...(health === null ? [] : detectSiteAlerts(health, timeZone)),
  ...detectErrors(answers),
];

function detectErrors({ all, failed }: HealthSnapshot['answers']): DetectedAlert[] {
  if (failed < minCounts.failed || failed <= all * maxShares.failed) return [];
  const message = `${failed} of ${all} answers in five minutes were errors of the server: read in its log what failed.`;
  return [{ name: 'errors', message }];
}

function detectSiteAlerts(health: SiteHealth, timeZone: string): DetectedAlert[] {
  const { jobs, disk } = health;
  const failedJobs = describeFailedJobs(jobs);
  const alerts: (DetectedAlert | null)[] = [
    detectMissingHomily(health, timeZone),
    ...detectMailAlerts(health),
    failedJobs === null ? null : { name: 'job-given-up', message: failedJobs },
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
  return alerts.filter((alert) => alert !== null);
}

function detectMissingHomily(
  { at, homilies: { nextGap } }: SiteHealth,
  timeZone: string,
): DetectedAlert | null {
  const today = toCalendarDate(at, timeZone);
  const tomorrow = addDays(today, 1);
  if (nextGap === today)
    return { name: 'no-homily', message: 'There is no homily for today: write and publish one.' };
  return nextGap === tomorrow && toLocalDateTime(at, timeZone) >= `${today}T${evening}`
    ? { name: 'no-homily', message: 'There is no homily for tomorrow: write and publish one.' }
    : null;
}

function detectMailAlerts({
  morningMail: { sent, refused },
  isMailHeldUp,
  complaints,
}: SiteHealth): DetectedAlert[] {
  const alerts: DetectedAlert[] = [];
  if (isMailHeldUp)
    alerts.push({
      name: 'morning-mail-late',
      message:
        'The mail of this morning should have begun a quarter of an hour ago, and nobody has got it: see by wayfare doctor whether mail leaves, and by wayfare mail status how it stands.',
    });
  if (refused >= minCounts.refused && refused > maxShares.refused * (refused + sent))
    alerts.push({
      name: 'morning-mail-refused',
      message: `${refused} of ${refused + sent} mails of this morning were refused: the log has the answer of the mail server.`,
    });
  const { complained } = complaints;
  if (complained >= minCounts.complained && complained > maxShares.complained * complaints.sent)
    alerts.push({
      name: 'mail-complaints',
      message: `${complained} of ${complaints.sent} who got a mail in the last day called it junk. Above 0.1% the large mail providers begin to turn mails away: see that every reader asked for the mail.`,
    });
  return alerts;
}

/** A site without any backup raises no alert; status and doctor mention it. */
function detectBackupAlert({ at, backups }: SiteHealth): DetectedAlert | null {
  const faults = listBackupFaults(backups, at);
  return faults.length === 0 ? null : { name: 'backup', message: faults.join(' ') };
}
