import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { connectionUrl } from '#adapters/db/testing/connection-url.ts';
import { emptyDatabase } from '#adapters/db/testing/test-database.ts';
import { smtpServer } from '#adapters/mail/testing/smtp-server.ts';
import { quietSandbox } from '#adapters/payments/testing/quiet-sandbox.ts';
import { s3Server } from '#adapters/storage/testing/s3-server.ts';
import { freePort } from '#http/testing/free-port.ts';
import { certificate, certificateFile } from './testing/certificate.ts';
import { type Settings, wayfare } from './testing/command.ts';
import { journey } from './testing/journey.ts';
import { type RunningServer, runningServer } from './testing/running-server.ts';

/** A part that somebody else keeps: what the operator sets for it, and what it saw. */
interface ManagedPart extends AsyncDisposable {
  readonly settings: Settings;
}

async function postgres(): Promise<ManagedPart> {
  const database = await emptyDatabase();
  return {
    settings: { DATABASE_URL: connectionUrl(database.connection) },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

/** Another server of ours, as the pool of which this one is only a client. */
async function pool(): Promise<ManagedPart & { readonly server: RunningServer }> {
  const database = await postgres();
  const key = { id: 'WAYFAREADMIN00000001', secret: 'a-secret-of-forty-characters-or-so-many' };
  const server = await runningServer({
    ...database.settings,
    POOL_ADMIN_KEY_ID: key.id,
    POOL_ADMIN_SECRET: key.secret,
  });
  return {
    server,
    settings: {
      COGNITO_USER_POOL_ID: 'local_Members',
      COGNITO_CLIENT_ID: 'website',
      COGNITO_REGION: 'local',
      COGNITO_ACCESS_KEY_ID: key.id,
      COGNITO_SECRET_ACCESS_KEY: key.secret,
      IDENTITY_URL: `${server.url}/identity`,
      IDENTITY_ISSUER: `${server.url}/identity/local_Members`,
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

async function mailServer() {
  const server = await smtpServer(certificate);
  return {
    deliveries: server.deliveries,
    settings: {
      SMTP_URL: server.url.replace('smtp://127.0.0.1', 'smtp://post:secret@localhost'),
      NODE_EXTRA_CA_CERTS: certificateFile,
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

/** Another sandbox as Stripe: set up by the operator's command, as Stripe is. */
async function stripe(): Promise<ManagedPart> {
  const sandbox = await quietSandbox();
  const port = String(await freePort());
  const keys = { PORT: port, STRIPE_SECRET_KEY: 'sk_test_wayfare', STRIPE_API_URL: sandbox.url };
  const { STRIPE_WEBHOOK_SECRET, DONATION_PRICE_ID } = JSON.parse(
    await wayfare(keys, ['stripe', 'setup', '--json']),
  );
  return {
    settings: { ...keys, STRIPE_WEBHOOK_SECRET, DONATION_PRICE_ID },
    [Symbol.asyncDispose]: () => sandbox[Symbol.asyncDispose](),
  };
}

test('a site with all services external works from sign-up to the first post', async () => {
  await using database = await postgres();
  await using bucket = await s3Server();
  await using members = await pool();
  await using post = await mailServer();
  await using provider = await stripe();
  await using server = await runningServer({
    MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
    ...database.settings,
    ...bucket.settings,
    ...members.settings,
    ...post.settings,
    ...provider.settings,
  });
  const mails = () => post.deliveries.map(({ message }) => message);
  expect(await journey({ server, mails }, 'ruth@example.org')).toEqual({
    status: { isActive: true },
    title: 'The first post',
    picture: [200, 'image/webp'],
  });
  const account = await wayfare(members.server.settings, ['user', 'show', 'ruth@example.org', '--json']);
  expect(JSON.parse(account)).toMatchObject({ state: 'confirmed', groups: ['blog-admin'] });
  expect(post.deliveries.every(({ isEncrypted }) => isEncrypted)).toBe(true);
  expect(await readdir(server.home)).toEqual(['settings.json']);
});
