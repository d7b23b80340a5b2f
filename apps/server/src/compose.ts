import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { uploadMaxBytes } from '@wayfare/contracts/upload';
import type { UserPool } from '@wayfare/user-pool';
import { assetsFrom, type Manifest } from '@wayfare/web/site';
import type { LiturgicalCalendar } from '#adapters/calendar/calendar.ts';
import { romcalCalendar } from '#adapters/calendar/romcal-calendar.ts';
import type { Clock } from '#adapters/clock/clock.ts';
import { systemClock } from '#adapters/clock/system-clock.ts';
import type { Database } from '#adapters/db/database.ts';
import { openDatabase, type WhenLost } from '#adapters/db/open-database.ts';
import { openCognitoIdentity } from '#adapters/identity/cognito-identity.ts';
import { embeddedPool } from '#adapters/identity/embedded-pool.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import { poolIdentity } from '#adapters/identity/pool-identity.ts';
import type { Images } from '#adapters/images/images.ts';
import { sharpImages } from '#adapters/images/sharp-images.ts';
import type { Mailer } from '#adapters/mail/mail.ts';
import { outboxMailer } from '#adapters/mail/outbox-mailer.ts';
import { smtpMailer } from '#adapters/mail/smtp-mailer.ts';
import type { MasterKey } from '#adapters/master-key/master-key.ts';
import { openMasterKey } from '#adapters/master-key/open-master-key.ts';
import type { Payments } from '#adapters/payments/payments.ts';
import { sandboxKey, sandboxSecret } from '#adapters/payments/sandbox-access.ts';
import { sandboxClock } from '#adapters/payments/sandbox-clock.ts';
import { setUpStripe } from '#adapters/payments/set-up-stripe.ts';
import { stripePayments } from '#adapters/payments/stripe-payments.ts';
import { postgresQueue } from '#adapters/queue/postgres-queue.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import { diskStorage } from '#adapters/storage/disk-storage.ts';
import { s3Storage } from '#adapters/storage/s3-storage.ts';
import type { Storage } from '#adapters/storage/storage.ts';
import type { Config } from '#config.ts';
import { type Lifecycle, lifecycle } from '#http/lifecycle.ts';
import type { Logger } from '#http/logging.ts';
import type { NotFoundPage } from '#http/not-found.ts';
import { type SecurityHeaders, securityHeaders } from '#http/security-headers.ts';
import { loadStaticFiles, type StaticFiles } from '#http/static-files.ts';
import { listPreviews } from './features/blog/list-previews.ts';
import { queueMail } from './features/mail/queue-mail.ts';
import { notFoundPage } from './features/site/routes.ts';
import { openSite, type Site } from './features/site/site.ts';
import { outsideTransactions } from './outside-parties.ts';

interface RunningSandbox {
  readonly url: string;
  close(): Promise<void>;
}

/** What stands behind each port: all that the operator's command needs. */
export interface Parts {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  /** Null where another provider keeps the members. */
  readonly pool: UserPool | null;
  readonly identity: Identity;
  readonly payments: Payments;
  /** Starts the stand-in for the payment provider; null where real money moves. */
  readonly openSandbox: (() => Promise<RunningSandbox>) | null;
  /** What time it is for the payment provider: the sandbox's clock can be moved. */
  readonly billingClock: Clock;
  /** Seals and hashes what the database must not give away. */
  readonly masterKey: MasterKey;
  readonly mailer: Mailer;
  readonly queue: Queue;
  readonly storage: Storage;
  readonly images: Images;
  readonly calendar: LiturgicalCalendar;
}

/** Everything that a feature of the server may be given. */
export interface Deps extends Parts {
  readonly logger: Logger;
  readonly lifecycle: Lifecycle;
  readonly security: SecurityHeaders;
  readonly staticFiles: StaticFiles;
  readonly site: Site;
  readonly notFoundPage: NotFoundPage;
}

/** From this file in the sources and in the bundle alike, `apps` is two folders up. */
const webClient = join(import.meta.dirname, '..', '..', 'web', 'dist', 'client');

const readManifest = (): Manifest =>
  JSON.parse(readFileSync(join(webClient, '.vite', 'manifest.json'), 'utf8'));

