import { join, resolve } from 'node:path';
import {
  backupFrom,
  databaseFrom,
  hostFrom,
  identityFrom,
  mailFrom,
  mailRateFrom,
  masterKeyFrom,
  mediaBaseFrom,
  paymentsFrom,
  servicesFrom,
  storageFrom,
  strictTransportFrom,
} from './config/parts.ts';
import { isLive, rules } from './config/rules.ts';
import { type SettingName, type SettingValues, samples, settingNames, settings } from './config/settings.ts';
import { StartupError } from './startup-error.ts';

const ourPrefixes = /^(STRIPE|COGNITO|S3|ORGANIZATION|SMTP)_/;
const isSetting = (name: string): name is SettingName => settingNames.some((setting) => setting === name);

const formerNames: ReadonlyMap<string, SettingName> = new Map([['PASS_ON', 'SHARE_LINKS']]);

/**
 * Without this check a misspelt setting would be ignored. The environment also has names of other programs, so outside
 * our prefixes only former names and names at an edit distance of one are reported.
 */
function misspellings(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (isSetting(name)) return [];
    const newName = formerNames.get(name);
    if (newName === undefined && !ourPrefixes.test(name) && !isOneEditAway(name)) return [];
    return [`${name} is not a setting: did you mean ${newName ?? nearestSetting(name)}?`];
  });
}

/** Compares lengths first, because that excludes most names of a long environment. */
function isOneEditAway(name: string): boolean {
  const candidates = settingNames.filter((setting) => Math.abs(setting.length - name.length) <= 1);
  return name.length >= 7 && candidates.some((setting) => editDistance(name, setting) === 1);
}

function nearestSetting(name: string): SettingName {
  return settingNames.reduce((best, setting) =>
    editDistance(name, setting) < editDistance(name, best) ? setting : best,
  );
}

/** Damerau–Levenshtein distance. */
function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? at(i - 2, j - 2) + 1 : changed;
      rows[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed, swapped));
    }
  }
  return at(a.length, b.length);
}

/** The built pages. The relative path is the same from src/ and from dist/. */
export const webClient = join(import.meta.dirname, '..', '..', 'web', 'dist', 'client');

export type Config = ReturnType<typeof configFrom>;
type Environment = Readonly<Record<string, string | undefined>>;

/** All errors in the settings, one sentence each. */
export class ConfigFault extends StartupError {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/** An empty setting counts as unset. */
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
      // Most values of the example would pass their own check.
      unreadable.push(`${name} must be your own: the … of the example is still in it.`);
      continue;
    }
    const read = settings[name].schema.safeParse(environment[name]);
    if (read.success) values[name] = read.data;
    else unreadable.push(`${name} must ${read.error.issues[0]?.message ?? 'be another value'}.`);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value was parsed by its own schema
  return { values: values as SettingValues, unreadable };
}

function configFrom(values: SettingValues, searchPath: string, settingsFile?: string) {
  const port = values.PORT ?? 3000;
  // `origin` leaves out port 80.
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
    /** On a public address: no sandbox, no samples. */
    isLive: isLive({ ...values, PUBLIC_URL: publicUrl }),
    /** Payments move no real money. */
    testMode:
      payments.kind === 'sandbox' || payments.secretKey.includes('_test_') || payments.sandboxUrl !== null,
    trustProxy: values.TRUST_PROXY ?? 0,
    trustProxyFrom: values.TRUST_PROXY_FROM ?? [],
    strictTransport: strictTransportFrom(values),
    logLevel: values.LOG_LEVEL ?? 'info',
    /** The address for alerts. Null if none is set. */
    operatorEmail: values.OPERATOR_EMAIL ?? values.SUPPORT_EMAIL ?? null,
    alertUrl: values.ALERT_URL ?? null,
    breachedPasswordsUrl: values.BREACHED_PASSWORDS_URL ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    dataDir,
    /** The settings file that the archive has read. */
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
    /** Quiet mode: sends no mail, and scheduled tasks change nothing outside. */
    isQuiet: values.QUIET === true,
    /** Completes 'no mail leaves this site until …'. */
    quietUntil: 'it is started without QUIET' as string,
    canShare: values.SHARE_LINKS !== false,
    canReadOffline: values.OFFLINE !== false,
    ...mailRateFrom(values),
    mailEventsSecret: values.MAIL_EVENTS_SECRET ?? null,
    storage,
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
    // Typed arrays cannot be frozen.
    if (typeof part === 'object' && part !== null && !ArrayBuffer.isView(part)) freeze(part);
  }
  return Object.freeze(value);
}
