import type { CardInput } from '#checkout/card-input.ts';
import type { Authentication } from '#checkout/complete-session.ts';
import { formatMoney } from '#lifecycle/invoice-lines.ts';
import type { CardUpdate } from '#portal/update-card.ts';
import type { HttpResponse, PageRoute } from '#wire/http.ts';
import {
  authenticationPage,
  bankTimeout,
  type CardForm,
  emptyForm,
  findAuthentication,
  readCardInput,
  renderCardFields,
  testCardList,
  toCardForm,
} from './card-form.ts';
import type { PageContext } from './context.ts';
import { formRoute, renderForm, staleMessage } from './forms.ts';
import { html } from './html.ts';
import { refusalPage } from './portal-page.ts';
import { cardAuthenticationPath, cardPath, portalPath, portalPatterns, withNote } from './portal-paths.ts';
import { alert, redirect, renderPage } from './responses.ts';

export const updateCardRoutes = (context: PageContext): readonly PageRoute[] => [
  {
    method: 'GET',
    pattern: portalPatterns.card,
    handle: (_, [id = '']) => showForm(context, id, emptyForm),
  },
  formRoute(context, {
    pattern: portalPatterns.card,
    formPath: ([id = '']) => cardPath(id),
    onStaleToken: ({ form }, [id = '']) =>
      showForm(context, id, toCardForm(readCardInput(form), { status: 403, refusal: staleMessage })),
    handle: ({ form }, [id = '']) => update(context, id, readCardInput(form), 'not asked'),
  }),
  {
    method: 'GET',
    pattern: portalPatterns.cardAuthentication,
    async handle(_, [id = '', attempt = '']) {
      const view = await context.useCases.viewPortal(id);
      if (view.kind === 'closed') return refusalPage(id, view);
      if (context.pendingCards.find(attempt)?.path !== cardPath(id)) return redirect(cardPath(id));
      return authenticationPage(context, { action: cardAuthenticationPath(id, attempt), back: cardPath(id) });
    },
  },
  formRoute(context, {
    pattern: portalPatterns.cardAuthentication,
    formPath: ([id = '']) => cardPath(id),
    async handle({ form }, [id = '', attempt = '']) {
      const pending = context.pendingCards.find(attempt);
      const authentication = findAuthentication(form);
      if (pending?.path !== cardPath(id) || authentication === null) {
        return showForm(context, id, { ...emptyForm, status: 422, refusal: bankTimeout });
      }
      return update(context, id, pending.card, authentication);
    },
  }),
];

async function update(
  context: PageContext,
  id: string,
  card: CardInput,
  authentication: Authentication,
): Promise<HttpResponse> {
  const view = await context.useCases.viewPortal(id);
  const result = await context.useCases.updateCard(id, card, authentication);
  switch (result.kind) {
    case 'updated': {
      const currency = view.kind === 'open' ? (view.invoices[0]?.currency ?? 'usd') : 'usd';
      return redirect(withNote(portalPath(id), context.notes.add(describeUpdate(result, currency))));
    }
    case 'needs authentication':
      return redirect(cardAuthenticationPath(id, context.pendingCards.add({ path: cardPath(id), card })));
    case 'declined':
      return showForm(context, id, toCardForm(card, { status: 402, refusal: result.message }));
    case 'invalid field':
      return showForm(context, id, toCardForm(card, { status: 422, error: result }));
    case 'not allowed':
    case 'closed':
      return refusalPage(id, result);
  }
}

function describeUpdate({ payment }: Extract<CardUpdate, { kind: 'updated' }>, currency: string): string {
  const updated = 'Your payment method is updated.';
  if (payment === null) return updated;
  return payment.kind === 'paid'
    ? `${updated} What was past due, ${formatMoney(payment.amount, currency)}, is paid.`
    : `${updated} What is past due could not be charged to it: ${payment.message}`;
}

async function showForm(context: PageContext, id: string, form: CardForm): Promise<HttpResponse> {
  const view = await context.useCases.viewPortal(id);
  if (view.kind === 'closed') return refusalPage(id, view);
  if (!view.can.updateCard) return refusalPage(id, { kind: 'not allowed' });
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
  context,
  cardPath(id),
  html`${form.refusal === null ? null : alert(form.refusal, 'refusal')}${renderCardFields(form)}
<div class="buttons"><button class="button" data-busy="Processing…">Update payment method</button> <a href="${portalPath(id)}">Keep the old one</a></div>`,
)}
</div>`,
  });
}
