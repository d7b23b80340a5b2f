import { expect, test } from 'vitest';
import { completeCheckout } from '#checkout/complete-session.ts';
import { cancelInPortal, renewInPortal } from '#portal/cancel.ts';
import { switchPlan } from '#portal/switch-plan.ts';
import { updateCard } from '#portal/update-card.ts';
import { buy, card, createPlans, getId, openFileSandbox, startCheckout } from '#testing/test-sandbox.ts';

const own = await openFileSandbox();
const { stripe, sandbox } = own;
const { yearly, monthly } = await createPlans(stripe);

test('concurrent changes in the portal leave one subscription with consistent invoices', async () => {
  const bought = await buy(own, { price: monthly.id });
  const portal = await stripe.billingPortal.sessions.create({ customer: bought.customer });
  const { engine } = sandbox;
  const { id } = bought.subscription;
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, () => [
      cancelInPortal(engine, portal.id, id),
      renewInPortal(engine, portal.id, id),
      switchPlan(engine, portal.id, id, yearly.id),
      switchPlan(engine, portal.id, id, monthly.id),
      updateCard(engine, portal.id, card('5555555555554444')),
      stripe.subscriptions.update(id, { cancel_at_period_end: true }),
    ]).flat(),
  );
  // A plan that is current already cannot be chosen.
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(new Set(failures.map(String))).toEqual(new Set(['PortalRefusal: no such plan']));
  const subscriptions = await stripe.subscriptions.list({ customer: bought.customer, status: 'all' });
  expect(subscriptions.data.map((each) => each.id)).toEqual([id]);
  for await (const invoice of stripe.invoices.list({ customer: bought.customer })) {
    const { data } = await stripe.invoicePayments.list({ invoice: invoice.id, status: 'paid' });
    const paid = data.reduce((sum, { amount_paid: amount }) => sum + (amount ?? 0), 0);
    expect([invoice.id, paid]).toEqual([invoice.id, invoice.amount_paid]);
  }
});

test('concurrent refunds refund once', async () => {
  const { session } = await buy(own, { price: yearly.id });
  const { data } = await stripe.invoicePayments.list({ invoice: getId(session.invoice) });
  const intent = getId(data[0]?.payment.payment_intent);
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => stripe.refunds.create({ payment_intent: intent })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a session that is paid and expired concurrently ends in one state', async () => {
  for (let round = 0; round < 5; round++) {
    const { id: customer } = await stripe.customers.create({ email: 'reader@example.org' });
    const { id } = await startCheckout(stripe, { customer, price: yearly.id });
    const complete = () => completeCheckout(sandbox.engine, id, card('4242424242424242'));
    await Promise.allSettled([complete(), stripe.checkout.sessions.expire(id), complete()]);
    const { status } = await stripe.checkout.sessions.retrieve(id);
    const { data } = await stripe.subscriptions.list({ customer, status: 'all' });
    expect([status, data.length]).toEqual(status === 'complete' ? ['complete', 1] : ['expired', 0]);
  }
});
