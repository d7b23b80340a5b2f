import type { LineView, SessionView } from '#checkout/view-session.ts';
import { toDate, toSeconds } from '#engine/tx.ts';
import { addIntervals } from '#lifecycle/intervals.ts';
import { formatMoney } from '#lifecycle/invoice-lines.ts';
import { formatDate, pluralize, toAdverb } from './format.ts';
import { type Html, html } from './html.ts';

/** The table of charges. */
export function renderCharges(session: SessionView, timeZone: string): Html {
  const sum = (amount: number): string => formatMoney(amount, session.currency);
  const { recurring, amount } = session.dueLater;
  const [first, second] = getChargeDates(session);
  const row = (when: string, what: string, amount: number): Html =>
    html`<tr><th scope="row">${when}</th><td>${what}</td><td>${sum(amount)}</td></tr>`;
  const dueNow = session.lines.filter(({ recurring }) => recurring === null || session.trialEnd === null);
  return html`<p class="lead">${summarize(session, timeZone)}</p>
<div class="wide"><table class="bill">
<caption class="fine">What is charged, and when</caption>
<thead><tr><th scope="col">When</th><th scope="col">For</th><th scope="col">Amount</th></tr></thead>
<tbody>
${dueNow.map((line) => row('Today', formatName(line), line.amount))}
${session.trialDays === null ? null : row('Today', `${pluralize(session.trialDays, 'day')} free`, 0)}
${session.trialEnd === null ? null : row(formatDate(first, timeZone), `The first ${recurring.interval}`, amount)}
${row(formatDate(second, timeZone), `Renews ${toAdverb(recurring)}`, amount)}
</tbody>
<tfoot><tr><th scope="row" colspan="2"><strong>Due today</strong></th><td>${sum(session.dueToday)}</td></tr></tfoot>
</table></div>`;
}

function summarize(session: SessionView, timeZone: string): string {
  const { recurring, amount } = session.dueLater;
  const [first, second] = getChargeDates(session);
  const today = session.dueToday === 0 ? 'Nothing' : formatMoney(session.dueToday, session.currency);
  const from = session.trialEnd === null ? second : first;
  const later = `${formatMoney(amount, session.currency)} on ${formatDate(from, timeZone)}`;
  return `${describeTrial(session)}${today} today, then ${later}, then each ${recurring.interval} until you cancel.`;
}

function describeTrial({ trialDays }: SessionView): string {
  if (trialDays === null) return '';
  return trialDays === 1 ? 'The first day is free. ' : `The first ${pluralize(trialDays, 'day')} are free. `;
}

/** The first two dates of the recurring charge. */
function getChargeDates({ dueLater: { from, recurring } }: SessionView): readonly [Date, Date] {
  return [from, toDate(addIntervals(toSeconds(from), recurring, 1))];
}

const formatName = ({ name, quantity }: LineView): string =>
  quantity === 1 ? name : `${quantity} × ${name}`;

export const renderItems = ({ lines }: SessionView): readonly Html[] =>
  lines.filter(({ recurring }) => recurring !== null).map((line) => html`<h1>${formatName(line)}</h1>`);
