import { isLive } from './best-subscription.ts';
import { findCustomerOf } from './customer-queries.ts';
import type { SyncDeps } from './sync-customer.ts';

/** Before a person is forgotten. At the provider the invoices stay, as they must; whose they were goes. */
export async function cancelEverything(
  { db, payments }: Pick<SyncDeps, 'db' | 'payments'>,
  personId: string,
): Promise<void> {
  const customer = await findCustomerOf(db, personId);
  if (customer === null) return;
  const { customerId } = customer;
  for (const subscription of await payments.listSubscriptions(customerId)) {
    if (isLive(subscription)) await payments.cancel(subscription.subscriptionId);
  }
  await payments.deleteCustomer(customerId);
}
