import type { CardInput } from '#checkout/card-input.ts';
import { completeCheckout } from '#checkout/complete-session.ts';
import {
  findSuccessOrigin,
  type LineView,
  type SessionResult,
  type SessionView,
  viewSession,
} from '#checkout/view-session.ts';
import { toDate, toSeconds } from '#engine/tx.ts';
import { formatMoney } from '#lifecycle/invoices.ts';
import { addIntervals } from '#lifecycle/subscription-fields.ts';
import { get, type HttpResponse, type PageRoute, post } from '#wire/http.ts';
import {
  type CardForm,
  emptyForm,
  readCardInput,
  renderCardFields,
  renderField,
  testCardList,
  toCardForm,
} from './card-form.ts';
import type { PageContext } from './context.ts';
import { formatDate, pluralize, toAdverb } from './format.ts';
import { type Html, html } from './html.ts';
import { redirect, renderForm, renderNotice, renderPage } from './responses.ts';

/** The table of charges. */
function renderCharges(session: SessionView, timeZone: string): Html {
  const { recurring, amount } = session.dueLater;
  const [first, second] = getChargeDates(session);
  const row = (when: string, what: string, amount: number): Html =>
    html`<tr><th scope="row">${when}</th><td>${what}</td><td>${formatMoney(amount)}</td></tr>`;
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
<tfoot><tr><th scope="row" colspan="2"><strong>Due today</strong></th><td>${formatMoney(session.dueToday)}</td></tr></tfoot>
</table></div>`;
}

function summarize(session: SessionView, timeZone: string): string {
  const { recurring, amount } = session.dueLater;
  const [first, second] = getChargeDates(session);
  const today = session.dueToday === 0 ? 'Nothing' : formatMoney(session.dueToday);
  const from = session.trialEnd === null ? second : first;
  const later = `${formatMoney(amount)} on ${formatDate(from, timeZone)}`;
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

const renderItems = ({ lines }: SessionView): readonly Html[] =>
  lines.filter(({ recurring }) => recurring !== null).map((line) => html`<h1>${formatName(line)}</h1>`);

const payPath = (session: string): string => `/pay/${session}`;

const checkoutPage = (
  context: PageContext,
  session: SessionView,
  formTargets: readonly string[],
  form: CardForm,
): HttpResponse =>
  renderPage({
    status: form.status,
    title: session.trialEnd === null ? 'Subscribe' : 'Start your trial',
    header: { kind: 'back', address: session.cancelUrl, label: 'Back' },
    formTargets,
    main: html`<div class="two">
<section aria-label="Your order">
${renderItems(session)}
${renderCharges(session, context.timeZone)}
</section>
<section aria-labelledby="card-heading">
<h2 id="card-heading">Pay by card</h2>
${testCardList}
${renderForm(payPath(session.id), renderFormContent(session, form))}
</section>
</div>`,
  });

const renderFormContent = (session: SessionView, form: CardForm): Html => html`
${renderField(
  {
    id: 'email',
    label: 'Email',
    value: session.email ?? '',
    attributes: html`type="email" autocomplete="email" maxlength="512" readonly`,
  },
  null,
)}
${renderCardFields(form)}
<button class="button">${session.trialEnd === null ? 'Subscribe' : 'Start trial'}</button>`;

const completePage = (successUrl: string): HttpResponse =>
  renderNotice({
    status: 200,
    title: 'This is paid already',
    header: { kind: 'back', address: null, label: '' },
    main: html`<p>There is nothing left to do here, and nothing will be charged a second time.</p>
<p><a class="button" href="${successUrl}">Go on</a></p>`,
  });

const expiredPage = (cancelUrl: string | null): HttpResponse =>
  renderNotice({
    status: 410,
    title: 'This page has expired',
    header: { kind: 'back', address: cancelUrl, label: 'Back' },
    main: html`<p>It was open for too long, or was replaced by a newer one. Nothing was charged. Go back to where you
came from and begin again.</p>`,
  });

const unknownPage = (): HttpResponse =>
  renderNotice({
    status: 404,
    title: 'There is no such payment page',
    main: html`<p>The address may have been cut short. Nothing was charged.</p>`,
  });

const payPattern = /^\/pay\/(\w{1,200})$/;

export const checkoutRoutes = (context: PageContext): readonly PageRoute[] => [
  get(payPattern, (_, [id = '']) => showSession(context, id, emptyForm)),
  post(payPattern, ({ form }, [id = '']) => pay(context, id, readCardInput(form))),
];

async function pay(context: PageContext, id: string, card: CardInput): Promise<HttpResponse> {
  const result = await completeCheckout(context.engine, id, card);
  switch (result.kind) {
    case 'completed':
    case 'already completed':
      return redirect(result.redirectUrl);
    case 'refused':
      return showSession(context, id, toCardForm(card, result));
    case 'expired':
      return expiredPage(result.cancelUrl);
    case 'unknown':
      return unknownPage();
  }
}

async function showSession(context: PageContext, id: string, form: CardForm): Promise<HttpResponse> {
  const result = await viewSession(context.engine, id);
  if (result.kind !== 'open') return closedPage(result);
  return checkoutPage(context, result.session, await findFormTargets(context, id), form);
}

function closedPage(result: Exclude<SessionResult, { kind: 'open' }>): HttpResponse {
  switch (result.kind) {
    case 'complete':
      return completePage(result.redirectUrl);
    case 'expired':
      return expiredPage(result.cancelUrl);
    case 'unknown':
      return unknownPage();
  }
}

/**
 * Browsers apply the policy of a form to each redirect after it. Local sites may redirect between ports during
 * development.
 */
async function findFormTargets(context: PageContext, id: string): Promise<readonly string[]> {
  const origin = await findSuccessOrigin(context.engine, id);
  return [...(origin === null ? [] : [origin]), 'http://localhost:*', 'http://127.0.0.1:*'];
}
