import type { Identity } from '#adapters/identity/identity.ts';
import type { SyncDeps } from '#features/billing/subscription/sync-customer.ts';
import type { Limits } from '#http/guards/limit.ts';

export interface AccountDeps extends SyncDeps {
  readonly identity: Identity;
  readonly limits: Limits;
}
