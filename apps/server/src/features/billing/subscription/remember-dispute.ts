import type { Db } from '#adapters/db/database.ts';
import type { Customer } from './customer.ts';
import { markDisputed } from './customer-queries.ts';

/** A bank took a payment of theirs back. The first time stays. */
export const rememberDispute = (db: Db, { customerId }: Customer, at: Date): Promise<void> =>
  markDisputed(db, customerId, at);
