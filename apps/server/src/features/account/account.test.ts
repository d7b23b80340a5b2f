import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Queue } from '#adapters/queue/queue.ts';
import { password, type payingSite } from '#features/billing/testing/paying-site.ts';
import { test } from '#features/billing/testing/paying-test.ts';
import { signInForTokens } from '#features/identity/testing/sign-in.ts';
import { statusAndCode } from '#http/testing/status-and-code.ts';
import { processDeletions } from './delete-account.ts';

type Site = Awaited<ReturnType<typeof payingSite>>;

/** A member with a yearly plan and a donation of 25 dollars. */
async function member(site: Site) {
  const signup = await site.stage();
  const { url } = (await site.checkout(signup, { donation: 25 })).json();
  await site.pay(url);
  await site.waitForDeliveries();
  const [mail] = await site.mails('confirm-address');
  await site.post('/auth/confirm', { token: mail?.secret?.token ?? '', email: signup.email });
  const account = await site.identity.findByEmail(signup.email);
  if (account === null) throw new Error('There is no confirmed account.');
  return { ...account, bearer: await site.signIn(signup.email) };
}

const bearing = (bearer: string) => ({ authorization: `Bearer ${bearer}` });

const runDeletions = (queue: Queue, site: Site) => processDeletions({ ...site.deps, queue });

test('a member downloads all stored data, and sees only their own subscription', async ({ site }) => {
  const ruth = await member(site);
  const answer = await site.get('/auth/my-data', ruth.bearer);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.json()).toMatchObject({
    account: { email: ruth.email, name: 'Ruth' },
    logIns: [{ browser: null, signedInAt: expect.any(String), usedAt: expect.any(String) }],
    subscription: { status: 'trialing', plan: 'yearly' },
    donations: [{ receiptNumber: 1, amountMinor: 2_500 }],
    notes: [],
  });

  const { idToken, accessToken } = await signInForTokens(site.config.identity, ruth.email, password);
  const refused = await site.get('/subscription/user-sub-status', accessToken);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    401,
    { code: 'authentication_required', message: 'Authentication required. Please log in.' },
  ]);
  expect((await site.get('/subscription/user-sub-status', idToken)).json()).toEqual({ isActive: true });

  expect((await site.get('/subscription/user-sub-status', ruth.bearer)).json()).toEqual({ isActive: true });
  expect((await site.get('/subscription/member-subscription', ruth.bearer)).json()).toMatchObject({
    state: 'trialing',
    isActive: true,
    plan: 'yearly',
    endsAt: null,
    trialDays: 0,
    portalUrl: `${site.sandbox.url}/portal/login`,
  });

  const open = (headers: Record<string, string> = {}) =>
    site.post('/subscription/portal-session', {}, headers);
  const opened = await open(bearing(ruth.bearer));
  expect(opened.statusCode).toBe(200);
  expect(opened.headers['cache-control']).toContain('no-store');
  const { url } = opened.json();
  expect(new URL(url).origin).toBe(new URL(site.sandbox.url).origin);
  expect(await (await fetch(url)).text()).toContain('Your subscription');
  expect((await open()).json().code).toBe('authentication_required');

  const naomi = await site.identity.signUp({ name: 'Naomi', email: 'naomi@example.org', password });
  if (naomi.status !== 'created') throw new Error(naomi.status);
  await site.identity.confirm(naomi.sub);
  expect(statusAndCode(await open(bearing(await site.signIn('naomi@example.org'))))).toBe(
    '404 portal_unavailable',
  );
});

test('deleting an account cancels the subscription and deletes everything but receipts', async ({ site }) => {
  const ruth = await member(site);
  expect(
    statusAndCode(await site.post('/auth/delete-account', { email: 'x@example.org' }, bearing(ruth.bearer))),
  ).toBe('400 account_mismatch');
  const answer = await site.post('/auth/delete-account', { email: ruth.email }, bearing(ruth.bearer));
  expect(answer.statusCode).toBe(200);
  await runDeletions(site.queue, site);
  await expect.poll(() => site.identity.findBySub(ruth.sub)).toBeNull();
  await expect.poll(() => site.rows('select from person')).toEqual([]);
  const all = await site.stripe.subscriptions.list({ status: 'all' });
  expect(all.data.map(({ status }) => status)).toEqual(['canceled']);
  expect(await site.rows('select donor_email, person_id from donation')).toEqual([
    { donor_email: ruth.email, person_id: null },
  ]);
  expect(await site.rows('select from trial_email')).toHaveLength(1);
  await site.waitForDeliveries();
  expect(await site.mails('account-deleted')).toHaveLength(1);
});

test('downloading data and deleting the account require a recent sign-in', async ({ site }) => {
  const ruth = await member(site);
  const signedInAgo = (interval: string) =>
    site.rows(`update user_pool.session set signed_in_at = now() - interval '${interval}'`);
  const request = async (bearer: string) => {
    const answers = [
      await site.get('/auth/my-data', bearer),
      await site.post('/auth/delete-account', { email: ruth.email }, bearing(bearer)),
    ];
    return answers.map(statusAndCode);
  };
  await signedInAgo('9 minutes 50 seconds');
  expect((await site.get('/auth/my-data', ruth.bearer)).statusCode).toBe(200);
  await signedInAgo('10 minutes 1 second');
  await pause(1_000);
  expect(await request(ruth.bearer)).toEqual(['403 sign_in_again', '403 sign_in_again']);
  expect((await site.get('/subscription/user-sub-status', ruth.bearer)).statusCode).toBe(200);
  expect(await site.identity.findBySub(ruth.sub)).toMatchObject({ isEnabled: true });
  const again = await site.signIn(ruth.email);
  expect(await request(again)).toEqual(['200', '200']);
});
