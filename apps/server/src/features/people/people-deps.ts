import type { BillingDeps } from '#features/billing/billing-deps.ts';

/** People ask billing to close payment pages and to cancel subscriptions, so they are given what billing is given. */
export type PeopleDeps = BillingDeps;
