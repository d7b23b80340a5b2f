import { minutes } from '@wayfare/contracts/rules/durations';
import {
  type CustomerDetails,
  isOngoing,
  type Payments,
  PaymentsRefused,
  PaymentsUnavailable,
} from '#adapters/payments/payments.ts';
import type { Clock } from '#clock.ts';
import type { BillingDeps } from './billing-deps.ts';
import {
  type Customer,
  findCustomerByPerson,
  replaceCustomer,
  saveCustomer,
} from './subscription-queries.ts';

/** One customer for a person, kept before the first checkout: nobody is ever known by an address that was typed. */
export async function ensureCustomer(
  { db, payments, clock }: Pick<BillingDeps, 'db' | 'payments' | 'clock'>,
  person: CustomerDetails,
): Promise<Customer> {
  const { personId, email, name } = person;
  const known = await findCustomerByPerson(db, personId);
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

/** Before a person is forgotten. At the provider the invoices stay, as they must; whose they were goes. */
export async function deleteCustomer(
  { db, payments }: Pick<BillingDeps, 'db' | 'payments'>,
  personId: string,
): Promise<void> {
  const customer = await findCustomerByPerson(db, personId);
  if (customer === null) return;
  const { customerId } = customer;
  for (const subscription of await payments.listSubscriptions(customerId)) {
    if (isOngoing(subscription)) await payments.cancel(subscription.subscriptionId);
  }
  await payments.deleteCustomer(customerId);
}

const maxAgeMs = minutes(10);

/** Where billing is managed. It hardly ever changes, so the provider is asked now and then, and not for each reader. */
export function cachedPortalAddress(payments: Pick<Payments, 'findPortalAddress'>, clock: Clock) {
  let known: string | null = null;
  let fetchedAt = 0;
  return async (): Promise<string | null> => {
    const now = clock.now().getTime();
    if (known !== null && now < fetchedAt + maxAgeMs) return known;
    try {
      known = await payments.findPortalAddress();
      fetchedAt = now;
    } catch (error) {
      // The page is worth showing without it, and an address of before is better than none.
      const isTheirs = error instanceof PaymentsUnavailable || error instanceof PaymentsRefused;
      if (!isTheirs) throw error;
    }
    return known;
  };
}
