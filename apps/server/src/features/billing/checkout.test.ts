import { days } from '@wayfare/contracts/rules/durations';
import { viewSession } from '@wayfare/pay-sandbox';
import { expect } from 'vitest';
import { sandboxKey } from '#adapters/payments/sandbox.ts';
import { stripePayments } from '#adapters/payments/stripe-payments.ts';
import { statusAndCode } from '#http/testing/status-and-code.ts';
import { reconcile } from './reconcile.ts';
import { type PayingSite as Site, toSessionId } from './testing/paying-site.ts';
import { test, withPayingSite } from './testing/paying-test.ts';
import { sandboxProxy } from './testing/sandbox-proxy.ts';

const open = async (site: Site, ...choice: Parameters<typeof site.checkout>) => {
  const answer = await site.checkout(...choice);
  expect(answer.body).toContain('url');
  return String(answer.json().url);
};
const toStatuses = (rows: readonly { status: string }[]) => rows.map(({ status }) => status);
const subscriptions = 'select status, plan, trial_ends_at as "trialEndsAt" from subscription';

test.each([
  ['the webhook alone', { hasWebhook: true, comesBack: false }],
  ['the way back alone', { hasWebhook: false, comesBack: true }],
  ['both', { hasWebhook: true, comesBack: true }],
])(
  'a yearly plan starts through %s, with one subscription and one confirmation mail',
  async (_, { hasWebhook, comesBack }) => {
    await using site = await withPayingSite({ hasWebhook });
    const signup = await site.stage();
    const { sessionId, outcome } = await site.pay(await open(site, signup));
    expect(outcome).toMatchObject({
      kind: 'completed',
      redirectUrl: `${site.config.publicUrl}/welcome?session_id=${sessionId}`,
    });
    if (comesBack) {
      const back = await site.post('/auth/verify-checkout', { session_id: sessionId });
      expect(back.json()).toEqual({
        email: signup.email,
        payment: {
          amountMinor: 0,
          nextAmountMinor: 5_000,
          hasTrial: true,
          nextChargeAt: expect.stringMatching(/^20/),
        },
      });
    }
    await site.waitForDeliveries();
    expect(await site.rows(subscriptions)).toMatchObject([{ status: 'trialing', plan: 'yearly' }]);
    expect(await site.mails('confirm-address')).toHaveLength(1);
    expect(await site.mails('donation-receipt')).toHaveLength(0);
  },
);

test('a paid sign-up cannot be paid again, and its link confirms the account', async ({ site }) => {
  const signup = await site.stage();
  await site.pay(await open(site, signup, { plan: 'monthly' }));
  await site.waitForDeliveries();
  expect(statusAndCode(await site.checkout(signup))).toBe('409 signup_paid');
  const [mail] = await site.mails('confirm-address');
  const link = { token: mail?.secret?.token ?? '', email: signup.email };
  expect((await site.post('/auth/confirm', link)).json()).toEqual({ success: true });
  expect((await site.post('/auth/confirm', link)).json()).toEqual({ success: true });
  expect(await site.identity.findByEmail(signup.email)).toMatchObject({ isConfirmed: true });
  expect(await site.mails('welcome')).toMatchObject([{ data: { plan: 'monthly', trialEndsAt: null } }]);
});

test('a donation with a trial has one receipt', async ({ site }) => {
  const signup = await site.stage();
  const url = await open(site, signup, { donation: 25 });
  const view = await viewSession(site.sandbox.engine, toSessionId(url));
  expect(view).toMatchObject({ kind: 'open' });
  await site.pay(url);
  await site.waitForDeliveries();
  const receipts = await site.mails('donation-receipt');
  expect(receipts).toMatchObject([{ data: { amountMinor: 2_500, boughtMinor: 0, isSample: true } }]);
});

test('a donation with a monthly plan is stored apart from the price', async ({ site }) => {
  const signup = await site.stage();
  await site.pay(await open(site, signup, { plan: 'monthly', donation: 100.5 }));
  await site.waitForDeliveries();
  expect(await site.rows('select amount_minor, subscription_minor, receipt_number from donation')).toEqual([
    { amount_minor: 10_050, subscription_minor: 500, receipt_number: 1 },
  ]);
});

test('the same choice reuses the payment page, and another choice closes it', async ({ site }) => {
  const signup = await site.stage();
  const first = await open(site, signup);
  const [second, third] = await Promise.all([open(site, signup), open(site, signup)]);
  expect([second, third]).toEqual([first, first]);
  const other = await open(site, signup, { plan: 'monthly' });
  expect(other).not.toBe(first);
  expect((await site.pay(first)).outcome).toMatchObject({ kind: 'expired' });
  expect((await site.pay(other)).outcome).toMatchObject({ kind: 'completed' });
});

test('of several concurrent choices, only one page can be paid', async ({ site }) => {
  const signup = await site.stage();
  const urls = await Promise.all([
    open(site, signup, { plan: 'yearly' }),
    open(site, signup, { plan: 'monthly' }),
    open(site, signup, { plan: 'yearly', donation: 25 }),
  ]);
  const outcomes = [];
  for (const url of urls) outcomes.push((await site.pay(url)).outcome.kind);
  expect(outcomes.toSorted()).toEqual(['completed', 'expired', 'expired']);
});

