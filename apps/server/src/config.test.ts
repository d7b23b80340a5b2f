import { join, resolve } from 'node:path';
import { publicConfig as publicConfigShape } from '@wayfare/contracts/calls/public-config';
import { expect, test } from 'vitest';
import { publicConfig } from '#config/public.ts';
import { samples } from '#config/settings.ts';
import { ConfigFault, readConfig } from './config.ts';

const liveSettings = {
  PUBLIC_URL: 'https://www.wayfare.org',
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  SMTP_URL: 'smtps://post:word@mail.wayfare.org',
  SUPPORT_EMAIL: 'help@wayfare.org',
  ORGANIZATION_NAME: 'Wayfare, Inc.',
  ORGANIZATION_EIN: '12-3456789',
  ORGANIZATION_ADDRESS: '12 Real Road, Albany, NY 12207',
};

const cognito = {
  COGNITO_USER_POOL_ID: 'us-east-2_AbC123',
  COGNITO_CLIENT_ID: '4kq2client',
  COGNITO_REGION: 'us-east-2',
};

const bucket = { S3_BUCKET: 'wayfare', S3_REGION: 'us-east-2' };
const bucketAt = (endpoint: string) => ({
  S3_BUCKET: 'wayfare',
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: 'a',
  S3_SECRET_ACCESS_KEY: 'b',
});

const poolAdmin = { POOL_ADMIN_KEY_ID: 'K'.repeat(20), POOL_ADMIN_SECRET: 's'.repeat(40) };
const localHttps = { PUBLIC_URL: 'https://localhost' };
const publicSandbox = { PUBLIC_URL: 'https://try.wayfare.org', ALLOW_SANDBOX: '1' };

function faultsOf(environment: Record<string, string | undefined>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigFault) return error.faults;
    throw error;
  }
}

test('two webhook secrets are accepted during a rotation', () => {
  const given = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old' };
  expect(readConfig(given).payments).toMatchObject({ webhookSecrets: ['whsec_new', 'whsec_old'] });
  for (const wrong of ['whsec_1,', 'whsec_1,other', 'whsec_1,whsec_2,whsec_3', 'whsec_1 whsec_2']) {
    expect(() => readConfig({ ...given, STRIPE_WEBHOOK_SECRET: wrong })).toThrow('whsec_');
  }
});

test('an address for alerts is refused in one sentence', () => {
  for (const wrong of ['chat.example.org', 'http://chat.example.org/hook', 'https://a:b@chat.example.org/'])
    expect(faultsOf({ ALERT_URL: wrong })).toEqual([
      'ALERT_URL must be an address that begins with https:// (on this machine http:// will do), without a name or password before the host.',
    ]);
});

test('without settings everything is embedded and local', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: 'localhost',
    publicUrl: 'http://localhost:3000',
    isLive: false,
    testMode: true,
    trustProxy: 0,
    logLevel: 'info',
    dataDir: resolve('data'),
    site: { name: 'Wayfare', memberName: 'Wayfarer', timeZone: 'America/New_York' },
    organization: { isSample: true },
    database: { kind: 'embedded', directory: join(resolve('data'), 'postgres') },
    identity: {
      kind: 'embedded',
      endpoint: 'http://localhost:3000/identity',
      issuer: 'http://localhost:3000/identity/local_Members',
    },
    payments: { kind: 'sandbox', port: 3001 },
    mail: { kind: 'outbox', from: `Wayfare <${samples.SUPPORT_EMAIL}>` },
    storage: { kind: 'disk' },
    mediaBase: '/media',
    services: { auth: '/api/auth', blog: '/api/blog' },
  });
});

test('the settings are frozen', () => {
  const config = readConfig({});
  expect(Object.isFrozen(config)).toBe(true);
  expect(Object.isFrozen(config.site)).toBe(true);
  expect(Object.isFrozen(config.identity)).toBe(true);
});

test('a complete live configuration is accepted', () => {
  const config = readConfig(liveSettings);
  expect(config).toMatchObject({
    host: '::',
    isLive: true,
    testMode: false,
    organization: { name: 'Wayfare, Inc.', isSample: false },
    payments: { kind: 'stripe', secretKey: 'sk_live_abc' },
    mail: { kind: 'smtp', from: 'Wayfare <help@wayfare.org>' },
  });
});

