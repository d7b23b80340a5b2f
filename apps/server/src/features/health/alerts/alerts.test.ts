import { X509Certificate } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createServer as createTlsServer } from 'node:https';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { testWith } from '#adapters/db/testing/database-test.ts';
import { setReadOnly } from '#adapters/db/testing/set-read-only.ts';
import { type TestDatabase, withDatabase } from '#adapters/db/testing/test-database.ts';
import { outboxMailer } from '#adapters/mail/outbox-mailer.ts';
import { postgresQueue } from '#adapters/queue/postgres-queue.ts';
import { quietLog } from '#adapters/queue/testing/quiet-log.ts';
import { buildMailData } from '#emails/testing/mail-data.ts';
import { sendQueuedMails } from '#features/mail/send-mail.ts';
import { publishHomily } from '#features/morning-mail/testing/readers.ts';
import { requestTimes } from '#http/server/request-times.ts';
import { localServer } from '#http/testing/local-server.ts';
import { certificate } from '#testing/certificate.ts';
import { testFolder } from '#testing/test-folder.ts';
import { listenLocally } from '../../../http/testing/free-port.ts';
import { checkCertificateHourly } from '../certificate.ts';
import { collectMetrics, createMetrics, type HealthSnapshot } from '../metrics.ts';
import type { SiteHealth } from '../site-health.ts';
import { detectAlerts } from './alerts.ts';
import { alertOnDatabaseFailure } from './database-alert.ts';
import { postAlerts, recordAlert, recordPaymentAlerts, updateAlerts } from './notify-operator.ts';

const quickRetries = { retryDelaysMs: [20, 20, 20], pollMs: 20 };

/** An ALERT_URL that records alerts, and answers with the queued statuses first. */
async function alertReceiver() {
  const bodies: { event: string; alert: string; text: string; since: string }[] = [];
  const answers: number[] = [];
  const server = await localServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const status = answers.shift() ?? 204;
      if (status === 204) bodies.push(JSON.parse(body));
      response.writeHead(status, { location: '/elsewhere' }).end();
    });
  });
  return { ...server, url: `${server.url}/alerts?key=1`, bodies, answers };
}

/** Two servers of a site with only their monitoring. */
async function watchedSite(database: TestDatabase, operatorEmail: string | null = 'night@wayfare.example') {
  const outbox = await testFolder();
  const address = await alertReceiver();
  let at = new Date('2027-03-04T20:00:00Z');
  const clock = { now: () => at };
  const log = { ...quietLog(), info: () => {} };
  const queue = postgresQueue(database, log);
  const mailData = buildMailData();
  const mailer = outboxMailer({ directory: outbox, from: 'Wayfare <post@wayfare.example>' });
  await sendQueuedMails({ queue, mailer, mailData, clock, log }, quickRetries);
  await postAlerts({ queue, alertUrl: address.url, log }, quickRetries);
  const deps = { db: database, queue, clock, mailData, operatorEmail, alertUrl: address.url };
  const servers = [1, 2].map(() => {
    const times = requestTimes();
    const { timeZone } = mailData;
    const health = {
      ...deps,
      billingClock: clock,
      timeZone,
      dataDir: outbox,
      requestTimes: times,
      mailCounts: { sent: 0, refused: 0, failed: 0 },
    };
    return { times, metrics: createMetrics(health) };
  });
  return {
    deps,
    mailer,
    address,
    servers,
    /** Advances the clock. Each server checks once a minute. */
    async pass(minutes: number, checking = servers) {
      for (let minute = 0; minute < minutes; minute += 1) {
        at = new Date(at.getTime() + 60_000);
        await Promise.all(checking.map(async (server) => updateAlerts(deps, await server.metrics.collect())));
      }
    },
    setTime(time: string) {
      at = new Date(time);
    },
    subjects: async () => {
      const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
      const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
      return mails
        .map((mail) => /^Subject: (.+(?:\r\n .+)*)/m.exec(mail)?.[1]?.replaceAll('\r\n', '') ?? '')
        .toSorted();
    },
    async [Symbol.asyncDispose]() {
      await queue.stop();
      await address[Symbol.asyncDispose]();
    },
  };
}

