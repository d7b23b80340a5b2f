import { toDate } from '#engine/tx.ts';
import { formatMoney } from '#lifecycle/invoices.ts';
import type { Invoice } from '#objects/billing.ts';
import { viewInvoice } from '#portal/view-portal.ts';
import { get, type HttpResponse, type PageRoute } from '#wire/http.ts';
import type { PageContext } from './context.ts';
import { formatDate } from './format.ts';
import { type Html, html } from './html.ts';
import { invoicePath, loginPath, portalPatterns } from './portal-paths.ts';
import { renderNotice, renderPage } from './responses.ts';

/** A paid invoice is its own receipt. */
export const invoiceRoutes = (context: PageContext): readonly PageRoute[] => [
  get(portalPatterns.invoice, async (_, [id = '']) => {
    const invoice = await viewInvoice(context.engine, id);
    return invoice === null ? unknownInvoice : invoicePage(invoice, context.timeZone);
  }),
];

const unknownInvoice = renderNotice({
  status: 404,
  title: 'There is no such invoice',
  main: html`<p>The address may have been cut short, or the invoice is not made out yet.</p>`,
});

function invoicePage(invoice: Invoice, timeZone: string): HttpResponse {
  const { number, status, created, lines, total, amount_paid: amountPaid } = invoice;
  const { paid_at: paidAt } = invoice.status_transitions;
  const title = status === 'paid' ? 'Receipt' : 'Invoice';
  return renderPage({
    title: `${title} ${number ?? ''}`.trim(),
    header: { kind: 'nav', current: null },
    main: html`<div class="narrow">
<h1>${title}</h1>
<p class="state${status === 'open' ? html` bad` : null}">${statusLabels[status]}</p>
<dl>
${number === null ? null : html`<dt>Number</dt><dd>${number}</dd>`}
<dt>Date</dt><dd>${formatDate(toDate(created), timeZone)}</dd>
${paidAt === null ? null : html`<dt>Paid on</dt><dd>${formatDate(toDate(paidAt), timeZone)}</dd>`}
</dl>
<div class="wide"><table class="bill">
<thead><tr><th scope="col">For</th><th scope="col">Amount</th></tr></thead>
<tbody>${lines.data.map(({ description, amount }) => html`<tr><th scope="row">${description}</th><td>${formatMoney(amount)}</td></tr>`)}</tbody>
<tfoot>
<tr><th scope="row">Total</th><td>${formatMoney(total)}</td></tr>
<tr><th scope="row">Paid</th><td>${formatMoney(amountPaid)}</td></tr>
</tfoot>
</table></div>
${
  status === 'open'
    ? html`<p>Another card pays it at once: <a href="${loginPath}">update your payment method</a>.</p>`
    : null
}
</div>`,
  });
}

const statusLabels: Readonly<Record<Invoice['status'], string>> = {
  draft: 'Draft',
  open: 'Open',
  paid: 'Paid',
};

export const renderInvoices = (invoices: readonly Invoice[], timeZone: string): Html =>
  html`<section aria-labelledby="invoices-heading">
<h2 id="invoices-heading">Invoices</h2>
${
  invoices.length === 0
    ? html`<p>There are none yet.</p>`
    : html`<div class="wide"><table>
<thead><tr><th scope="col">Date</th><th scope="col">Amount</th><th scope="col">Status</th><th scope="col">Invoice</th></tr></thead>
<tbody>${invoices.map(
        ({ id, number, created, status, total }) => html`<tr>
<th scope="row">${formatDate(toDate(created), timeZone)}</th><td>${formatMoney(total)}</td><td>${statusLabels[status]}</td>
<td><a href="${invoicePath(id)}">${number ?? 'View'}</a></td></tr>`,
      )}</tbody>
</table></div>`
}
</section>`;
