// The checks of `wayfare doctor`. Each runs on its own, so that one failure does not hide others.
import { randomUUID } from 'node:crypto';
import { resolve4, resolvePtr, resolveTxt } from 'node:dns/promises';
import { maxUploadBytes } from '@wayfare/contracts/calls/upload';
import { seconds } from '@wayfare/contracts/rules/durations';
import { type Database, DatabaseUnavailable } from '#adapters/db/database.ts';
import { listPendingChanges } from '#adapters/db/migration-files.ts';
import { openWholeDatabase } from '#adapters/db/open-database.ts';
import { toStartupError } from '#adapters/db/unavailable.ts';
import { fetchHashRange } from '#adapters/identity/breached-passwords.ts';
import { parseSender } from '#adapters/mail/compose-message.ts';
import { emailDomain, readPublicKey } from '#adapters/mail/dkim.ts';
import { MailNotSent } from '#adapters/mail/mail.ts';
import { checkSmtp } from '#adapters/mail/smtp-check.ts';
import { isLocalhost } from '#adapters/mail/smtp-mailer.ts';
import type { SiteSecret } from '#adapters/master-key/master-key.ts';
import { findMasterKey, isSealed } from '#adapters/master-key/open-master-key.ts';
import { findSecret } from '#adapters/master-key/site-secret.ts';
import { checkStripe } from '#adapters/payments/stripe-setup.ts';
import { postgresQueue } from '#adapters/queue/postgres-queue.ts';
import { ffmpegSound } from '#adapters/sound/ffmpeg-sound.ts';
import { openTarget } from '#adapters/storage/open-backup-target.ts';
import { systemClock } from '#clock.ts';
import { publicConfig } from '#config/public.ts';
import type { Config } from '#config.ts';
import { probeMail } from '#emails/notices.tsx';
import { isRestored } from '#features/backup/backup-queries.ts';
import { listPictureFiles } from '#features/blog/pictures/picture.ts';
import { listFinished } from '#features/blog/pictures/upload-queries.ts';
import { postTestAlert } from '#features/health/alerts/notify-operator.ts';
import {
  connectionsCheck,
  databaseClockCheck,
  durabilityCheck,
  indexesCheck,
  timeZoneCheck,
  writesCheck,
} from '#features/health/checks/database.ts';
import {
  dkimCheck,
  mailServerCheck,
  senderDomainCheck,
  senderHostCheck,
} from '#features/health/checks/mail.ts';
import {
  addressCheck,
  alertAddressCheck,
  backupTargetCheck,
  breachedPasswordsCheck,
  certificateCheck,
  paymentsCheck,
  storageCheck,
} from '#features/health/checks/outside.ts';
import {
  backupCheck,
  diskCheck,
  fileModesCheck,
  homiliesCheck,
  jobsCheck,
  nodeCheck,
  quietCheck,
  recordingsCheck,
  searchCheck,
} from '#features/health/checks/site.ts';
import {
  type Check,
  check,
  type Fault,
  OtherFault,
  runChecks,
  withoutRepeats,
} from '#features/health/doctor.ts';
import { databaseBytes } from '#features/health/health-queries.ts';
import { listRecordingKeys } from '#features/recording/recording-queries.ts';
import type { Logger } from '#http/server/logging.ts';
import { searchSources } from '#search-sources.ts';
import { StartupError } from '#startup-error.ts';
import packageFile from '../../../../package.json' with { type: 'json' };
import { getWebhookUrl, openStorage } from './compose.ts';
import { toMailData } from './feature-deps.ts';
import { openMailer } from './mailer.ts';

/** Checks that need no settings. */
export const machineChecks = (): readonly Check[] => [
  nodeCheck(process.versions.node, packageFile.engines.node),
];

