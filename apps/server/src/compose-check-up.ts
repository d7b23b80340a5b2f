// What the operator's command examines: each thing by itself, so that what is broken does not hide what else is.

import { resolve4, resolvePtr, resolveTxt } from 'node:dns/promises';
import { systemClock } from '#adapters/clock/system-clock.ts';
import { atStart } from '#adapters/db/at-start.ts';
import type { Database } from '#adapters/db/database.ts';
import { openWhole } from '#adapters/db/open-database.ts';
import { pendingChanges } from '#adapters/db/pending-changes.ts';
import { rangeOf } from '#adapters/identity/breached-passwords.ts';
import { senderFrom } from '#adapters/mail/compose-message.ts';
import { domainOf, publicKeyOf } from '#adapters/mail/dkim.ts';
import { lookAtSmtp } from '#adapters/mail/look-at-smtp.ts';
import { isThisMachine } from '#adapters/mail/smtp-mailer.ts';
import { findMasterKey, isSealed } from '#adapters/master-key/open-master-key.ts';
import { findSecret } from '#adapters/master-key/site-secret.ts';
import { lookAtStripe } from '#adapters/payments/look-at-stripe.ts';
import { postgresQueue } from '#adapters/queue/postgres-queue.ts';
import { ffmpegSound } from '#adapters/sound/ffmpeg-sound.ts';
import { openStorage, webhookUrlOf } from '#compose.ts';
import { publicConfig } from '#config/public.ts';
import type { Config } from '#config.ts';
import { type Check, checkUp, type Fault } from '#features/health/check-up.ts';
import {
  connectionsCheck,
  databaseBytes,
  databaseClockCheck,
  indexesCheck,
  timeZoneCheck,
} from '#features/health/checks/database.ts';
import { diskCheck, modesCheck, nodeCheck } from '#features/health/checks/machine.ts';
import {
  dkimCheck,
  mailServerCheck,
  senderDomainCheck,
  senderHostCheck,
} from '#features/health/checks/mail.ts';
import {
  addressCheck,
  breachedPasswordsCheck,
  certificateCheck,
  paymentsCheck,
  storageCheck,
} from '#features/health/checks/outside.ts';
import {
  backupCheck,
  homiliesCheck,
  jobsCheck,
  quietCheck,
  recordingsCheck,
  searchCheck,
} from '#features/health/checks/site.ts';
import type { Logger } from '#http/server/logging.ts';
import { searchedRooms } from '#searched-rooms.ts';
import packageFile from '../../../package.json' with { type: 'json' };

/** What can be looked at whatever the settings say. */
export const machineChecks = (): readonly Check[] => [
  nodeCheck(process.versions.node, packageFile.engines.node),
];

/** Everything that is amiss. Nothing is changed: what is put somewhere for a trial is taken away again. */
export async function examineSite(config: Config, logger: Logger): Promise<Fault[]> {
  const storage = openStorage(config, new Uint8Array(32));
  const opened = await openWhole(config.database, logger).catch((error: unknown) => {
    const told = atStart(error);
    return told instanceof Error ? told : new Error(String(told));
  });
  const bytes = (): Promise<number> =>
    opened instanceof Error ? Promise.reject(opened) : databaseBytes(opened.database);
  const outside = [
    ...machineChecks(),
    addressCheck(config.publicUrl, isOurs(config)),
    certificateCheck(config.publicUrl, systemClock.now()),
    diskCheck(config.dataDir, bytes),
    modesCheck(config.dataDir, secretFiles(config)),
    ...mailChecks(config),
    ...paymentChecks(config),
    storageCheck(storage, storeName(config)),
    ...passwordChecks(config),
  ];
  try {
    const [around, within] = await Promise.all([
      checkUp(outside),
      opened instanceof Error
        ? [{ about: 'database', sentence: opened.message }]
        : examineDatabase(config, opened.database, logger),
    ]);
    return [...around, ...within];
  } finally {
    await storage.close();
    if (!(opened instanceof Error)) await opened.close();
  }
}

const secretFiles = ({ settingsFile, mail }: Config): string[] =>
  [settingsFile, mail.kind === 'smtp' ? mail.dkim?.keyFile : undefined].filter((path) => path !== undefined);

