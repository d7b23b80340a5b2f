import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { maxRecordingBytes } from '@wayfare/contracts/calls/recording';
import { maxUploadBytes } from '@wayfare/contracts/calls/upload';
import type { UserPool } from '@wayfare/user-pool';
import { createAssets } from '@wayfare/web/site';
import { romcalCalendar } from '#adapters/calendar/romcal-calendar.ts';
import { sharpCards } from '#adapters/cards/sharp-cards.ts';
import type { Database, WholeDatabase } from '#adapters/db/database.ts';
import {
  type OpenOptions,
  openDatabase,
  openScratchDatabase,
  openWholeDatabase,
} from '#adapters/db/open-database.ts';
import { breachedPasswords } from '#adapters/identity/breached-passwords.ts';
import { openCognitoIdentity } from '#adapters/identity/cognito-identity.ts';
import { compromisedPasswords as withOwnList } from '#adapters/identity/password-fault.ts';
import { embeddedPool, poolIdentity } from '#adapters/identity/pool-identity.ts';
import { sharpImages } from '#adapters/images/sharp-images.ts';
import { countMails, type MailCounts } from '#adapters/mail/mail.ts';
import type { SiteSecret } from '#adapters/master-key/master-key.ts';
import {
  deleteReplacedKeys,
  findMasterKey,
  openMasterKey,
  putMasterKey,
  replaceMasterKey,
} from '#adapters/master-key/open-master-key.ts';
import { canDecrypt, openSiteSecret } from '#adapters/master-key/site-secret.ts';
import { sandboxClock, sandboxKey, sandboxSecret } from '#adapters/payments/sandbox.ts';
import type { StripeAddress } from '#adapters/payments/stripe-client.ts';
import { stripePayments } from '#adapters/payments/stripe-payments.ts';
import { setUpStripe } from '#adapters/payments/stripe-setup.ts';
import { addSecondWebhook, removeOlderWebhooks } from '#adapters/payments/stripe-webhooks.ts';
import { postgresQueue } from '#adapters/queue/postgres-queue.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import { ffmpegSound } from '#adapters/sound/ffmpeg-sound.ts';
import { diskStorage } from '#adapters/storage/disk-storage.ts';
import { openTarget } from '#adapters/storage/open-backup-target.ts';
import { s3Storage } from '#adapters/storage/s3-storage.ts';
import type { BackupTarget, Storage } from '#adapters/storage/storage.ts';
import { makeWorkFolder } from '#adapters/storage/work-folder.ts';
import { type Clock, systemClock } from '#clock.ts';
import type { BackupAddress } from '#config/backup-shapes.ts';
import type { Config } from '#config.ts';
import { createMetrics } from '#features/health/metrics.ts';
import { networkHasher } from '#http/client-network.ts';
import { securityHeaders } from '#http/responses/security-headers.ts';
import { loadStaticFiles } from '#http/responses/static-files.ts';
import { lifecycle } from '#http/server/graceful-stop.ts';
import type { Logger } from '#http/server/logging.ts';
import { requestTimes } from '#http/server/request-times.ts';
import { webClient } from '../config.ts';
import { isRestored } from '../features/backup/backup-queries.ts';
import { listPreviews } from '../features/blog/present.ts';
import { recordingUploadPath } from '../features/homily/recording-routes.ts';
import { sendPasswordChangedMail } from '../features/signup/reset-password.ts';
import { notFoundHandler } from '../features/site/routes.ts';
import { createSite } from '../features/site/site.ts';
import { type ExternalServices, guardExternalServices } from './external-services.ts';
import { openMailer } from './mailer.ts';

interface RunningSandbox {
  readonly url: string;
  close(): Promise<void>;
}

/** The adapters behind all ports, for the server and the `wayfare` command. */
export interface Parts extends ExternalServices {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  /** Null with Amazon Cognito. */
  readonly pool: UserPool | null;
  /** Starts the payment sandbox. Null with Stripe. */
  readonly openSandbox: (() => Promise<RunningSandbox>) | null;
  /** The clock of the payment provider. The sandbox's clock can be moved. */
  readonly billingClock: Clock;
  /** Encrypts and hashes data that must not be readable in the database. */
  readonly siteSecret: SiteSecret;
  readonly mailCounts: MailCounts;
  readonly queue: Queue;
}

