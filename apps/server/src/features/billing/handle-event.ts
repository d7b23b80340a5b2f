import type { Db } from '#adapters/db/database.ts';
import type { PaymentEvent } from '#adapters/payments/payments.ts';
import type { BillingDeps } from './billing-deps.ts';
import { mailPaymentReminder, notifyOfDispute, notifyOfUnknownPayer } from './billing-mails.ts';
import { settleCheckout } from './checkout-queries.ts';
import { bookDonation, bookRefund } from './donations.ts';
import { setDisputed } from './subscription-queries.ts';
import { type CustomerSnapshot, saveSnapshot, takeSnapshot } from './sync-customer.ts';

/**
 * An event only says that something changed. The current state is fetched from the provider, and saved in one
 * transaction with the event. So a repeated event changes nothing, the order does not matter, and the provider retries
 * after a failure.
 */
export async function handleEvent(deps: BillingDeps, event: PaymentEvent): Promise<void> {
  const { db, clock } = deps;
  if (await wasProcessed(db, event.eventId)) return;
  try {
    const state = await fetchEventState(deps, event);
    await db.transaction(async (tx) => {
      if (await claimEvent(tx, event, clock.now())) await applyEvent(deps, tx, event, state);
    });
  } catch (error) {
    await recordFailure(db, event, clock.now(), error instanceof Error ? error.message : String(error));
    throw error;
  }
}

interface EventState {
  readonly snapshot: CustomerSnapshot | null;
  readonly invoice: Awaited<ReturnType<BillingDeps['payments']['findInvoice']>>;
}

/** Calls the provider before the transaction begins. */
async function fetchEventState(deps: BillingDeps, { customerId, data }: PaymentEvent): Promise<EventState> {
  const { payments } = deps;
  const invoiceId = await findInvoiceId(deps, data);
  const invoice = invoiceId === null ? null : await payments.findInvoice(invoiceId);
  const owner = customerId ?? invoice?.customerId ?? null;
  return { snapshot: owner === null ? null : await takeSnapshot(deps, owner), invoice };
}

async function findInvoiceId({ payments }: BillingDeps, data: PaymentEvent['data']): Promise<string | null> {
  if ('invoiceId' in data) return data.invoiceId;
  if (!('paymentIntentId' in data) || data.paymentIntentId === null) return null;
  return payments.findInvoiceOfPayment(data.paymentIntentId);
}

async function applyEvent(
  deps: BillingDeps,
  tx: Db,
  { data, eventId }: PaymentEvent,
  { snapshot, invoice }: EventState,
): Promise<void> {
  if (data.kind === 'checkout-expired') await settleCheckout(tx, data.sessionId, 'expired');
  if (data.kind === 'refunded' && invoice !== null) await bookRefund(deps, tx, invoice, data.refundedMinor);
  if (snapshot === null || !(await saveSnapshot(deps, tx, snapshot))) {
    if (data.kind === 'paid' && invoice?.isOurs && invoice.paidMinor > 0)
      await notifyOfUnknownPayer(deps, tx, invoice);
    return;
  }
  const { customer } = snapshot;
  switch (data.kind) {
    case 'paid':
      if (invoice !== null) await bookDonation(deps, tx, customer, invoice);
      return;
    case 'disputed':
      await setDisputed(tx, customer.customerId, deps.clock.now());
      await notifyOfDispute(deps, tx, customer.customerId, eventId);
      return;
    case 'trial-ends-soon':
    case 'renews-soon':
    case 'payment-failed':
      await mailPaymentReminder(deps, tx, snapshot, data, invoice);
      return;
    case 'refunded':
    case 'changed':
    case 'checkout-expired':
      return;
  }
}

export async function wasProcessed(db: Db, eventId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from payment_event where event_id = $1 and processed_at is not null',
    [eventId],
  );
  return rowCount === 1;
}

/** True for exactly one of several copies. */
export async function claimEvent(db: Db, event: PaymentEvent, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into payment_event as existing (event_id, type, object_id, occurred_at, received_at, processed_at)
     values ($1, $2, $3, $4, $5, $5)
     on conflict (event_id) do update set processed_at = excluded.processed_at, last_error = null
     where existing.processed_at is null`,
    [event.eventId, event.type, event.objectId, event.happenedAt, now],
  );
  return rowCount === 1;
}

export async function recordFailure(db: Db, event: PaymentEvent, now: Date, reason: string): Promise<void> {
  await db.query(
    `insert into payment_event as existing (event_id, type, object_id, occurred_at, received_at, last_error)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (event_id) do update set last_error = excluded.last_error where existing.processed_at is null`,
    [event.eventId, event.type, event.objectId, event.happenedAt, now, reason],
  );
}

export async function findNewestEventTime(db: Db): Promise<Date | null> {
  const { rows } = await db.query<{ newest: Date | null }>(
    'select max(occurred_at) as newest from payment_event',
  );
  return rows[0]?.newest ?? null;
}

export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.query('delete from payment_event where occurred_at < $1', [before]);
}

export interface EventHealth {
  readonly lastReceivedAt: Date | null;
  /** Delay between the last event and its delivery. */
  readonly delaySeconds: number | null;
  readonly failing: number;
}

/** State of the event deliveries, for the status page. */
export async function getEventHealth(db: Db): Promise<EventHealth> {
  const { rows } = await db.query<EventHealth>(
    `select received_at as "lastReceivedAt",
            greatest(extract(epoch from received_at - occurred_at), 0)::float8 as "delaySeconds",
            (select count(*) from payment_event where processed_at is null) as failing
       from payment_event order by occurred_at desc limit 1`,
  );
  return rows[0] ?? { lastReceivedAt: null, delaySeconds: null, failing: 0 };
}
