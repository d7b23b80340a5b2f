import { join } from 'node:path';
import type { Service } from '@wayfare/contracts/calls/contract';
import { isLoopback } from './public-url.ts';
import type { SettingValues } from './settings.ts';
import { secretSettings } from './shared-settings.ts';

/** One part a function: which outside party stands behind it, and what it needs to be reached. */

/** Behind a proxy nobody reaches it but by the proxy. '::' takes every address of the machine, of both kinds. */
export function hostFrom(given: SettingValues, publicUrl: string): string {
  const isForThisMachine = isLoopback(publicUrl) || (given.TRUST_PROXY ?? 0) > 0;
  return given.HOST ?? (isForThisMachine ? 'localhost' : '::');
}

export function databaseFrom(given: SettingValues, dataDir: string) {
  return given.DATABASE_URL === undefined
    ? embeddedIn(dataDir)
    : ({ kind: 'address', url: given.DATABASE_URL } as const);
}

const embeddedIn = (dataDir: string): EmbeddedDatabase => ({
  kind: 'embedded',
  directory: join(dataDir, 'postgres'),
});

interface EmbeddedDatabase {
  readonly kind: 'embedded';
  readonly directory: string;
  /** A restore may make anew what a server would miss. */
  readonly isToBeFilled?: boolean;
}

export function masterKeyFrom(given: SettingValues, dataDir: string) {
  return given.MASTER_KEY === undefined
    ? ({ kind: 'file', path: join(dataDir, 'master.key') } as const)
    : ({ kind: 'given', key: given.MASTER_KEY } as const);
}

/** The pool's id goes into every password's proof, so the embedded pool's must never change. */
const embeddedPool = { userPoolId: 'local_Members', userPoolClientId: 'website' } as const;

export function identityFrom(given: SettingValues, publicUrl: string) {
  const {
    COGNITO_USER_POOL_ID: userPoolId,
    COGNITO_CLIENT_ID: userPoolClientId,
    COGNITO_REGION: region,
  } = given;
  if (userPoolId === undefined || userPoolClientId === undefined || region === undefined) {
    const endpoint = given.IDENTITY_URL ?? `${publicUrl}/identity`;
    return {
      kind: 'embedded',
      ...embeddedPool,
      endpoint,
      issuer: `${endpoint}/${embeddedPool.userPoolId}`,
      adminKey: keyPair(given.POOL_ADMIN_KEY_ID, given.POOL_ADMIN_SECRET),
    } as const;
  }
  const amazon = `https://cognito-idp.${region}.amazonaws.com`;
  const endpoint = given.IDENTITY_URL ?? `${amazon}/`;
  const issuer = given.IDENTITY_ISSUER ?? `${amazon}/${userPoolId}`;
  return {
    kind: 'cognito',
    userPoolId,
    userPoolClientId,
    region,
    endpoint,
    issuer,
    jwksUri: `${issuer}/.well-known/jwks.json`,
    credentials: keyPair(given.COGNITO_ACCESS_KEY_ID, given.COGNITO_SECRET_ACCESS_KEY),
  } as const;
}

function keyPair(accessKeyId: string | undefined, secretAccessKey: string | undefined) {
  return accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null;
}

export function paymentsFrom(given: SettingValues, port: number) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets } = given;
  return secretKey === undefined || webhookSecrets === undefined
    ? ({
        kind: 'sandbox',
        port: given.SANDBOX_PORT ?? port + 1,
        webhookSecret: given.SANDBOX_WEBHOOK_SECRET,
      } as const)
    : ({
        kind: 'stripe',
        secretKey,
        webhookSecrets: webhookSecrets.split(',').map((secret) => secret.trim()),
        standIn: placeOf(given.STRIPE_API_URL),
      } as const);
}

function placeOf(address: string | undefined) {
  if (address === undefined) return null;
  const { hostname, port } = new URL(address);
  return { host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port || 80) };
}

