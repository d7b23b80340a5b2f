import { isHttps, isLoopback, isLoopbackHost } from './public-url.ts';
import { type SettingName, type SettingValues, samples } from './settings.ts';

interface RuleInput {
  /** Valid values only; `isSet` also knows invalid ones. */
  readonly values: SettingValues;
  readonly isSet: (name: SettingName) => boolean;
}

/** A condition between settings. Returns one sentence per violation. */
type Rule = (input: RuleInput) => string[];

const together =
  (...names: SettingName[]): Rule =>
  ({ isSet }) => {
    const missing = names.filter((name) => !isSet(name));
    if (missing.length === 0 || missing.length === names.length) return [];
    const present = names.filter(isSet);
    return missing.map(
      (name) => `${name} is missing: it goes with ${present.join(' and ')}. Set both, or neither.`,
    );
  };

const stripeKeys: Rule = (input) =>
  together(
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
  )(input).map((fault) =>
    input.isSet('STRIPE_SECRET_KEY')
      ? fault.replace('Set both, or neither.', 'wayfare stripe setup makes the webhook and prints it.')
      : fault,
  );

const cognito: Rule = ({ values, isSet }) => {
  const names: SettingName[] = ['COGNITO_USER_POOL_ID', 'COGNITO_CLIENT_ID', 'COGNITO_REGION'];
  const missing = names.filter((name) => !isSet(name));
  if (missing.length > 0 && missing.length < names.length) {
    return missing.map(
      (name) => `${name} is missing: a Cognito pool needs ${names.join(', ')}. Set all three, or none.`,
    );
  }
  const { COGNITO_USER_POOL_ID: pool, COGNITO_REGION: region } = values;
  if (pool === undefined || region === undefined) return onlyWithCognito(isSet);
  const faults: string[] = [];
  if (!isSet('IDENTITY_URL') && !amazonRegion.test(region)) {
    faults.push(
      'COGNITO_REGION must be a region of Amazon, such as us-east-1, unless IDENTITY_URL names a pool elsewhere.',
    );
  }
  if (!pool.startsWith(`${region}_`)) {
    faults.push(`COGNITO_USER_POOL_ID must begin with the region that COGNITO_REGION names: ${region}_…`);
  }
  if (isSet('POOL_ADMIN_KEY_ID')) {
    faults.push(
      'POOL_ADMIN_KEY_ID is for our own user pool, and COGNITO_USER_POOL_ID names another: take one of them out.',
    );
  }
  return faults;
};

const amazonRegion = /^[a-z]{2}(-[a-z]+)+-\d+$/;

function onlyWithCognito(isSet: RuleInput['isSet']): string[] {
  const names: SettingName[] = ['COGNITO_ACCESS_KEY_ID', 'COGNITO_SECRET_ACCESS_KEY', 'IDENTITY_ISSUER'];
  return names
    .filter(isSet)
    .map((name) => `${name} is set without a Cognito pool: set COGNITO_USER_POOL_ID, or leave ${name} out.`);
}

const publicUrl: Rule = ({ values }) => {
  if (values.PUBLIC_URL === undefined || isHttps(values.PUBLIC_URL)) return [];
  if (isLoopback(values.PUBLIC_URL) || values.ALLOW_SANDBOX === true) return [];
  return ['PUBLIC_URL must begin with https:// unless it is on loopback, because passwords travel to it.'];
};

const ports: Rule = ({ values }) => {
  const main = values.PORT ?? 3000;
  if (values.SANDBOX_PORT === main)
    return ['SANDBOX_PORT must differ from PORT: the sandbox has a port of its own.'];
  if (main === 65_535 && values.SANDBOX_PORT === undefined) {
    return ['SANDBOX_PORT must be set when PORT is 65535, because no port comes after it.'];
  }
  return [];
};

