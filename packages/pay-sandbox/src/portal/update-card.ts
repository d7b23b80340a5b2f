import { type CardInput, type CardRefusal, readCard } from '#checkout/card-input.ts';
import { update } from '#engine/changes.ts';
import type { Engine } from '#engine/engine.ts';
import { collect } from '#lifecycle/collect.ts';
import { isLive, updateSubscription } from '#lifecycle/update-subscription.ts';
import type { PaymentMethod } from '#objects/card.ts';
import { attachCard } from '#payments/payments.ts';
import { getTestCard } from '#payments/test-cards.ts';
import { findObject, is, listObjects } from '#store/object-queries.ts';
import { changeInPortal, type Portal } from './portal-session.ts';

export type CardUpdate =
  | {
      readonly kind: 'updated';
      /** The payment of open invoices, if there are any. A card can be saved and its charges declined. */
      readonly payment:
        | { readonly kind: 'paid'; readonly amount: number }
        | { readonly kind: 'declined'; readonly message: string }
        | null;
    }
  | CardRefusal;

/** Replaces the card of the customer's subscriptions and pays open invoices with it. */
export const updateCard = (engine: Engine, session: string, input: CardInput): Promise<CardUpdate> =>
  changeInPortal(engine, session, async (portal): Promise<CardUpdate> => {
    const { tx, customer } = portal;
    const result = readCard(input, tx.now);
    if (result.kind === 'refused') return result;
    const { decline } = getTestCard(result.card.number);
    if (decline !== null) return { kind: 'refused', field: null, message: decline.message };
    const method = await attachCard(tx, result.card, customer, result.name);
    await setDefaultCard(portal, method);
    return { kind: 'updated', payment: await payOpenInvoices(portal, method) };
  });

async function setDefaultCard({ tx, customer }: Portal, method: PaymentMethod): Promise<void> {
  const settings = { ...customer.invoice_settings, default_payment_method: method.id };
  await update(tx, customer, { ...customer, invoice_settings: settings }, ['customer.updated']);
  for (const subscription of await listObjects(tx.sql, 'subscription', [is('customer', customer.id)])) {
    if (!isLive(subscription)) continue;
    await updateSubscription(tx, subscription, { ...subscription, default_payment_method: method.id });
  }
}

async function payOpenInvoices(
  { tx, customer }: Portal,
  method: PaymentMethod,
): Promise<Extract<CardUpdate, { kind: 'updated' }>['payment']> {
  let amount = 0;
  const open = await listObjects(tx.sql, 'invoice', [
    is('customer', customer.id),
    is("data ->> 'status'", 'open'),
  ]);
  for (const invoice of open) {
    const { subscription: id } = invoice.parent.subscription_details;
    const subscription = await findObject(tx.sql, 'subscription', id);
    // Invoices of an ended subscription stay unpaid.
    if (subscription === null || !isLive(subscription)) continue;
    const result = await collect(tx, invoice, 'customer', method);
    if (result.kind === 'declined') return { kind: 'declined', message: result.decline.message };
    amount += result.invoice.amount_paid;
  }
  return amount === 0 ? null : { kind: 'paid', amount };
}
