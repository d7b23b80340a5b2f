// Counts the objects of a customer at the payment sandbox, through its Stripe API.
import { sandboxKey } from '../apps/server/src/adapters/payments/sandbox.ts';

interface StripeObject {
  readonly id: string;
  readonly amount_paid?: number;
}

async function list(path: string, query: Readonly<Record<string, string>>): Promise<readonly StripeObject[]> {
  const address = `${process.env.SITE_SANDBOX_URL}/v1/${path}?${new URLSearchParams({ ...query, limit: '100' })}`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${sandboxKey}` } });
  const { data } = (await answer.json()) as { data: readonly StripeObject[] };
  return data;
}

export async function countProviderObjects(email: string) {
  const customers = await list('customers', { email });
  const counts = { customers: customers.length, pages: 0, subscriptions: 0, paidInvoices: 0 };
  for (const { id: customer } of customers) {
    counts.pages += (await list('checkout/sessions', { customer })).length;
    counts.subscriptions += (await list('subscriptions', { customer, status: 'all' })).length;
    const invoices = await list('invoices', { customer });
    counts.paidInvoices += invoices.filter(({ amount_paid: paid = 0 }) => paid > 0).length;
  }
  return counts;
}