const storage: Rule = ({ values: { BACKUP_TO: backupTo }, isSet }) => {
  const needsStore = isSet('S3_BUCKET') ? 'S3_BUCKET' : backupTo?.kind === 's3' ? 'BACKUP_TO' : null;
  const names: SettingName[] = ['S3_REGION', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  const present = names.filter(isSet);
  if (needsStore === null) {
    return present.map((name) => `${name} is set without S3_BUCKET: name the bucket, or leave ${name} out.`);
  }
  if (!isSet('S3_REGION') && !isSet('S3_ENDPOINT')) {
    return [
      `S3_REGION is missing: ${needsStore} needs the region it lies in, or S3_ENDPOINT for another store.`,
    ];
  }
  if (isSet('S3_ENDPOINT') && !isSet('S3_ACCESS_KEY_ID') && !isSet('S3_SECRET_ACCESS_KEY')) {
    return ['S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are missing: a store at S3_ENDPOINT asks for them.'];
  }
  return [];
};

const backup: Rule = ({ values: { BACKUP_TO: to, S3_BUCKET: bucket }, isSet }) => {
  if (to?.kind === 's3' && to.bucket === bucket && /^images(\/|$)/.test(to.prefix))
    return [
      'BACKUP_TO must not lie below images/ of S3_BUCKET, where everybody may read: choose another prefix.',
    ];
  return isSet('BACKUP_TO')
    ? []
    : (['BACKUP_AT', 'BACKUP_KEEP'] as const)
        .filter(isSet)
        .map((name) => `${name} is set without BACKUP_TO: say where backups are put, or leave ${name} out.`);
};

/** Otherwise all visitors would share the proxy's address, or could choose their own. */
const proxies: Rule = ({ values, isSet }) => {
  const isBehindProxy = (values.TRUST_PROXY ?? 0) > 0;
  if (isSet('TRUST_PROXY_FROM')) {
    if (isBehindProxy || values.TRUST_PROXY_FROM === undefined) return [];
    return ['TRUST_PROXY_FROM is set without TRUST_PROXY: say how many proxies there are, or leave it out.'];
  }
  if (!isBehindProxy || values.HOST === undefined || isLoopbackHost(values.HOST)) return [];
  return [
    'TRUST_PROXY_FROM must name the proxy, because HOST lets other machines in: its address or network, such as 10.0.0.5; or 127.0.0.1, if the proxy runs on this machine.',
  ];
};

const stripe: Rule = ({ values, isSet }) => {
  if (isSet('STRIPE_API_URL') && !isSet('STRIPE_SECRET_KEY'))
    return ['STRIPE_API_URL is set without STRIPE_SECRET_KEY: set the key as well, or leave it out.'];
  if (!isLive(values)) return [];
  const faults: string[] = [];
  if (values.STRIPE_SECRET_KEY?.includes('_test_')) {
    faults.push(
      'STRIPE_SECRET_KEY must be a live key, which begins with sk_live_ or rk_live_: with a test key members would pay in test money. To try without, set ALLOW_SANDBOX=1.',
    );
  }
  if (isSet('STRIPE_API_URL'))
    faults.push('STRIPE_API_URL must not be set on a live site: no money is real there. Take it out.');
  return faults;
};

const foreignNames = [
  'AUTH_API_URL',
  'RESET_API_URL',
  'CHECKOUT_API_URL',
  'SUBSCRIPTION_API_URL',
  'HOMILY_API_URL',
  'BLOG_API_URL',
  'SEARCH_API_URL',
  'IDENTITY_URL',
  'IDENTITY_ISSUER',
  'MEDIA_URL',
  'S3_ENDPOINT',
] as const;

/** On an https page browsers block http addresses, except on loopback. */
const mixedContent: Rule = ({ values }) => {
  const site = values.PUBLIC_URL;
  if (site === undefined || !isHttps(site)) return [];
  return foreignNames.flatMap((name) => {
    const address = values[name];
    return address === undefined || isHttps(address) || (isLoopback(site) && isLoopback(address))
      ? []
      : [`${name} must begin with https://, as PUBLIC_URL does.`];
  });
};

const sampleNames = [
  'SUPPORT_EMAIL',
  'ORGANIZATION_NAME',
  'ORGANIZATION_EIN',
  'ORGANIZATION_ADDRESS',
] as const;

/** A public site needs real payments, real mail and its own name. */
const live: Rule = ({ values, isSet }) => {
  if (!isLive(values)) return [];
  const where = 'because PUBLIC_URL is not on loopback. To try without, set ALLOW_SANDBOX=1.';
  const faults: string[] = [];
  if (!isSet('STRIPE_SECRET_KEY') && !isSet('STRIPE_WEBHOOK_SECRET')) {
    faults.push(`STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set, ${where}`);
  }
  if (isSet('LOAD_TEST_KEY')) faults.push('LOAD_TEST_KEY must not be set on a live site: take it out.');
  if (!isSet('SMTP_URL')) faults.push(`SMTP_URL must be set, ${where}`);
  for (const name of sampleNames) {
    if (!isSet(name) || values[name] === samples[name])
      faults.push(`${name} must be your own, not the sample, ${where}`);
  }
  return faults;
};

/** Servers that share a database need the same key, and it must survive the loss of one machine. */
const masterKey: Rule = ({ values, isSet }) => {
  if (!isLive(values) || !isSet('DATABASE_URL') || isSet('MASTER_KEY')) return [];
  return [
    'MASTER_KEY must be set, because DATABASE_URL keeps what it seals on another machine: what stands in DATA_DIR/master.key, or for a new site what openssl rand -base64 32 writes.',
  ];
};

export const isLive = (values: SettingValues): boolean =>
  values.PUBLIC_URL !== undefined && !isLoopback(values.PUBLIC_URL) && values.ALLOW_SANDBOX !== true;

export const rules: readonly Rule[] = [
  publicUrl,
  ports,
  proxies,
  stripeKeys,
  stripe,
  cognito,
  storage,
  backup,
  together('S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'),
  together('DKIM_SELECTOR', 'DKIM_KEY_FILE'),
  together('COGNITO_ACCESS_KEY_ID', 'COGNITO_SECRET_ACCESS_KEY'),
  together('POOL_ADMIN_KEY_ID', 'POOL_ADMIN_SECRET'),
  mixedContent,
  live,
  masterKey,
];
