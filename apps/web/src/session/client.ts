import type { PublicConfig } from '@wayfare/contracts/calls/public-config';

export type Identity = Pick<PublicConfig, 'identity'>;

let loadAfter: Promise<unknown> = Promise.resolve();

/** Delays loading the large client until the first content is shown. */
export function delayClientUntil(isOver: Promise<unknown>): void {
  loadAfter = isOver;
}

async function provider() {
  await loadAfter;
  return import('./provider-session.ts');
}

export type Client = Awaited<ReturnType<typeof provider>>;

/** The provider's client, loaded at the first use. */
export async function loadClient(config: Identity): Promise<Client> {
  const client = await provider();
  client.configure(config);
  return client;
}
