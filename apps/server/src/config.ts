import { join, resolve } from 'node:path';
import { misspellings } from './config/misspelling.ts';
import {
  backupFrom,
  databaseFrom,
  hostFrom,
  identityFrom,
  mailFrom,
  masterKeyFrom,
  mediaBaseFrom,
  paceOfMails,
  paymentsFrom,
  servicesFrom,
  storageFrom,
  strictTransportFrom,
} from './config/parts.ts';
import { isLive, rules } from './config/rules.ts';
import { type SettingName, type SettingValues, samples, settingNames, settings } from './config/settings.ts';
import { StartupError } from './startup-error.ts';

/** The built pages, seen from src/ and from dist/. */
export const webClient = join(import.meta.dirname, '..', '..', 'web', 'dist', 'client');

export type Config = ReturnType<typeof configFrom>;
type Environment = Readonly<Record<string, string | undefined>>;

/** Everything that is wrong with the settings, one sentence each. */
export class ConfigFault extends StartupError {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/** An empty setting counts as one that is not there. */
export function readConfig(environment: Environment): Config {
  const isSet = (name: string) => environment[name] !== undefined && environment[name] !== '';
  const { values, unreadable } = readEach(environment, isSet);
  const faults = [
    ...misspellings(Object.keys(environment).filter(isSet)),
    ...unreadable,
    ...rules.flatMap((rule) => rule({ values, isSet })),
  ];
  if (faults.length > 0) throw new ConfigFault(faults);
  return freeze(configFrom(values, environment['PATH'] ?? '', environment['WAYFARE_SETTINGS']));
}

function readEach(environment: Environment, isSet: (name: string) => boolean) {
  const values: Partial<Record<SettingName, unknown>> = {};
  const unreadable: string[] = [];
  for (const name of settingNames.filter(isSet)) {
    if (environment[name]?.includes('…')) {
      // Of most settings whatever is left of the example would be good enough to go live with.
      unreadable.push(`${name} must be your own: the … of the example is still in it.`);
      continue;
    }
    const read = settings[name].schema.safeParse(environment[name]);
    if (read.success) values[name] = read.data;
    else unreadable.push(`${name} must ${read.error.issues[0]?.message ?? 'be another value'}.`);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value came out of the schema under its name
  return { values: values as SettingValues, unreadable };
}

function configFrom(values: SettingValues, searchPath: string, settingsFile?: string) {
  const port = values.PORT ?? 3000;
  // As browsers write it: port 80 goes unsaid.
  const publicUrl = values.PUBLIC_URL ?? new URL(`http://localhost:${port}`).origin;
  const dataDir = resolve(values.DATA_DIR ?? 'data');
  const site = {
    name: values.SITE_NAME ?? 'Wayfare',
    memberName: values.MEMBER_NAME ?? 'Wayfarer',
    supportEmail: values.SUPPORT_EMAIL ?? samples.SUPPORT_EMAIL,
    governingLaw: values.GOVERNING_LAW ?? 'the State of New York',
    timeZone: values.SITE_TIME_ZONE ?? 'America/New_York',
  };
  const payments = paymentsFrom(values, port);
  const storage = storageFrom(values, dataDir);
  return {
    port,
    host: hostFrom(values, publicUrl),
    publicUrl,
    /** Strangers can reach it: no sandbox, no samples. */
    isLive: isLive({ ...values, PUBLIC_URL: publicUrl }),
    /** No real money moves. */
    testMode:
      payments.kind === 'sandbox' || payments.secretKey.includes('_test_') || payments.standIn !== null,
    trustProxy: values.TRUST_PROXY ?? 0,
    trustProxyFrom: values.TRUST_PROXY_FROM ?? [],
    strictTransport: strictTransportFrom(values),
    logLevel: values.LOG_LEVEL ?? 'info',
    /** Who is told by mail what is amiss; null where nobody has said who. */
    operatorEmail: values.OPERATOR_EMAIL ?? values.SUPPORT_EMAIL ?? null,
    alertUrl: values.ALERT_URL ?? null,
    breachedPasswordsUrl: values.BREACHED_PASSWORDS_URL ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    dataDir,
    /** Where an archive has read the settings, if it has. */
    settingsFile,
    site,
    organization: organizationFrom(values),
    services: servicesFrom(values),
    database: databaseFrom(values, dataDir),
    loadTestKey: values.LOAD_TEST_KEY,
    masterKey: masterKeyFrom(values, dataDir),
    identity: identityFrom(values, publicUrl),
    payments,
    donationPriceId: values.DONATION_PRICE_ID ?? 'price_donation',
    mail: mailFrom(values, dataDir, site),
    /** Nothing leaves that nobody asked for at the keyboard. */
    isQuiet: values.QUIET === true,
    /** Completes 'no mail leaves this site until …'. */
    quietUntil: 'it is started without QUIET' as string,
    /** Whether a subscriber may open one day's homily to a friend. */
    canShare: values.PASS_ON !== false,
    /** Whether readers may keep days on their device for reading without a line. */
    canReadOffline: values.OFFLINE !== false,
    ...paceOfMails(values),
    mailEventsSecret: values.MAIL_EVENTS_SECRET ?? null,
    storage,
    /** What makes recordings, and where to look for it. */
    sound: { ffmpeg: values.FFMPEG, searchPath },
    backup: backupFrom(values, dataDir),
    mediaBase: mediaBaseFrom(values, storage),
  } as const;
}

function organizationFrom(values: SettingValues) {
  const organization = {
    name: values.ORGANIZATION_NAME ?? samples.ORGANIZATION_NAME,
    ein: values.ORGANIZATION_EIN ?? samples.ORGANIZATION_EIN,
    address: values.ORGANIZATION_ADDRESS ?? samples.ORGANIZATION_ADDRESS,
  };
  const { ORGANIZATION_NAME, ORGANIZATION_EIN, ORGANIZATION_ADDRESS } = samples;
  const isSample =
    organization.name === ORGANIZATION_NAME ||
    organization.ein === ORGANIZATION_EIN ||
    organization.address === ORGANIZATION_ADDRESS;
  return { ...organization, isSample };
}

function freeze<Value extends object>(value: Value): Readonly<Value> {
  for (const part of Object.values(value)) {
    // Bytes cannot be frozen.
    if (typeof part === 'object' && part !== null && !ArrayBuffer.isView(part)) freeze(part);
  }
  return Object.freeze(value);
}
