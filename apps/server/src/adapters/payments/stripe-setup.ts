import Stripe from 'stripe';
import { PaymentsRefused, type PaymentsSetup } from './payments.ts';
import { setUpCatalogue } from './stripe-catalogue.ts';
import { callStripe, type StripeAddress, setupTimeouts, stripeClient } from './stripe-client.ts';
import { setUpPortal } from './stripe-portal.ts';
import { addWebhook, listWebhooks, webhookEvents } from './stripe-webhooks.ts';

/** Changes nothing. */
export async function checkStripe(address: StripeAddress, webhookUrl: string) {
  const { data, lastResponse } = await callStripe(
    stripeClient(address).webhookEndpoints.list({ limit: 100 }),
  );
  const now = Date.parse(lastResponse.headers['date'] ?? '');
  return {
    now: Number.isNaN(now) ? null : new Date(now),
    // An enabled one with this URL.
    hasWebhook: data.some(({ url, status }) => url === webhookUrl && status === 'enabled'),
  };
}

interface SetupData {
  readonly siteName: string;
  readonly publicUrl: string;
  /** Null if the webhook is set up elsewhere. */
  readonly webhookUrl: string | null;
}

/** Sets up prices, portal and webhook at the provider. Idempotent. */
export async function setUpStripe(address: StripeAddress, data: SetupData): Promise<PaymentsSetup> {
  try {
    return await setUp(address, data);
  } catch (error) {
    // The operator can fix what Stripe reports.
    throw error instanceof Stripe.errors.StripeError ? new PaymentsRefused(error.message, error) : error;
  }
}

async function setUp(address: StripeAddress, data: SetupData): Promise<PaymentsSetup> {
  const stripe = stripeClient(address, setupTimeouts);
  const { donationPriceId } = await setUpCatalogue(stripe, data.siteName);
  return {
    donationPriceId,
    portalAddress: await setUpPortal(stripe, data),
    webhookSecret: data.webhookUrl === null ? null : await setUpWebhook(stripe, data.webhookUrl),
  };
}

/** Returns the secret, which Stripe shows only when the webhook is created. Null if it existed already. */
async function setUpWebhook(stripe: Stripe, url: string): Promise<string | null> {
  // There are two during a rotation of the secret.
  const existing = await listWebhooks(stripe, url);
  for (const { id } of existing) {
    await callStripe(stripe.webhookEndpoints.update(id, { enabled_events: [...webhookEvents] }));
  }
  return existing.length > 0 ? null : addWebhook(stripe, url);
}