const test = testWith(watchedSite);

const endOfCertificate = new Date(new X509Certificate(certificate.cert).validTo);

const until = (look: () => void | Promise<void>) => vi.waitFor(look, { timeout: 10_000, interval: 20 });
const settled = (database: TestDatabase) =>
  until(async () => {
    const { rows } = await database.query("select from job where state = 'waiting'");
    expect(rows).toEqual([]);
  });

test('an alert is sent once by mail and to ALERT_URL, repeated each day, and closed', async ({ site }) => {
  const listAlerts = () => site.address.bodies.map(({ event, alert }) => `${event}: ${alert}`);
  for (const date of ['2027-03-04', '2027-03-05']) await publishHomily(site.database, date);
  await site.pass(20);
  await settled(site.database);
  expect(await site.subjects()).toEqual([]);

  // The address is shut at first.
  site.address.answers.push(500, 302);
  await site.database.query("delete from homily where date = '2027-03-05'");
  // Three in the afternoon at the site is early enough to write one.
  await site.pass(3);
  expect(listAlerts()).toEqual([]);
  site.setTime('2027-03-04T23:00:00Z');
  await site.pass(2);
  expect(listAlerts()).toEqual([]);
  await site.pass(20);
  await until(() => expect(listAlerts()).toEqual(['opened: no-homily']));
  await settled(site.database);
  expect(await site.subjects()).toEqual(['Wayfare, for the operator: a day without a homily.']);
  expect(site.address.bodies[0]?.text).toMatch(
    /There is no homily for tomorrow: write and publish one\. First seen/,
  );

  // A short outage sends nothing.
  await publishHomily(site.database, '2027-03-05');
  await site.pass(10);
  await site.database.query("delete from homily where date = '2027-03-05'");
  await site.pass(10);
  expect(listAlerts()).toHaveLength(1);

  // A day later it is still so, now of the day itself.
  site.setTime('2027-03-05T23:10:00Z');
  await site.pass(3);
  await until(() => expect(listAlerts()).toEqual(['opened: no-homily', 'still open: no-homily']));
  expect(site.address.bodies[1]?.text).toMatch(/There is no homily for today/);

  for (const date of ['2027-03-05', '2027-03-06']) await publishHomily(site.database, date);
  await site.pass(14);
  expect(listAlerts()).toHaveLength(2);
  await site.pass(3);
  await until(() => expect(listAlerts().at(-1)).toBe('closed: no-homily'));
  await settled(site.database);
  expect(await site.subjects()).toEqual([
    'Wayfare, for the operator: Closed: a day without a homily.',
    'Wayfare, for the operator: Still open: a day without a homily.',
    'Wayfare, for the operator: a day without a homily.',
  ]);
});

test('a failing ALERT_URL raises no alert itself', async () => {
  await using site = await withDatabase((database) => watchedSite(database, null));
  site.address.answers.push(...Array.from({ length: 4 }, () => 503));
  await site.pass(4);
  await until(() => expect(site.address.answers).toEqual([]));
  await settled(site.database);
  expect(site.address.bodies).toEqual([]);
  expect((await site.database.query('select from job')).rows).toEqual([]);
});

test('each server reports its own errors, and a single error raises no alert', async ({ site }) => {
  for (const date of ['2027-03-04', '2027-03-05']) await publishHomily(site.database, date);
  const [first, second] = site.servers;
  second?.times.observe('/', 'GET', 500, 0.01);
  for (let count = 0; count < 100; count += 1) second?.times.observe('/readyz', 'GET', 503, 0.01);
  await site.pass(3);
  expect((await site.database.query('select from alert')).rows).toEqual([]);
  // The one that does not look for both.
  for (let count = 0; count < 20; count += 1) second?.times.observe('/', 'GET', 500, 0.01);
  for (let count = 0; count < 900; count += 1) first?.times.observe('/', 'GET', 200, 0.01);
  await site.pass(2);
  await until(() => expect(site.address.bodies.map(({ alert }) => alert)).toEqual(['errors']));
  await site.pass(25);
  await until(() => expect(site.address.bodies.map(({ event }) => event)).toEqual(['opened', 'closed']));
});

