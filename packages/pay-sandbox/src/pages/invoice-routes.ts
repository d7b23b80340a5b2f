import type { PageAnswer, PageRoute } from '#http/page-route.ts';
import type { InvoiceSight } from '#portal/view-invoice.ts';
import { show } from './answers.ts';
import type { PageContext } from './context.ts';
import { html } from './html.ts';
import { invoiceState } from './invoice-table.ts';
import { notice } from './notice.ts';
import { loginPath, portalPatterns } from './portal-paths.ts';
import { longDate, money } from './words.ts';

/** An invoice, which is its own receipt once it is paid. */
export const invoiceRoutes = ({ timeZone }: PageContext): readonly PageRoute[] => [
  {
    method: 'GET',
    pattern: portalPatterns.invoice,
    async answer(useCases, _, [id = '']) {
      const sight = await useCases.viewInvoice(id);
      return sight.kind === 'unknown' ? unknown : invoicePage(sight, timeZone);
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
