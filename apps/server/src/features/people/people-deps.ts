import type { KnownPasswords } from '#adapters/identity/identity.ts';
import type { BillingDeps } from '#features/billing/billing-deps.ts';
import type { NoteKeys } from '#features/homily/keeping/note-keys.ts';

/** People ask billing to close payment pages and to cancel subscriptions, so they are given what billing is given. */
export interface PeopleDeps extends BillingDeps {
  /** Whoever takes their data along takes their notes along. */
  readonly noteKeys: NoteKeys;
  readonly knownPasswords: KnownPasswords;
}
