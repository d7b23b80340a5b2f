import { csrfHeader } from '@wayfare/contracts/calls/auth';
import { minutes } from '@wayfare/contracts/rules/durations';
import { expect } from 'vitest';
import { withDatabase } from '#adapters/db/testing/test-database.ts';
import { payingSite } from '#features/billing/testing/paying-site.ts';
import { statusAndCode } from '#http/testing/status-and-code.ts';
import { ruth, type signupSite } from './testing/signup-site.ts';
import { test } from './testing/signup-test.ts';

const strangersToken = 'token-of-a-stranger';
const strangersPassword = 'Chaff-In-The-Wind-3';

test('a sign-up with the address of an open payment page is refused and reveals nothing', async () => {
  await using site = await withDatabase(payingSite);
  const signup = await site.stage(ruth.email);
  const { url } = (await site.checkout(signup)).json();
  const csrfToken = 'csrf-token-of-the-stranger';
  const payload = { ...ruth, password: strangersPassword, token: strangersToken, csrfToken };
  const attempts = await Promise.all(
    Array.from({ length: 3 }, () => site.post('/auth/store-signup', payload, { [csrfHeader]: csrfToken })),
  );
  for (const answer of attempts) {
    expect(statusAndCode(answer)).toBe('429 too_many_requests');
    expect(answer.headers['retry-after']).toBe('1800');
    expect(answer.json().message).not.toMatch(/somebody|another|pay/i);
  }
  expect(statusAndCode(await site.checkout({ email: ruth.email, token: strangersToken }))).toBe(
    '410 signup_expired',
  );
  expect((await site.pay(url)).outcome).toMatchObject({ kind: 'completed' });
});

test('the same person in another browser, proven by the password, gets the same payment page', async () => {
  await using site = await withDatabase(payingSite);
  const signup = await site.stage(ruth.email);
  const { url } = (await site.checkout(signup)).json();
  const csrfToken = 'csrf-token-of-the-browser';
  const payload = { ...ruth, token: 'token-of-the-telephone', csrfToken };
  const answer = await site.post('/auth/store-signup', payload, { [csrfHeader]: csrfToken });
  expect([answer.statusCode, answer.body]).toEqual([200, '{}']);
  for (const token of [signup.token, payload.token]) {
    expect((await site.checkout({ email: ruth.email, token })).json().url).toBe(url);
  }
});

async function atThePaymentPage(site: ReturnType<typeof signupSite>) {
  await site.stage();
  await site.openPage();
}

test('the guard of a payment page ends after half an hour', async ({ site }) => {
  await atThePaymentPage(site);
  const theirs = { password: strangersPassword, token: strangersToken };
  site.advance(minutes(29));
  expect((await site.stage(theirs)).statusCode).toBe(429);
  expect(await site.findSignup()).not.toBeNull();
  site.advance(minutes(1));
  expect((await site.stage(theirs)).statusCode).toBe(200);
  expect(await site.findSignup()).toBeNull();
  expect(await site.findSignup(strangersToken)).not.toBeNull();
});

test('starting again in the same browser does not extend the guard', async ({ site }) => {
  await atThePaymentPage(site);
  for (let time = 0; time < 2; time++) {
    site.advance(minutes(10));
    expect((await site.stage({ password: 'Another-Field-8' })).statusCode).toBe(200);
    await site.openPage();
    expect((await site.stage({ password: strangersPassword, token: strangersToken })).statusCode).toBe(429);
  }
  site.advance(minutes(10));
  expect((await site.stage({ password: strangersPassword, token: strangersToken })).statusCode).toBe(200);
});