/** Turns the settings into the parts that stand behind each port: one switch a port, and nothing else. */
export async function openParts(config: Config, logger: Logger, whenLost?: WhenLost): Promise<Parts> {
  const database = await openDatabase(config.database, logger, whenLost);
  const clock = systemClock;
  try {
    const masterKey = await openMasterKey(config.masterKey);
    const mailer = config.mail.kind === 'smtp' ? smtpMailer(config.mail) : outboxMailer(config.mail);
    const queue = postgresQueue(database, logger);
    const { pool, identity } = await openIdentity(config, { database, clock, logger, masterKey, queue });
    const { payments, ...billing } = openPayments(config, { database, masterKey, mailer, logger });
    const storage = openStorage(config, masterKey);
    return {
      config,
      clock,
      database,
      masterKey,
      pool,
      ...billing,
      queue,
      ...outsideTransactions({
        identity,
        payments,
        mailer,
        storage,
        images: sharpImages(),
        calendar: romcalCalendar,
      }),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

interface IdentityNeeds {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly masterKey: MasterKey;
  readonly queue: Queue;
}

async function openIdentity(
  { identity }: Config,
  { database, clock, logger, masterKey, queue }: IdentityNeeds,
) {
  if (identity.kind === 'cognito')
    return { pool: null, identity: await openCognitoIdentity(identity, clock) };
  const pool = embeddedPool({
    database,
    clock,
    masterKey,
    identity,
    log: logger,
    onPasswordChanged: (within, { email, name, changedAt }) =>
      queueMail(within, queue, { kind: 'password-changed', to: { name, address: email }, changedAt }),
  });
  return { pool, identity: poolIdentity(pool, clock) };
}

interface PaymentNeeds {
  readonly database: Database;
  readonly masterKey: MasterKey;
  readonly mailer: Mailer;
  readonly logger: Logger;
}

function openPayments(config: Config, { database, masterKey, mailer, logger }: PaymentNeeds) {
  const { payments, site, publicUrl, mail } = config;
  if (payments.kind === 'stripe') {
    const { secretKey, webhookSecret, standIn } = payments;
    const stripe = stripePayments({ secretKey, standIn, webhookSecrets: [webhookSecret] });
    return { payments: stripe, billingClock: systemClock, openSandbox: null };
  }
  const { port, webhookSecret: secret = sandboxSecret(masterKey) } = payments;
  const clock = sandboxClock(systemClock);
  return {
    payments: stripePayments({
      secretKey: sandboxKey,
      standIn: { host: '127.0.0.1', port },
      webhookSecrets: [secret],
    }),
    billingClock: clock,
    // Loaded where it is used: a live site never does.
    openSandbox: async () =>
      (await import('#adapters/payments/sandbox.ts')).openSandbox({
        database,
        port,
        secret,
        siteName: site.name,
        publicUrl,
        timeZone: site.timeZone,
        outbox: mail.kind === 'outbox' ? mail.directory : null,
        clock,
        log: logger,
        sendMail: (letter) => mailer.send(letter),
      }),
  };
}

function openStorage({ storage, services, publicUrl }: Config, masterKey: MasterKey): Storage {
  if (storage.kind === 's3') return s3Storage(storage);
  const uploadBase = new URL(`${services.blog}/uploads`, publicUrl).href;
  return diskStorage({ ...storage, uploadBase, masterKey, mostBytes: uploadMaxBytes });
}

/** Makes what is sold at the provider. The sandbox sees to that by itself when the server starts. */
export function setUpPayments({ payments, site, publicUrl }: Config) {
  const facts = { siteName: site.name, publicUrl };
  return payments.kind === 'stripe'
    ? setUpStripe(
        { secretKey: payments.secretKey, standIn: payments.standIn },
        { ...facts, webhookUrl: `${publicUrl}/api/checkout/webhook` },
      )
    : setUpStripe(
        { secretKey: sandboxKey, standIn: { host: '127.0.0.1', port: payments.port } },
        { ...facts, webhookUrl: null },
      );
}

/** The whole server, in parts. */
export async function compose(config: Config, logger: Logger, whenLost: WhenLost): Promise<Deps> {
  const security = securityHeaders(config);
  const staticFiles = await loadStaticFiles(webClient, security);
  const assets = assetsFrom(readManifest());
  const parts = await openParts(config, logger, whenLost);
  const { database, clock, calendar } = parts;
  const siteDeps = {
    config,
    db: database,
    calendar,
    clock,
    assets,
    security: security.page,
    dashboardSecurity: securityHeaders(config, ['wayfare']).page,
    listPreviews: () => listPreviews({ db: database, mediaBase: config.mediaBase }),
  };
  const site = await openSite(siteDeps).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  return {
    ...parts,
    logger,
    lifecycle: lifecycle(),
    security,
    staticFiles,
    site,
    notFoundPage: notFoundPage(site),
  };
}
