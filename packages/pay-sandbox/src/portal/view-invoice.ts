import type { InvoiceStatus } from '#objects/billing.ts';
import { findObject } from '#store/object-queries.ts';
import type { Engine } from '#work/engine.ts';

export type InvoiceSight =
  | {
      readonly kind: 'invoice';
      readonly number: string | null;
      readonly status: InvoiceStatus;
      readonly at: Date;
      readonly paidAt: Date | null;
      readonly currency: string;
      readonly lines: readonly { readonly description: string; readonly amount: number }[];
      readonly total: number;
      readonly amountDue: number;
      readonly amountPaid: number;
    }
  | { readonly kind: 'unknown' };

/** What the page of an invoice shows. A draft is nobody's to see yet. */
export async function viewInvoice(engine: Engine, id: string): Promise<InvoiceSight> {
  const invoice = await findObject(engine.database, 'invoice', id);
  if (invoice === null || invoice.status === 'draft') return { kind: 'unknown' };
  const { paid_at: paidAt } = invoice.status_transitions;
  return {
    kind: 'invoice',
    number: invoice.number,
    status: invoice.status,
    at: new Date(invoice.created * 1_000),
    paidAt: paidAt === null ? null : new Date(paidAt * 1_000),
    currency: invoice.currency,
    lines: invoice.lines.data.map(({ description, amount }) => ({ description, amount })),
    total: invoice.total,
    amountDue: invoice.amount_due,
    amountPaid: invoice.amount_paid,
  };
}
