import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { minutes } from '@wayfare/contracts/rules/durations';
import type { Connections, Database } from '#adapters/db/database.ts';
import type { MailCounts } from '#adapters/mail/mail.ts';
import type { RequestCounts, RequestTimes } from '#http/server/request-times.ts';
import type { ScheduledTask } from '#scheduler.ts';
import { siteVersion } from '#version.ts';
import { acquireTaskLease } from './health-queries.ts';
import { type HealthDeps, readHealth, type SiteHealth } from './site-health.ts';

/** The metrics of this server, in the text format of Prometheus. */
export interface Metrics {
  text(): string;
  /** Reads from the database once a minute, so that scrapes need no query. */
  collect(): Promise<HealthSnapshot>;
  noteDrift(subscriptions: number): void;
}

export interface HealthSnapshot {
  /** Null if another server holds the lease. */
  readonly health: SiteHealth | null;
  /** Answers of this server in the last five minutes. */
  readonly answers: RequestCounts;
}

export const collectMetrics = (
  metrics: Metrics,
  notify: (snapshot: HealthSnapshot) => Promise<void>,
  whileWatched: (look: () => Promise<void>) => Promise<void> = (look) => look(),
): ScheduledTask => ({
  name: 'collect-metrics',
  skipsSuccessLog: true,
  nextRun: (now) => new Date((Math.floor(now.getTime() / intervalMs) + 1) * intervalMs),
  run: () => whileWatched(async () => notify(await metrics.collect())),
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

export function createMetrics(deps: MetricsDeps): Metrics {
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
        ...formatProcess(lastMinute),
        ...formatMails(deps.mailCounts),
        ...formatConnections(deps.db.connections()),
        ...counter(
          'wayfare_reconcile_drift_total',
          'Subscriptions that were not as the payment provider has them, since the start.',
          drifted,
        ),
        ...deps.requestTimes.lines(),
        ...(health ? formatSite(health) : []),
        '',
      ].join('\n'),
    noteDrift: (subscriptions) => {
      drifted += subscriptions;
    },
    async collect() {
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

type Labels = Readonly<Record<string, string>>;
type Sample = readonly [labels: Labels, value: number];

function gauge(name: string, help: string, samples: readonly Sample[]): string[] {
  const lines = samples.map(([labels, value]) => {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
    return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
  });
  return [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, ...lines];
}

const counter = (name: string, help: string, value: number): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} counter`,
  `${name} ${value}`,
];

const formatMails = (counts: MailCounts): string[] => {
  const name = 'wayfare_mail_delivery_total';
  return [
    `# HELP ${name} Mails that were handed over, refused for good, or not taken this time, since the start.`,
    `# TYPE ${name} counter`,
    ...Object.entries(counts).map(([outcome, count]) => `${name}{outcome="${outcome}"} ${count}`),
  ];
};

const formatConnections = (connections: Connections): string[] =>
  gauge(
    'wayfare_db_pool',
    'Connections of this server to its database, and who waits for one.',
    Object.entries(connections).map(([state, count]): Sample => [{ state }, count]),
  );

const single = (value: number): Sample[] => [[{}, value]];

const formatProcess = ({ mean, max }: { mean: number; max: number }): string[] => [
  ...gauge('wayfare_build_info', 'Which version runs.', [[{ version: siteVersion }, 1]]),
  ...gauge('process_resident_memory_bytes', 'Memory in use.', single(process.memoryUsage.rss())),
  ...gauge(
    'process_start_time_seconds',
    'When the process began, in seconds since 1970.',
    single(Math.round(Date.now() / 1000 - process.uptime())),
  ),
  ...gauge(
    'nodejs_eventloop_lag_seconds',
    'How late the event loop was on average, in the last minute.',
    single(mean),
  ),
  ...gauge('nodejs_eventloop_lag_max_seconds', 'How late it was at worst, in the last minute.', single(max)),
];

function formatSite({
  at,
  jobs,
  homilies,
  morningMail,
  events,
  subscribers,
  backups,
  database,
  disk,
}: SiteHealth): string[] {
  const { waiting, sent, skipped, refused, late } = morningMail;
  const { succeededAt } = backups.backup;
  return [
    ...gauge('wayfare_jobs', 'Jobs that are due, and jobs that were given up.', [
      [{ state: 'waiting' }, jobs.due],
      [{ state: 'dead' }, jobs.dead],
    ]),
    ...gauge(
      'wayfare_job_oldest_seconds',
      'For how long the first job has been due.',
      single(jobs.oldestDueSeconds),
    ),
    ...gauge(
      'wayfare_morning_mail',
      'The mails of today by how they stand.',
      Object.entries({ waiting, sent, skipped, refused, late }).map(
        ([state, count]): Sample => [{ state }, count],
      ),
    ),
    ...(events.delaySeconds === null
      ? []
      : gauge(
          'wayfare_webhook_lag_seconds',
          'How long after it happened the last payment event came.',
          single(events.delaySeconds),
        )),
    ...gauge(
      'wayfare_active_subscriptions',
      'Who may read, by plan.',
      Object.entries(subscribers).map(([plan, count]): Sample => [{ plan }, count]),
    ),
    ...gauge(
      'wayfare_homily_days_ahead',
      'Days from today on that have a homily, up to the first without.',
      single(homilies.daysAhead),
    ),
    ...(succeededAt === null
      ? []
      : gauge(
          'wayfare_backup_age_seconds',
          'Since the last backup that succeeded.',
          single((at.getTime() - succeededAt.getTime()) / 1000),
        )),
    ...gauge('wayfare_db_size_bytes', 'What the database takes on its disk.', single(database.bytes)),
    ...gauge('wayfare_disk_free_bytes', 'What is left on the disk of DATA_DIR.', single(disk.free)),
  ];
}
