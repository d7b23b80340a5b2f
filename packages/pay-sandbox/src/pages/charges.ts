import type { LineView, SessionView } from '#checkout/view-session.ts';
import { lengthOf, money } from '#lifecycle/invoice-lines.ts';
import { afterIntervals } from '#lifecycle/period.ts';
import { type Html, html } from './html.ts';
import { count, eachTime, longDate, rhythm } from './words.ts';

/** What is charged, and when, before anybody agrees to it. */
export function chargesOf(session: SessionView, timeZone: string): Html {
  const sum = (amount: number): string => money(amount, session.currency);
  const { recurring, amount } = session.dueLater;
  const [first, second] = laterDates(session);
  const row = (when: string, what: string, amount: number): Html =>
    html`<tr><th scope="row">${when}</th><td>${what}</td><td>${sum(amount)}</td></tr>`;
  return html`<p class="lead">${inWords(session, timeZone)}</p>
<div class="wide"><table class="bill">
<caption class="fine">What is charged, and when</caption>
<thead><tr><th scope="col">When</th><th scope="col">For</th><th scope="col">Amount</th></tr></thead>
<tbody>
${dueNow(session).map((line) => row('Today', nameOf(line), line.amount))}
${session.trialDays === null ? null : row('Today', `${count(session.trialDays, 'day')} free`, 0)}
${session.trialDays === null && session.dueToday === 0 ? row('Today', 'Nothing', 0) : null}
${session.trialEnd === null ? null : row(longDate(first, timeZone), `The first ${lengthOf(recurring)}`, amount)}
${row(longDate(second, timeZone), `Renews ${rhythm(recurring)}`, amount)}
</tbody>
<tfoot><tr><th scope="row" colspan="2"><strong>Due today</strong></th><td>${sum(session.dueToday)}</td></tr></tfoot>
</table></div>`;
}

function inWords(session: SessionView, timeZone: string): string {
  const { recurring, amount } = session.dueLater;
  const [first, second] = laterDates(session);
  const today = session.dueToday === 0 ? 'Nothing' : money(session.dueToday, session.currency);
  const from = session.trialEnd === null ? second : first;
  const later = `${money(amount, session.currency)} on ${longDate(from, timeZone)}`;
  return `${freeDays(session)}${today} today, then ${later}, then ${eachTime(recurring)} until you cancel.`;
}

function freeDays({ trialDays }: SessionView): string {
  if (trialDays === null) return '';
  return trialDays === 1 ? 'The first day is free. ' : `The first ${count(trialDays, 'day')} are free. `;
}

/** When the recurring part is charged for the first time, and when again. */
function laterDates({ dueLater: { from, recurring } }: SessionView): readonly [Date, Date] {
  const again = afterIntervals(Math.floor(from.getTime() / 1_000), recurring, 1);
  return [from, new Date(again * 1_000)];
}

const dueNow = ({ lines, trialEnd }: SessionView): readonly LineView[] =>
  lines.filter(({ recurring }) => recurring === null || trialEnd === null);

const nameOf = ({ name, quantity }: LineView): string => (quantity === 1 ? name : `${quantity} × ${name}`);

/** What is bought: its name as a heading, and a word about it. */
export const goodsOf = ({ lines }: SessionView): readonly Html[] =>
  lines
    .filter(({ recurring }) => recurring !== null)
    .map(
      (line) =>
        html`<h1>${nameOf(line)}</h1>${line.description === null ? null : html`<p>${line.description}</p>`}`,
    );
