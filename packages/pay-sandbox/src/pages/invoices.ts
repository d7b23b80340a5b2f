import type { PageAnswer, PageRoute } from '#http/page-route.ts';
import { money } from '#lifecycle/invoice-lines.ts';
import type { InvoiceStatus } from '#objects/billing.ts';
import type { InvoiceSight, InvoiceView } from '#portal/view.ts';
import { notice, show } from './answers.ts';
import type { PageContext } from './context.ts';
import { type Html, html } from './html.ts';
import { invoicePath, loginPath, portalPatterns } from './portal-paths.ts';
import { longDate } from './words.ts';

/** An invoice, which is its own receipt once it is paid. */
export const invoiceRoutes = (context: PageContext): readonly PageRoute[] => [
  {
    method: 'GET',
    pattern: portalPatterns.invoice,
    async answer(_, [id = '']) {
      const sight = await context.useCases.viewInvoice(id);
      return sight.kind === 'unknown' ? unknown : invoicePage(sight, context.timeZone);
    },
  },
];

const unknown = notice({
  status: 404,
  title: 'There is no such invoice',
  main: html`<p>The address may have been cut short, or the invoice is not made out yet.</p>`,
});

function invoicePage(invoice: Extract<InvoiceSight, { kind: 'invoice' }>, timeZone: string): PageAnswer {
  const { number, status, at, paidAt, currency, lines, total, amountDue, amountPaid } = invoice;
  const sum = (amount: number): string => money(amount, currency);
  const title = status === 'paid' ? 'Receipt' : 'Invoice';
  return show({
    title: `${title} ${number ?? ''}`.trim(),
    top: { kind: 'places', current: null },
    main: html`<div class="narrow">
<h1>${title}</h1>
<p class="state${status === 'open' ? html` bad` : null}">${invoiceState(status)}</p>
<dl>
${number === null ? null : html`<dt>Number</dt><dd>${number}</dd>`}
<dt>Date</dt><dd>${longDate(at, timeZone)}</dd>
${paidAt === null ? null : html`<dt>Paid on</dt><dd>${longDate(paidAt, timeZone)}</dd>`}
</dl>
<div class="wide"><table class="bill">
<thead><tr><th scope="col">For</th><th scope="col">Amount</th></tr></thead>
<tbody>${lines.map(({ description, amount }) => html`<tr><th scope="row">${description}</th><td>${sum(amount)}</td></tr>`)}</tbody>
<tfoot>
<tr><th scope="row">Total</th><td>${sum(total)}</td></tr>
${amountDue === total ? null : html`<tr><th scope="row">Due, after credit</th><td>${sum(amountDue)}</td></tr>`}
<tr><th scope="row">Paid</th><td>${sum(amountPaid)}</td></tr>
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
