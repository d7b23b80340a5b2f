import { addTime, hours, minutes } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';
import {
  type CustomerDetails,
  type Payments,
  PaymentsRefused,
  PaymentsUnavailable,
} from '#adapters/payments/payments.ts';
import type { Clock } from '#clock.ts';
import { getOrCreatePerson } from '#features/person/person-queries.ts';
import { findPendingSignupByToken } from '#features/person/signup-queries.ts';
import { requireMember } from '#http/guards/member.ts';
import { problem } from '#http/responses/problems.ts';
import type { BillingDeps } from './billing-deps.ts';
import {
  type Customer,
  findCustomerByPerson,
  isOngoing,
  replaceCustomer,
  saveCustomer,
} from './subscription-queries.ts';

/**
 * Creates the customer of a person before the first checkout, so that payments never have to be matched by an email
 * address.
 */
export async function ensureCustomer(
  { db, payments, clock }: Pick<BillingDeps, 'db' | 'payments' | 'clock'>,
  person: CustomerDetails,
): Promise<Customer> {
  const { personId, email, name } = person;
  const customer = await findCustomerByPerson(db, personId);
  if (customer === null) {
    const customerId = await payments.createCustomer(person);
    return saveCustomer(db, { personId, customerId, email, name }, clock.now());
  }
  if ((await payments.findCustomer(customer.customerId)) !== null) return customer;
  // Deleted by hand at the payment provider. A new key is needed, because the old one would return the deleted customer.
  const customerId = await payments.createCustomer(person, `instead of ${customer.customerId}`);
  await replaceCustomer(db, personId, customerId);
  return { ...customer, customerId };
}

/** Cancels the subscriptions first. The provider keeps the invoices, without personal data. */
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

/** The address of the payment provider's billing portal. It hardly ever changes, so it is cached. */
export function cachedPortalAddress(payments: Pick<Payments, 'findPortalAddress'>, clock: Clock) {
  let address: string | null = null;
  let fetchedAt = 0;
  return async (): Promise<string | null> => {
    const now = clock.now().getTime();
    if (address !== null && now < fetchedAt + maxAgeMs) return address;
    try {
      address = await payments.findPortalAddress();
      fetchedAt = now;
    } catch (error) {
      // An old address is better than none, and the page is useful without it.
      const isPaymentsError = error instanceof PaymentsUnavailable || error instanceof PaymentsRefused;
      if (!isPaymentsError) throw error;
    }
    return address;
  };
}

export interface Payer {
  readonly kind: 'signup' | 'member';
  readonly personId: string;
  readonly email: string;
  readonly name: string;
  /** The payment page expires then, by the clock of the server. */
  readonly expiresAt: Date;
  /** Called in the transaction that records the checkout. Locks the sign-up until its end. */
  readonly stillExists: (tx: Db) => Promise<boolean>;
}

/** The sign-up whose browser token is in the request. */
export async function getPayingVisitor(
  deps: BillingDeps,
  proof: { readonly email: string; readonly token: string },
): Promise<Payer> {
  const signup = await findPendingSignupByToken(deps.db, proof, deps.clock.now());
  if (signup === null) throw problem('signup_expired');
  if (signup.isPaid) throw problem('signup_paid');
  const { personId, email, name, expiresAt } = signup;
  return {
    kind: 'signup',
    personId,
    email,
    name,
    expiresAt,
    stillExists: async (tx) => (await findPendingSignupByToken(tx, proof, deps.clock.now())) !== null,
  };
}

export async function getPayingMember(
  { db, clock, identity }: BillingDeps,
  ...call: Parameters<ReturnType<typeof requireMember>>
): Promise<Payer> {
  const { sub } = await requireMember(identity)(...call);
  const account = await identity.findBySub(sub);
  if (account === null) throw problem('authentication_required');
  const now = clock.now();
  const personId = await getOrCreatePerson(db, sub, now);
  // Rounded to the hour, so that a double click reuses the same page.
  const hour = new Date(Math.floor(now.getTime() / hours(1)) * hours(1));
  const { email, name } = account;
  return {
    kind: 'member',
    personId,
    email,
    name,
    expiresAt: addTime(hour, hours(23)),
    stillExists: async () => true,
  };
}
