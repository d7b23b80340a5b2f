import type { Database } from '#adapters/db/database.ts';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { embeddedPool, poolIdentity } from '#adapters/identity/pool-identity.ts';
import type { Mailer } from '#adapters/mail/mail.ts';
import { smtpMailer } from '#adapters/mail/smtp-mailer.ts';
import { readMessage } from '#adapters/mail/testing/read-message.ts';
import { smtpServer } from '#adapters/mail/testing/smtp-server.ts';
import { createSignedIds } from '#adapters/master-key/master-key.ts';
import { postgresQueue } from '#adapters/queue/postgres-queue.ts';
import { quietLog } from '#adapters/queue/testing/quiet-log.ts';
import { systemClock } from '#clock.ts';
import { partFrom } from '#config/testing/part-from.ts';
import { readConfig } from '#config.ts';
import { buildMailData } from '#emails/testing/mail-data.ts';
import { cachedSubscriberCheck } from '#features/billing/access-queries.ts';
import { calendarForTests } from '#features/homily/testing/homily-site.ts';
import { createRateLimits } from '#http/guards/rate-limit.ts';
import type { MorningMailDeps } from '../morning-mail-deps.ts';
import { queueDueRounds } from '../rounds.ts';
import { type SendingOptions, sendDue } from '../send-due-mails.ts';
import { addReader } from './readers.ts';

const siteSecret = new Uint8Array(32).fill(7);

interface Parts {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly now: () => Date;
}

/** Dependencies with a real database and user pool. */
export function buildMorningMailDeps({ database, mailer, now }: Parts): MorningMailDeps {
  const config = readConfig({});
  const pool = embeddedPool({ database, clock: systemClock, siteSecret, identity: config.identity });
  return {
    db: database,
    clock: { now },
    billingClock: { now },
    isSubscriber: cachedSubscriberCheck({ db: database, clock: { now }, billingClock: { now } }),
    queue: postgresQueue(database, quietLog()),
    mailer,
    identity: poolIdentity(pool),
    calendar: calendarForTests,
    limits: createRateLimits({
      db: database,
      clock: systemClock,
      secret: siteSecret,
      loadTestKey: undefined,
    }),
    mailData: buildMailData(),
    testMode: config.testMode,
    fonts: ['/assets/fraunces.woff2', '/assets/source-sans.woff2'],
    unsubscribeTokens: createSignedIds(siteSecret, 'unsubscribe tokens'),
    mailsPerSecond: null,
    warmUpFrom: null,
    eventsSecret: null,
  };
}

/** A site with a settable clock and a local mail server. */
export async function morningSite(database: TestDatabase, now = '2026-11-21T11:00:00Z') {
  const server = await smtpServer();
  let at = new Date(now);
  const mailer = smtpMailer(
    partFrom({ SMTP_URL: server.url, MAIL_FROM: 'Wayfare <post@wayfare.example>' }, 'mail', 'smtp'),
    { connectMs: 1_000, replyMs: 1_000, totalMs: 2_000 },
  );
  const deps = buildMorningMailDeps({ database, mailer, now: () => at });
  return {
    deps,
    server,
    setTime: (time: string) => (at = new Date(time)),
    /** Runs the scheduled task once. */
    async runTask(options: Partial<SendingOptions> & Partial<MorningMailDeps> = {}) {
      const { isStopped = () => false, leaseMs = 60_000, batchSize = 500, log, ...other } = options;
      await queueDueRounds({ ...deps, ...other });
      return sendDue(
        { ...deps, ...other },
        { isStopped, leaseMs, batchSize, ...(log === undefined ? {} : { log }) },
      );
    },
    makeRetriesDue: () => database.query("update morning_mail set due_at = now() where state = 'waiting'"),
    reader: (email: string, overrides: Partial<Parameters<typeof addReader>[1]> = {}) =>
      addReader(database, {
        email,
        name: 'Ruth',
        isConfirmed: true,
        isSubscriber: true,
        preference: null,
        ...overrides,
      }),
    /** The sorted addresses of all deliveries. */
    recipients: () => server.deliveries.flatMap(({ to }) => to).toSorted(),
    mails: () => server.deliveries.map(({ message }) => readMessage(message)),
    async states() {
      const { rows } = await database.query<{ state: string; count: number }>(
        'select state, count(*)::int as count from morning_mail group by state order by state',
      );
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
    },
    async [Symbol.asyncDispose]() {
      await mailer.close();
      await server[Symbol.asyncDispose]();
    },
  };
}
