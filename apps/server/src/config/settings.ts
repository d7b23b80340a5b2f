import type * as z from 'zod/mini';
import * as shape from './setting-shapes.ts';

interface Setting<Schema extends z.ZodMiniType = z.ZodMiniType> {
  /** Programs that read the setting besides the server. */
  readonly use: 'saved' | 'secret' | 'server-only';
  /** Text for docs/operations/settings.md. `config.ts` implements it. */
  readonly fallback: string;
  readonly purpose: string;
  readonly schema: Schema;
}

const settingFor =
  (use: Setting['use']) =>
  <Schema extends z.ZodMiniType>(schema: Schema, fallback: string, purpose: string): Setting<Schema> => ({
    use,
    schema,
    fallback,
    purpose,
  });

/** Saved at each start of the server, for the `wayfare` command. */
const saved = settingFor('saved');
/** Needed by the `wayfare` command, but never saved. */
const secret = settingFor('secret');
const serverOnly = settingFor('server-only');

const accessKey = (purpose: string) =>
  secret(shape.matching(/^\S+$/, 'a key without spaces'), "the machine's own role", purpose);

/** Defaults that a live site refuses. */
export const samples = {
  SUPPORT_EMAIL: 'support@wayfare.example',
  ORGANIZATION_NAME: 'The Wayfare Sample Foundation',
  ORGANIZATION_EIN: '00-0000000',
  ORGANIZATION_ADDRESS: '1 Sample Street, New York, NY 10001',
} as const;

const service = (name: string, path: string) =>
  saved(
    shape.webAddress,
    `this server, at \`${path}\``,
    `The address of the ${name} service, if it is on another host.`,
  );

