import { addTime, days } from '@wayfare/contracts/rules/durations';
import { plans } from '@wayfare/contracts/rules/plans';
import { graceMs } from '@wayfare/contracts/rules/policies';
import type { Db } from '#adapters/db/database.ts';
import type { Invoice, PaymentEventData, ProviderSubscription } from '#adapters/payments/payments.ts';
import { queueMail } from '#features/mail/mail-order.ts';
import { addConfirmationLink, type PendingSignup } from '#features/person/signup-queries.ts';
import { createToken, hashToken } from '#secret-token.ts';
import type { BillingDeps } from './billing-deps.ts';
import type { Donation } from './donation-queries.ts';
import { type Customer, findSubscription, isOngoing, type SaveResult } from './subscription-queries.ts';

type Saved = Extract<SaveResult, { status: 'saved' }>;

export async function mailReceipt(
  db: Db,
  donation: Donation,
  once?: { readonly key: string },
): Promise<void> {
  const { donorName, donorEmail, receiptNumber, givenAt, amountMinor, boughtMinor, isSample } = donation;
  const to = { name: donorName, address: donorEmail };
  const receipt = { receiptNumber, donorName, givenAt, amountMinor, boughtMinor, isSample };
  await queueMail(db, { kind: 'donation-receipt', to, ...receipt }, once);
}

/** Mails a member that the subscription ended or will end. */
export async function mailSubscriptionChange(
  tx: Db,
  { email, name }: Customer,
  { before, after }: Saved,
): Promise<void> {
  if (before === null || after === null || before.subscriptionId !== after.subscriptionId) return;
  if (!isOngoing(before)) return;
  const to = { name, address: email };
  const { subscriptionId, endsAt } = after;
  if (!isOngoing(after)) {
    const because = after.endsUnpaid ? ('unpaid' as const) : ('canceled' as const);
    const endedAt = endsAt ?? after.periodEndsAt;
    await queueMail(
      tx,
      { kind: 'subscription-ended', to, endedAt, because },
      { key: `ended-${subscriptionId}` },
    );
    return;
  }
  if (endsAt === null || before.endsAt?.getTime() === endsAt.getTime()) return;
  // No key, because a member may cancel, renew and cancel again. The row lock prevents duplicates.
  await queueMail(tx, { kind: 'subscription-ending', to, endsAt });
}

type ReminderEvent = Extract<
  PaymentEventData,
  { kind: 'trial-ends-soon' | 'renews-soon' | 'payment-failed' }
>;

/** The state of a customer at the payment provider. */
interface CustomerState {
  readonly customer: Customer;
  readonly subscriptions: readonly ProviderSubscription[];
}

/** Mails a member before a charge and after a failed one. */
export async function mailPaymentReminder(
  tx: Db,
  { customer, subscriptions }: CustomerState,
  event: ReminderEvent,
  invoice: Invoice | null,
): Promise<void> {
  const subscriptionId = 'subscriptionId' in event ? event.subscriptionId : (invoice?.subscriptionId ?? null);
  const subscription = subscriptions.find((each) => each.subscriptionId === subscriptionId);
  if (subscription === undefined || !isOngoing(subscription)) return;
  const reminder = toReminder(event, subscription, invoice);
  if (reminder === null) return;
  const to = { name: customer.name, address: customer.email };
  const { key, order } = reminder;
  await queueMail(tx, { ...order, to }, { key });
}

function toReminder(event: ReminderEvent, subscription: ProviderSubscription, invoice: Invoice | null) {
  if (event.kind === 'payment-failed') return failureReminder(event, subscription, invoice);
  // A canceled subscription is not charged.
  if (subscription.endsAt !== null || subscription.plan === null) return null;
  if (event.kind === 'trial-ends-soon')
    return trialReminder(event, subscription.subscriptionId, subscription.plan);
  return renewalReminder(event, subscription, subscription.plan);
}

type Plan = NonNullable<ProviderSubscription['plan']>;

function trialReminder(
  { trialEndsAt }: Extract<ReminderEvent, { kind: 'trial-ends-soon' }>,
  subscriptionId: string,
  plan: Plan,
) {
  return {
    key: `trial-ending-${subscriptionId}-${trialEndsAt.getTime()}`,
    order: { kind: 'trial-ending', plan, trialEndsAt, amountMinor: plans[plan].price.amountMinor },
  } as const;
}

