import { type SettingName, settingNames } from './settings.ts';

/** Written down at each start, for the operator's command. */
const open = [
  'PORT',
  'PUBLIC_URL',
  'ALLOW_SANDBOX',
  'SANDBOX_PORT',
  'STRIPE_API_URL',
  'DONATION_PRICE_ID',
  'COGNITO_USER_POOL_ID',
  'COGNITO_CLIENT_ID',
  'COGNITO_REGION',
  'MAIL_FROM',
  'MAIL_RATE',
  'MAIL_WARM_UP',
  'DKIM_SELECTOR',
  'DKIM_KEY_FILE',
  'OPERATOR_EMAIL',
  'QUIET',
  'BACKUP_TO',
  'BACKUP_AT',
  'BACKUP_KEEP',
  'FFMPEG',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ENDPOINT',
  'MEDIA_URL',
  'SITE_NAME',
  'MEMBER_NAME',
  'SUPPORT_EMAIL',
  'ORGANIZATION_NAME',
  'ORGANIZATION_EIN',
  'ORGANIZATION_ADDRESS',
  'GOVERNING_LAW',
  'SITE_TIME_ZONE',
  'AUTH_API_URL',
  'RESET_API_URL',
  'CHECKOUT_API_URL',
  'SUBSCRIPTION_API_URL',
  'HOMILY_API_URL',
  'BLOG_API_URL',
  'SEARCH_API_URL',
  'IDENTITY_URL',
  'IDENTITY_ISSUER',
] as const satisfies readonly SettingName[];

/** Never written down, and yet the command must have them: it works on the same database and the same accounts. */
const secret = [
  'DATABASE_URL',
  'MASTER_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'COGNITO_ACCESS_KEY_ID',
  'COGNITO_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'BACKUP_PASSPHRASE',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const satisfies readonly SettingName[];

/** For the server alone. */
const serverOnly = [
  'HOST',
  'TRUST_PROXY',
  'TRUST_PROXY_FROM',
  'HSTS',
  'LOG_LEVEL',
  'DATA_DIR',
  'SANDBOX_WEBHOOK_SECRET',
  'POOL_ADMIN_KEY_ID',
  'POOL_ADMIN_SECRET',
  'BREACHED_PASSWORDS_URL',
  'LOAD_TEST_KEY',
  'MAIL_EVENTS_SECRET',
  'METRICS_TOKEN',
  'ALERT_URL',
  'PASS_ON',
  'OFFLINE',
] as const satisfies readonly SettingName[];

type Placed = (typeof open | typeof secret | typeof serverOnly)[number];

/** A setting that is in none of the lists does not compile here. */
const everySettingIsPlaced: Exclude<SettingName, Placed> extends never ? true : never = true;

const among = (names: readonly SettingName[]): readonly SettingName[] =>
  everySettingIsPlaced ? settingNames.filter((name) => names.includes(name)) : [];

export const plainSettings = among(open);
export const secretSettings = among(secret);
