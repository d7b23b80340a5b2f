import type { Db } from '#adapters/db/database.ts';
import type { PaymentEvent } from '#adapters/payments/payments.ts';
import {
  type Reading,
  readCustomer,
  type SyncDeps,
  saveReading,
} from '#features/billing/subscription/sync-customer.ts';
import { claimEvent, noteFailure, settleCheckout, wasProcessed } from '../checkout/queries.ts';
import { bookDonation, bookRefund } from '../donations/donations.ts';
import { noteDispute, tellOfStranger } from './disputes.ts';
import type { EventDeps } from './event-deps.ts';
import { remindOfPayment } from './reminders.ts';

/**
 * An event says only that something happened. What is true now is asked for, and kept in one transaction with the
 * event itself: so a copy changes nothing, the order does not matter, and a failure leaves the event to come again.
 */
export async function handleEvent(deps: EventDeps, event: PaymentEvent): Promise<void> {
  const { db, clock } = deps;
  if (await wasProcessed(db, event.eventId)) return;
  try {
    const gathered = await gather(deps, event);
    await db.transaction(async (within) => {
      if (await claimEvent(within, event, clock.now())) await apply(deps, within, event, gathered);
    });
  } catch (error) {
    await noteFailure(db, event, clock.now(), error instanceof Error ? error.message : String(error));
    throw error;
  }
}

interface Gathered {
  readonly reading: Reading | null;
  readonly invoice: Awaited<ReturnType<SyncDeps['payments']['findInvoice']>>;
}

/** Everything that must be asked for, before the transaction begins. */
async function gather(deps: EventDeps, { customerId, facts }: PaymentEvent): Promise<Gathered> {
  const { payments } = deps;
  const invoiceId = await invoiceOf(deps, facts);
  const invoice = invoiceId === null ? null : await payments.findInvoice(invoiceId);
  const owner = customerId ?? invoice?.customerId ?? null;
  return { reading: owner === null ? null : await readCustomer(deps, owner), invoice };
}

async function invoiceOf({ payments }: EventDeps, facts: PaymentEvent['facts']): Promise<string | null> {
  if ('invoiceId' in facts) return facts.invoiceId;
  if (!('paymentIntentId' in facts) || facts.paymentIntentId === null) return null;
  return payments.findInvoiceOfPayment(facts.paymentIntentId);
}

async function apply(
  deps: EventDeps,
  within: Db,
  { facts, eventId }: PaymentEvent,
  { reading, invoice }: Gathered,
): Promise<void> {
  if (facts.kind === 'checkout-expired') await settleCheckout(within, facts.sessionId, 'expired');
  if (facts.kind === 'refunded' && invoice !== null)
    await bookRefund(deps, within, invoice, facts.refundedMinor);
  if (reading === null || !(await saveReading(deps, within, reading))) {
    if (facts.kind === 'paid' && invoice?.isOurs && invoice.paidMinor > 0)
      await tellOfStranger(deps, within, invoice);
    return;
  }
  const { customer } = reading;
  switch (facts.kind) {
    case 'paid':
      if (invoice !== null) await bookDonation(deps, within, customer, invoice);
      return;
    case 'disputed':
      await noteDispute(deps, within, customer, eventId);
      return;
    case 'trial-ends-soon':
    case 'renews-soon':
    case 'payment-failed':
      await remindOfPayment(deps, within, reading, facts, invoice);
      return;
    case 'refunded':
    case 'changed':
    case 'checkout-expired':
      return;
  }
}
