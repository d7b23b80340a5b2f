import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { partFrom } from '#config/testing/part-from.ts';
import { breachedPasswords } from './identity/breached-passwords.ts';
import { openCognitoIdentity } from './identity/cognito-identity.ts';
import { stripePayments } from './payments/stripe-payments.ts';
import { s3Storage } from './storage/s3-storage.ts';

async function listening(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const brief = { connectMs: 500, answerMs: 500, attempts: 1 };

/** Each asks the port something that bears a secret: a key, a password, or what a key signed. */
const parties: readonly (readonly [string, (port: number) => Promise<unknown>])[] = [
  [
    'the payment provider',
    (port) =>
      stripePayments({
        secretKey: 'sk_test_of_nobody',
        standIn: { host: '127.0.0.1', port },
        webhookSecrets: ['whsec_of_nobody'],
      }).findCustomer('cus_1'),
  ],
  [
    'the identity provider',
    async (port) => {
      const endpoint = `http://127.0.0.1:${port}`;
      const settings = {
        COGNITO_REGION: 'us-east-1',
        COGNITO_USER_POOL_ID: 'us-east-1_Scripted',
        COGNITO_CLIENT_ID: 'website',
        COGNITO_ACCESS_KEY_ID: 'AKIDEXAMPLE',
        COGNITO_SECRET_ACCESS_KEY: 'secret',
        IDENTITY_URL: endpoint,
        IDENTITY_ISSUER: `${endpoint}/us-east-1_Scripted`,
      };
      const identity = await openCognitoIdentity(partFrom(settings, 'identity', 'cognito'), undefined, brief);
      return identity.signUp({ email: 'ruth@example.org', name: 'Ruth', password: 'Barley-Field-7' });
    },
  ],
  [
    'the store',
    async (port) => {
      const settings = {
        S3_BUCKET: 'pictures',
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_ACCESS_KEY_ID: 'A',
        S3_SECRET_ACCESS_KEY: 'B',
      };
      const storage = s3Storage(partFrom(settings, 'storage', 's3'));
      return storage.readPublished('images/0b7c9c0e-1111-4222-8333-444455556666/main.webp');
    },
  ],
  [
    'the list of breached passwords',
    (port) =>
      breachedPasswords({ address: `http://127.0.0.1:${port}/range`, log: { warn: () => {} } }).has('any'),
  ],
];

test.each(parties)('%s cannot send what it is told on to somebody else', async (_, ask) => {
  let [asked, sentOn] = [0, 0];
  const elsewhere = await listening((_, response) => {
    sentOn += 1;
    response.end('{}');
  });
  const port = await listening((request, response) => {
    asked += 1;
    const location = `http://127.0.0.1:${elsewhere}${request.url}`;
    response.writeHead([301, 307, 308][asked % 3] ?? 307, { location }).end();
  });
  await ask(port).catch(() => {});
  await ask(port).catch(() => {});
  await ask(port).catch(() => {});
  expect(asked).toBeGreaterThan(0);
  expect(sentOn).toBe(0);
});
