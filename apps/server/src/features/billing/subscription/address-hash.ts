import { createHmac, hkdfSync } from 'node:crypto';
import { canonicalEmail } from '@wayfare/contracts/rules/email';
import type { SyncDeps } from './sync-customer.ts';

/** Tells a card, or what else has a name at the provider, again without keeping it. */
export function cardHashUnder(masterKey: Uint8Array): SyncDeps['cardHash'] {
  const key = Buffer.from(hkdfSync('sha256', masterKey, '', 'wayfare card hash', 32));
  return (name) => createHmac('sha256', key).update(name).digest();
}

/** Tells an address again that came before, without keeping it: under a key, because addresses can be guessed. */
export function addressHashUnder(siteSecret: Uint8Array): SyncDeps['addressHash'] {
  const key = Buffer.from(hkdfSync('sha256', siteSecret, '', 'wayfare address hash', 32));
  return (email) => createHmac('sha256', key).update(canonicalEmail(email)).digest();
}