/** What browsers are told of https. Zero lets those forget it that were told otherwise before. */
export function strictTransportFrom({ HSTS: scope = 'subdomains' }: SettingValues): string {
  if (scope === 'off') return 'max-age=0';
  return `max-age=63072000${scope === 'subdomains' ? '; includeSubDomains' : ''}`;
}

const dkimFrom = ({ DKIM_SELECTOR: selector, DKIM_KEY_FILE: keyFile }: SettingValues) =>
  selector === undefined || keyFile === undefined ? null : { selector, keyFile };

export const paceOfMails = (given: SettingValues) => ({
  mailsPerSecond: given.MAIL_RATE ?? null,
  warmUpFrom: given.MAIL_WARM_UP ?? null,
});

export function mailFrom(
  given: SettingValues,
  dataDir: string,
  site: { name: string; supportEmail: string },
) {
  const from = given.MAIL_FROM ?? `${site.name} <${site.supportEmail}>`;
  return given.SMTP_URL === undefined
    ? ({ kind: 'outbox', directory: join(dataDir, 'outbox'), from } as const)
    : ({ kind: 'smtp', url: given.SMTP_URL, from, dkim: dkimFrom(given) } as const);
}

export function storageFrom(given: SettingValues, dataDir: string) {
  const bucket = given.S3_BUCKET;
  if (bucket === undefined) return { kind: 'disk', directory: join(dataDir, 'uploads') } as const;
  const store = storeFrom(given);
  const usesPathStyle = needsPathStyle(bucket, store.endpoint);
  const amazon = `https://s3.${store.region}.amazonaws.com`;
  const publicBase = usesPathStyle
    ? `${given.S3_ENDPOINT ?? amazon}/${bucket}`
    : `https://${bucket}.s3.${store.region}.amazonaws.com`;
  return {
    kind: 's3',
    bucket,
    ...store,
    usesPathStyle,
    publicBase,
  } as const;
}

/** How the store is reached, whichever bucket of it is meant. */
function storeFrom(given: SettingValues) {
  return {
    region: given.S3_REGION ?? 'us-east-1',
    endpoint: given.S3_ENDPOINT,
    credentials: keyPair(given.S3_ACCESS_KEY_ID, given.S3_SECRET_ACCESS_KEY),
  } as const;
}

/** A dot in a bucket's name falls out of Amazon's wildcard certificate, so the name goes into the path. */
export const needsPathStyle = (bucket: string, endpoint: string | undefined): boolean =>
  endpoint !== undefined || bucket.includes('.');

export function backupFrom(given: SettingValues, dataDir: string) {
  const { BACKUP_TO: to, BACKUP_AT: at = '03:30' } = given;
  return {
    /** Null where nobody asked for backups by the clock; by hand they then go into the data directory. */
    to: to ?? null,
    byHandTo: to ?? ({ kind: 'folder', path: join(dataDir, 'backups') } as const),
    at,
    keep: given.BACKUP_KEEP ?? { days: 7, weeks: 4, months: 12 },
    passphrase: given.BACKUP_PASSPHRASE ?? null,
    /** By name, so that an operator knows what to keep besides. */
    secretsSet: secretSettings.filter((name) => given[name] !== undefined),
    store: storeFrom(given),
    /** Where a file is made or looked at that lies elsewhere. */
    workFolder: join(dataDir, 'backup-work'),
  } as const;
}

export function mediaBaseFrom(given: SettingValues, storage: ReturnType<typeof storageFrom>): string {
  return given.MEDIA_URL ?? (storage.kind === 's3' ? storage.publicBase : '/media');
}

export function servicesFrom(given: SettingValues): Readonly<Record<Service, string>> {
  return {
    auth: given.AUTH_API_URL ?? '/api/auth',
    reset: given.RESET_API_URL ?? '/api/reset',
    checkout: given.CHECKOUT_API_URL ?? '/api/checkout',
    subscription: given.SUBSCRIPTION_API_URL ?? '/api/subscription',
    homily: given.HOMILY_API_URL ?? '/api/homily',
    blog: given.BLOG_API_URL ?? '/api/blog',
    search: given.SEARCH_API_URL ?? '/api/search',
  };
}
