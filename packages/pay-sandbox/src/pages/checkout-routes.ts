import type { CardInput } from '#checkout/card-input.ts';
import type { Authentication } from '#checkout/complete-session.ts';
import type { SessionResult } from '#checkout/view-session.ts';
import type { HttpResponse, PageRoute } from '#wire/http.ts';
import {
  authenticationPage,
  bankTimeout,
  type CardForm,
  emptyForm,
  findAuthentication,
  readCardInput,
  toCardForm,
} from './card-form.ts';
import { checkoutPage, completePage, expiredPage, payPath, unknownPage } from './checkout-page.ts';
import type { PageContext } from './context.ts';
import { formRoute, staleMessage } from './forms.ts';
import { redirect } from './responses.ts';

const payPattern = /^\/pay\/(\w{1,200})$/;
const authenticatePattern = /^\/pay\/(\w{1,200})\/authenticate\/(\w{1,100})$/;
const authenticatePath = (session: string, attempt: string): string =>
  `${payPath(session)}/authenticate/${attempt}`;

export function checkoutRoutes(context: PageContext): readonly PageRoute[] {
  const { pendingCards } = context;
  return [
    {
      method: 'GET',
      pattern: payPattern,
      handle: (_, [id = '']) => showSession(context, id, emptyForm),
    },
    formRoute(context, {
      pattern: payPattern,
      formPath: ([id = '']) => payPath(id),
      onStaleToken: ({ form }, [id = '']) =>
        showSession(context, id, toCardForm(readCardInput(form), { status: 403, refusal: staleMessage })),
      handle: ({ form }, [id = '']) => pay(context, id, readCardInput(form), 'not asked'),
    }),
    {
      method: 'GET',
      pattern: authenticatePattern,
      async handle(_, [id = '', attempt = '']) {
        const result = await context.useCases.viewSession(id);
        if (result.kind !== 'open') return closedPage(result);
        if (pendingCards.find(attempt)?.path !== payPath(id)) return redirect(payPath(id));
        return authenticationPage(context, {
          action: authenticatePath(id, attempt),
          back: payPath(id),
          formTargets: await findFormTargets(context, id),
        });
      },
    },
    formRoute(context, {
      pattern: authenticatePattern,
      formPath: ([id = '']) => payPath(id),
      async handle({ form }, [id = '', attempt = '']) {
        const pending = pendingCards.find(attempt);
        const authentication = findAuthentication(form);
        if (pending?.path !== payPath(id) || authentication === null) {
          return showSession(context, id, { ...emptyForm, status: 422, refusal: bankTimeout });
        }
        return pay(context, id, pending.card, authentication);
      },
    }),
  ];
}

async function pay(
  context: PageContext,
  id: string,
  card: CardInput,
  authentication: Authentication,
): Promise<HttpResponse> {
  const result = await context.useCases.completeCheckout(id, card, authentication);
  switch (result.kind) {
    case 'completed':
    case 'already completed':
      return redirect(result.redirectUrl);
    case 'needs authentication':
      return redirect(authenticatePath(id, context.pendingCards.add({ path: payPath(id), card })));
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
  const result = await context.useCases.viewSession(id);
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
  const origin = await context.useCases.findSuccessOrigin(id);
  return [...(origin === null ? [] : [origin]), 'http://localhost:*', 'http://127.0.0.1:*'];
}
