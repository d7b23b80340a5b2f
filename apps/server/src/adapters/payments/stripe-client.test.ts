import { createServer as createTlsServer } from 'node:https';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { freePort, listenLocally } from '#http/testing/free-port.ts';
import { localServer } from '#http/testing/local-server.ts';
import { certificate } from '#testing/certificate.ts';
import { PaymentsRefused, PaymentsUnavailable } from './payments.ts';
import { callStripe } from './stripe-client.ts';
import { stripePayments } from './stripe-payments.ts';

/** A server that sends the same response to every request. */
const startServer = (status: number, type: string, body: string) =>
  localServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': type }).end(body);
  });

const paymentsAt = (port: number) =>
  stripePayments({ secretKey: 'sk_test_x', sandboxUrl: { host: '127.0.0.1', port }, webhookSecrets: [] });

const html = 'text/html';
const json = 'application/json';

test.each([
  [502, html, '<h1>Bad gateway</h1>', 'something else answers in its place'],
  [503, 'text/plain', '', 'something else answers in its place'],
  [404, html, '<h1>Not found</h1>', 'something else answers in its place'],
  [200, html, '<h1>Welcome to our hotel</h1>', 'something else answers in its place'],
  [429, html, 'slowly', 'something else answers in its place'],
  [503, json, '"upstream"', 'something else answers in its place'],
  [503, json, 'null', 'something else answers in its place'],
  [503, json, '{"message":"no healthy upstream"}', 'something else answers in its place'],
  [200, json, '"hello"', 'something else answers in its place'],
  [500, json, '{"error":{"message":"oh"}}', 'it has trouble of its own (500)'],
  [429, json, '{"error":{"message":"oh","type":"rate_limit_error"}}', 'it is asked too often'],
])('status %i as %s with the body %j throws PaymentsUnavailable', async (status, type, body, reason) => {
  await using server = await startServer(status, type, body);
  const failure = await paymentsAt(server.port)
    .findCustomer('cus_1')
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PaymentsUnavailable);
  expect(failure).toMatchObject({ message: `The payment provider cannot be reached: ${reason}.` });
});

test.each([
  [401, 'Invalid API Key provided: sk_test_*x'],
  [403, 'The provided key does not have the required permissions.'],
])('status %i is reported as a wrong key', async (status, message) => {
  const error = { type: 'invalid_request_error', message };
  await using server = await startServer(status, json, JSON.stringify({ error }));
  const failure = await paymentsAt(server.port)
    .findCustomer('cus_1')
    .catch((reason: unknown) => reason);
  expect(failure).toBeInstanceOf(PaymentsRefused);
  expect(failure).toMatchObject({
    message: `The payment provider refuses: ${message} Check STRIPE_SECRET_KEY.`,
  });
});

test('a missing server and an untrusted certificate are reported with a remedy', async () => {
  const gone = paymentsAt(await freePort()).findCustomer('cus_1');
  await expect(gone).rejects.toThrow('nothing answers at its address');
  const server = createTlsServer(certificate, (_, response) => response.end('{}'));
  const port = await listenLocally(server);
  const stripe = new Stripe('sk_test_x', {
    host: 'localhost',
    port,
    protocol: 'https',
    maxNetworkRetries: 0,
  });
  await expect(callStripe(stripe.customers.retrieve('cus_1'))).rejects.toThrow(
    /set NODE_EXTRA_CA_CERTS to the file of its authority\.$/,
  );
  server.close();
});
