import type Stripe from 'stripe';
import { lookupKeys, products } from './stripe-catalogue.ts';
import { callStripe, nullIfMissing } from './stripe-client.ts';

const mark = { wayfare: 'portal' } as const;

async function findConfiguration(stripe: Stripe): Promise<Stripe.BillingPortal.Configuration | null> {
  const { data } = await callStripe(stripe.billingPortal.configurations.list({ active: true, limit: 100 }));
  return data.find(({ metadata }) => metadata?.wayfare === mark.wayfare) ?? null;
}

export async function findPortalAddress(stripe: Stripe): Promise<string | null> {
  return (await findConfiguration(stripe))?.login_page.url ?? null;
}

export async function openPortal(
  stripe: Stripe,
  customer: string,
  returnUrl: string,
): Promise<string | null> {
  const configuration = await findConfiguration(stripe);
  if (configuration === null) return null;
  const session = await nullIfMissing(
    stripe.billingPortal.sessions.create({
      customer,
      configuration: configuration.id,
      return_url: returnUrl,
    }),
  );
  return session?.url ?? null;
}

interface PortalFacts {
  readonly siteName: string;
  readonly publicUrl: string;
}

/** What members may do there: see their invoices, mend their card, change the plan, cancel to the end of the period. */
export async function setUpPortal(stripe: Stripe, facts: PortalFacts): Promise<string | null> {
  const { data: prices } = await callStripe(
    stripe.prices.list({ lookup_keys: [lookupKeys.yearly, lookupKeys.monthly], active: true }),
  );
  const wanted = {
    business_profile: {
      headline: `${facts.siteName}: your subscription`,
      privacy_policy_url: `${facts.publicUrl}/privacy`,
      terms_of_service_url: `${facts.publicUrl}/terms`,
    },
    default_return_url: `${facts.publicUrl}/dashboard/subscription`,
    login_page: { enabled: true },
    metadata: mark,
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      customer_update: { enabled: false },
      subscription_cancel: { enabled: true, mode: 'at_period_end' as const },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price' as const],
        products: [{ product: products.subscription, prices: prices.map(({ id }) => id) }],
      },
    },
  };
  const found = await findConfiguration(stripe);
  const configuration = await callStripe(
    found === null
      ? stripe.billingPortal.configurations.create(wanted)
      : stripe.billingPortal.configurations.update(found.id, wanted),
  );
  return configuration.login_page.url;
}
