// What the payment provider itself has of somebody, asked of the sandbox as Stripe's own client would ask.
import Stripe from 'stripe';
import { sandboxKey } from '../apps/server/src/adapters/payments/sandbox-access.ts';

export async function countAtTheProvider(email: string) {
  const { hostname, port } = new URL(process.env.SITE_SANDBOX_URL ?? '');
  const stripe = new Stripe(sandboxKey, { host: hostname, port, protocol: 'http', telemetry: false });
  const customers = (await stripe.customers.list({ email })).data;
  const all = { pages: 0, subscriptions: 0, paidInvoices: 0 };
  for (const { id: customer } of customers) {
    all.pages += (await stripe.checkout.sessions.list({ customer })).data.length;
    all.subscriptions += (await stripe.subscriptions.list({ customer, status: 'all' })).data.length;
    const invoices = (await stripe.invoices.list({ customer })).data;
    all.paidInvoices += invoices.filter(({ amount_paid: paid }) => paid > 0).length;
  }
  return { customers: customers.length, ...all };
}
