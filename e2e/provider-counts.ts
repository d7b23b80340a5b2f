// What the payment provider itself has of somebody, asked of the sandbox as any client of Stripe's would ask.
import { sandboxKey } from '../apps/server/src/adapters/payments/sandbox.ts';

interface Listed {
  readonly id: string;
  readonly amount_paid?: number;
}

async function list(path: string, query: Readonly<Record<string, string>>): Promise<readonly Listed[]> {
  const address = `${process.env.SITE_SANDBOX_URL}/v1/${path}?${new URLSearchParams({ ...query, limit: '100' })}`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${sandboxKey}` } });
  const { data } = (await answer.json()) as { data: readonly Listed[] };
  return data;
}

export async function countProviderObjects(email: string) {
  const customers = await list('customers', { email });
  const all = { customers: customers.length, pages: 0, subscriptions: 0, paidInvoices: 0 };
  for (const { id: customer } of customers) {
    all.pages += (await list('checkout/sessions', { customer })).length;
    all.subscriptions += (await list('subscriptions', { customer, status: 'all' })).length;
    const invoices = await list('invoices', { customer });
    all.paidInvoices += invoices.filter(({ amount_paid: paid = 0 }) => paid > 0).length;
  }
  return all;
}
