import type Stripe from 'stripe';
import { lookupKeys, products } from './stripe-catalogue.ts';
import { callStripe, nullIfMissing } from './stripe-client.ts';

const portalMetadata = { wayfare: 'portal' } as const;

async function findConfiguration(stripe: Stripe): Promise<Stripe.BillingPortal.Configuration | null> {
  const { data } = await callStripe(stripe.billingPortal.configurations.list({ active: true, limit: 100 }));
  return data.find(({ metadata }) => metadata?.wayfare === portalMetadata.wayfare) ?? null;
}

export const findPortalAddress = async (stripe: Stripe): Promise<string | null> =>
  (await findConfiguration(stripe))?.login_page.url ?? null;

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

interface PortalData {
  readonly siteName: string;
  readonly publicUrl: string;
}

/** Members can see invoices, change the card and the plan, and cancel at the end of the period. */
export async function setUpPortal(stripe: Stripe, data: PortalData): Promise<string | null> {
  const { data: prices } = await callStripe(
    stripe.prices.list({ lookup_keys: [lookupKeys.yearly, lookupKeys.monthly], active: true }),
  );
  const params = {
    business_profile: {
      headline: `${data.siteName}: your subscription`,
      privacy_policy_url: `${data.publicUrl}/privacy`,
      terms_of_service_url: `${data.publicUrl}/terms`,
    },
    default_return_url: `${data.publicUrl}/dashboard/subscription`,
    login_page: { enabled: true },
    metadata: portalMetadata,
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
  const existing = await findConfiguration(stripe);
  const configuration = await callStripe(
    existing === null
      ? stripe.billingPortal.configurations.create(params)
      : stripe.billingPortal.configurations.update(existing.id, params),
  );
  return configuration.login_page.url;
}