const stripeKeys = { STRIPE_SECRET_KEY: 'sk_live_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' };
const supported = { SUPPORT_EMAIL: 'help@wayfare.org' };
const proxied = { ...publicSandbox, TRUST_PROXY: '1' };
const socket = 'postgres://site@/wayfare?host=/run/postgresql';

test.each<[Record<string, string>, object]>([
  [{ PORT: '', SMTP_URL: '', COGNITO_REGION: '' }, { port: 3000 }],
  [{ PORT: '8080' }, { publicUrl: 'http://localhost:8080', payments: { port: 8081 } }],
  [{ PORT: '80' }, { publicUrl: 'http://localhost' }],
  [{}, { operatorEmail: null, alertUrl: null, host: 'localhost' }],
  [supported, { operatorEmail: 'help@wayfare.org' }],
  [{ ...supported, OPERATOR_EMAIL: 'night@wayfare.org' }, { operatorEmail: 'night@wayfare.org' }],
  [{ ALERT_URL: 'https://chat.example.org/hook?key=1' }, { alertUrl: 'https://chat.example.org/hook?key=1' }],
  [{ ALERT_URL: 'http://127.0.0.1:8080/hook' }, { alertUrl: 'http://127.0.0.1:8080/hook' }],
  [{ ...liveSettings, STRIPE_SECRET_KEY: 'sk_test_abc', ALLOW_SANDBOX: '1' }, { testMode: true }],
  [stripeKeys, { payments: { sandboxUrl: null }, testMode: false }],
  [
    { ...stripeKeys, STRIPE_API_URL: 'http://127.0.0.1:12111' },
    { payments: { kind: 'stripe', sandboxUrl: { host: '127.0.0.1', port: 12_111 } }, testMode: true },
  ],
  [{ TRUST_PROXY: '1' }, { host: 'localhost' }],
  [publicSandbox, { host: '::', isLive: false, testMode: true }],
  [proxied, { host: 'localhost' }],
  [{ ...proxied, HOST: '127.0.0.2' }, { host: '127.0.0.2' }],
  [
    { TRUST_PROXY: '1', HOST: '0.0.0.0', TRUST_PROXY_FROM: '10.0.0.5, fd00::/8' },
    { trustProxyFrom: ['10.0.0.5', 'fd00::/8'] },
  ],
  [localHttps, { strictTransport: 'max-age=63072000; includeSubDomains' }],
  [{ ...localHttps, HSTS: 'host' }, { strictTransport: 'max-age=63072000' }],
  [{ ...localHttps, HSTS: 'off' }, { strictTransport: 'max-age=0' }],
  [bucket, { mediaBase: 'https://wayfare.s3.us-east-2.amazonaws.com' }],
  [{ ...bucket, S3_BUCKET: 'way.fare' }, { mediaBase: 'https://s3.us-east-2.amazonaws.com/way.fare' }],
  [bucketAt('https://store.example.org/'), { mediaBase: 'https://store.example.org/wayfare' }],
  [{ ...bucket, MEDIA_URL: 'https://cdn.example.org/m/' }, { mediaBase: 'https://cdn.example.org/m' }],
  [{ DATABASE_URL: socket }, { database: { kind: 'address', url: socket } }],
  [{ LOAD_TEST_KEY: 'a-key-of-some-length' }, { loadTestKey: 'a-key-of-some-length' }],
])('%o gives %o', (environment, expected) => {
  expect(readConfig(environment)).toMatchObject(expected);
});

test('NODE_ENV changes nothing', () => {
  expect(readConfig({ NODE_ENV: 'production' })).toEqual(readConfig({}));
});