/** Only yearly renewals are announced. The first charge after a trial has its own mail. */
function renewalReminder(
  { dueAt, amountMinor }: Extract<ReminderEvent, { kind: 'renews-soon' }>,
  { subscriptionId, trialEndsAt }: ProviderSubscription,
  plan: Plan,
) {
  const isTrialEnd = trialEndsAt !== null && dueAt < addTime(trialEndsAt, days(2));
  if (plan !== 'yearly' || isTrialEnd) return null;
  return {
    key: `renewal-${subscriptionId}-${dueAt.toISOString().slice(0, 10)}`,
    order: { kind: 'renewal-coming', plan, dueAt, amountMinor },
  } as const;
}

function failureReminder(
  { invoiceId, attempt, nextAttemptAt }: Extract<ReminderEvent, { kind: 'payment-failed' }>,
  { status, periodBeganAt }: ProviderSubscription,
  invoice: Invoice | null,
) {
  if (invoice === null) return null;
  const accessUntil = status === 'past_due' ? addTime(periodBeganAt, graceMs) : null;
  return {
    key: `payment-failed-${invoiceId}-${attempt}`,
    order: { kind: 'payment-failed', amountMinor: invoice.dueMinor, nextAttemptAt, accessUntil },
  } as const;
}

const confirmationLinkLifetimeMs = days(1);

/** Mails the link that confirms the address of a paid sign-up. */
export async function sendConfirmationLink(
  { clock }: Pick<BillingDeps, 'clock'>,
  tx: Db,
  { signupId, name, email }: Pick<PendingSignup, 'signupId' | 'name' | 'email'>,
): Promise<void> {
  const token = createToken();
  const createdAt = clock.now();
  const expiresAt = addTime(createdAt, confirmationLinkLifetimeMs);
  await addConfirmationLink(tx, { tokenHash: hashToken(token), signupId, createdAt, expiresAt });
  const to = { name, address: email };
  await queueMail(tx, { kind: 'confirm-address', to, token, expiresAt });
}

/** Mails a new member the plan and the end of the trial. */
export async function sendWelcomeMail(
  { billingClock }: Pick<BillingDeps, 'billingClock'>,
  tx: Db,
  { personId, name, email }: { readonly personId: string; readonly name: string; readonly email: string },
): Promise<void> {
  const subscription = await findSubscription(tx, personId);
  const trialEndsAt = subscription?.trialEndsAt ?? null;
  await queueMail(
    tx,
    {
      kind: 'welcome',
      to: { name, address: email },
      plan: subscription?.plan ?? null,
      trialEndsAt: trialEndsAt !== null && trialEndsAt > billingClock.now() ? trialEndsAt : null,
    },
    { key: `welcome:${personId}` },
  );
}

type OperatorMailDeps = Pick<BillingDeps, 'operator'>;

interface OperatorNotice {
  /** Duplicates by key are ignored. */
  readonly key: string;
  readonly subject: string;
  readonly lines: string[];
}

const mailOperator = (
  { operator: to }: OperatorMailDeps,
  tx: Db,
  { key, subject, lines }: OperatorNotice,
): Promise<void> => queueMail(tx, { kind: 'operator-notice', to, subject, lines }, { key });

/** A bank took a payment back: people must decide what happens to the member. */
export const notifyOfDispute = (
  deps: OperatorMailDeps,
  tx: Db,
  customerId: string,
  eventId: string,
): Promise<void> =>
  mailOperator(deps, tx, {
    key: `dispute-${eventId}`,
    subject: 'A payment is disputed',
    lines: [
      `The bank of customer ${customerId} took a payment back.`,
      'Answer it in the dashboard of the payment provider. The subscription goes on until somebody cancels it.',
    ],
  });

/** For example, a payment on a page that stayed open after its sign-up was deleted. */
export const notifyOfUnknownPayer = (
  deps: OperatorMailDeps,
  tx: Db,
  { invoiceId, customerId, paidMinor }: Invoice,
): Promise<void> =>
  mailOperator(deps, tx, {
    key: `unknown-payer-${invoiceId}`,
    subject: 'A payment came for somebody unknown',
    lines: [
      `Invoice ${invoiceId} of customer ${customerId ?? 'unknown'} was paid: ${(paidMinor / 100).toFixed(2)} USD.`,
      'No member belongs to it. Cancel the subscription and give the payment back in the dashboard of the payment provider.',
    ],
  });

export const notifyOfDuplicate = (
  deps: OperatorMailDeps,
  tx: Db,
  customerId: string,
  { subscriptionId, refundedMinor }: { readonly subscriptionId: string; readonly refundedMinor: number },
): Promise<void> =>
  mailOperator(deps, tx, {
    key: `duplicate-${subscriptionId}`,
    subject: 'A second subscription was canceled and paid back',
    lines: [
      `Customer ${customerId} had two live subscriptions at once.`,
      `The newer one, ${subscriptionId}, was canceled, and ${(refundedMinor / 100).toFixed(2)} USD were paid back.`,
    ],
  });
