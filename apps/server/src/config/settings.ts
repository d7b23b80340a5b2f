import type * as z from 'zod/mini';
import * as shape from './setting-shapes.ts';

interface Setting<Schema extends z.ZodMiniType = z.ZodMiniType> {
  /** In words for the reader of docs/operations/settings.md; `config.ts` puts it into effect. */
  readonly fallback: string;
  readonly purpose: string;
  readonly schema: Schema;
}

const setting = <Schema extends z.ZodMiniType>(
  schema: Schema,
  fallback: string,
  purpose: string,
): Setting<Schema> => ({
  schema,
  fallback,
  purpose,
});

/** What the samples say until the operator sets the real values; a live site refuses them. */
export const samples = {
  SUPPORT_EMAIL: 'support@wayfare.example',
  ORGANIZATION_NAME: 'The Wayfare Sample Foundation',
  ORGANIZATION_EIN: '00-0000000',
  ORGANIZATION_ADDRESS: '1 Sample Street, New York, NY 10001',
} as const;

const service = (name: string, path: string) =>
  setting(
    shape.webAddress,
    `this server, at \`${path}\``,
    `Where the ${name} service answers, if another host does it.`,
  );

export const settings = {
  PORT: setting(shape.port, '`3000`', 'The port that the server listens on.'),
  HOST: setting(
    shape.matching(/^[A-Za-z0-9.:_-]+$/, 'a host name or an address, such as 127.0.0.1'),
    '`localhost` while `PUBLIC_URL` is on loopback or `TRUST_PROXY` is 1 or more, else every address of the machine',
    'The address that the server listens on.',
  ),
  PUBLIC_URL: setting(
    shape.origin,
    '`http://localhost:PORT`',
    'The address that visitors type, without a path or a slash at its end; `https` unless it is on loopback. Requests for any other host are refused, and every link in a mail begins with it.',
  ),
  TRUST_PROXY: setting(
    shape.wholeNumber(0, 10),
    '`0`',
    'How many proxies stand in front. Only then is `X-Forwarded-For` read, and `X-Request-Id` kept, and only from this machine or from `TRUST_PROXY_FROM`.',
  ),
  TRUST_PROXY_FROM: setting(
    shape.peers,
    'this machine alone',
    'The addresses or networks of the proxies that reach the server from elsewhere, such as `10.0.0.5,10.1.0.0/16`. Nobody else can say for whom they ask.',
  ),
  HSTS: setting(
    shape.oneOf('subdomains', 'host', 'off'),
    '`subdomains`',
    'For how long browsers come by `https` only, where `PUBLIC_URL` begins so: two years with every subdomain, two years for this `host` alone, or `off`, which lets those forget it that were told before.',
  ),
  LOG_LEVEL: setting(
    shape.oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    '`info`',
    'How much is logged. `debug` adds a line for every page.',
  ),
  METRICS_TOKEN: setting(
    shape.matching(/^[\w-]{24,}$/, 'a secret of at least 24 letters, digits, - and _'),
    'none: `/metrics` answers this machine alone',
    'What a collector of figures must bring (`Authorization: Bearer …`) to read `/metrics` from elsewhere.',
  ),
  OPERATOR_EMAIL: setting(
    shape.mailAddress,
    '`SUPPORT_EMAIL`, if that is set; else nobody is told what is amiss',
    'Who is told by mail what an operator must know: what is amiss with the site, and when it is over; disputes and payments of strangers.',
  ),
  ALERT_URL: setting(
    shape.callAddress,
    'none',
    'An address that is told what is amiss, and when it is over, by a `POST` of JSON: the second way, for when mail is what is amiss. It is kept like a password.',
  ),
  DATA_DIR: setting(
    shape.line,
    '`./data`',
    'The folder that holds everything the server must keep: the embedded database, images, and mails written as files.',
  ),
  DATABASE_URL: setting(
    shape.databaseAddress,
    'the embedded PostgreSQL under `DATA_DIR`',
    'A PostgreSQL of your own, 15 or newer; see [database.md](database.md).',
  ),
  MASTER_KEY: setting(
    shape.secretBytes(32),
    'random, kept in `DATA_DIR/master.key`',
    'Seals the secret that everything in the database is sealed with: 32 bytes in base64, such as `openssl rand -base64 32` writes. Keep it with your backups: without it the site does not start.',
  ),
  ALLOW_SANDBOX: setting(
    shape.yesOrNo,
    '`0`',
    '`1` allows the sandbox, its mailbox and the sample content where `PUBLIC_URL` is not on loopback. For trying only.',
  ),
  SANDBOX_PORT: setting(
    shape.port,
    '`PORT` + 1',
    'The port of the payment sandbox and its mailbox, on loopback only.',
  ),
  SANDBOX_WEBHOOK_SECRET: setting(
    shape.matching(/^whsec_\S+$/, 'a secret that begins with whsec_'),
    'random, once for each data directory',
    'What the sandbox signs its webhooks with.',
  ),
  STRIPE_SECRET_KEY: setting(
    shape.matching(/^[rs]k_(test|live)_\S+$/, 'a key that begins with sk_live_ or sk_test_'),
    'the payment sandbox',
    'The key of your Stripe account. A test key keeps the site in test mode, and is refused on a live site.',
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    shape.matching(
      /^whsec_[^\s,]+(\s*,\s*whsec_[^\s,]+)?$/,
      'a secret that begins with whsec_, or two with a comma',
    ),
    'none',
    'What Stripe signs webhooks with; the endpoint is `/api/checkout/webhook`. Two, with a comma between them, while one takes the place of the other. Goes with `STRIPE_SECRET_KEY`.',
  ),
  STRIPE_API_URL: setting(
    shape.loopbackOrigin,
    'Stripe itself',
    'A stand-in for Stripe on this machine, such as the sandbox of another site. Goes with `STRIPE_SECRET_KEY`; for trying only.',
  ),
  DONATION_PRICE_ID: setting(
    shape.matching(/^[A-Za-z0-9_-]+$/, 'a price identifier: letters, digits, _ and -'),
    '`price_donation`',
    'The price identifier that a donation is booked under.',
  ),
  COGNITO_USER_POOL_ID: setting(
    shape.matching(/^[\w-]+_[0-9A-Za-z]+$/, 'a user pool id, such as us-east-1_AbCdEfGhI'),
    'our own user pool, in the database',
    'The Amazon Cognito user pool that keeps the members. Goes with the next two.',
  ),
  COGNITO_CLIENT_ID: setting(
    shape.matching(/^[\w+]+$/, 'the id of an app client: letters and digits'),
    'none',
    'The app client of that pool, without a secret.',
  ),
  COGNITO_REGION: setting(
    shape.matching(/^[a-z][a-z0-9-]*$/, 'a region, such as us-east-1'),
    'none',
    'The region of that pool.',
  ),
  COGNITO_ACCESS_KEY_ID: setting(
    shape.matching(/^\S+$/, 'a key without spaces'),
    "the machine's own role",
    'The key by which the server administers that pool.',
  ),
  COGNITO_SECRET_ACCESS_KEY: setting(
    shape.matching(/^\S+$/, 'a key without spaces'),
    "the machine's own role",
    'Its secret half.',
  ),
  POOL_ADMIN_KEY_ID: setting(
    shape.matching(/^[A-Za-z0-9]{16,128}$/, 'a key of 16 to 128 letters and digits'),
    'none: such calls are refused',
    'Opens the admin calls of our own user pool to those who sign them with this key, as Amazon does. Goes with the next.',
  ),
  POOL_ADMIN_SECRET: setting(
    shape.matching(/^\S{32,}$/, 'a secret of at least 32 characters, without spaces'),
    'none',
    'Its secret half.',
  ),
  BREACHED_PASSWORDS_URL: setting(
    shape.webAddress,
    'none: only our own list of about 150 passwords',
    'Where each new password is looked up among those that thieves have, such as `https://api.pwnedpasswords.com/range`. It receives five digits of a fingerprint and never the password. A password that it knows is refused; while it does not answer, only our own list counts.',
  ),
  SMTP_URL: setting(
    shape.mailServerAddress,
    'each mail as a file under `DATA_DIR`',
    'The mail server that sends for the site.',
  ),
  MAIL_FROM: setting(shape.sender, '`SITE_NAME <SUPPORT_EMAIL>`', 'Whom mails come from.'),
  DKIM_SELECTOR: setting(
    shape.matching(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/, 'a name of small letters, digits and -'),
    'none: whoever takes the mails signs them',
    'Under which name below `_domainkey` the domain of `MAIL_FROM` shows the key that mails are signed with. For a mail server of your own that does not sign. Goes with the next.',
  ),
  DKIM_KEY_FILE: setting(
    shape.file,
    'none',
    'The file with its private half, an RSA key in PEM, such as `/etc/wayfare/dkim.pem`.',
  ),
  MAIL_RATE: setting(
    shape.wholeNumber(1, 100_000),
    'as many as the mail server takes',
    'How many daily mails may leave in a second, from all servers together. Other mails do not count.',
  ),
  MAIL_WARM_UP: setting(
    shape.day,
    'none: nothing is held back',
    'The day, such as `2027-01-18`, on which your domain begins to send: 50 daily mails leave on it, then 100, 500, 1,000, 5,000, 10,000, 20,000 and 50,000, and on the ninth day all.',
  ),
  MAIL_EVENTS_SECRET: setting(
    shape.matching(/^[\w-]{24,}$/, 'a secret of at least 24 letters, digits, - and _'),
    'none: nobody can tell of them',
    'What the mail provider must know to tell of bounces and complaints at `/api/homily/mail-events`.',
  ),
  PASS_ON: setting(
    shape.yesOrNo,
    '`1`',
    '`0` lets nobody pass a day on: no subscriber can open one homily to a friend by a link, and the links that were made open nothing.',
  ),
  OFFLINE: setting(
    shape.yesOrNo,
    '`1`',
    '`0` lets nobody keep days on their device for reading offline, and takes away what was kept, from each device at its next visit.',
  ),
  QUIET: setting(
    shape.yesOrNo,
    '`0`',
    '`1` keeps the site quiet: no mail leaves, and nothing is done by the clock that others would notice. What was to be sent waits until the site is started without it. For a backup that was restored.',
  ),
  BACKUP_TO: setting(
    shape.backupAddress,
    'none: no backup is made by itself',
    'Where a backup is put each day: a folder, best on another disk, or `s3://BUCKET/PREFIX` at the store that the `S3_` settings name.',
  ),
  BACKUP_AT: setting(
    shape.timeOfDay,
    '`03:30`',
    'When, by the clock of `SITE_TIME_ZONE`. Goes with `BACKUP_TO`.',
  ),
  BACKUP_KEEP: setting(
    shape.keep,
    '`7d,4w,12m`',
    'Of how many days, weeks and months the newest backup each is kept; the others are deleted. Goes with `BACKUP_TO`.',
  ),
  BACKUP_PASSPHRASE: setting(
    shape.matching(/^[^\p{Cc}]{16,}$/u, 'a passphrase of at least 16 characters'),
    'none: the master key is in no backup',
    'Seals the master key into every backup, so that a backup and this passphrase restore a site. Keep it elsewhere.',
  ),
  FFMPEG: setting(
    shape.program,
    '`ffmpeg` along the `PATH`, if it is there; else only MP3 is taken, as it is',
    'The FFmpeg that makes recordings of homilies ready, such as `/usr/bin/ffmpeg`, or `off`.',
  ),
  S3_BUCKET: setting(
    shape.matching(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'the name of a bucket: lower-case letters, digits, - and .',
    ),
    'files under `DATA_DIR`',
    'The bucket that keeps the images and the recordings.',
  ),
  S3_REGION: setting(
    shape.matching(/^[a-z0-9-]+$/, 'a region, such as us-east-1'),
    '`us-east-1` with `S3_ENDPOINT`',
    'The region of the bucket.',
  ),
  S3_ENDPOINT: setting(shape.webAddress, 'Amazon S3', 'The address of another S3-compatible store.'),
  S3_ACCESS_KEY_ID: setting(
    shape.matching(/^\S+$/, 'a key without spaces'),
    "the machine's own role",
    'The key for the bucket.',
  ),
  S3_SECRET_ACCESS_KEY: setting(
    shape.matching(/^\S+$/, 'a key without spaces'),
    "the machine's own role",
    'Its secret half.',
  ),
  MEDIA_URL: setting(
    shape.webAddress,
    'the bucket, or this server at `/media`',
    'Where browsers fetch images, such as a delivery network in front of the bucket.',
  ),
  LOAD_TEST_KEY: setting(
    shape.matching(/^\S{16,}$/, 'a key of at least 16 characters, without spaces'),
    'none',
    'Lets sign-ins that bear it in the header `x-load-test` past the limits for each address. For load tests; refused on a live site.',
  ),
  SITE_NAME: setting(shape.shortName, '`Wayfare`', 'What the site is called.'),
  MEMBER_NAME: setting(shape.shortName, '`Wayfarer`', 'What a member is called.'),
  SUPPORT_EMAIL: setting(
    shape.mailAddress,
    `the sample \`${samples.SUPPORT_EMAIL}\``,
    'Where visitors write for help.',
  ),
  ORGANIZATION_NAME: setting(
    shape.line,
    `the sample \`${samples.ORGANIZATION_NAME}\``,
    'The legal name of the charity, for receipts and the legal pages.',
  ),
  ORGANIZATION_EIN: setting(
    shape.matching(/^\d{2}-\d{7}$/, 'an EIN in the form 12-3456789'),
    `the sample \`${samples.ORGANIZATION_EIN}\``,
    "The charity's tax number.",
  ),
  ORGANIZATION_ADDRESS: setting(
    shape.line,
    `the sample \`${samples.ORGANIZATION_ADDRESS}\``,
    "The charity's postal address, on one line; every daily mail carries it.",
  ),
  GOVERNING_LAW: setting(shape.line, '`the State of New York`', 'Whose law the terms name.'),
  SITE_TIME_ZONE: setting(shape.timeZone, '`America/New_York`', 'The zone in which a new day begins.'),
  AUTH_API_URL: service('sign-up', '/api/auth'),
  RESET_API_URL: service('password reset', '/api/reset'),
  CHECKOUT_API_URL: service('checkout', '/api/checkout'),
  SUBSCRIPTION_API_URL: service('subscription', '/api/subscription'),
  HOMILY_API_URL: service('homily', '/api/homily'),
  BLOG_API_URL: service('blog', '/api/blog'),
  SEARCH_API_URL: service('search', '/api/search'),
  IDENTITY_URL: setting(
    shape.webAddress,
    'this server, at `/identity`; with a Cognito pool, Amazon',
    'Where the identity provider answers, if another host does it.',
  ),
  IDENTITY_ISSUER: setting(
    shape.webAddress,
    'our own pool below `IDENTITY_URL`; with a Cognito pool, Amazon',
    'Who issues the tokens of a Cognito pool that answers elsewhere than at Amazon: the `iss` in them, and where its keys lie.',
  ),
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;

/** What the operator gave, each by itself in order; how they fit together is for `rules.ts`. */
export type Given = {
  readonly [Name in SettingName]?: z.output<(typeof settings)[Name]['schema']> | undefined;
};

export const settingNames = Object.keys(settings).filter((name): name is SettingName => name in settings);
