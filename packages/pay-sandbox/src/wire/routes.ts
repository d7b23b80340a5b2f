import { billingPortal } from '#api/billing-portal.ts';
import { charges } from '#api/charges.ts';
import { checkoutSessions } from '#api/checkout-sessions.ts';
import { customers } from '#api/customers.ts';
import { events } from '#api/events.ts';
import { invoices } from '#api/invoices.ts';
import { paymentMethods } from '#api/payment-methods.ts';
import { prices } from '#api/prices.ts';
import { products } from '#api/products.ts';
import { subscriptions } from '#api/subscriptions.ts';
import { webhookEndpoints } from '#api/webhook-endpoints.ts';
import { fill } from '#schema/fill.ts';
import { fields } from './fields.ts';
import { type Operation, operation } from './operation.ts';
import { invalid } from './refusal.ts';

const ownAccount = fill({
  id: 'acct_sandbox00000001',
  object: 'account',
  charges_enabled: true,
  country: 'US',
  default_currency: 'usd',
  details_submitted: true,
  payouts_enabled: true,
  type: 'standard',
});

const account = [operation('GET', '/v1/account', fields({}), async () => ownAccount)];

/** Every call that is answered: the API's table of contents. */
const operations: readonly Operation[] = [
  ...account,
  ...billingPortal,
  ...charges,
  ...checkoutSessions,
  ...customers,
  ...events,
  ...invoices,
  ...paymentMethods,
  ...prices,
  ...products,
  ...subscriptions,
  ...webhookEndpoints,
];

interface Route {
  readonly operation: Operation;
  readonly pattern: RegExp;
}

const routes: readonly Route[] = operations.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace(':id', '([^/]+)')}$`),
}));

export function findOperation(
  method: string,
  path: string,
): { readonly operation: Operation; readonly id: string } {
  for (const { operation, pattern } of routes) {
    const match = operation.method === method ? pattern.exec(path) : null;
    if (match !== null) return { operation, id: decoded(match[1] ?? '') };
  }
  throw invalid({ message: `Unrecognized request URL (${method}: ${path.slice(0, 200)}).` }, 404);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).replaceAll('\u0000', '');
  } catch {
    throw invalid({ message: 'The path of the request cannot be read.' });
  }
}
