import { type SettingName, settingNames } from './settings.ts';

/** Saved at each start of the server, for the `wayfare` command. */
const plain = [
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

/** Needed by the `wayfare` command, but never saved. */
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

/** Used by the server only. */
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
  'SHARE_LINKS',
  'OFFLINE',
] as const satisfies readonly SettingName[];

type Listed = (typeof plain | typeof secret | typeof serverOnly)[number];

/** Does not compile if a setting is in none of the lists. */
const everySettingIsListed: Exclude<SettingName, Listed> extends never ? true : never = true;

const inSettingsOrder = (names: readonly SettingName[]): readonly SettingName[] =>
  everySettingIsListed ? settingNames.filter((name) => names.includes(name)) : [];

export const plainSettings = inSettingsOrder(plain);
export const secretSettings = inSettingsOrder(secret);
