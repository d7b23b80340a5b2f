import type { Db } from '#adapters/db/database.ts';
import type { Invoice } from '#adapters/payments/payments.ts';
import type { Customer } from '#features/billing/subscription/customer.ts';
import { rememberDispute } from '#features/billing/subscription/remember-dispute.ts';
import type { SyncDeps } from '#features/billing/subscription/sync-customer.ts';

/** A bank took a payment back. What becomes of the member is for people to decide. */
export async function noteDispute(
  { clock, tellOperator }: SyncDeps,
  within: Db,
  customer: Customer,
  eventId: string,
): Promise<void> {
  await rememberDispute(within, customer, clock.now());
  await tellOperator(within, {
    key: `dispute-${eventId}`,
    subject: 'A payment is disputed',
    lines: [
      `The bank of customer ${customer.customerId} took a payment back.`,
      'Answer it in the dashboard of the payment provider. The subscription goes on until somebody cancels it.',
    ],
  });
}

/** Money came for somebody whom we do not know, as from a page that was left open when its signup was forgotten. */
export async function tellOfStranger(
  { tellOperator }: SyncDeps,
  within: Db,
  { invoiceId, customerId, paidMinor }: Invoice,
): Promise<void> {
  await tellOperator(within, {
    key: `stranger-${invoiceId}`,
    subject: 'A payment came for somebody unknown',
    lines: [
      `Invoice ${invoiceId} of customer ${customerId ?? 'unknown'} was paid: ${(paidMinor / 100).toFixed(2)} USD.`,
      'No member belongs to it. Cancel the subscription and give the payment back in the dashboard of the payment provider.',
    ],
  });
}
