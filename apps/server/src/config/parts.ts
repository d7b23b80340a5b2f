import { join } from 'node:path';
import type { Service } from '@wayfare/contracts/calls/contract';
import { isLoopback } from './public-url.ts';
import { type SettingValues, secretSettings } from './settings.ts';

/** Behind a proxy the server listens on localhost only. '::' is every address, IPv4 and IPv6. */
export function hostFrom(values: SettingValues, publicUrl: string): string {
  const isForThisMachine = isLoopback(publicUrl) || (values.TRUST_PROXY ?? 0) > 0;
  return values.HOST ?? (isForThisMachine ? 'localhost' : '::');
}

export function databaseFrom(values: SettingValues, dataDir: string) {
  return values.DATABASE_URL === undefined
    ? embeddedDatabase(dataDir)
    : ({ kind: 'address', url: values.DATABASE_URL } as const);
}

const embeddedDatabase = (dataDir: string): EmbeddedDatabase => ({
  kind: 'embedded',
  directory: join(dataDir, 'postgres'),
});

interface EmbeddedDatabase {
  readonly kind: 'embedded';
  readonly directory: string;
  /** A restore may create the cluster of a data directory that had one before. */
  readonly isToBeFilled?: boolean;
}

export function masterKeyFrom(values: SettingValues, dataDir: string) {
  return values.MASTER_KEY === undefined
    ? ({ kind: 'file', path: join(dataDir, 'master.key') } as const)
    : ({ kind: 'given', key: values.MASTER_KEY } as const);
}

/** The pool id is part of every password verifier (SRP), so it must never change. */
const embeddedPool = { userPoolId: 'local_Members', userPoolClientId: 'website' } as const;

export function identityFrom(values: SettingValues, publicUrl: string) {
  const {
    COGNITO_USER_POOL_ID: userPoolId,
    COGNITO_CLIENT_ID: userPoolClientId,
    COGNITO_REGION: region,
  } = values;
  if (userPoolId === undefined || userPoolClientId === undefined || region === undefined) {
    const endpoint = values.IDENTITY_URL ?? `${publicUrl}/identity`;
    return {
      kind: 'embedded',
      ...embeddedPool,
      endpoint,
      issuer: `${endpoint}/${embeddedPool.userPoolId}`,
      adminKey: keyPair(values.POOL_ADMIN_KEY_ID, values.POOL_ADMIN_SECRET),
    } as const;
  }
  const amazon = `https://cognito-idp.${region}.amazonaws.com`;
  const endpoint = values.IDENTITY_URL ?? `${amazon}/`;
  const issuer = values.IDENTITY_ISSUER ?? `${amazon}/${userPoolId}`;
  return {
    kind: 'cognito',
    userPoolId,
    userPoolClientId,
    region,
    endpoint,
    issuer,
    jwksUri: `${issuer}/.well-known/jwks.json`,
    credentials: keyPair(values.COGNITO_ACCESS_KEY_ID, values.COGNITO_SECRET_ACCESS_KEY),
  } as const;
}

function keyPair(accessKeyId: string | undefined, secretAccessKey: string | undefined) {
  return accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null;
}

export function paymentsFrom(values: SettingValues, port: number) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets } = values;
  return secretKey === undefined || webhookSecrets === undefined
    ? ({
        kind: 'sandbox',
        port: values.SANDBOX_PORT ?? port + 1,
        webhookSecret: values.SANDBOX_WEBHOOK_SECRET,
      } as const)
    : ({
        kind: 'stripe',
        secretKey,
        webhookSecrets: webhookSecrets.split(',').map((secret) => secret.trim()),
        sandboxUrl: toHostAndPort(values.STRIPE_API_URL),
      } as const);
}

function toHostAndPort(address: string | undefined) {
  if (address === undefined) return null;
  const { hostname, port } = new URL(address);
  return { host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port || 80) };
}

