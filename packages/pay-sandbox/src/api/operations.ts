import type { Operation } from '#wire/operation.ts';
import { invalid } from '#wire/refusal.ts';
import { billingPortal } from './billing-portal.ts';
import { charges } from './charges.ts';
import { checkoutSessions } from './checkout-sessions.ts';
import { customers } from './customers.ts';
import { events } from './events.ts';
import { invoices } from './invoices.ts';
import { paymentMethods } from './payment-methods.ts';
import { prices } from './prices.ts';
import { products } from './products.ts';
import { subscriptions } from './subscriptions.ts';
import { webhookEndpoints } from './webhook-endpoints.ts';

const operations: readonly Operation[] = [
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

const routes = operations.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace(':id', '([^/]+)')}$`),
}));

export function findOperation(
  method: string,
  path: string,
): { readonly operation: Operation; readonly id: string } {
  for (const { operation, pattern } of routes) {
    const match = operation.method === method ? pattern.exec(path) : null;
    if (match !== null) return { operation, id: decodeId(match[1] ?? '') };
  }
  throw invalid({ message: `Unrecognized request URL (${method}: ${path.slice(0, 200)}).` }, 404);
}

function decodeId(text: string): string {
  try {
    return decodeURIComponent(text).replaceAll('\u0000', '');
  } catch {
    throw invalid({ message: 'The path of the request cannot be read.' });
  }
}