export const settings = {
  PORT: saved(shape.port, '`3000`', 'The port that the server listens on.'),
  HOST: serverOnly(
    shape.matching(/^[A-Za-z0-9.:_-]+$/, 'a host name or an address, such as 127.0.0.1'),
    '`localhost` while `PUBLIC_URL` is on loopback or `TRUST_PROXY` is 1 or more, else every address of the machine',
    'The address that the server listens on.',
  ),
  PUBLIC_URL: saved(
    shape.origin,
    '`http://localhost:PORT`',
    'The address of the site, without a path or trailing slash; `https` unless it is on loopback. Requests for any other host are refused. Links in mails begin with it.',
  ),
  TRUST_PROXY: serverOnly(
    shape.wholeNumber(0, 10),
    '`0`',
    'The number of proxies in front of the server. With 1 or more, `X-Forwarded-For` and `X-Request-Id` are read, from this machine or from `TRUST_PROXY_FROM` only.',
  ),
  TRUST_PROXY_FROM: serverOnly(
    shape.peers,
    'this machine alone',
    'The addresses or networks of proxies on other machines, such as `10.0.0.5,10.1.0.0/16`. The headers of `TRUST_PROXY` are ignored from any other address.',
  ),
  HSTS: serverOnly(
    shape.oneOf('subdomains', 'host', 'off'),
    '`subdomains`',
    'The HSTS header, if `PUBLIC_URL` is `https`: `subdomains` (two years, with all subdomains), `host` (two years, this host only), or `off`, which cancels it in browsers that return.',
  ),
  LOG_LEVEL: serverOnly(
    shape.oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    '`info`',
    'The lowest level that is logged. `debug` adds a line for every page.',
  ),
  METRICS_TOKEN: serverOnly(
    shape.matching(/^[\w-]{24,}$/, 'a secret of at least 24 letters, digits, - and _'),
    'none: `/metrics` answers this machine only',
    'The token (`Authorization: Bearer …`) for reading `/metrics` from another machine.',
  ),
  OPERATOR_EMAIL: saved(
    shape.mailAddress,
    '`SUPPORT_EMAIL`, if that is set; else no alerts by mail',
    'The address for alerts, and for disputes and unknown payments.',
  ),
  ALERT_URL: serverOnly(
    shape.callAddress,
    'none',
    'A URL that gets alerts as JSON by `POST`, as a second way in case mail fails. Treated as a secret.',
  ),
  DATA_DIR: serverOnly(
    shape.line,
    '`./data`',
    'The folder for all data of the server: the embedded database, images, recordings, and mails written as files.',
  ),
  DATABASE_URL: secret(
    shape.databaseAddress,
    'the embedded PostgreSQL under `DATA_DIR`',
    'A PostgreSQL of your own, 15 or newer; see [database.md](database.md).',
  ),
  MASTER_KEY: secret(
    shape.secretBytes(32),
    'random, stored in `DATA_DIR/master.key`',
    'Encrypts the secret from which all other keys are derived: 32 bytes in base64, from `openssl rand -base64 32`. Store a copy with your backups: without it the site does not start.',
  ),
  ALLOW_SANDBOX: saved(
    shape.yesOrNo,
    '`0`',
    '`1` allows the payment sandbox, its mailbox and sample content if `PUBLIC_URL` is not on loopback. For demonstrations only.',
  ),
  SANDBOX_PORT: saved(
    shape.port,
    '`PORT` + 1',
    'The port of the payment sandbox and its mailbox, on loopback only.',
  ),
  SANDBOX_WEBHOOK_SECRET: serverOnly(
    shape.matching(/^whsec_\S+$/, 'a secret that begins with whsec_'),
    'random, per data directory',
    'The secret that signs webhooks of the sandbox.',
  ),
  STRIPE_SECRET_KEY: secret(
    shape.matching(/^[rs]k_(test|live)_\S+$/, 'a key that begins with sk_live_ or sk_test_'),
    'the payment sandbox',
    'The secret key of your Stripe account. A test key means test mode, and is refused on a live site.',
  ),
  STRIPE_WEBHOOK_SECRET: secret(
    shape.matching(
      /^whsec_[^\s,]+(\s*,\s*whsec_[^\s,]+)?$/,
      'a secret that begins with whsec_, or two with a comma',
    ),
    'none',
    'The secret that signs Stripe webhooks to `/api/checkout/webhook`. Two, separated by a comma, during a change. Requires `STRIPE_SECRET_KEY`.',
  ),
  STRIPE_API_URL: saved(
    shape.loopbackOrigin,
    'Stripe itself',
    'A replacement for Stripe on this machine, such as the sandbox of another site. Requires `STRIPE_SECRET_KEY`. For tests only.',
  ),
  DONATION_PRICE_ID: saved(
    shape.matching(/^[A-Za-z0-9_-]+$/, 'a price identifier: letters, digits, _ and -'),
    '`price_donation`',
    'The Stripe price id of donations.',
  ),
  COGNITO_USER_POOL_ID: saved(
    shape.matching(/^[\w-]+_[0-9A-Za-z]+$/, 'a user pool id, such as us-east-1_AbCdEfGhI'),
    'the built-in user pool, in the database',
    'The Amazon Cognito user pool for accounts. Requires the next two settings.',
  ),
  COGNITO_CLIENT_ID: saved(
    shape.matching(/^[\w+]+$/, 'the id of an app client: letters and digits'),
    'none',
    'The app client of that pool, without a secret.',
  ),
  COGNITO_REGION: saved(
    shape.matching(/^[a-z][a-z0-9-]*$/, 'a region, such as us-east-1'),
    'none',
    'The region of that pool.',
  ),
  COGNITO_ACCESS_KEY_ID: accessKey('The access key for administrating that pool.'),
  COGNITO_SECRET_ACCESS_KEY: accessKey('Its secret.'),
  POOL_ADMIN_KEY_ID: serverOnly(
    shape.matching(/^[A-Za-z0-9]{16,128}$/, 'a key of 16 to 128 letters and digits'),
    'none: such calls are refused',
    'The access key for the admin calls of the built-in user pool, signed as Amazon signs them. Requires the next setting.',
  ),
  POOL_ADMIN_SECRET: serverOnly(
    shape.matching(/^\S{32,}$/, 'a secret of at least 32 characters, without spaces'),
    'none',
    'Its secret.',
  ),
  BREACHED_PASSWORDS_URL: serverOnly(
    shape.webAddress,
    'none: only the built-in list of about 150 passwords',
    'A service that knows leaked passwords, such as `https://api.pwnedpasswords.com/range`. It gets the first five digits of a hash, never the password. New passwords that it knows are refused. While it does not answer, only the built-in list is used.',
  ),
  SMTP_URL: secret(
    shape.mailServerAddress,
    'each mail is a file in `DATA_DIR`',
    'The mail server; see [mail.md](mail.md).',
  ),
  MAIL_FROM: saved(shape.sender, '`SITE_NAME <SUPPORT_EMAIL>`', 'The sender of mails.'),
  DKIM_SELECTOR: saved(
    shape.matching(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/, 'a name of small letters, digits and -'),
    'none: the mail server signs',
    'The DKIM selector: the name below `_domainkey` in the domain of `MAIL_FROM`. For mail servers that do not sign. Requires the next setting.',
  ),
  DKIM_KEY_FILE: saved(
    shape.file,
    'none',
    'The file with the private DKIM key, RSA in PEM, such as `/etc/wayfare/dkim.pem`.',
  ),
  MAIL_RATE: saved(
    shape.wholeNumber(1, 100_000),
    'as many as the mail server accepts',
    'The highest number of morning mails per second, from all servers together. Other mails are not limited.',
  ),
  MAIL_WARM_UP: saved(
    shape.day,
    'none: no limit',
    'The first day on which a new domain sends, such as `2027-01-18`. The limits per day are 50, 100, 500, 1,000, 5,000, 10,000, 20,000 and 50,000 morning mails; from the ninth day on there is no limit.',
  ),
  MAIL_EVENTS_SECRET: serverOnly(
    shape.matching(/^[\w-]{24,}$/, 'a secret of at least 24 letters, digits, - and _'),
    'none: such events are refused',
    'The secret with which the mail provider reports bounces and complaints to `/api/homily/mail-events`.',
  ),
  SHARE_LINKS: serverOnly(
    shape.yesOrNo,
    '`1`',
    '`0` disables share links: subscribers cannot open one homily to a friend by a link, and existing links stop working.',
  ),
  OFFLINE: serverOnly(
    shape.yesOrNo,
    '`1`',
    '`0` disables offline reading, and deletes stored days from each device at its next visit.',
  ),
  QUIET: saved(
    shape.yesOrNo,
    '`0`',
    '`1` is quiet mode, for restored copies: the site sends no mail, and scheduled tasks change nothing outside. Mails wait until the site is started without it.',
  ),
  BACKUP_TO: saved(
    shape.backupAddress,
    'none: no automatic backups',
    'The target of daily backups: a folder, preferably on another disk, or `s3://BUCKET/PREFIX` in the store of the `S3_` settings.',
  ),
  BACKUP_AT: saved(
    shape.timeOfDay,
    '`03:30`',
    'The time of the daily backup, in `SITE_TIME_ZONE`. Requires `BACKUP_TO`.',
  ),
  BACKUP_KEEP: saved(
    shape.retention,
    '`7d,4w,12m`',
    'For how many days, weeks and months the newest backup of each is kept. Others are deleted. Requires `BACKUP_TO`.',
  ),
  BACKUP_PASSPHRASE: secret(
    shape.matching(/^[^\p{Cc}]{16,}$/u, 'a passphrase of at least 16 characters'),
    'none: the master key is in no backup',
    'Adds the master key to every backup, encrypted by this passphrase. Store the passphrase elsewhere.',
  ),
  FFMPEG: saved(
    shape.program,
    '`ffmpeg` on the `PATH`; without FFmpeg only MP3 is accepted',
    'The FFmpeg that encodes recordings, such as `/usr/bin/ffmpeg`, or `off`.',
  ),
  S3_BUCKET: saved(
    shape.matching(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'the name of a bucket: lower-case letters, digits, - and .',
    ),
    'files in `DATA_DIR`',
    'The bucket for images and recordings.',
  ),
  S3_REGION: saved(
    shape.matching(/^[a-z0-9-]+$/, 'a region, such as us-east-1'),
    '`us-east-1` with `S3_ENDPOINT`',
    'The region of the bucket.',
  ),
  S3_ENDPOINT: saved(shape.webAddress, 'Amazon S3', 'The address of another S3-compatible store.'),
  S3_ACCESS_KEY_ID: accessKey('The key for the bucket.'),
  S3_SECRET_ACCESS_KEY: accessKey('Its secret.'),
  MEDIA_URL: saved(
    shape.webAddress,
    'the bucket, or this server at `/media`',
    'The address from which browsers load images, such as a CDN in front of the bucket.',
  ),
  LOAD_TEST_KEY: serverOnly(
    shape.matching(/^\S{16,}$/, 'a key of at least 16 characters, without spaces'),
    'none',
    'Requests with this key in the header `x-load-test` bypass the limits per network. For load tests; refused on a live site.',
  ),
  SITE_NAME: saved(shape.shortName, '`Wayfare`', 'The name of the site.'),
  MEMBER_NAME: saved(shape.shortName, '`Wayfarer`', 'The word for a member.'),
  SUPPORT_EMAIL: saved(
    shape.mailAddress,
    `the sample \`${samples.SUPPORT_EMAIL}\``,
    'The public address for help.',
  ),
  ORGANIZATION_NAME: saved(
    shape.line,
    `the sample \`${samples.ORGANIZATION_NAME}\``,
    'The legal name of the charity, for receipts and the legal pages.',
  ),
  ORGANIZATION_EIN: saved(
    shape.matching(/^\d{2}-\d{7}$/, 'an EIN in the form 12-3456789'),
    `the sample \`${samples.ORGANIZATION_EIN}\``,
    "The charity's tax number (EIN).",
  ),
  ORGANIZATION_ADDRESS: saved(
    shape.line,
    `the sample \`${samples.ORGANIZATION_ADDRESS}\``,
    "The charity's postal address, on one line; part of every morning mail.",
  ),
  GOVERNING_LAW: saved(shape.line, '`the State of New York`', 'The governing law in the terms.'),
  SITE_TIME_ZONE: saved(shape.timeZone, '`America/New_York`', 'The time zone of the site.'),
  AUTH_API_URL: service('sign-up', '/api/auth'),
  RESET_API_URL: service('password reset', '/api/reset'),
  CHECKOUT_API_URL: service('checkout', '/api/checkout'),
  SUBSCRIPTION_API_URL: service('subscription', '/api/subscription'),
  HOMILY_API_URL: service('homily', '/api/homily'),
  BLOG_API_URL: service('blog', '/api/blog'),
  SEARCH_API_URL: service('search', '/api/search'),
  IDENTITY_URL: saved(
    shape.webAddress,
    'this server, at `/identity`; with a Cognito pool, Amazon',
    'The address of the identity provider, if it is on another host.',
  ),
  IDENTITY_ISSUER: saved(
    shape.webAddress,
    'the built-in user pool below `IDENTITY_URL`; with a Cognito pool, Amazon',
    'The issuer (`iss`) of tokens, and the address of its keys, of a Cognito pool that is not hosted at Amazon.',
  ),
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;

/** The parsed settings. Conditions between them are in `rules.ts`. */
export type SettingValues = {
  readonly [Name in SettingName]?: z.output<(typeof settings)[Name]['schema']> | undefined;
};

export const settingNames = Object.keys(settings).filter((name): name is SettingName => name in settings);

const namesFor = (use: Setting['use']) => settingNames.filter((name) => settings[name].use === use);

export const savedSettings = namesFor('saved');
export const secretSettings = namesFor('secret');
