import type { SessionView } from '#checkout/view-session.ts';
import type { HttpResponse } from '#wire/http.ts';
import { type CardForm, renderCardFields, renderField, testCardList } from './card-form.ts';
import type { PageContext } from './context.ts';
import { renderForm } from './forms.ts';
import { type Html, html } from './html.ts';
import { renderCharges, renderItems } from './order-summary.ts';
import { alert, renderNotice, renderPage } from './responses.ts';

export const payPath = (session: string): string => `/pay/${session}`;

export function checkoutPage(
  context: PageContext,
  session: SessionView,
  formTargets: readonly string[],
  form: CardForm,
): HttpResponse {
  return renderPage({
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
}

const renderFormContent = (session: SessionView, form: CardForm): Html => html`
${form.refusal === null ? null : alert(form.refusal, 'refusal')}
${renderField(
  {
    id: 'email',
    label: 'Email',
    value: session.email ?? '',
    attributes: html`type="email" autocomplete="email" maxlength="512" readonly`,
  },
  form.error,
)}
${renderCardFields(form)}
<button class="button" data-busy="Processing…">${session.trialEnd === null ? 'Subscribe' : 'Start trial'}</button>`;

export const completePage = (successUrl: string): HttpResponse =>
  renderNotice({
    status: 200,
    title: 'This is paid already',
    header: { kind: 'back', address: null, label: '' },
    main: html`<p>There is nothing left to do here, and nothing will be charged a second time.</p>
<p><a class="button" href="${successUrl}">Go on</a></p>`,
  });

export const expiredPage = (cancelUrl: string | null): HttpResponse =>
  renderNotice({
    status: 410,
    title: 'This page has expired',
    header: { kind: 'back', address: cancelUrl, label: 'Back' },
    main: html`<p>It was open for too long, or was replaced by a newer one. Nothing was charged. Go back to where you
came from and begin again.</p>`,
  });

export const unknownPage = (): HttpResponse =>
  renderNotice({
    status: 404,
    title: 'There is no such payment page',
    main: html`<p>The address may have been cut short. Nothing was charged.</p>`,
  });
