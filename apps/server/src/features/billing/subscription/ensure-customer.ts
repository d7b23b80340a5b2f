import type { CustomerDetails } from '#adapters/payments/payments.ts';
import type { Customer } from './customer.ts';
import { findCustomerOf, replaceCustomer, saveCustomer } from './customer-queries.ts';
import type { SyncDeps } from './sync-customer.ts';

type Needs = Pick<SyncDeps, 'db' | 'payments' | 'clock'>;

/** One customer for a person, kept before the first checkout: nobody is ever known by an address that was typed. */
export async function ensureCustomer(
  { db, payments, clock }: Needs,
  person: CustomerDetails,
): Promise<Customer> {
  const { personId, email, name } = person;
  const known = await findCustomerOf(db, personId);
  if (known === null) {
    const customerId = await payments.createCustomer(person);
    return saveCustomer(db, { personId, customerId, email, name }, clock.now());
  }
  if ((await payments.findCustomer(known.customerId)) !== null) return known;
  // Deleted at the provider, by hand: the same key would bring the dead one back.
  const customerId = await payments.createCustomer(person, `instead of ${known.customerId}`);
  await replaceCustomer(db, personId, customerId);
  return { ...known, customerId };
}
