import Stripe from 'stripe';
import { PaymentsRefused, type PaymentsSetup } from './payments.ts';
import { setUpCatalogue } from './stripe-catalogue.ts';
import { callStripe, type StripeAddress, setupTimeouts, stripeClient } from './stripe-client.ts';
import { setUpPortal } from './stripe-portal.ts';
import { addWebhook, listWebhooks, webhookEvents } from './stripe-webhooks.ts';

interface StripeCheck {
  readonly now: Date | null;
  /** Whether a webhook leads there that is not turned off. */
  readonly hasWebhook: boolean;
}

/** Reads the provider's time and webhooks without changing anything. */
export async function checkStripe(address: StripeAddress, webhookUrl: string): Promise<StripeCheck> {
  const { data, lastResponse } = await callStripe(
    stripeClient(address).webhookEndpoints.list({ limit: 100 }),
  );
  const said = Date.parse(lastResponse.headers['date'] ?? '');
  return {
    now: Number.isNaN(said) ? null : new Date(said),
    hasWebhook: data.some(({ url, status }) => url === webhookUrl && status === 'enabled'),
  };
}

interface SetUpFacts {
  readonly siteName: string;
  readonly publicUrl: string;
  /** Where events are told; null where somebody else sees to that. */
  readonly webhookUrl: string | null;
}

/** Makes what is sold, the portal and the webhook at the provider. Again, it changes nothing. */
export async function setUpStripe(address: StripeAddress, facts: SetUpFacts): Promise<PaymentsSetup> {
  try {
    return await setUp(address, facts);
  } catch (error) {
    // Here somebody sits at the keyboard, who can mend what Stripe has against it.
    throw error instanceof Stripe.errors.StripeError ? new PaymentsRefused(error.message, error) : error;
  }
}

async function setUp(address: StripeAddress, facts: SetUpFacts): Promise<PaymentsSetup> {
  const stripe = stripeClient(address, setupTimeouts);
  const { donationPriceId } = await setUpCatalogue(stripe, facts.siteName);
  return {
    donationPriceId,
    portalAddress: await setUpPortal(stripe, facts),
    webhookSecret: facts.webhookUrl === null ? null : await setUpWebhook(stripe, facts.webhookUrl),
  };
}

/** The secret is told once, when the endpoint is made; null means that it was there. */
async function setUpWebhook(stripe: Stripe, url: string): Promise<string | null> {
  // While its secret is being changed there are two.
  const found = await listWebhooks(stripe, url);
  for (const { id } of found) {
    await callStripe(stripe.webhookEndpoints.update(id, { enabled_events: [...webhookEvents] }));
  }
  return found.length > 0 ? null : addWebhook(stripe, url);
}
