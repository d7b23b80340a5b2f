import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { partFrom } from '#config/testing/part-from.ts';
import { localServer } from '#http/testing/local-server.ts';
import { breachedPasswords } from './identity/breached-passwords.ts';
import { openCognitoIdentity } from './identity/cognito-identity.ts';
import { cognitoSettings } from './identity/testing/scripted-cognito.ts';
import { stripePayments } from './payments/stripe-payments.ts';
import { s3Storage } from './storage/s3-storage.ts';

async function listen(answer: RequestListener): Promise<number> {
  const server = await localServer(answer);
  onTestFinished(() => server[Symbol.asyncDispose]());
  return server.port;
}

const brief = { connectMs: 500, responseMs: 500, attempts: 1 };

/** Each sends a request with a secret to the port. */
const clients: readonly (readonly [string, (port: number) => Promise<unknown>])[] = [
  [
    'the payment provider',
    (port) =>
      stripePayments({
        secretKey: 'sk_test_of_nobody',
        sandboxUrl: { host: '127.0.0.1', port },
        webhookSecrets: ['whsec_of_nobody'],
      }).findCustomer('cus_1'),
  ],
  [
    'the identity provider',
    async (port) => {
      const config = partFrom(cognitoSettings(port), 'identity', 'cognito');
      const identity = await openCognitoIdentity(config, undefined, brief);
      return identity.signUp({ email: 'ruth@example.org', name: 'Ruth', password: 'Barley-Field-7' });
    },
  ],
  [
    'S3',
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

test.each(clients)('%s does not follow redirects', async (_, send) => {
  let [requests, redirected] = [0, 0];
  const elsewhere = await listen((_, response) => {
    redirected += 1;
    response.end('{}');
  });
  const port = await listen((request, response) => {
    requests += 1;
    const location = `http://127.0.0.1:${elsewhere}${request.url}`;
    response.writeHead([301, 307, 308][requests % 3] ?? 307, { location }).end();
  });
  await send(port).catch(() => {});
  await send(port).catch(() => {});
  await send(port).catch(() => {});
  expect(requests).toBeGreaterThan(0);
  expect(redirected).toBe(0);
});