test('missing webhooks raise an alert when they are missing again an hour later', async ({ site }) => {
  for (const date of ['2027-03-04', '2027-03-05']) await publishHomily(site.database, date);
  const missed = () => recordPaymentAlerts(site.deps, { missed: 2, drifted: [] });
  await missed();
  await site.pass(30);
  expect(site.address.bodies).toEqual([]);
  await site.pass(30);
  await missed();
  await site.pass(1);
  await until(() => expect(site.address.bodies.map(({ alert }) => alert)).toEqual(['webhooks-missing']));
});

test('an expiring certificate and subscription drift raise alerts', async ({ site }) => {
  const day = (ahead: number) => new Date(endOfCertificate.getTime() + ahead * 86_400_000).toISOString();
  site.setTime(day(-13.5));
  for (const ahead of [-14, -13, -12, -11]) await publishHomily(site.database, day(ahead).slice(0, 10));
  const inFront = createTlsServer(certificate);
  const url = `https://localhost:${await listenLocally(inFront)}`;
  const note = (message: string) => recordAlert(site.deps, { name: 'certificate', message });
  await checkCertificateHourly(url, site.deps.clock, note).run();
  inFront.close();
  await recordPaymentAlerts(site.deps, { missed: 0, drifted: ['cus_1', 'cus_2'] });
  site.servers[0]?.metrics.countDrift(2);
  await site.pass(1);
  await until(() =>
    expect(site.address.bodies.map(({ event, alert }) => [event, alert]).toSorted()).toEqual([
      ['opened', 'certificate'],
      ['opened', 'drift'],
    ]),
  );
  expect(site.address.bodies.map(({ text }) => text).join('\n')).toContain(
    `The certificate of ${url} ends in 13 days: renew it there.`,
  );
  expect(
    site.servers.map(({ metrics }) => /^wayfare_reconcile_drift_total (\d+)$/m.exec(metrics.text())?.[1]),
  ).toEqual(['2', '0']);
  site.address.bodies.length = 0;
  await site.pass(3 * 60 + 1);
  await until(() =>
    expect(site.address.bodies.map(({ event, alert }) => [event, alert]).toSorted()).toEqual([
      ['closed', 'certificate'],
      ['closed', 'drift'],
    ]),
  );
});

test('a read-only database raises an alert by mail and to ALERT_URL until it recovers', async ({ site }) => {
  const task = collectMetrics(
    site.servers[0]?.metrics ?? expect.fail(),
    (snapshot) => updateAlerts(site.deps, snapshot),
    alertOnDatabaseFailure({ ...site.deps, mailer: site.mailer, log: quietLog() }),
  );
  const pass = async (count: number) => {
    for (let minute = 0; minute < count; minute += 1) {
      await site.pass(1, []);
      await task.run().catch(() => {});
    }
  };
  for (const date of ['2027-03-04', '2027-03-05']) await publishHomily(site.database, date);
  await pass(1);
  await setReadOnly(site.database.connection, true);
  await pass(1);
  expect(site.address.bodies).toEqual([]);
  await pass(5);
  expect(site.address.bodies.map(({ event, alert }) => `${event}: ${alert}`)).toEqual(['opened: database']);
  expect(site.address.bodies[0]?.text).toContain('The database is read-only: check');
  await setReadOnly(site.database.connection, false);
  await until(async () => {
    await pass(1);
    expect(site.address.bodies.at(-1)?.event).toBe('closed');
  });
  expect(await site.subjects()).toEqual([
    'Wayfare, for the operator: Closed: the database cannot be used.',
    'Wayfare, for the operator: the database cannot be used.',
  ]);
});

