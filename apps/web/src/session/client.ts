import type { PublicConfig } from '@wayfare/contracts/calls/public-config';

export type Identity = Pick<PublicConfig, 'identity'>;

let loadAfter: Promise<unknown> = Promise.resolve();

/** The client is heavy: what is to be read first comes first. */
export function delayClientUntil(isOver: Promise<unknown>): void {
  loadAfter = isOver;
}

async function provider() {
  await loadAfter;
  return import('./provider-session.ts');
}

export type Client = Awaited<ReturnType<typeof provider>>;

/** The provider's client, loaded with the first question to it. */
export async function loadClient(config: Identity): Promise<Client> {
  const client = await provider();
  client.configure(config);
  return client;
}