/** Where the schema is another, what asks for tables would only say so once more. */
async function examineDatabase(config: Config, database: Database, logger: Logger): Promise<Fault[]> {
  const { site } = config;
  const now = systemClock.now();
  const whateverSchema = [
    databaseClockCheck(database),
    connectionsCheck(database),
    indexesCheck(database),
    timeZoneCheck(database, site.timeZone, now),
  ];
  const [schema, ...others] = await Promise.all([checkUp([schemaCheck(database)]), checkUp(whateverSchema)]);
  if (schema.length > 0) return [...schema, ...others.flat()];
  const queue = postgresQueue(database, logger);
  try {
    const ofTheSite = await checkUp([
      masterKeyCheck(config, database),
      backupCheck(database, now, config.backup.to !== null),
      quietCheck(database, config.isQuiet),
      jobsCheck(database, queue),
      homiliesCheck(database, site.timeZone, now),
      searchCheck(database, searchedRooms),
      recordingsCheck(database, ffmpegSound(config.sound), config.sound.ffmpeg),
    ]);
    return [...others.flat(), ...ofTheSite];
  } finally {
    await queue.stop();
  }
}

const schemaCheck = (database: Database): Check => ({
  about: 'schema',
  async look() {
    const { changes, schema } = await pendingChanges(database).catch((error: unknown) => {
      throw atStart(error);
    });
    if (changes.length === 0) return null;
    const count = changes.length === 1 ? 'one change' : `${changes.length} changes`;
    return `The database is at schema ${schema}, and this version brings ${count} to it: see by wayfare upgrade --check what that means, and start this version.`;
  },
});

const masterKeyCheck = ({ masterKey }: Config, database: Database): Check => ({
  about: 'master key',
  async look() {
    const key = await findMasterKey(masterKey);
    if (key !== null) await findSecret(database, key);
    else if (await isSealed(database))
      return 'The master key is missing, and what this database holds was sealed with it: put master.key back into DATA_DIR from your backup, or set MASTER_KEY to the key.';
    return null;
  },
});

function mailChecks({ mail, isLive, publicUrl }: Config): Check[] {
  if (mail.kind !== 'smtp') return [];
  const server = mailServerCheck(() => lookAtSmtp(mail.url), {
    now: systemClock.now(),
    isThisMachine: isThisMachine(new URL(mail.url).hostname),
  });
  const domain = domainOf(senderFrom(mail.from).address);
  if (!isLive) return [server];
  const { dkim } = mail;
  return [
    server,
    senderDomainCheck(domain, resolveTxt),
    ...(dkim === null
      ? []
      : [
          dkimCheck(
            { domain, selector: dkim.selector, publicKey: () => publicKeyOf(dkim.keyFile) },
            resolveTxt,
          ),
        ]),
    ...(isThisMachine(new URL(mail.url).hostname)
      ? [senderHostCheck(new URL(publicUrl).hostname, { resolve4, resolvePtr })]
      : []),
  ];
}

function passwordChecks({ breachedPasswordsUrl: address }: Config): Check[] {
  return address === null ? [] : [breachedPasswordsCheck(address, () => rangeOf(address, '00000'))];
}

function paymentChecks(config: Config): Check[] {
  const { payments } = config;
  if (payments.kind !== 'stripe') return [];
  const webhookUrl = webhookUrlOf(config);
  return [paymentsCheck(() => lookAtStripe(payments, webhookUrl), webhookUrl)];
}

const storeName = ({ storage }: Config): string =>
  storage.kind === 's3' ? `the bucket ${storage.bucket}` : storage.directory;

/** Some of what every page is told, and no other site says. */
function isOurs(config: Config): (said: unknown) => boolean {
  const own = publicConfig(config);
  const sign = JSON.stringify([own.siteName, own.supportEmail, own.identity]);
  return (said) =>
    typeof said === 'object' &&
    said !== null &&
    'siteName' in said &&
    'supportEmail' in said &&
    'identity' in said &&
    JSON.stringify([said.siteName, said.supportEmail, said.identity]) === sign;
}
