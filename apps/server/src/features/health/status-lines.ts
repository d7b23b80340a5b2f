import { days, hours, minutes, seconds } from '@wayfare/contracts/rules/durations';
import { siteVersion } from '#version.ts';
import { type HealthDeps, readHealth, type SiteHealth } from './site-health.ts';

/** Shared by status, alerts and metrics. */
export const thresholds = {
  /** Share of the disk. */
  minFreeShare: 0.1,
  jobLateSeconds: 300,
  maxBackupAgeMs: hours(26),
} as const;

/** `error` needs action now, `warning` today. */
export type StatusLevel = 'ok' | 'warning' | 'error';

export interface StatusLine {
  readonly label: string;
  readonly message: string;
  readonly level: StatusLevel;
}

export const formatServerLine = (version: string, port: number): StatusLine => ({
  label: 'server',
  message: `${version} runs at port ${port}`,
  level: 'ok',
});

const gigabyte = 1e9;

export const formatStatusLines = (server: StatusLine, health: SiteHealth, timeZone: string): StatusLine[] => [
  server,
  formatDatabase(health),
  formatJobs(health),
  formatHomilies(health, timeZone),
  formatBackups(health),
];

export const readStatusLines = async (deps: HealthDeps, port: number): Promise<StatusLine[]> =>
  formatStatusLines(formatServerLine(siteVersion, port), await readHealth(deps), deps.timeZone);

function formatDatabase({ schema, database: { ms, bytes }, disk: { free, size } }: SiteHealth): StatusLine {
  const share = free / size;
  return line('database', share < thresholds.minFreeShare ? 'error' : 'ok', [
    `answers in ${ms.toFixed(0)} ms`,
    `schema ${schema}`,
    `${(bytes / 1e6).toFixed(0)} MB`,
    `${(free / gigabyte).toFixed(1)} GB free on the disk (${(share * 100).toFixed(0)}%)`,
  ]);
}

function formatJobs({ jobs: { due: waiting, oldestDueSeconds, dead } }: SiteHealth): StatusLine {
  const isLate = oldestDueSeconds > thresholds.jobLateSeconds;
  return line('jobs', isLate ? 'error' : dead > 0 ? 'warning' : 'ok', [
    waiting === 0
      ? 'none is due'
      : `${formatJobCount(waiting)} for ${formatDuration(seconds(oldestDueSeconds))}`,
    dead === 0 ? 'none failed' : `${dead} failed (wayfare mail list)`,
  ]);
}

const formatJobCount = (count: number): string => (count === 1 ? 'one job waits' : `${count} jobs wait`);

function formatHomilies({ homilies, morningMail, at }: SiteHealth, timeZone: string): StatusLine {
  const { hasToday, nextGap, daysAhead } = homilies;
  const { sent, waiting, refused } = morningMail;
  const gap =
    nextGap === null
      ? 'a year of days is ready'
      : `next day without a homily: ${formatDay(nextGap, at, timeZone)}`;
  return line('content', hasToday ? (daysAhead < 2 ? 'warning' : 'ok') : 'error', [
    hasToday ? "today's homily is published" : 'there is no homily for today',
    ...(hasToday ? [gap] : []),
    `morning mail: ${sent} sent, ${waiting} to go${refused > 0 ? `, ${refused} refused` : ''}`,
  ]);
}

function formatBackups({ at, events, backups: { backup, verification } }: SiteHealth): StatusLine {
  const since = (then: Date): string => `${formatDuration(at.getTime() - then.getTime())} ago`;
  const isOld =
    backup.succeededAt === null || at.getTime() - backup.succeededAt.getTime() > thresholds.maxBackupAgeMs;
  const isBad = backup.failure !== null || verification.failure !== null;
  return line('backups', isBad ? 'error' : isOld || events.failing > 0 ? 'warning' : 'ok', [
    backup.succeededAt === null
      ? 'no backup yet (wayfare backup create)'
      : `last backup ${since(backup.succeededAt)}`,
    ...(backup.failure === null ? [] : [`the last try failed: ${backup.failure}`]),
    ...(verification.succeededAt === null ? [] : [`verified ${since(verification.succeededAt)}`]),
    ...(verification.failure === null
      ? []
      : [`the last backup could not be restored: ${verification.failure}`]),
    events.lastReceivedAt === null
      ? 'nothing came from the payment provider yet'
      : `last payment event ${since(events.lastReceivedAt)}`,
    ...(events.failing > 0 ? [`${events.failing} payment events could not be processed`] : []),
  ]);
}

const line = (label: string, level: StatusLevel, parts: readonly string[]): StatusLine => ({
  label,
  level,
  message: parts.join(', '),
});

/** '3 min', '5 h', '2 days': the largest unit that fits twice, as one says it. */
export function formatDuration(ms: number): string {
  if (ms >= days(2)) return `${Math.floor(ms / days(1))} days`;
  if (ms >= hours(2)) return `${Math.floor(ms / hours(1))} h`;
  if (ms >= minutes(2)) return `${Math.floor(ms / minutes(1))} min`;
  return `${Math.max(0, Math.floor(ms / seconds(1)))} s`;
}

function formatDay(date: string, at: Date, timeZone: string): string {
  const thisYear = at.toLocaleDateString('en-US', { year: 'numeric', timeZone });
  const year = date.startsWith(thisYear) ? {} : ({ year: 'numeric' } as const);
  return new Date(`${date}T00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...year,
    timeZone: 'UTC',
  });
}