/** Everything that the routes and jobs of the server use. */
export type Deps = Awaited<ReturnType<typeof compose>>;

const readClientFile = (file: string): string => readFileSync(join(webClient, file), 'utf8');

/** Opens the adapters that the settings select. */
export async function openParts(settings: Config, logger: Logger, options?: OpenOptions): Promise<Parts> {
  const database = await openDatabase(settings.database, logger, options);
  const clock = systemClock;
  try {
    const config = await withQuietMode(settings, database);
    const masterKey = await openMasterKey(config.masterKey, database);
    const siteSecret = await openSiteSecret(database, masterKey);
    const { mailer, counts: mailCounts } = countMails(await openMailer(config));
    const deps: PartDeps = { database, clock, logger, siteSecret, mailer };
    const { identity, knownPasswords, ...users } = await openIdentity(config, deps);
    const { payments, ...billing } = openPayments(config, deps);
    const storage = openStorage(config, siteSecret);
    return {
      config,
      clock,
      database,
      siteSecret,
      ...users,
      mailCounts,
      ...billing,
      queue: postgresQueue(database, logger),
      ...guardExternalServices({
        identity,
        knownPasswords,
        payments,
        mailer,
        storage,
        images: sharpImages(),
        sound: ffmpegSound(config.sound),
        calendar: romcalCalendar,
      }),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** A restored database has a mark, so that a copy starts in quiet mode without any setting. */
async function withQuietMode(config: Config, database: Database): Promise<Config> {
  if (config.isQuiet || !(await isRestored(database))) return config;
  return Object.freeze({ ...config, isQuiet: true, quietUntil: '`wayfare quiet off` is run' });
}

type PartDeps = Pick<Parts, 'database' | 'clock' | 'siteSecret' | 'mailer'> & {
  readonly logger: Logger;
};

async function openIdentity(
  { identity: settings, breachedPasswordsUrl: address }: Config,
  { database, clock, siteSecret, logger }: PartDeps,
) {
  const knownPasswords = withOwnList(breachedPasswords({ address, log: logger }));
  if (settings.kind === 'cognito') {
    const identity = await openCognitoIdentity({ ...settings, compromisedPasswords: knownPasswords }, clock);
    return { pool: null, identity, knownPasswords };
  }
  const pool = embeddedPool({
    database,
    clock,
    siteSecret,
    identity: settings,
    compromisedPasswords: knownPasswords,
    log: logger,
    hashNetwork: networkHasher(siteSecret),
    onPasswordChanged: sendPasswordChangedMail,
  });
  return { pool, identity: poolIdentity(pool, clock), knownPasswords };
}

function openPayments(config: Config, { database, siteSecret, mailer, logger }: PartDeps) {
  const { payments, site, publicUrl, mail } = config;
  if (payments.kind === 'stripe') {
    const { secretKey, webhookSecrets, sandboxUrl } = payments;
    const stripe = stripePayments({ secretKey, sandboxUrl, webhookSecrets });
    return { payments: stripe, billingClock: systemClock, openSandbox: null };
  }
  const { port, webhookSecret: secret = sandboxSecret(siteSecret) } = payments;
  const clock = sandboxClock(systemClock);
  return {
    payments: stripePayments({
      secretKey: sandboxKey,
      sandboxUrl: { host: '127.0.0.1', port },
      webhookSecrets: [secret],
    }),
    billingClock: clock,
    // Imported lazily, because a live site does not use it.
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
        sendMail: async (mail) => {
          if (!config.isQuiet) await mailer.send(mail);
        },
      }),
  };
}

export function openStorage({ storage, services, publicUrl }: Config, siteSecret: SiteSecret): Storage {
  if (storage.kind === 's3') return s3Storage(storage);
  const toUrl = (path: string) => new URL(path, publicUrl).href;
  return diskStorage({
    ...storage,
    uploadBase: toUrl(`${services.blog}/uploads`),
    siteSecret,
    maxBytes: maxUploadBytes,
    recordings: {
      uploadBase: toUrl(`${services.homily}${recordingUploadPath}`),
      maxBytes: maxRecordingBytes,
    },
  });
}

export const getWebhookUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>): string =>
  `${publicUrl}/api/checkout/webhook`;