/** Lists all faults. Files written for a check are deleted again. */
export async function examineSite(config: Config, logger: Logger): Promise<Fault[]> {
  const opened = await openWholeDatabase(config.database, logger).catch((error: unknown) => {
    const explained = toStartupError(error);
    return explained instanceof Error ? explained : new Error(String(explained));
  });
  const database = opened instanceof Error ? null : opened.database;
  const secret = database && (await readSiteSecret(database, config));
  const storage = openStorage(config, secret ?? new Uint8Array(32));
  const isQuiet = config.isQuiet || (database !== null && (await isRestored(database).catch(() => false)));
  const { to } = config.backup;
  const outside = [
    ...machineChecks(),
    addressCheck(config.publicUrl, isOurs(config)),
    certificateCheck(config.publicUrl, systemClock.now()),
    diskCheck(config.dataDir, async () => (database === null ? 0 : databaseBytes(database))),
    fileModesCheck(config.dataDir, listSecretFiles(config)),
    ...mailChecks(config, isQuiet),
    ...paymentChecks(config),
    storageCheck(storage, {
      name: storeName(config),
      publicUrl: config.publicUrl,
      mediaBase: config.mediaBase,
      uploadBytes: maxUploadBytes,
      canUpload: secret !== null || config.storage.kind === 's3',
      listExpected: () => (database === null ? Promise.resolve([]) : listExpectedFiles(database)),
    }),
    ...(to === null ? [] : [backupTargetCheck(() => openTarget(to, config.backup))]),
    ...alertChecks(config, isQuiet),
    ...passwordChecks(config),
  ];
  try {
    const [externalFaults, databaseFaults] = await Promise.all([
      runChecks(outside),
      opened instanceof Error
        ? [{ about: 'database', sentence: opened.message }]
        : examineDatabase(config, opened.database, logger),
    ]);
    return withoutRepeats([...externalFaults, ...databaseFaults]);
  } finally {
    await storage.close();
    if (!(opened instanceof Error)) await opened[Symbol.asyncDispose]();
  }
}

/** Null if it cannot be decrypted, which the check of the master key reports. */
async function readSiteSecret(database: Database, { masterKey }: Config): Promise<SiteSecret | null> {
  try {
    const key = await findMasterKey(masterKey);
    return key && (await findSecret(database, key));
  } catch {
    return null;
  }
}

async function listExpectedFiles(db: Database): Promise<string[]> {
  const pictures = await listFinished(db);
  return [...pictures.flatMap(listPictureFiles).map(({ key }) => key), ...(await listRecordingKeys(db))];
}

const listSecretFiles = ({ settingsFile, mail }: Config): string[] =>
  [settingsFile, mail.kind === 'smtp' ? mail.dkim?.keyFile : undefined].filter((path) => path !== undefined);

async function examineDatabase(config: Config, database: Database, logger: Logger): Promise<Fault[]> {
  const { site } = config;
  const now = systemClock.now();
  const schemaIndependent = [
    databaseClockCheck(database),
    writesCheck(database),
    connectionsCheck(database),
    durabilityCheck(database),
    indexesCheck(database),
    timeZoneCheck(database, site.timeZone, now),
  ];
  const [schema, others] = await Promise.all([
    runChecks([explainDatabaseErrors(schemaCheck(database))]),
    runChecks(schemaIndependent.map(explainDatabaseErrors)),
  ]);
  if (schema.length > 0) return [...schema, ...others];
  const queue = postgresQueue(database, logger);
  const siteChecks = [
    masterKeyCheck(config, database),
    backupCheck(database, now, config.backup.to !== null),
    quietCheck(database, config.isQuiet),
    jobsCheck(database, queue),
    homiliesCheck(database, site.timeZone, now),
    searchCheck(database, searchSources),
    recordingsCheck(database, ffmpegSound(config.sound), config.sound.ffmpeg),
  ];
  try {
    return [...others, ...(await runChecks(siteChecks.map(explainDatabaseErrors)))];
  } finally {
    await queue.stop();
  }
}

/** Reports an unavailable database once, not in each check that fails for it. */
const explainDatabaseErrors = (check: Check): Check => ({
  ...check,
  run: async () => {
    try {
      return await check.run();
    } catch (error) {
      const explained = error instanceof DatabaseUnavailable ? toStartupError(error) : null;
      throw explained instanceof Error ? new OtherFault('database', explained.message) : error;
    }
  },
});

const schemaCheck = (database: Database): Check =>
  check('schema', async () => {
    const { changes, schema } = await listPendingChanges(database).catch((error: unknown) => {
      throw error instanceof DatabaseUnavailable ? error : toStartupError(error);
    });
    if (changes.length === 0) return null;
    const count = changes.length === 1 ? 'one change' : `${changes.length} changes`;
    return `The database is at schema ${schema}, and this version brings ${count}: see wayfare upgrade --check, then start this version.`;
  });

