import type { Db } from '#adapters/db/database.ts';
import { findCustomerOf } from './customer-queries.ts';
import { findSubscription } from './subscription-queries.ts';

/** What is kept of a person's subscription, for that person. */
export async function standingOf(db: Db, personId: string) {
  return {
    customer: (await findCustomerOf(db, personId))?.customerId ?? null,
    subscription: await findSubscription(db, personId),
  };
}
