import { addDays, toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { hours, minutes } from '@wayfare/contracts/rules/durations';
import { toLocalDateTime } from '@wayfare/contracts/rules/local-date-time';
import { describeFailedJobs, listBackupFaults } from '../checks/site.ts';
import type { HealthSnapshot } from '../metrics.ts';
import type { SiteHealth } from '../site-health.ts';
import { formatDuration, thresholds } from '../status-lines.ts';

interface AlertKind {
  /** Completes the subject of the mail. */
  readonly title: string;
  /** The delays keep an alert that comes and goes from being sent repeatedly. */
  readonly opensAfterMs: number;
  /** After the last detection. */
  readonly closesAfterMs: number;
  /** Says what is wrong and what to do, or null. Alerts without it are recorded by other tasks. */
  readonly detect?: (health: SiteHealth, timeZone: string) => string | null;
}

const eachMinute = { opensAfterMs: minutes(2), closesAfterMs: minutes(15) };

/** Names are stable, because receivers at ALERT_URL may match them. */
export const alertKinds = {
  'no-homily': { ...eachMinute, title: 'a day without a homily', detect: detectMissingHomily },
  'morning-mail-late': {
    ...eachMinute,
    title: 'the morning mail has not begun',
    detect: ({ isMailHeldUp }) =>
      isMailHeldUp
        ? 'The morning mail should have started 15 minutes ago, and no mail was sent: run wayfare doctor to test the mail server, and wayfare mail status for the counts.'
        : null,
  },
  'morning-mail-refused': {
    ...eachMinute,
    title: 'many morning mails are refused',
    detect: ({ morningMail: { sent, refused } }) =>
      refused >= minCounts.refused && refused > maxShares.refused * (refused + sent)
        ? `${refused} of ${refused + sent} morning mails were refused: the log has the mail server's responses.`
        : null,
  },
  'mail-complaints': {
    ...eachMinute,
    title: 'readers call the mail junk',
    detect: ({ complaints: { complained, sent } }) =>
      complained >= minCounts.complained && complained > maxShares.complained * sent
        ? `${complained} of ${sent} recipients of the last day marked the mail as junk. Above 0.1% the large mail providers start to reject mail: check that every reader asked for it.`
        : null,
  },
  'job-given-up': {
    ...eachMinute,
    title: 'a job failed',
    detect: ({ jobs }) => describeFailedJobs(jobs),
  },
  'work-waits': {
    opensAfterMs: minutes(5),
    closesAfterMs: minutes(15),
    title: 'jobs are late',
    detect: ({ jobs: { oldestDueSeconds } }) =>
      oldestDueSeconds > thresholds.jobLateSeconds
        ? `A job has been due for ${formatDuration(oldestDueSeconds * 1000)}: look in the log for the cause.`
        : null,
  },
  'payment-events': {
    ...eachMinute,
    title: 'payment events fail',
    detect: ({ events }) =>
      events.failing > 0
        ? 'Payment events could not be processed: look in the log for the cause. They are retried each hour.'
        : null,
  },
  backup: {
    ...eachMinute,
    title: 'no good backup',
    // A site without any backup raises no alert; status and doctor mention it.
    detect: ({ at, backups }) => listBackupFaults(backups, at).join(' ') || null,
  },
  disk: {
    ...eachMinute,
    title: 'the disk is nearly full',
    detect: ({ disk: { free, size } }) =>
      free < thresholds.minFreeShare * size
        ? `Only ${(free / 1e9).toFixed(1)} GB (${formatPercent(free / size)}) are free on the disk of DATA_DIR: free space there.`
        : null,
  },
  errors: { opensAfterMs: 0, closesAfterMs: minutes(15), title: 'visitors see errors' },
  // The next two are detected each hour. After a restart the provider sends the events again, so only the second detection counts.
  'webhooks-missing': {
    opensAfterMs: minutes(50),
    closesAfterMs: hours(26),
    title: 'no payment events arrive',
  },
  drift: {
    opensAfterMs: 0,
    closesAfterMs: hours(3),
    title: 'subscriptions differed from the payment provider',
  },
  // Also detected each hour.
  certificate: { opensAfterMs: 0, closesAfterMs: hours(3), title: 'the certificate expires soon' },
} as const satisfies Record<string, AlertKind>;

type AlertName = keyof typeof alertKinds;
const alertNames = Object.keys(alertKinds).filter((name): name is AlertName => name in alertKinds);

export interface DetectedAlert {
  readonly name: AlertName;
  readonly message: string;
}

const evening = '18:00';
/** Below these counts a share means nothing. */
const minCounts = { refused: 3, complained: 2, failed: 10 };
const maxShares = { refused: 0.02, complained: 0.001, failed: 0.01 };

const formatPercent = (share: number): string => `${(share * 100).toFixed(1)}%`;

export function detectAlerts({ health, answers }: HealthSnapshot, timeZone: string): DetectedAlert[] {
  const alerts = detectErrors(answers);
  if (health === null) return alerts;
  for (const name of alertNames) {
    const { detect }: AlertKind = alertKinds[name];
    const message = detect?.(health, timeZone) ?? null;
    if (message !== null) alerts.push({ name, message });
  }
  return alerts;
}

function detectErrors({ all, failed }: HealthSnapshot['answers']): DetectedAlert[] {
  if (failed < minCounts.failed || failed <= all * maxShares.failed) return [];
  const message = `${failed} of ${all} responses in five minutes were server errors: look in the log for the cause.`;
  return [{ name: 'errors', message }];
}

function detectMissingHomily({ at, homilies: { nextGap } }: SiteHealth, timeZone: string): string | null {
  const today = toCalendarDate(at, timeZone);
  if (nextGap === today) return 'There is no homily for today: write and publish one.';
  const isEvening = toLocalDateTime(at, timeZone) >= `${today}T${evening}`;
  return isEvening && nextGap === addDays(today, 1)
    ? 'There is no homily for tomorrow: write and publish one.'
    : null;
}
