import type { PublicConfig } from '@wayfare/contracts/calls/public-config';

export type Identity = Pick<PublicConfig, 'identity'>;

let heldUntil: Promise<unknown> = Promise.resolve();

/** The client is heavy: what is to be read first comes first. */
export function holdBackUntil(isOver: Promise<unknown>): void {
  heldUntil = isOver;
}

async function provider() {
  await heldUntil;
  return import('./provider-session.ts');
}

export type Client = Awaited<ReturnType<typeof provider>>;

/** The provider's client, loaded with the first question to it. */
export async function configured(config: Identity): Promise<Client> {
  const client = await provider();
  client.configure(config);
  return client;
}
