import type { CardInput } from '#checkout/card-input.ts';
import { completeCheckout } from '#checkout/complete-session.ts';
import type { SessionResult } from '#checkout/view-session.ts';
import { findSuccessOrigin, viewSession } from '#checkout/view-session.ts';
import type { HttpResponse, PageRoute } from '#wire/http.ts';
import { type CardForm, emptyForm, readCardInput, toCardForm } from './card-form.ts';
import { checkoutPage, completePage, expiredPage, unknownPage } from './checkout-page.ts';
import type { PageContext } from './context.ts';
import { redirect } from './responses.ts';

const payPattern = /^\/pay\/(\w{1,200})$/;

export function checkoutRoutes(context: PageContext): readonly PageRoute[] {
  return [
    {
      method: 'GET',
      pattern: payPattern,
      handle: (_, [id = '']) => showSession(context, id, emptyForm),
    },
    {
      method: 'POST',
      pattern: payPattern,
      handle: ({ form }, [id = '']) => pay(context, id, readCardInput(form)),
    },
  ];
}

async function pay(context: PageContext, id: string, card: CardInput): Promise<HttpResponse> {
  const result = await completeCheckout(context.engine, id, card);
  switch (result.kind) {
    case 'completed':
    case 'already completed':
      return redirect(result.redirectUrl);
    case 'declined':
      return showSession(context, id, toCardForm(card, { status: 402, refusal: result.message }));
    case 'invalid field':
      return showSession(context, id, toCardForm(card, { status: 422, error: result }));
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
