import { type CardField, type CardInput, readCard } from '#checkout/card-input.ts';
import type { Authentication } from '#checkout/complete-session.ts';
import { keepSubscription } from '#lifecycle/cancel-subscription.ts';
import { collect } from '#lifecycle/collect.ts';
import { isLive } from '#lifecycle/schedule.ts';
import { newPaymentMethod, type PaymentMethod } from '#objects/card.ts';
import { setupInVain, setupSucceeded } from '#payments/intents.ts';
import { type Declined, failedAuthentication, testCardOf } from '#payments/test-cards.ts';
import { findObject, is, listObjects } from '#store/object-queries.ts';
import { change, create } from '#work/changes.ts';
import type { Engine } from '#work/engine.ts';
import { type Closed, enter, type Portal } from './enter.ts';

export type CardUpdated =
  | {
      readonly kind: 'updated';
      /** What was owed; null where nothing was. A card can be good to keep and be declined when it is charged. */
      readonly owed:
        | { readonly kind: 'paid'; readonly amount: number }
        | { readonly kind: 'declined'; readonly message: string }
        | null;
    }
  | { readonly kind: 'needs authentication' }
  | Declined
  | { readonly kind: 'invalid field'; readonly field: CardField; readonly message: string }
  | { readonly kind: 'not allowed' }
  | Closed;

/** Another card for all that the customer has, and for what is owed. */
export function updateCard(
  engine: Engine,
  session: string,
  input: CardInput,
  authentication: Authentication,
): Promise<CardUpdated> {
  return enter(engine, session, async (portal): Promise<CardUpdated> => {
    const { work, customer, configuration } = portal;
    if (!configuration.features.payment_method_update.enabled) return { kind: 'not allowed' };
    const reading = readCard(input, work.now);
    if (reading.kind === 'invalid field') return reading;
    const test = testCardOf(reading.card.number);
    if (test.needsAuthentication && authentication === 'not asked') return { kind: 'needs authentication' };
    const isUnknown = test.needsAuthentication && authentication === 'failed';
    const decline = isUnknown ? failedAuthentication('setup_intent') : test.decline;
    if (decline !== null) {
      await setupInVain(work, customer.id, decline);
      return { kind: 'declined', ...decline };
    }
    const { id, email } = customer;
    const method = await create(
      work,
      newPaymentMethod(reading.card, { customer: id, email, name: reading.name, now: work.now }),
      'payment_method.attached',
      { number: test.number },
    );
    await setupSucceeded(work, customer.id, method.id);
    await makeDefault(portal, method);
    return { kind: 'updated', owed: await payWhatIsOwed(portal, method) };
  });
}

async function makeDefault({ work, customer }: Portal, method: PaymentMethod): Promise<void> {
  const settings = { ...customer.invoice_settings, default_payment_method: method.id };
  await change(work, customer, { ...customer, invoice_settings: settings }, ['customer.updated']);
  for (const subscription of await listObjects(work.sql, 'subscription', [is('customer', customer.id)])) {
    if (!isLive(subscription)) continue;
    await keepSubscription(work, subscription, { ...subscription, default_payment_method: method.id });
  }
}

async function payWhatIsOwed(
  { work, customer }: Portal,
  method: PaymentMethod,
): Promise<Extract<CardUpdated, { kind: 'updated' }>['owed']> {
  let amount = 0;
  const open = await listObjects(work.sql, 'invoice', [
    is('customer', customer.id),
    is("data ->> 'status'", 'open'),
  ]);
  for (const invoice of open) {
    const owner = await findObject(
      work.sql,
      'subscription',
      invoice.parent.subscription_details.subscription,
    );
    // What has ended is not charged for behind anybody's back.
    if (owner === null || !isLive(owner)) continue;
    const collected = await collect(work, invoice, 'person', method);
    if (collected.kind === 'declined') return { kind: 'declined', message: collected.decline.message };
    amount += collected.invoice.amount_paid;
  }
  return amount === 0 ? null : { kind: 'paid', amount };
}
