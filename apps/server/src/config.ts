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
import { type Given, type SettingName, samples, settingNames, settings } from './config/settings.ts';
import { CannotStart } from './startup-error.ts';

/** The built pages, seen from src/ and from dist/. */
export const webClient = join(import.meta.dirname, '..', '..', 'web', 'dist', 'client');

export type Config = ReturnType<typeof configFrom>;
type Environment = Readonly<Record<string, string | undefined>>;

/** Everything that is wrong with the settings, one sentence each. */
export class ConfigFault extends CannotStart {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/** An empty setting counts as one that is not there. */
export function readConfig(environment: Environment): Config {
  const isGiven = (name: string) => environment[name] !== undefined && environment[name] !== '';
  const { given, unreadable } = readEach(environment, isGiven);
  const faults = [
    ...misspellings(Object.keys(environment).filter(isGiven)),
    ...unreadable,
    ...rules.flatMap((rule) => rule({ given, isGiven })),
  ];
  if (faults.length > 0) throw new ConfigFault(faults);
  return freeze(configFrom(given, environment['PATH'] ?? '', environment['WAYFARE_SETTINGS']));
}

function readEach(environment: Environment, isGiven: (name: string) => boolean) {
  const given: Partial<Record<SettingName, unknown>> = {};
  const unreadable: string[] = [];
  for (const name of settingNames.filter(isGiven)) {
    if (environment[name]?.includes('…')) {
      // Of most settings whatever is left of the example would be good enough to go live with.
      unreadable.push(`${name} must be your own: the … of the example is still in it.`);
      continue;
    }
    const read = settings[name].schema.safeParse(environment[name]);
    if (read.success) given[name] = read.data;
    else unreadable.push(`${name} must ${read.error.issues[0]?.message ?? 'be another value'}.`);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value came out of the schema under its name
  return { given: given as Given, unreadable };
}

function configFrom(given: Given, searchPath: string, settingsFile?: string) {
  const port = given.PORT ?? 3000;
  // As browsers write it: port 80 goes unsaid.
  const publicUrl = given.PUBLIC_URL ?? new URL(`http://localhost:${port}`).origin;
  const dataDir = resolve(given.DATA_DIR ?? 'data');
  const site = {
    name: given.SITE_NAME ?? 'Wayfare',
    memberName: given.MEMBER_NAME ?? 'Wayfarer',
    supportEmail: given.SUPPORT_EMAIL ?? samples.SUPPORT_EMAIL,
    governingLaw: given.GOVERNING_LAW ?? 'the State of New York',
    timeZone: given.SITE_TIME_ZONE ?? 'America/New_York',
  };
  const payments = paymentsFrom(given, port);
  const storage = storageFrom(given, dataDir);
  return {
    port,
    host: hostFrom(given, publicUrl),
    publicUrl,
    /** Strangers can reach it: no sandbox, no samples. */
    isLive: isLive({ ...given, PUBLIC_URL: publicUrl }),
    /** No real money moves. */
    testMode:
      payments.kind === 'sandbox' || payments.secretKey.includes('_test_') || payments.standIn !== null,
    trustProxy: given.TRUST_PROXY ?? 0,
    trustProxyFrom: given.TRUST_PROXY_FROM ?? [],
    strictTransport: strictTransportFrom(given),
    logLevel: given.LOG_LEVEL ?? 'info',
    /** Who is told by mail what is amiss; null where nobody has said who. */
    operatorEmail: given.OPERATOR_EMAIL ?? given.SUPPORT_EMAIL ?? null,
    alertUrl: given.ALERT_URL ?? null,
    breachedPasswordsUrl: given.BREACHED_PASSWORDS_URL ?? null,
    metricsToken: given.METRICS_TOKEN ?? null,
    dataDir,
    /** Where an archive has read the settings, if it has. */
    settingsFile,
    site,
    organization: organizationFrom(given),
    services: servicesFrom(given),
    database: databaseFrom(given, dataDir),
    loadTestKey: given.LOAD_TEST_KEY,
    masterKey: masterKeyFrom(given, dataDir),
    identity: identityFrom(given, publicUrl),
    payments,
    donationPriceId: given.DONATION_PRICE_ID ?? 'price_donation',
    mail: mailFrom(given, dataDir, site),
    /** Nothing leaves that nobody asked for at the keyboard. */
    isQuiet: given.QUIET === true,
    /** Completes 'no mail leaves this site until …'. */
    quietUntil: 'it is started without QUIET' as string,
    /** Whether a subscriber may open one day's homily to a friend. */
    canShare: given.PASS_ON !== false,
    /** Whether readers may keep days on their device for reading without a line. */
    canReadOffline: given.OFFLINE !== false,
    ...paceOfMails(given),
    mailEventsSecret: given.MAIL_EVENTS_SECRET ?? null,
    storage,
    /** What makes recordings, and where to look for it. */
    sound: { ffmpeg: given.FFMPEG, searchPath },
    backup: backupFrom(given, dataDir),
    mediaBase: mediaBaseFrom(given, storage),
  } as const;
}

function organizationFrom(given: Given) {
  const organization = {
    name: given.ORGANIZATION_NAME ?? samples.ORGANIZATION_NAME,
    ein: given.ORGANIZATION_EIN ?? samples.ORGANIZATION_EIN,
    address: given.ORGANIZATION_ADDRESS ?? samples.ORGANIZATION_ADDRESS,
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
