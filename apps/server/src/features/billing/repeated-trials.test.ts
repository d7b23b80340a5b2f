import { expect } from 'vitest';
import { statusAndCode } from '#http/testing/status-and-code.ts';
import type { PayingSite } from './testing/paying-site.ts';
import { test, withPayingSite } from './testing/paying-test.ts';

const other = { number: '5555555555554444' };

async function startTrial(site: PayingSite, email: string, card: { readonly number?: string } = {}) {
  const signup = await site.stage(email);
  const { url } = (await site.checkout(signup)).json();
  const { sessionId } = await site.pay(url, card);
  await site.waitForDeliveries();
  const back = await site.post('/auth/verify-checkout', { session_id: sessionId });
  return { signup, back };
}

const subscriptions = `select status, coalesce(email, '') as email from subscription left join customer using (person_id)
  order by email`;

test.each([true, false])(
  'a second trial with the same card is canceled without a charge, with a mail (webhook: %s)',
  async (hasWebhook) => {
    await using site = await withPayingSite({ isLive: true, hasWebhook });
    const first = await startTrial(site, 'ruth@example.org');
    expect(first.back.json()).toMatchObject({ email: 'ruth@example.org', payment: { hasTrial: true } });
    const second = await startTrial(site, 'ruth+1@example.org');
    expect(statusAndCode(second.back)).toBe('409 checkout_trial_repeated');
    expect(await site.rows(subscriptions)).toEqual([
      { status: 'canceled', email: 'ruth+1@example.org' },
      { status: 'trialing', email: 'ruth@example.org' },
    ]);
    expect(await site.mails('subscription-ended')).toMatchObject([
      { data: { to: { address: 'ruth+1@example.org' }, because: 'trial-repeated' } },
    ]);
    expect(await site.mails('confirm-address')).toHaveLength(1);
    const invoices = await site.stripe.invoices.list();
    expect(invoices.data.map(({ amount_paid: paid }) => paid)).toEqual([0, 0]);

    // The sign-up continues without a trial.
    const again = await site.checkout(second.signup);
    expect(again.json()).toMatchObject({ trialDays: 0 });
    const { sessionId } = await site.pay(again.json().url);
    await site.waitForDeliveries();
    const back = await site.post('/auth/verify-checkout', { session_id: sessionId });
    expect(back.json()).toMatchObject({ email: second.signup.email, payment: { hasTrial: false } });
    expect((await site.rows<{ status: string }>(subscriptions)).map(({ status }) => status)).toEqual([
      'active',
      'trialing',
    ]);
  },
);

test('another card keeps its trial, also if it is replaced by one that had a trial; cards are stored as hashes', async () => {
  await using site = await withPayingSite({ isLive: true });
  await startTrial(site, 'ruth@example.org');
  const [row] = await site.rows<{ card: string; subscription: string }>(
    "select encode(card_hash, 'hex') as card, encode(subscription_hash, 'hex') as subscription from trial_card",
  );
  expect(row?.card).toMatch(/^[0-9a-f]{64}$/);
  expect(row?.subscription).toMatch(/^[0-9a-f]{64}$/);

  expect((await startTrial(site, 'naomi@example.org', other)).back.statusCode).toBe(200);
  for await (const event of site.payments.listEventsSince(new Date(0))) await site.handle(event);
  expect((await site.rows<{ status: string }>(subscriptions)).map(({ status }) => status)).toEqual([
    'trialing',
    'trialing',
  ]);

  const [naomi] = await site.rows<{ id: string }>(
    "select customer_id as id from customer where email = 'naomi@example.org'",
  );
  const customer = naomi?.id ?? '';
  const method = await site.stripe.paymentMethods.attach('pm_card_visa', { customer });
  const { data } = await site.stripe.subscriptions.list({ customer });
  await site.stripe.subscriptions.update(data[0]?.id ?? '', { default_payment_method: method.id });
  await site.waitForDeliveries();
  expect((await site.rows<{ status: string }>(subscriptions)).map(({ status }) => status)).toEqual([
    'trialing',
    'trialing',
  ]);
});

test('in test mode any number of trials may use the test card', async ({ site }) => {
  await startTrial(site, 'ruth@example.org');
  expect((await startTrial(site, 'ruth+1@example.org')).back.statusCode).toBe(200);
  expect(await site.rows('select from trial_card')).toEqual([]);
});
