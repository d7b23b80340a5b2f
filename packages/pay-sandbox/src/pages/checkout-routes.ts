import type { Authentication, CheckoutInput, CheckoutOutcome } from '#checkout/complete-session.ts';
import type { SessionSight } from '#checkout/view-session.ts';
import type { PageAnswer, PageRoute } from '#http/page-route.ts';
import { seeOther } from './answers.ts';
import { authenticationPage, cardIn, findAuthentication, typedIn } from './card-form.ts';
import {
  type Attempt,
  checkoutPage,
  completePage,
  expiredPage,
  firstAttempt,
  payPath,
  unknownPage,
} from './checkout-page.ts';
import type { PageContext } from './context.ts';
import { staleWords, takeForm } from './posting.ts';

const payPattern = /^\/pay\/(\w{1,200})$/;
const authenticatePattern = /^\/pay\/(\w{1,200})\/authenticate\/(\w{1,100})$/;
const authenticatePath = (session: string, attempt: string): string =>
  `${payPath(session)}/authenticate/${attempt}`;

export function checkoutRoutes(context: PageContext): readonly PageRoute[] {
  const { awaited } = context;
  return [
    {
      method: 'GET',
      pattern: payPattern,
      answer: (_, [id = '']) => showSession(context, id, firstAttempt),
    },
    takeForm(context, {
      pattern: payPattern,
      again: ([id = '']) => payPath(id),
      showAgain: ({ form }, [id = '']) =>
        showSession(context, id, { ...attemptOf(form), status: 403, refusal: staleWords }),
      async answer({ form }, [id = '']) {
        const input = { ...cardIn(form), email: form.get('email') ?? '' };
        return pay(context, id, input, attemptOf(form), 'not asked');
      },
    }),
    {
      method: 'GET',
      pattern: authenticatePattern,
      async answer(_, [id = '', attempt = '']) {
        const sight = await context.useCases.viewSession(id);
        if (sight.kind !== 'open') return closedPage(sight);
        if (awaited.find(attempt)?.path !== payPath(id)) return seeOther(payPath(id));
        return authenticationPage(context, {
          action: authenticatePath(id, attempt),
          back: payPath(id),
          formsLeadTo: await formsLeadTo(context, id),
        });
      },
    },
    takeForm(context, {
      pattern: authenticatePattern,
      again: ([id = '']) => payPath(id),
      async answer({ form }, [id = '', attempt = '']) {
        const card = awaited.find(attempt);
        const answer = findAuthentication(form);
        if (card?.path !== payPath(id) || answer === null) {
          return showSession(context, id, { ...firstAttempt, status: 422, refusal: waitedTooLong });
        }
        const { email, expiry, name } = card.card;
        return pay(context, id, card.card, { ...firstAttempt, email, typed: { expiry, name } }, answer);
      },
    }),
  ];
}

const waitedTooLong = 'The bank was waited for too long. Please type the card again.';

const attemptOf = (form: URLSearchParams): Attempt => ({
  ...firstAttempt,
  email: (form.get('email') ?? '').slice(0, 512),
  typed: typedIn(form),
});

async function pay(
  context: PageContext,
  id: string,
  input: CheckoutInput,
  attempt: Attempt,
  authentication: Authentication,
): Promise<PageAnswer> {
  const outcome: CheckoutOutcome = await context.useCases.completeCheckout(id, input, authentication);
  switch (outcome.kind) {
    case 'completed':
    case 'already completed':
      return seeOther(outcome.redirectUrl);
    case 'needs authentication':
      return seeOther(authenticatePath(id, context.awaited.keep({ path: payPath(id), card: input })));
    case 'declined':
      return showSession(context, id, { ...attempt, status: 402, refusal: outcome.message });
    case 'invalid field':
      return showSession(context, id, { ...attempt, status: 422, error: outcome });
    case 'expired':
      return expiredPage(outcome.cancelUrl);
    case 'unknown':
      return unknownPage();
  }
}

async function showSession(context: PageContext, id: string, attempt: Attempt): Promise<PageAnswer> {
  const sight = await context.useCases.viewSession(id);
  if (sight.kind !== 'open') return closedPage(sight);
  return checkoutPage(context, sight.session, await formsLeadTo(context, id), attempt);
}

function closedPage(sight: Exclude<SessionSight, { kind: 'open' }>): PageAnswer {
  switch (sight.kind) {
    case 'complete':
      return completePage(sight.redirectUrl);
    case 'expired':
      return expiredPage(sight.cancelUrl);
    case 'unknown':
      return unknownPage();
  }
}

/** Browsers hold the form to its policy on every redirect after it, and a shop at work hops between its own ports. */
async function formsLeadTo(context: PageContext, id: string): Promise<readonly string[]> {
  const origin = await context.useCases.findSuccessOrigin(id);
  return [...(origin === null ? [] : [origin]), 'http://localhost:*', 'http://127.0.0.1:*'];
}
