import { usd } from '@wayfare/contracts/rules/money';
import { expect, test } from 'vitest';
import { getUnusedConfig, startServer, startServerWith } from '#api/testing/loopback-server.ts';
import { beginCheckout } from './begin-checkout.ts';

const signup = { email: 'ruth@example.org', token: 'staged' };
const yearly = { plan: 'yearly', donation: null, hasTrial: true } as const;

async function captureRequest(send: (config: Parameters<typeof beginCheckout>[0]) => Promise<unknown>) {
  let received: unknown;
  await using server = await startServer((request, response, body) => {
    received = { bearer: request.headers.authorization, body: JSON.parse(body) };
    response.end('{"url":"https://pay.example/1"}');
  });
  await send({ ...server.config, donationPriceId: 'price_1' });
  return received;
}

test('a visitor sends the staged sign-up, the plan and the donation in dollars', async () => {
  const choice = { plan: 'monthly', donation: usd(25.5), hasTrial: true } as const;
  expect(await captureRequest((config) => beginCheckout(config, choice, { signup }))).toEqual({
    bearer: undefined,
    body: { ...signup, plan: 'monthly', donation: { amount: 25.5, priceId: 'price_1' } },
  });
});

test('a member sends a bearer token instead', async () => {
  expect(await captureRequest((config) => beginCheckout(config, yearly, { bearer: 'id' }))).toEqual({
    bearer: 'Bearer id',
    body: { plan: 'yearly', donation: null },
  });
});

test.each<[number, string, object]>([
  [200, '{"url":"https://pay.example/1"}', { status: 'ready', url: 'https://pay.example/1' }],
  [200, '{"url":"https://pay.example/1","trialDays":7}', { status: 'ready', url: 'https://pay.example/1' }],
  [200, '{"url":"https://pay.example/1","trialDays":0}', { status: 'no-trial' }],
  [200, '{"url":"javascript:alert(1)"}', { status: 'failed' }],
  [200, '{}', { status: 'failed' }],
  [401, '{"code":"signup_expired","message":"Please sign up again."}', { status: 'expired' }],
  [
    409,
    '{"code":"signup_paid","message":"This is paid."}',
    { status: 'already-paid', reason: 'signup-paid', message: 'This is paid.' },
  ],
  [
    409,
    '{"code":"already_subscribed","message":"You have one."}',
    { status: 'already-paid', reason: 'subscribed', message: 'You have one.' },
  ],
  [400, '{"code":"donation_refused","message":"Too much."}', { status: 'failed', message: 'Too much.' }],
  [500, '{"message":"The till is closed."}', { status: 'failed', message: 'The till is closed.' }],
])('the answer %i %s leads to %j', async (status, body, outcome) => {
  await using server = await startServerWith(status, body);
  const config = { ...server.config, donationPriceId: 'price_1' };
  expect(await beginCheckout(config, yearly, { signup })).toMatchObject(outcome);
});

test.each([
  { ...yearly, hasTrial: false },
  { ...yearly, plan: 'monthly' },
] as const)('a choice without an offered trial does not require one: %j', async (choice) => {
  await using server = await startServerWith(200, '{"url":"https://pay.example/1","trialDays":0}');
  const config = { ...server.config, donationPriceId: 'price_1' };
  expect(await beginCheckout(config, choice, { signup })).toMatchObject({ status: 'ready' });
});

test('an unreachable server is a failure', async () => {
  const config = { ...(await getUnusedConfig()), donationPriceId: 'price_1' };
  expect(await beginCheckout(config, yearly, { signup })).toEqual({ status: 'failed', message: undefined });
});

test('a rejected token throws', async () => {
  await using server = await startServerWith(
    401,
    '{"code":"authentication_required","message":"Please log in."}',
  );
  const config = { ...server.config, donationPriceId: 'price_1' };
  await expect(beginCheckout(config, yearly, { bearer: 'old' })).rejects.toThrow('status: 401');
  expect(await beginCheckout(config, yearly, { signup })).toEqual({
    status: 'failed',
    message: 'Please log in.',
  });
});
