import { days, hours } from '@wayfare/contracts/rules/durations';
import { expect } from 'vitest';
import { withDatabase } from '#adapters/db/testing/test-database.ts';
import { payingSite } from '#features/billing/testing/paying-site.ts';
import { statusAndCode } from '#http/testing/status-and-code.ts';
import { browserToken, ruth } from './testing/signup-site.ts';
import { test } from './testing/signup-test.ts';

const telephone = 'token-of-the-telephone';
const mine = { email: ruth.email, password: ruth.password, token: telephone };

test('the password of an unpaid sign-up lets another browser pay for it, besides the first', async () => {
  await using site = await withDatabase(payingSite);
  const signup = await site.stage(ruth.email);
  const { url } = (await site.checkout(signup)).json();
  const answer = await site.post('/auth/resume-signup', { ...mine, email: ' Ruth@Example.org ' });
  expect([answer.statusCode, answer.body]).toEqual([200, '{}']);
  for (const token of [signup.token, telephone]) {
    expect((await site.checkout({ email: ruth.email, token })).json().url).toBe(url);
  }
  await site.pay(url);
  await site.waitForDeliveries();
  expect(await site.mails('confirm-address')).toHaveLength(1);
  expect(statusAndCode(await site.post('/auth/resume-signup', mine))).toBe('409 signup_paid');
});

test('all failures return the same error', async ({ site }) => {
  await site.stage();
  await site.paidToken('paid@example.org');
  await site.pool.admin.createAccount({ ...ruth, email: 'member@example.org', isConfirmed: true });
  const responses = new Set<string>();
  for (const [email, password] of [
    [ruth.email, 'Chaff-In-The-Wind-3'],
    ['paid@example.org', 'Chaff-In-The-Wind-3'],
    ['nobody@example.org', ruth.password],
    ['member@example.org', ruth.password],
    ['no address', ruth.password],
  ]) {
    const { statusCode, body } = await site.post('/resume-signup', { email, password, token: telephone });
    responses.add(`${statusCode} ${JSON.parse(body).code} ${JSON.parse(body).message}`);
  }
  expect([...responses]).toEqual([
    '401 signup_credentials_wrong There is no unfinished signup with this email and password.',
  ]);
  const { rows } = await site.database.query('select from signup_token');
  expect(rows).toEqual([]);
});

test('resuming a sign-up extends it by a day', async ({ site }) => {
  await site.stage();
  site.advance(hours(23));
  expect((await site.post('/resume-signup', mine)).statusCode).toBe(200);
  site.advance(hours(20));
  await site.expireSignups();
  expect(await site.findSignup(telephone)).not.toBeNull();
  expect(await site.findSignup()).not.toBeNull();
  site.advance(days(1));
  expect(await site.findSignup(telephone)).toBeNull();
});

test('replacing a sign-up revokes the tokens of all its browsers', async ({ site }) => {
  await site.stage();
  await site.post('/resume-signup', mine);
  expect((await site.stage({ token: 'token-of-the-library' })).statusCode).toBe(200);
  for (const token of [browserToken, telephone]) expect(await site.findSignup(token)).toBeNull();
});

test('password guessing is slowed here too', async ({ site }) => {
  await site.stage();
  const from = '203.0.113.7';
  const guess = (password: string) => site.post('/resume-signup', { ...mine, password }, from);
  for (let time = 0; time < 6; time++) expect((await guess('Chaff-In-The-Wind-3')).statusCode).toBe(401);
  expect((await guess(ruth.password)).statusCode).toBe(401);
  const answers = await Promise.all(Array.from({ length: 30 }, () => guess('Chaff-In-The-Wind-3')));
  expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true);
});