test('a member can subscribe again on the day a subscription was paid and ended', async ({ site }) => {
  const { email, token } = await site.stage();
  const payAndCancel = async (url: string) => {
    await site.pay(url);
    await site.waitForDeliveries();
    const { data } = await site.stripe.subscriptions.list({ limit: 1 });
    await site.stripe.subscriptions.cancel(data[0]?.id ?? '');
    await site.waitForDeliveries();
  };
  await payAndCancel(await open(site, { email, token }, { plan: 'monthly' }));
  const [mail] = await site.mails('confirm-address');
  await site.post('/auth/confirm', { token: mail?.secret?.token, email });
  const headers = { authorization: `Bearer ${await site.signIn(email)}` };
  const openAsMember = async () =>
    (await site.post('/checkout/checkout', { email, plan: 'yearly', donation: null }, headers)).json();
  const first = await openAsMember();
  expect(first).toMatchObject({ url: expect.any(String) });
  await payAndCancel(first.url);
  const second = await openAsMember();
  expect(second).toMatchObject({ url: expect.any(String) });
  expect(second.url).not.toBe(first.url);
});

/** A member who has paid twice. */
async function payTwice(site: Site): Promise<string> {
  const signup = await site.stage();
  const { sessionId } = await site.pay(await open(site, signup, { plan: 'monthly' }));
  await site.waitForDeliveries();
  await site.post('/auth/verify-checkout', { session_id: sessionId });
  const [customer] = await site.rows<{ id: string }>('select customer_id as id from customer');
  const { data } = await site.stripe.prices.list({ lookup_keys: ['wayfare_monthly'] });
  const second = await site.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer?.id ?? '',
    line_items: [{ price: data[0]?.id ?? '', quantity: 1 }],
    success_url: `${site.config.publicUrl}/welcome`,
  });
  await site.pay(second.url ?? '');
  await site.waitForDeliveries();
  return customer?.id ?? '';
}

async function expectPaidBack(site: Site, customer: string): Promise<void> {
  const all = await site.stripe.subscriptions.list({ customer, status: 'all' });
  expect(toStatuses(all.data).toSorted()).toEqual(['active', 'canceled']);
  expect(toStatuses(await site.rows(subscriptions))).toEqual(['active']);
  const notices = await site.mails('operator-notice');
  expect(notices).toHaveLength(1);
  expect(JSON.stringify(notices)).toContain('5.00 USD were paid back');
}

test('a second subscription is canceled and refunded, and the operator is notified', async ({ site }) => {
  await expectPaidBack(site, await payTwice(site));
});

test.each(['POST /v1/refunds', 'DELETE /v1/subscriptions'])(
  'a second subscription is refunded once if %s fails at first',
  async (failing) => {
    await using site = await withPayingSite({ hasWebhook: false });
    const customer = await payTwice(site);
    await using proxy = await sandboxProxy(site.sandboxPort, { fails: (call) => call.startsWith(failing) });
    const payments = stripePayments({
      secretKey: sandboxKey,
      sandboxUrl: { host: '127.0.0.1', port: proxy.port },
      webhookSecrets: [],
    });
    expect((await reconcile({ ...site.deps, payments })).failures).toHaveLength(1);
    expect((await reconcile(site.deps)).failures).toEqual([]);
    await expectPaidBack(site, customer);
    const { data: charges } = await site.stripe.charges.list({ customer });
    expect(charges.map(({ amount_refunded }) => amount_refunded).toSorted()).toEqual([0, 500]);
  },
);

test('invalid choices and unknown payments are refused', async ({ site }) => {
  const signup = await site.stage();
  for (const donation of [4.99, 10_000.01, 5.001]) {
    const answer = await site.checkout(signup, { donation });
    expect([donation, answer.statusCode, answer.json().code]).toEqual([donation, 400, 'donation_refused']);
  }
  expect(statusAndCode(await site.checkout({ ...signup, token: 'token-of-another-browser' }))).toBe(
    '410 signup_expired',
  );
  const verify = async (id: string) => {
    const answer = await site.post('/auth/verify-checkout', { session_id: id });
    return [answer.statusCode, answer.json().error];
  };
  for (const id of ['cs_test_none', '../../etc/passwd', 'x'])
    expect([id, ...(await verify(id))]).toEqual([id, 404, 'We can’t find this payment.']);
  const unpaid = toSessionId(await open(site, signup));
  expect(await verify(unpaid)).toEqual([409, 'This payment is not complete yet.']);
});

test('the end of a trial and the yearly renewal are announced by mail', async ({ site }) => {
  await site.pay(await open(site, await site.stage()));
  await site.advance(days(4) + 60_000);
  await site.waitForDeliveries();
  expect(await site.mails('trial-ending')).toMatchObject([{ data: { plan: 'yearly', amountMinor: 5_000 } }]);
  await site.advance(days(4));
  await site.waitForDeliveries();
  expect(toStatuses(await site.rows(subscriptions))).toEqual(['active']);
  expect(await site.mails('renewal-coming')).toHaveLength(0);
  await site.advance(days(363));
  await site.waitForDeliveries();
  expect(await site.mails('renewal-coming')).toHaveLength(1);
});

test('a card that fails after the trial leads to reminders and then to the end', async ({ site }) => {
  await site.pay(await open(site, await site.stage()), { number: '4000000000000341' });
  await site.advance(days(8));
  await site.waitForDeliveries();
  expect(toStatuses(await site.rows(subscriptions))).toEqual(['past_due']);
  expect((await site.mails('payment-failed')).length).toBeGreaterThan(0);
  await site.advance(days(40));
  await site.waitForDeliveries();
  expect(toStatuses(await site.rows(subscriptions))).toEqual(['canceled']);
  expect(await site.mails('subscription-ended')).toMatchObject([{ data: { because: 'unpaid' } }]);
});
