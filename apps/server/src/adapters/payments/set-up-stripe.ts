import type Stripe from 'stripe';
import type { PaymentsSetUp } from './payments.ts';
import { setUpCatalogue } from './stripe-catalogue.ts';
import { asking, atASetUp, type StripeAddress, stripeClient } from './stripe-client.ts';
import { wantedEvents } from './stripe-events.ts';
import { setUpPortal } from './stripe-portal.ts';

interface SetUpFacts {
  readonly siteName: string;
  readonly publicUrl: string;
  /** Where events are told; null where somebody else sees to that. */
  readonly webhookUrl: string | null;
}

/** Makes what is sold, the portal and the webhook at the provider. Again, it changes nothing. */
export async function setUpStripe(address: StripeAddress, facts: SetUpFacts): Promise<PaymentsSetUp> {
  const stripe = stripeClient(address, atASetUp);
  const { donationPriceId } = await setUpCatalogue(stripe, facts.siteName);
  return {
    donationPriceId,
    portalAddress: await setUpPortal(stripe, facts),
    webhookSecret: facts.webhookUrl === null ? null : await setUpWebhook(stripe, facts.webhookUrl),
  };
}

/** The secret is told once, when the endpoint is made; null means that it was there. */
async function setUpWebhook(stripe: Stripe, url: string): Promise<string | null> {
  const { data } = await asking(stripe.webhookEndpoints.list({ limit: 100 }));
  const found = data.find((endpoint) => endpoint.url === url);
  if (found !== undefined) {
    await asking(stripe.webhookEndpoints.update(found.id, { enabled_events: [...wantedEvents] }));
    return null;
  }
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
