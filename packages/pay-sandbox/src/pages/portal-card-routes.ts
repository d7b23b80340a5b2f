import type { CardInput } from '#checkout/card-input.ts';
import type { Authentication } from '#checkout/complete-session.ts';
import type { PageAnswer, PageRoute } from '#http/page-route.ts';
import { money } from '#lifecycle/invoice-lines.ts';
import type { CardUpdated } from '#portal/update-card.ts';
import { alert, seeOther, show } from './answers.ts';
import {
  authenticationPage,
  cardFields,
  cardIn,
  type FieldError,
  findAuthentication,
  nothingTyped,
  type TypedCard,
  testCardList,
  typedIn,
} from './card-form.ts';
import type { PageContext } from './context.ts';
import { html } from './html.ts';
import { refusalPage } from './portal-page.ts';
import { cardAuthenticationPath, cardPath, portalPath, portalPatterns, withNote } from './portal-paths.ts';
import { postForm, staleWords, takeForm } from './posting.ts';

interface Attempt {
  readonly status: number;
  readonly typed: TypedCard;
  readonly error: FieldError | null;
  readonly refusal: string | null;
}

const firstAttempt: Attempt = { status: 200, typed: nothingTyped, error: null, refusal: null };

/** Another card, in the form that a purchase has. */
export const portalCardRoutes = (context: PageContext): readonly PageRoute[] => [
  {
    method: 'GET',
    pattern: portalPatterns.card,
    answer: (_, [id = '']) => showForm(context, id, firstAttempt),
  },
  takeForm(context, {
    pattern: portalPatterns.card,
    again: ([id = '']) => cardPath(id),
    showAgain: ({ form }, [id = '']) =>
      showForm(context, id, {
        ...firstAttempt,
        typed: typedIn(form),
        status: 403,
        refusal: staleWords,
      }),
    answer: ({ form }, [id = '']) => update(context, id, cardIn(form), 'not asked', typedIn(form)),
  }),
  {
    method: 'GET',
    pattern: portalPatterns.cardAuthentication,
    async answer(_, [id = '', attempt = '']) {
      if ((await context.useCases.viewPortal(id)).kind === 'closed')
        return refusalPage(id, { kind: 'closed' });
      if (context.awaited.find(attempt)?.path !== cardPath(id)) return seeOther(cardPath(id));
      return authenticationPage(context, { action: cardAuthenticationPath(id, attempt), back: cardPath(id) });
    },
  },
  takeForm(context, {
    pattern: portalPatterns.cardAuthentication,
    again: ([id = '']) => cardPath(id),
    async answer({ form }, [id = '', attempt = '']) {
      const awaited = context.awaited.find(attempt);
      const answer = findAuthentication(form);
      if (awaited?.path !== cardPath(id) || answer === null) {
        const refusal = 'The bank was waited for too long. Please type the card again.';
        return showForm(context, id, { ...firstAttempt, status: 422, refusal });
      }
      return update(context, id, awaited.card, answer, awaited.card);
    },
  }),
];

async function update(
  context: PageContext,
  id: string,
  card: CardInput,
  authentication: Authentication,
  { expiry, name }: TypedCard,
): Promise<PageAnswer> {
  const attempt: Attempt = { ...firstAttempt, typed: { expiry, name } };
  const view = await context.useCases.viewPortal(id);
  const outcome = await context.useCases.updateCard(id, card, authentication);
  switch (outcome.kind) {
    case 'updated': {
      const currency = view.kind === 'open' ? (view.invoices[0]?.currency ?? 'usd') : 'usd';
      return seeOther(withNote(portalPath(id), context.notes.keep(wordsFor(outcome, currency))));
    }
    case 'needs authentication': {
      const awaited = { path: cardPath(id), card: { ...card, email: '' } };
      return seeOther(cardAuthenticationPath(id, context.awaited.keep(awaited)));
    }
    case 'declined':
      return showForm(context, id, { ...attempt, status: 402, refusal: outcome.message });
    case 'invalid field':
      return showForm(context, id, { ...attempt, status: 422, error: outcome });
    case 'not allowed':
    case 'closed':
      return refusalPage(id, outcome);
  }
}

function wordsFor({ owed }: Extract<CardUpdated, { kind: 'updated' }>, currency: string): string {
  const kept = 'Your payment method is updated.';
  if (owed === null) return kept;
  return owed.kind === 'paid'
    ? `${kept} What was past due, ${money(owed.amount, currency)}, is paid.`
    : `${kept} What is past due could not be charged to it: ${owed.message}`;
}

async function showForm(
  context: PageContext,
  id: string,
  { status, typed, error, refusal }: Attempt,
): Promise<PageAnswer> {
  const view = await context.useCases.viewPortal(id);
  if (view.kind === 'closed') return refusalPage(id, view);
  if (!view.may.updateCard) return refusalPage(id, { kind: 'not allowed' });
  const isPastDue = view.subscriptions.some((each) => each.status === 'past_due');
  return show({
    status,
    title: 'Update your payment method',
    top: { kind: 'way back', address: portalPath(id), words: 'Go back' },
    main: html`<div class="narrow">
<h1>Update your payment method</h1>
${isPastDue ? html`<p class="lead">What is past due is charged to the new card at once.</p>` : null}
${testCardList}
${postForm(
  context,
  cardPath(id),
  html`${refusal === null ? null : alert(refusal, 'refusal')}${cardFields(typed, error)}
<div class="buttons"><button class="button" data-busy="Processing…">Update payment method</button> <a href="${portalPath(id)}">Keep the old one</a></div>`,
)}
</div>`,
  });
}
