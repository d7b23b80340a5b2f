import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { minutes } from '@wayfare/contracts/rules/durations';
import type { Database } from '#adapters/db/database.ts';
import type { MailCounts } from '#adapters/mail/mail.ts';
import type { RequestCounts, RequestTimes } from '#http/server/request-times.ts';
import type { ScheduledTask } from '#scheduler.ts';
import { siteVersion } from '#version.ts';
import { acquireTaskLease } from './health-queries.ts';
import { type HealthDeps, readHealth, type SiteHealth } from './site-health.ts';

/** The metrics of this server, in the text format of Prometheus. */
export type Metrics = ReturnType<typeof createMetrics>;

export interface HealthSnapshot {
  /** Null if another server holds the lease. */
  readonly health: SiteHealth | null;
  /** Answers of this server in the last five minutes. */
  readonly answers: RequestCounts;
}

export const collectMetrics = (
  metrics: Metrics,
  notify: (snapshot: HealthSnapshot) => Promise<void>,
  runWatched: (check: () => Promise<void>) => Promise<void> = (check) => check(),
): ScheduledTask => ({
  name: 'collect-metrics',
  skipsSuccessLog: true,
  nextRun: (now) => new Date((Math.floor(now.getTime() / intervalMs) + 1) * intervalMs),
  run: () => runWatched(async () => notify(await metrics.collect())),
});

interface MetricsDeps extends HealthDeps {
  readonly db: Pick<Database, 'query' | 'connections'>;
  readonly mailCounts: MailCounts;
  readonly requestTimes: RequestTimes;
}

/** Each sample wakes the process: ten a second cost 0.7 ms of processor time, fifty 2.6 ms. */
const resolutionMs = 100;
const intervalMs = minutes(1);
const nanosecond = 1e-9;

/** Seconds. The histogram has the whole time between two samples. */
const toLateness = (sampleNs: number): number =>
  Math.max(0, sampleNs * nanosecond - resolutionMs / 1000 || 0);

const windowMinutes = 5;

export function createMetrics(deps: MetricsDeps) {
  const serverId = randomUUID();
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  /** Values of the last whole minute, so that two scrapes in one minute see the same. */
  let lastMinute = { mean: 0, max: 0 };
  /** Null on all servers but one, so that sums over servers are right. */
  let health: SiteHealth | null = null;
  const before: RequestCounts[] = [];
  let drifted = 0;
  return {
    text: () =>
      [
        ...[
          ...listServerMetrics(deps, lastMinute, drifted),
          ...(health === null ? [] : listSiteMetrics(health)),
        ].flatMap(formatMetric),
        ...deps.requestTimes.lines(),
        '',
      ].join('\n'),
    countDrift: (subscriptions: number): void => {
      drifted += subscriptions;
    },
    /** Reads from the database once a minute, so that scrapes need no query. */
    async collect(): Promise<HealthSnapshot> {
      lastMinute = { mean: toLateness(delay.mean), max: toLateness(delay.max) };
      delay.reset();
      const hasLease = await acquireTaskLease(deps.db, 'collect-metrics', serverId, intervalMs * 1.5);
      health = hasLease ? await readHealth(deps) : null;
      const answers = deps.requestTimes.counts();
      const [first = { all: 0, failed: 0 }] = before;
      before.push(answers);
      if (before.length > windowMinutes) before.shift();
      return { health, answers: { all: answers.all - first.all, failed: answers.failed - first.failed } };
    },
  };
}

/** With a label, one value for each of its texts. Without a value, the metric is left out. */
type Metric = readonly [
  name: string,
  help: string,
  value: number | null | Readonly<Record<string, number>>,
  label?: string,
];

function formatMetric([name, help, value, label = '']: Metric): string[] {
  if (value === null) return [];
  const type = name.endsWith('_total') ? 'counter' : 'gauge';
  const lines =
    typeof value === 'number'
      ? [`${name} ${value}`]
      : Object.entries(value).map(([text, each]) => `${name}{${label}="${text}"} ${each}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines];
}

const listServerMetrics = (
  { mailCounts, db }: MetricsDeps,
  { mean, max }: { readonly mean: number; readonly max: number },
  drifted: number,
): Metric[] => [
  ['wayfare_build_info', 'Which version runs.', { [siteVersion]: 1 }, 'version'],
  ['process_resident_memory_bytes', 'Memory in use.', process.memoryUsage.rss()],
  [
    'process_start_time_seconds',
    'When the process began, in seconds since 1970.',
    Math.round(Date.now() / 1000 - process.uptime()),
  ],
  ['nodejs_eventloop_lag_seconds', 'How late the event loop was on average, in the last minute.', mean],
  ['nodejs_eventloop_lag_max_seconds', 'How late it was at worst, in the last minute.', max],
  [
    'wayfare_mail_delivery_total',
    'Mails that were handed over, refused for good, or not taken this time, since the start.',
    mailCounts,
    'outcome',
  ],
  [
    'wayfare_db_pool',
    'Connections of this server to its database, and who waits for one.',
    { ...db.connections() },
    'state',
  ],
  [
    'wayfare_reconcile_drift_total',
    'Subscriptions that were not as the payment provider has them, since the start.',
    drifted,
  ],
];

function listSiteMetrics(health: SiteHealth): Metric[] {
  const { at, jobs, homilies, morningMail, events, subscribers, backups, database, disk } = health;
  const { waiting, sent, skipped, refused, late } = morningMail;
  const { succeededAt } = backups.backup;
  return [
    [
      'wayfare_jobs',
      'Jobs that are due, and jobs that failed.',
      { waiting: jobs.due, dead: jobs.dead },
      'state',
    ],
    ['wayfare_job_oldest_seconds', 'For how long the first job has been due.', jobs.oldestDueSeconds],
    [
      'wayfare_morning_mail',
      'The mails of today by how they stand.',
      { waiting, sent, skipped, refused, late },
      'state',
    ],
    [
      'wayfare_webhook_lag_seconds',
      'How long after it happened the last payment event came.',
      events.delaySeconds,
    ],
    ['wayfare_active_subscriptions', 'Who may read, by plan.', subscribers, 'plan'],
    [
      'wayfare_homily_days_ahead',
      'Days from today on that have a homily, up to the first without.',
      homilies.daysAhead,
    ],
    [
      'wayfare_backup_age_seconds',
      'Since the last backup that succeeded.',
      succeededAt && (at.getTime() - succeededAt.getTime()) / 1000,
    ],
    ['wayfare_db_size_bytes', 'What the database takes on its disk.', database.bytes],
    ['wayfare_disk_free_bytes', 'What is left on the disk of DATA_DIR.', disk.free],
  ];
}
