import { minDonation } from '@wayfare/contracts/rules/donation';
import { type PlanId, plans } from '@wayfare/contracts/rules/plans';
import type Stripe from 'stripe';
import { PaymentsNotSetUp } from './payments.ts';
import { callStripe, nullIfMissing } from './stripe-client.ts';

/** What is sold, under ids of our own choosing: so nobody has to write the provider's down. */
export const products = { subscription: 'wayfare_subscription', donation: 'wayfare_donation' } as const;

export const lookupKeys = {
  yearly: 'wayfare_yearly',
  monthly: 'wayfare_monthly',
  donation: 'wayfare_donation',
} as const;

export async function findPlanPrice(stripe: Stripe, plan: PlanId): Promise<string> {
  const { data } = await callStripe(
    stripe.prices.list({ lookup_keys: [lookupKeys[plan]], active: true, limit: 1 }),
  );
  const [price] = data;
  if (price === undefined) throw new PaymentsNotSetUp();
  return price.id;
}

/** Makes what is missing and changes what differs; again, it changes nothing. */
export async function setUpCatalogue(stripe: Stripe, siteName: string): Promise<{ donationPriceId: string }> {
  await ensureProduct(stripe, products.subscription, siteName);
  await ensureProduct(stripe, products.donation, `Donation to ${siteName}`);
  for (const plan of Object.values(plans)) {
    await ensurePrice(stripe, {
      product: products.subscription,
      currency: plan.price.currency,
      unit_amount: plan.price.amountMinor,
      recurring: { interval: plan.interval },
      lookup_key: lookupKeys[plan.id],
      nickname: plan.name,
    });
  }
  // What a donation goes by in a request; its line on the payment page is built from the amount.
  const donationPriceId = await ensurePrice(stripe, {
    product: products.donation,
    currency: minDonation.currency,
    unit_amount: minDonation.amountMinor,
    lookup_key: lookupKeys.donation,
  });
  return { donationPriceId };
}

async function ensureProduct(stripe: Stripe, id: string, name: string): Promise<void> {
  const found = await nullIfMissing(stripe.products.retrieve(id));
  if (found === null) await callStripe(stripe.products.create({ id, name }));
  else if (found.name !== name || !found.active)
    await callStripe(stripe.products.update(id, { name, active: true }));
}

type WantedPrice = Stripe.PriceCreateParams & { readonly lookup_key: string };

/** A price never changes; another amount is another price, which takes over the key. */
async function ensurePrice(stripe: Stripe, wanted: WantedPrice): Promise<string> {
  const { data } = await callStripe(
    stripe.prices.list({ lookup_keys: [wanted.lookup_key], active: true, limit: 1 }),
  );
  const [found] = data;
  if (found !== undefined && isAsWanted(found, wanted)) return found.id;
  const made = await callStripe(stripe.prices.create({ ...wanted, transfer_lookup_key: true }));
  return made.id;
}

const isAsWanted = (found: Stripe.Price, wanted: WantedPrice): boolean =>
  found.unit_amount === (wanted.unit_amount ?? null) &&
  (found.recurring?.interval ?? null) === (wanted.recurring?.interval ?? null) &&
  found.currency === wanted.currency;