/** The HSTS header. `max-age=0` cancels it in browsers that have seen another value. */
export function strictTransportFrom({ HSTS: scope = 'subdomains' }: SettingValues): string {
  if (scope === 'off') return 'max-age=0';
  return `max-age=63072000${scope === 'subdomains' ? '; includeSubDomains' : ''}`;
}

const dkimFrom = ({ DKIM_SELECTOR: selector, DKIM_KEY_FILE: keyFile }: SettingValues) =>
  selector === undefined || keyFile === undefined ? null : { selector, keyFile };

export const mailRateFrom = (values: SettingValues) => ({
  mailsPerSecond: values.MAIL_RATE ?? null,
  warmUpFrom: values.MAIL_WARM_UP ?? null,
});

export function mailFrom(
  values: SettingValues,
  dataDir: string,
  site: { name: string; supportEmail: string },
) {
  const from = values.MAIL_FROM ?? `${site.name} <${site.supportEmail}>`;
  return values.SMTP_URL === undefined
    ? ({ kind: 'outbox', directory: join(dataDir, 'outbox'), from } as const)
    : ({ kind: 'smtp', url: values.SMTP_URL, from, dkim: dkimFrom(values) } as const);
}

export function storageFrom(values: SettingValues, dataDir: string) {
  const bucket = values.S3_BUCKET;
  if (bucket === undefined) return { kind: 'disk', directory: join(dataDir, 'uploads') } as const;
  const store = s3From(values);
  const usesPathStyle = needsPathStyle(bucket, store.endpoint);
  const amazon = `https://s3.${store.region}.amazonaws.com`;
  const publicBase = usesPathStyle
    ? `${values.S3_ENDPOINT ?? amazon}/${bucket}`
    : `https://${bucket}.s3.${store.region}.amazonaws.com`;
  return {
    kind: 's3',
    bucket,
    ...store,
    usesPathStyle,
    publicBase,
  } as const;
}

function s3From(values: SettingValues) {
  return {
    region: values.S3_REGION ?? 'us-east-1',
    endpoint: values.S3_ENDPOINT,
    credentials: keyPair(values.S3_ACCESS_KEY_ID, values.S3_SECRET_ACCESS_KEY),
  } as const;
}

/** Amazon's wildcard certificate does not cover bucket names with a dot, so the name goes into the path. */
export const needsPathStyle = (bucket: string, endpoint: string | undefined): boolean =>
  endpoint !== undefined || bucket.includes('.');

export function backupFrom(values: SettingValues, dataDir: string) {
  const { BACKUP_TO: to, BACKUP_AT: at = '03:30' } = values;
  return {
    /** Null if there are no automatic backups. */
    to: to ?? null,
    byHandTo: to ?? ({ kind: 'folder', path: join(dataDir, 'backups') } as const),
    at,
    keep: values.BACKUP_KEEP ?? { days: 7, weeks: 4, months: 12 },
    passphrase: values.BACKUP_PASSPHRASE ?? null,
    /** Names of secret settings, listed in each backup because an operator must store them separately. */
    secretsSet: secretSettings.filter((name) => values[name] !== undefined),
    store: s3From(values),
    workFolder: join(dataDir, 'backup-work'),
  } as const;
}

export const mediaBaseFrom = (values: SettingValues, storage: ReturnType<typeof storageFrom>): string =>
  values.MEDIA_URL ?? (storage.kind === 's3' ? storage.publicBase : '/media');

export const servicesFrom = (values: SettingValues): Readonly<Record<Service, string>> => ({
  auth: values.AUTH_API_URL ?? '/api/auth',
  reset: values.RESET_API_URL ?? '/api/reset',
  checkout: values.CHECKOUT_API_URL ?? '/api/checkout',
  subscription: values.SUBSCRIPTION_API_URL ?? '/api/subscription',
  homily: values.HOMILY_API_URL ?? '/api/homily',
  blog: values.BLOG_API_URL ?? '/api/blog',
  search: values.SEARCH_API_URL ?? '/api/search',
});
