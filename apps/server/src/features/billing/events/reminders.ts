import { days, later } from '@wayfare/contracts/rules/durations';
import { plans } from '@wayfare/contracts/rules/plans';
import { graceMs } from '@wayfare/contracts/rules/policies/subscription';
import type { Db } from '#adapters/db/database.ts';
import type { Invoice, PaymentFacts, ProviderSubscription } from '#adapters/payments/payments.ts';
import { queueMail } from '#features/mail/queue-mail.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { isLive } from '../subscription/best-subscription.ts';
import type { CustomerSnapshot } from '../subscription/sync-customer.ts';

type Facts = Extract<PaymentFacts, { kind: 'trial-ends-soon' | 'renews-soon' | 'payment-failed' }>;

/** Before money is taken, and when it could not be: a mail, once for each occasion. */
export async function remindOfPayment(
  { queue }: Pick<BillingDeps, 'queue'>,
  within: Db,
  { customer, subscriptions }: CustomerSnapshot,
  facts: Facts,
  invoice: Invoice | null,
): Promise<void> {
  const subscriptionId = 'subscriptionId' in facts ? facts.subscriptionId : (invoice?.subscriptionId ?? null);
  const subscription = subscriptions.find((each) => each.subscriptionId === subscriptionId);
  if (subscription === undefined || !isLive(subscription)) return;
  const reminder = reminderFor(facts, subscription, invoice);
  if (reminder === null) return;
  const to = { name: customer.name, address: customer.email };
  const { key, order } = reminder;
  await queueMail(within, queue, { ...order, to }, { key });
}

function reminderFor(facts: Facts, subscription: ProviderSubscription, invoice: Invoice | null) {
  if (facts.kind === 'payment-failed') return ofFailure(facts, subscription, invoice);
  // Whoever has canceled is charged no more.
  if (subscription.endsAt !== null || subscription.plan === null) return null;
  if (facts.kind === 'trial-ends-soon') return ofTrial(facts, subscription.subscriptionId, subscription.plan);
  return ofRenewal(facts, subscription, subscription.plan);
}

type Plan = NonNullable<ProviderSubscription['plan']>;

function ofTrial(
  { trialEndsAt }: Extract<Facts, { kind: 'trial-ends-soon' }>,
  subscriptionId: string,
  plan: Plan,
) {
  return {
    key: `trial-ending-${subscriptionId}-${trialEndsAt.getTime()}`,
    order: { kind: 'trial-ending', plan, trialEndsAt, amountMinor: plans[plan].price.amountMinor },
  } as const;
}

/** Once a year is worth a mail; once a month is not. The first charge after a trial has a mail of its own. */
function ofRenewal(
  { dueAt, amountMinor }: Extract<Facts, { kind: 'renews-soon' }>,
  { subscriptionId, trialEndsAt }: ProviderSubscription,
  plan: Plan,
) {
  const isTrialEnd = trialEndsAt !== null && dueAt < later(trialEndsAt, days(2));
  if (plan !== 'yearly' || isTrialEnd) return null;
  return {
    key: `renewal-${subscriptionId}-${dueAt.toISOString().slice(0, 10)}`,
    order: { kind: 'renewal-coming', plan, dueAt, amountMinor },
  } as const;
}

function ofFailure(
  { invoiceId, attempt, nextAttemptAt }: Extract<Facts, { kind: 'payment-failed' }>,
  { status, periodBeganAt }: ProviderSubscription,
  invoice: Invoice | null,
) {
  if (invoice === null) return null;
  const accessUntil = status === 'past_due' ? later(periodBeganAt, graceMs) : null;
  return {
    key: `payment-failed-${invoiceId}-${attempt}`,
    order: { kind: 'payment-failed', amountMinor: invoice.dueMinor, nextAttemptAt, accessUntil },
  } as const;
}
