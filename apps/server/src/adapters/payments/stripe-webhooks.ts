import type Stripe from 'stripe';
import { asking, atASetUp, type StripeAddress, stripeClient } from './stripe-client.ts';
import { wantedEvents } from './stripe-events.ts';

/** Those that tell us, the newest first. */
export async function listWebhooks(stripe: Stripe, url: string): Promise<Stripe.WebhookEndpoint[]> {
  const { data } = await asking(stripe.webhookEndpoints.list({ limit: 100 }));
  return data
    .filter((endpoint) => endpoint.url === url)
    .toSorted((one, other) => other.created - one.created);
}

/** Its secret, which is told this once. */
export async function addWebhook(stripe: Stripe, url: string): Promise<string | null> {
  const { secret } = await asking(
    stripe.webhookEndpoints.create({
      url,
      enabled_events: [...wantedEvents],
      // Events are told in the endpoint's version, not in the library's.
      api_version: apiVersion,
      description: 'Wayfare',
    }),
  );
  return secret ?? null;
}

const apiVersion = '2026-10-28.endive' satisfies Stripe.WebhookEndpointCreateParams.ApiVersion;

/**
 * Stripe changes no secret by a call, so a second webhook is made for the same address: each event is told twice, with
 * either secret, and counts once.
 */
export async function addSecondWebhook(address: StripeAddress, url: string): Promise<string | null> {
  return addWebhook(stripeClient(address, atASetUp), url);
}

/** Of those that tell us, the newest stays. How many went. */
export async function removeOlderWebhooks(address: StripeAddress, url: string): Promise<number> {
  const stripe = stripeClient(address, atASetUp);
  const [, ...older] = await listWebhooks(stripe, url);
  for (const { id } of older) await asking(stripe.webhookEndpoints.del(id));
  return older.length;
}