const masterKeyCheck = ({ masterKey }: Config, database: Database): Check =>
  check('master key', async () => {
    const key = await findMasterKey(masterKey);
    if (key !== null) await findSecret(database, key);
    else if (await isSealed(database))
      return 'The master key is missing, and data in this database is encrypted with it: put master.key back into DATA_DIR from your backup, or set MASTER_KEY to the key.';
    return null;
  });

function mailChecks(config: Config, isQuiet: boolean): Check[] {
  const { mail, isLive, publicUrl, operatorEmail } = config;
  if (mail.kind !== 'smtp') return [];
  const { dkim } = mail;
  const host = new URL(mail.url).hostname;
  const server = mailServerCheck(() => checkSmtp(mail.url), {
    now: systemClock.now(),
    isLocalhost: isLocalhost(host),
    sendTrial: operatorEmail === null || isQuiet ? null : () => findTestMailFault(config, operatorEmail),
  });
  const domain = emailDomain(parseSender(mail.from).address);
  const publicKey = dkim && (() => readPublicKey(dkim.keyFile));
  const signature =
    publicKey && dkimCheck({ domain, selector: dkim.selector, publicKey }, isLive ? resolveTxt : null);
  const checks = signature === null ? [server] : [server, signature];
  if (!isLive) return checks;
  return [
    ...checks,
    senderDomainCheck(domain, resolveTxt),
    ...(isLocalhost(host) ? [senderHostCheck(new URL(publicUrl).hostname, { resolve4, resolvePtr })] : []),
  ];
}

async function findTestMailFault(config: Config, operatorEmail: string): Promise<string | null> {
  try {
    await sendTestMail(config, operatorEmail);
    return null;
  } catch (error) {
    if (error instanceof MailNotSent) return `No mail reaches OPERATOR_EMAIL. ${error.message}`;
    // The DKIM check reports an unreadable key.
    if (error instanceof StartupError) return null;
    throw error;
  }
}

/** Sends without the queue and the database, so that the caller gets the answer of the mail server. */
export async function sendTestMail(config: Config, address: string): Promise<void> {
  const mailer = await openMailer(config);
  try {
    await mailer.send({
      ...probeMail(toMailData(config)),
      to: { address },
      messageId: `<probe.${randomUUID()}@${new URL(config.publicUrl).hostname.replaceAll(/[^\w.-]/g, '')}>`,
      writtenAt: new Date(),
    });
  } finally {
    await mailer.close();
  }
}

const alertChecks = ({ alertUrl, site, publicUrl }: Config, isQuiet: boolean): Check[] =>
  alertUrl === null || isQuiet
    ? []
    : [alertAddressCheck(() => postTestAlert(alertUrl, site.name, publicUrl))];

/** Longer than a sign-up waits, because the other checks load large libraries at the same time. */
const passwordsTimeoutMs = seconds(15);

const passwordChecks = ({ breachedPasswordsUrl: address }: Config): Check[] =>
  address === null
    ? []
    : [breachedPasswordsCheck(address, () => fetchHashRange(address, '00000', passwordsTimeoutMs))];

function paymentChecks(config: Config): Check[] {
  const { payments } = config;
  if (payments.kind !== 'stripe') return [];
  const webhookUrl = getWebhookUrl(config);
  return [paymentsCheck(() => checkStripe(payments, webhookUrl), webhookUrl)];
}

const storeName = ({ storage }: Config): string =>
  storage.kind === 's3' ? `the bucket ${storage.bucket}` : storage.directory;

/** Recognizes this site by fields of its `/config.json`. */
function isOurs(config: Config): (response: unknown) => boolean {
  const own = publicConfig(config);
  const fingerprint = JSON.stringify([own.siteName, own.supportEmail, own.identity]);
  return (response) =>
    typeof response === 'object' &&
    response !== null &&
    'siteName' in response &&
    'supportEmail' in response &&
    'identity' in response &&
    JSON.stringify([response.siteName, response.supportEmail, response.identity]) === fingerprint;
}