test('Cognito uses Amazon’s endpoint and issuer', () => {
  expect(readConfig(cognito).identity).toEqual({
    kind: 'cognito',
    userPoolId: 'us-east-2_AbC123',
    userPoolClientId: '4kq2client',
    region: 'us-east-2',
    endpoint: 'https://cognito-idp.us-east-2.amazonaws.com/',
    issuer: 'https://cognito-idp.us-east-2.amazonaws.com/us-east-2_AbC123',
    jwksUri: 'https://cognito-idp.us-east-2.amazonaws.com/us-east-2_AbC123/.well-known/jwks.json',
    credentials: null,
  });
});

test('another user pool has its own endpoint and issuer', () => {
  const { identity } = readConfig({
    COGNITO_USER_POOL_ID: 'local_Members',
    COGNITO_CLIENT_ID: 'website',
    COGNITO_REGION: 'local',
    COGNITO_ACCESS_KEY_ID: 'key',
    COGNITO_SECRET_ACCESS_KEY: 'secret',
    IDENTITY_URL: 'https://members.example.org/identity',
    IDENTITY_ISSUER: 'https://members.example.org/identity/local_Members',
  });
  expect(identity).toMatchObject({
    kind: 'cognito',
    endpoint: 'https://members.example.org/identity',
    issuer: 'https://members.example.org/identity/local_Members',
    jwksUri: 'https://members.example.org/identity/local_Members/.well-known/jwks.json',
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
  });
});

