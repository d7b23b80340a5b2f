import { minDonation } from '@wayfare/contracts/rules/donation';
import { type PlanId, plans } from '@wayfare/contracts/rules/plans';
import type Stripe from 'stripe';
import { PaymentsNotSetUp } from './payments.ts';
import { callStripe, nullIfMissing } from './stripe-client.ts';

/** Fixed ids, so that none must be configured. */
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

/** Creates or updates products and prices. Idempotent. */
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
  // Its id stands for the donation; the payment page uses the donated amount.
  const donationPriceId = await ensurePrice(stripe, {
    product: products.donation,
    currency: minDonation.currency,
    unit_amount: minDonation.amountMinor,
    lookup_key: lookupKeys.donation,
  });
  return { donationPriceId };
}

async function ensureProduct(stripe: Stripe, id: string, name: string): Promise<void> {
  const product = await nullIfMissing(stripe.products.retrieve(id));
  if (product === null) await callStripe(stripe.products.create({ id, name }));
  else if (product.name !== name || !product.active)
    await callStripe(stripe.products.update(id, { name, active: true }));
}

type PriceParams = Stripe.PriceCreateParams & { readonly lookup_key: string };

/** Prices cannot be changed. A new amount is a new price, which takes over the lookup key. */
async function ensurePrice(stripe: Stripe, params: PriceParams): Promise<string> {
  const { data } = await callStripe(
    stripe.prices.list({ lookup_keys: [params.lookup_key], active: true, limit: 1 }),
  );
  const [existing] = data;
  if (existing !== undefined && isSamePrice(existing, params)) return existing.id;
  return (await callStripe(stripe.prices.create({ ...params, transfer_lookup_key: true }))).id;
}

const isSamePrice = (price: Stripe.Price, params: PriceParams): boolean =>
  price.unit_amount === (params.unit_amount ?? null) &&
  (price.recurring?.interval ?? null) === (params.recurring?.interval ?? null) &&
  price.currency === params.currency;
