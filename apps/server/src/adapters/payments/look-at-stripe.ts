import { asking, type StripeAddress, stripeClient } from './stripe-client.ts';

interface StripeLook {
  readonly now: Date | null;
  /** Whether a webhook leads there that is not turned off. */
  readonly tellsUs: boolean;
}

/** What time it is there, and whether it tells us; nothing changes. */
export async function lookAtStripe(address: StripeAddress, webhookUrl: string): Promise<StripeLook> {
  const { data, lastResponse } = await asking(stripeClient(address).webhookEndpoints.list({ limit: 100 }));
  const said = Date.parse(lastResponse.headers['date'] ?? '');
  return {
    now: Number.isNaN(said) ? null : new Date(said),
    tellsUs: data.some(({ url, status }) => url === webhookUrl && status === 'enabled'),
  };
}