const at = new Date('2027-03-04T20:00:00Z');
const ago = (hours: number) => new Date(at.getTime() - hours * 3_600_000);
const outcome = {
  succeededAt: ago(22),
  file: 'a',
  place: 'b',
  bytes: 1,
  tookMs: 1,
  failedAt: null,
  failure: null,
};

/** As bad as everything may be without a word of it. */
const healthy: SiteHealth = {
  at,
  schema: 1,
  database: { ms: 1, bytes: 1 },
  disk: { free: 10, size: 100 },
  jobs: { due: 1, oldestDueSeconds: 300, dead: 0, lastDeadError: null },
  homilies: { hasToday: true, nextGap: '2027-03-05', daysAhead: 1 },
  morningMail: { waiting: 9, sent: 98, skipped: 5, refused: 2, late: 1, sentLastMinute: 0 },
  isMailHeldUp: false,
  complaints: { complained: 1, sent: 10 },
  events: { lastReceivedAt: ago(300), delaySeconds: 1, failing: 0 },
  subscribers: {},
  backups: { backup: outcome, verification: outcome },
};
const answers = { all: 1_000, failed: 10 };
const namesIn = (health: Partial<SiteHealth>, snapshot: Partial<HealthSnapshot> = {}) =>
  detectAlerts({ health: { ...healthy, ...health }, answers, ...snapshot }, 'America/New_York').map(
    ({ name }) => name,
  );

test('a healthy site raises no alert', () => {
  expect(namesIn({})).toEqual([]);
  expect(namesIn({ backups: { backup: { ...outcome, succeededAt: null }, verification: outcome } })).toEqual(
    [],
  );
});

test.each<[string, Partial<SiteHealth>]>([
  ['no-homily', { at: new Date('2027-03-04T23:00:00Z') }],
  ['no-homily', { homilies: { hasToday: false, nextGap: '2027-03-04', daysAhead: 0 } }],
  ['morning-mail-late', { isMailHeldUp: true }],
  ['morning-mail-refused', { morningMail: { ...healthy.morningMail, refused: 3 } }],
  ['mail-complaints', { complaints: { complained: 2, sent: 1_999 } }],
  ['job-given-up', { jobs: { ...healthy.jobs, dead: 1 } }],
  ['work-waits', { jobs: { ...healthy.jobs, oldestDueSeconds: 301 } }],
  ['payment-events', { events: { ...healthy.events, failing: 1 } }],
  ['backup', { backups: { backup: { ...outcome, succeededAt: ago(27) }, verification: outcome } }],
  ['backup', { backups: { backup: { ...outcome, failure: 'No room.' }, verification: outcome } }],
  ['backup', { backups: { backup: outcome, verification: { ...outcome, failure: 'A byte.' } } }],
  ['disk', { disk: { free: 9, size: 100 } }],
])('detects %s', (name, changes) => {
  expect(namesIn(changes)).toEqual([name]);
});

test('the error alert counts the answers of one server', () => {
  const many = { health: null, answers: { all: 999, failed: 10 } };
  expect(detectAlerts(many, 'UTC').map(({ name }) => name)).toEqual(['errors']);
  expect(namesIn({}, { answers: { all: 9, failed: 9 } })).toEqual([]);
});

test('alerts about a failed backup and a failed job include the cause', () => {
  const failure = 'The storage cannot be used: the store is too busy (SlowDown 503).';
  const messagesIn = (health: Partial<SiteHealth>) =>
    detectAlerts({ health: { ...healthy, ...health }, answers }, 'America/New_York').map(
      ({ message }) => message,
    );
  expect(messagesIn({ backups: { backup: { ...outcome, failure }, verification: outcome } })).toEqual([
    `The last backup attempt failed, and the last one is 22 h old. ${failure}`,
  ]);
  const lastDeadError = 'The mail could not be handed over: nothing answers there.';
  expect(messagesIn({ jobs: { ...healthy.jobs, dead: 2, lastDeadError } })).toEqual([
    `2 jobs failed, no retries left, the last because: ${lastDeadError} Correct the cause, then resend (wayfare mail list, wayfare mail resend ID).`,
  ]);
});