/** For `wayfare keys`. */
export const keyChanges = {
  replaceMasterKey: ({ config, database }: Parts) => replaceMasterKey(database, config.masterKey),
  deleteReplacedKeys: ({ config, database }: Parts) => deleteReplacedKeys(database, config.masterKey),
  addSecondWebhook: (access: StripeAddress, config: Config) =>
    addSecondWebhook(access, getWebhookUrl(config)),
  removeOlderWebhooks: (access: StripeAddress, config: Config) =>
    removeOlderWebhooks(access, getWebhookUrl(config)),
};

/** For backup and restore. Opening needs neither the master key nor the current schema. */
export type BackupParts = Awaited<ReturnType<typeof openBackupParts>>;

export const openBackupTarget = (address: BackupAddress, { backup }: Config): BackupTarget =>
  openTarget(address, backup);

export async function openBackupParts(config: Config, logger: Logger) {
  const opened = await openWholeDatabase(config.database, logger);
  const { database, whole } = opened;
  // A dummy secret: it would sign upload URLs, which backups do not use.
  const storage = openStorage(config, new Uint8Array(32));
  return {
    config,
    database,
    whole,
    storage,
    masterKey: {
      where: config.masterKey.kind === 'file' ? config.masterKey.path : 'MASTER_KEY',
      find: () => findMasterKey(config.masterKey),
      put: (key: Uint8Array) => putMasterKey(config.masterKey, key),
      opens: (key: Uint8Array) => canDecrypt(database, key),
    },
    placeAt: (address: BackupAddress) => openBackupTarget(address, config),
    async [Symbol.asyncDispose]() {
      await storage.close();
      await opened[Symbol.asyncDispose]();
    },
  };
}

interface ScratchDatabase extends AsyncDisposable {
  readonly whole: WholeDatabase;
  /** For checking the free disk space. */
  readonly folder: string;
}

/** A temporary database in its own folder. Disposing deletes both. */
export async function scratchDatabase({ backup }: Config): Promise<ScratchDatabase> {
  const folder = await makeWorkFolder(backup.workFolder, 'looking');
  const deleteFolder = () => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  try {
    const opened = await openScratchDatabase(join(folder, 'postgres'));
    return {
      whole: opened.whole,
      folder,
      async [Symbol.asyncDispose]() {
        await opened[Symbol.asyncDispose]();
        await deleteFolder();
      },
    };
  } catch (error) {
    await deleteFolder();
    throw error;
  }
}

/** Creates products, prices and webhook at Stripe. The sandbox does this by itself when the server starts. */
export function setUpPayments({ payments, site, publicUrl }: Config) {
  const isStripe = payments.kind === 'stripe';
  const webhookUrl = isStripe ? getWebhookUrl({ publicUrl }) : null;
  return setUpStripe(
    isStripe ? payments : { secretKey: sandboxKey, sandboxUrl: { host: '127.0.0.1', port: payments.port } },
    { siteName: site.name, publicUrl, webhookUrl },
  );
}

export async function compose(settings: Config, logger: Logger, options: OpenOptions) {
  const assets = createAssets(JSON.parse(readClientFile('.vite/manifest.json')), readClientFile);
  const inlineScript = assets.scriptText('preferences-before-paint');
  const security = securityHeaders(settings, { inlineScripts: [inlineScript] });
  const staticFiles = await loadStaticFiles(webClient, security);
  const parts = await openParts(settings, logger, options);
  const { config, database, clock, calendar } = parts;
  const site = await createSite({
    config,
    db: database,
    calendar,
    clock,
    assets,
    security: security.page,
    dashboardSecurity: securityHeaders(config, {
      trustedTypes: ['wayfare'],
      inlineScripts: [inlineScript, assets.scriptText('dashboard-before-paint')],
      playsMedia: true,
    }).page,
    listPreviews: () => listPreviews({ db: database, mediaBase: config.mediaBase }),
  }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const times = requestTimes();
  const { dataDir, site: names } = config;
  const metrics = { ...parts, db: database, timeZone: names.timeZone, dataDir, requestTimes: times };
  return {
    ...parts,
    logger,
    lifecycle: lifecycle(),
    requestTimes: times,
    metrics: createMetrics(metrics),
    security,
    staticFiles,
    site,
    fonts: assets.fonts,
    cards: sharpCards(join(dataDir, 'cards')),
    notFoundPage: notFoundHandler(site),
  };
}
