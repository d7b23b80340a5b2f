import type { SyncDeps } from '#features/billing/subscription/sync-customer.ts';

export interface EventDeps extends SyncDeps {
  /** The organization's own data are still the samples. */
  readonly isSample: boolean;
}
