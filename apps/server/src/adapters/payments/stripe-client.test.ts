import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { freePort } from '#http/testing/free-port.ts';
import { certificate } from '#testing/certificate.ts';
import { PaymentsRefused, PaymentsUnavailable } from './payments.ts';
import { callStripe } from './stripe-client.ts';
import { stripePayments } from './stripe-payments.ts';

/** Whatever stands in Stripe's place, says this to everything. */
async function answering(status: number, type: string, body: string) {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a listening TCP server has an address object
  const { port } = server.address() as AddressInfo;
  return { port, [Symbol.dispose]: () => void server.close() };
}

const paymentsAt = (port: number) =>
  stripePayments({ secretKey: 'sk_test_x', standIn: { host: '127.0.0.1', port }, webhookSecrets: [] });

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
])('%i as %s, %j is no answer of Stripe', async (status, type, body, reason) => {
  using place = await answering(status, type, body);
  const failure = await paymentsAt(place.port)
    .findCustomer('cus_1')
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PaymentsUnavailable);
  expect(failure).toMatchObject({ message: `The payment provider cannot be reached: ${reason}.` });
});

test.each([
  [401, 'Invalid API Key provided: sk_test_*x'],
  [403, 'The provided key does not have the required permissions.'],
])('a key that is answered with %i is told to be wrong', async (status, message) => {
  const error = { type: 'invalid_request_error', message };
  using place = await answering(status, json, JSON.stringify({ error }));
  const failure = await paymentsAt(place.port)
    .findCustomer('cus_1')
    .catch((reason: unknown) => reason);
  expect(failure).toBeInstanceOf(PaymentsRefused);
  expect(failure).toMatchObject({
    message: `The payment provider refuses: ${message} Check STRIPE_SECRET_KEY.`,
  });
});

test('nobody at the address, or somebody whom nobody vouches for, is told in a sentence', async () => {
  const gone = paymentsAt(await freePort()).findCustomer('cus_1');
  await expect(gone).rejects.toThrow('nothing answers at its address');
  const server = createTlsServer(certificate, (_, response) => response.end('{}'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a listening TCP server has an address object
  const { port } = server.address() as AddressInfo;
  const stripe = new Stripe('sk_test_x', {
    host: 'localhost',
    port,
    protocol: 'https',
    maxNetworkRetries: 0,
  });
  await expect(callStripe(stripe.customers.retrieve('cus_1'))).rejects.toThrow(/NODE_EXTRA_CA_CERTS\.$/);
  server.close();
});
