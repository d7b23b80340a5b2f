import type { InvoiceStatus } from '#objects/billing.ts';
import type { InvoiceView } from '#portal/view.ts';
import { type Html, html } from './html.ts';
import { invoicePath } from './portal-paths.ts';
import { longDate, money } from './words.ts';

const states: Readonly<Record<InvoiceStatus, string>> = {
  draft: 'Draft',
  open: 'Open',
  paid: 'Paid',
  void: 'Void',
  uncollectible: 'Uncollectible',
};

export const invoiceState = (status: InvoiceStatus): string => states[status];

export const invoiceTable = (invoices: readonly InvoiceView[], timeZone: string): Html =>
  html`<section aria-labelledby="invoices-heading">
<h2 id="invoices-heading">Invoices</h2>
${
  invoices.length === 0
    ? html`<p>There are none yet.</p>`
    : html`<div class="wide"><table class="list">
<thead><tr><th scope="col">Date</th><th scope="col">Amount</th><th scope="col">Status</th><th scope="col">Invoice</th></tr></thead>
<tbody>${invoices.map(
        ({ id, number, at, status, total, currency }) => html`<tr>
<th scope="row">${longDate(at, timeZone)}</th><td>${money(total, currency)}</td><td>${invoiceState(status)}</td>
<td><a href="${invoicePath(id)}">${number ?? 'View'}</a></td></tr>`,
      )}</tbody>
</table></div>`
}
</section>`;