test.each([
  ['PORT', '80a', 'PORT must be a whole number from 1 to 65535.'],
  ['PUBLIC_URL', 'https://wayfare.org/', /PUBLIC_URL must be an address that ends at its host/],
  ['PUBLIC_URL', 'https://a:b@wayfare.org', /PUBLIC_URL must be an address that ends at its host/],
  ['ALLOW_SANDBOX', 'true', 'ALLOW_SANDBOX must be 1 (yes) or 0 (no).'],
  ['SITE_TIME_ZONE', 'Mars/Olympus', /SITE_TIME_ZONE must be the name of a time zone/],
  ['ORGANIZATION_EIN', '123456789', /ORGANIZATION_EIN must be an EIN in the form/],
  ['SUPPORT_EMAIL', 'nobody', /SUPPORT_EMAIL must be a mail address/],
  ['MAIL_FROM', 'a@b.org\r\nBcc: c@d.org', /MAIL_FROM must be an address/],
  ['SITE_NAME', 'Way\nfare', /SITE_NAME must be one line of at most 60/],
  ['BLOG_API_URL', '/api/blog', /BLOG_API_URL must be an address that begins with http/],
  ['DATABASE_URL', 'mysql://localhost/x', /DATABASE_URL must be an address such as postgres:/],
  ['SMTP_URL', 'mail.example.org', /SMTP_URL must be an address such as smtps:/],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
  ['STRIPE_SECRET_KEY', 'pk_live_1', /STRIPE_SECRET_KEY must be a key that begins with/],
  ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be a whole number from 0 to 10.'],
  ['TRUST_PROXY_FROM', 'proxy.internal', /TRUST_PROXY_FROM must be addresses or networks/],
  ['STRIPE_API_URL', 'http://stripe.example', /STRIPE_API_URL must be an address on loopback/],
  ['HSTS', '31536000', 'HSTS must be one of subdomains, host, off.'],
  ['STRIPE_SECRET_KEY', 'sk_live_…', 'STRIPE_SECRET_KEY must be your own: the … of the example is still'],
])('%s=%j is refused in one sentence', (name, value, sentence) => {
  const [fault] = faultsOf({ [name]: value });
  expect(fault).toMatch(sentence);
  expect(fault).not.toContain('\n');
});

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET is missing: it goes with STRIPE_SECRET_KEY. '],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY is missing: it goes with STRIPE_WEBHOOK_SECRET.'],
  [{ ...cognito, COGNITO_USER_POOL_ID: '' }, 'COGNITO_USER_POOL_ID is missing'],
  [{ ...cognito, COGNITO_REGION: 'us-east-1' }, 'COGNITO_USER_POOL_ID must begin with the region'],
  [{ ...cognito, COGNITO_REGION: 'local', COGNITO_USER_POOL_ID: 'local_Ab' }, 'COGNITO_REGION must be a'],
  [{ ...cognito, COGNITO_ACCESS_KEY_ID: 'key' }, 'COGNITO_SECRET_ACCESS_KEY is missing'],
  [{ ...cognito, ...poolAdmin }, 'POOL_ADMIN_KEY_ID is for our own user pool'],
  [{ IDENTITY_ISSUER: 'https://a.example' }, 'IDENTITY_ISSUER is set without a Cognito pool'],
  [{ POOL_ADMIN_KEY_ID: 'K'.repeat(20) }, 'POOL_ADMIN_SECRET is missing'],
  [{ S3_REGION: 'us-east-1' }, 'S3_REGION is set without S3_BUCKET'],
  [{ S3_BUCKET: 'wayfare' }, 'S3_REGION is missing'],
  [{ BACKUP_TO: 's3://wayfare/kept' }, 'S3_REGION is missing: BACKUP_TO needs the region it lies in'],
  [{ ...bucket, BACKUP_TO: 's3://wayfare/images/kept' }, 'BACKUP_TO must not lie below images/ of S3_BUCKET'],
  [{ BACKUP_AT: '04:00' }, 'BACKUP_AT is set without BACKUP_TO'],
  [{ BACKUP_TO: '/mnt', BACKUP_KEEP: '7' }, 'BACKUP_KEEP must be how many days, weeks and months are kept'],
  [{ BACKUP_TO: '/mnt', BACKUP_AT: '24:00' }, 'BACKUP_AT must be a time of day, such as 03:30'],
  [{ BACKUP_TO: 'ftp://host/x' }, 'BACKUP_TO must be a folder, or a bucket with a prefix'],
  [{ BACKUP_PASSPHRASE: 'short' }, 'BACKUP_PASSPHRASE must be a passphrase of at least 16 characters'],
  [{ S3_BUCKET: 'www', S3_ENDPOINT: 'https://s.example.org' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'],
  [{ ...bucket, S3_ACCESS_KEY_ID: 'a' }, 'S3_SECRET_ACCESS_KEY is missing'],
  [{ SANDBOX_PORT: '3000' }, 'SANDBOX_PORT must differ from PORT'],
  [{ PORT: '65535' }, 'SANDBOX_PORT must be set'],
  [{ ...localHttps, MEDIA_URL: 'http://cdn.example.org' }, 'MEDIA_URL must begin with https://'],
  [{ ...localHttps, ...bucketAt('http://store.example.org') }, 'S3_ENDPOINT must begin with https://'],
  [{ ...liveSettings, ...bucketAt('http://127.0.0.1:9000') }, 'S3_ENDPOINT must begin with https://'],
  [{ STRIPE_API_URL: 'http://localhost:1' }, 'STRIPE_API_URL is set without STRIPE_SECRET_KEY'],
  [
    { ...liveSettings, STRIPE_SECRET_KEY: 'sk_test_abc' },
    'STRIPE_SECRET_KEY must be a live key, which begins',
  ],
  [{ ...liveSettings, STRIPE_API_URL: 'http://127.0.0.1:12111' }, 'STRIPE_API_URL must not be set on a live'],
  [{ TRUST_PROXY: '1', HOST: '0.0.0.0' }, 'TRUST_PROXY_FROM must name the proxy, because HOST lets'],
  [{ TRUST_PROXY_FROM: '10.0.0.5' }, 'TRUST_PROXY_FROM is set without TRUST_PROXY'],
  [{ ...liveSettings, LOAD_TEST_KEY: 'a-key-of-some-length' }, 'LOAD_TEST_KEY must not'],
  [{ ...liveSettings, DATABASE_URL: 'postgres://site@db.example/wayfare' }, 'MASTER_KEY must be set'],
  [{ ...liveSettings, SUPPORT_EMAIL: samples.SUPPORT_EMAIL }, 'SUPPORT_EMAIL must be your own'],
  [{ ...liveSettings, ORGANIZATION_NAME: samples.ORGANIZATION_NAME }, 'ORGANIZATION_NAME must be your own'],
  [{ ...liveSettings, ORGANIZATION_EIN: samples.ORGANIZATION_EIN }, 'ORGANIZATION_EIN must be your own'],
  [{ ...liveSettings, ORGANIZATION_ADDRESS: samples.ORGANIZATION_ADDRESS }, 'ORGANIZATION_ADDRESS must be'],
  [{ MASTER_KEY: 'short' }, 'MASTER_KEY must be 32 bytes in base64.'],
])('settings that do not fit together are refused: %o', (environment, sentence) => {
  const faults = faultsOf(environment);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(sentence);
});

