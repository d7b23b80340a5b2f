import type { CardInput } from '#checkout/card-input.ts';
import { formatMoney } from '#lifecycle/invoices.ts';
import { type CardUpdate, updateCard } from '#portal/update-card.ts';
import { viewPortal } from '#portal/view-portal.ts';
import { get, type HttpResponse, type PageRoute, post } from '#wire/http.ts';
import {
  type CardForm,
  emptyForm,
  readCardInput,
  renderCardFields,
  testCardList,
  toCardForm,
} from './card-form.ts';
import type { PageContext } from './context.ts';
import { html } from './html.ts';
import { cardPath, portalPath, portalPatterns, withNote } from './portal-paths.ts';
import { redirect, renderForm, renderPage } from './responses.ts';

export const updateCardRoutes = (context: PageContext): readonly PageRoute[] => [
  get(portalPatterns.card, (_, [id = '']) => showForm(context, id, emptyForm)),
  post(portalPatterns.card, ({ form }, [id = '']) => update(context, id, readCardInput(form))),
];

async function update(context: PageContext, id: string, card: CardInput): Promise<HttpResponse> {
  const result = await updateCard(context.engine, id, card);
  return result.kind === 'refused'
    ? showForm(context, id, toCardForm(card, result))
    : redirect(withNote(portalPath(id), describeUpdate(result)));
}

function describeUpdate({ payment }: Extract<CardUpdate, { kind: 'updated' }>): string {
  const updated = 'Your payment method is updated.';
  if (payment === null) return updated;
  return payment.kind === 'paid'
    ? `${updated} What was past due, ${formatMoney(payment.amount)}, is paid.`
    : `${updated} What is past due could not be charged to it: ${payment.message}`;
}

async function showForm(context: PageContext, id: string, form: CardForm): Promise<HttpResponse> {
  const view = await viewPortal(context.engine, id);
  const isPastDue = view.subscriptions.some((each) => each.status === 'past_due');
  return renderPage({
    status: form.status,
    title: 'Update your payment method',
    header: { kind: 'back', address: portalPath(id), label: 'Go back' },
    main: html`<div class="narrow">
<h1>Update your payment method</h1>
${isPastDue ? html`<p class="lead">What is past due is charged to the new card at once.</p>` : null}
${testCardList}
${renderForm(
  cardPath(id),
  html`${renderCardFields(form)}
<div class="buttons"><button class="button">Update payment method</button> <a href="${portalPath(id)}">Keep the old one</a></div>`,
)}
</div>`,
  });
}