test('a local site may use a local bucket without HTTPS', () => {
  expect(faultsOf({ ...localHttps, ...bucketAt('http://127.0.0.1:9000') })).toEqual([]);
  expect(faultsOf({ ...localHttps, MEDIA_URL: 'http://[::1]:9000' })).toEqual([]);
});

test('a public site reports all missing settings at once', () => {
  const faults = faultsOf({ PUBLIC_URL: 'http://www.wayfare.org', NODE_ENV: 'development' });
  const named = ['PUBLIC_URL', 'STRIPE_SECRET_KEY', 'SMTP_URL', 'SUPPORT_EMAIL', 'ORGANIZATION_NAME'];
  for (const name of [...named, 'ORGANIZATION_EIN', 'ORGANIZATION_ADDRESS']) {
    expect(faults.filter((fault) => fault.startsWith(name))).toHaveLength(1);
  }
});

test.each([
  ['STRIPE_SECRET', 'STRIPE_SECRET_KEY'],
  ['SMTP_HOST', 'SMTP_URL'],
  ['COGNITO_POOL_ID', 'COGNITO_USER_POOL_ID'],
  ['PASS_ON', 'SHARE_LINKS'],
  ['DATADIR', 'DATA_DIR'],
])('%s is refused, and the message suggests %s', (written, meant) => {
  expect(faultsOf({ [written]: 'x' })).toContain(`${written} is not a setting: did you mean ${meant}?`);
});

test('settings of other programs are ignored', () => {
  const environment = {
    PATH: '/bin',
    REDIS_URL: 'x',
    npm_config_loglevel: 'x',
    AWS_REGION: 'x',
    HOSTNAME: 'x',
    // Too short to be misspelt settings.
    PORTT: 'x',
    HOSTT: 'x',
    HOME: '/',
  };
  expect(faultsOf(environment)).toEqual([]);
});

test('all faults are reported together, without their values', () => {
  const faults = faultsOf({
    STRIPE_SECRET: 'sk_live_precious',
    PORT: 'nine',
    S3_SECRET_ACCESS_KEY: 'also precious',
  });
  expect(faults.length).toBeGreaterThanOrEqual(3);
  expect(faults.join(' ')).not.toContain('precious');
});

test('the browser gets only the public part of the settings', () => {
  const config = readConfig({ ...liveSettings, AUTH_API_URL: 'https://auth.wayfare.org/v1/' });
  const told = publicConfig(config);
  expect(publicConfigShape.parse(told)).toEqual(told);
  expect(told).toEqual({
    bases: {
      auth: 'https://auth.wayfare.org/v1',
      reset: '/api/reset',
      checkout: '/api/checkout',
      subscription: '/api/subscription',
      homily: '/api/homily',
      blog: '/api/blog',
      search: '/api/search',
    },
    identity: {
      endpoint: 'https://www.wayfare.org/identity',
      userPoolId: 'local_Members',
      userPoolClientId: 'website',
      issuer: 'https://www.wayfare.org/identity/local_Members',
    },
    siteName: 'Wayfare',
    memberName: 'Wayfarer',
    supportEmail: 'help@wayfare.org',
    mediaBase: '/media',
    donationPriceId: 'price_donation',
    testMode: false,
    canShare: true,
    canReadOffline: true,
  });
});

test('the master key is 32 bytes in base64, or a file in DATA_DIR', () => {
  const settings = {
    ...liveSettings,
    DATABASE_URL: 'postgres://site@db.example/wayfare',
    MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
  };
  expect(readConfig(settings).masterKey).toEqual({ kind: 'given', key: Buffer.alloc(32, 7) });
  expect(readConfig({}).masterKey).toEqual({ kind: 'file', path: join(resolve('data'), 'master.key') });
});
