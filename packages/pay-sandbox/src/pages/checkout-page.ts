import type { SessionView } from '#checkout/view-session.ts';
import type { PageAnswer } from '#http/page-route.ts';
import { alert, notice, show } from './answers.ts';
import {
  cardFields,
  type FieldError,
  field,
  nothingTyped,
  type TypedCard,
  testCardList,
} from './card-form.ts';
import { chargesOf, goodsOf } from './charges.ts';
import type { PageContext } from './context.ts';
import { type Html, html } from './html.ts';
import { postForm } from './posting.ts';

/** What the form shows besides the session: what was typed before, and what was wrong with it. */
export interface Attempt {
  readonly status: number;
  readonly email: string | null;
  readonly typed: TypedCard;
  readonly error: FieldError | null;
  readonly refusal: string | null;
}

export const firstAttempt: Attempt = {
  status: 200,
  email: null,
  typed: nothingTyped,
  error: null,
  refusal: null,
};

export const payPath = (session: string): string => `/pay/${session}`;

export function checkoutPage(
  context: PageContext,
  session: SessionView,
  formsLeadTo: readonly string[],
  attempt: Attempt,
): PageAnswer {
  const { timeZone } = context;
  return show({
    status: attempt.status,
    title: session.trialEnd === null ? 'Subscribe' : 'Start your trial',
    top: { kind: 'way back', address: session.cancelUrl, words: 'Back' },
    formsLeadTo,
    main: html`<div class="two">
<section aria-label="Your order">
${goodsOf(session)}
${chargesOf(session, timeZone)}
</section>
<section aria-labelledby="card-heading">
<h2 id="card-heading">Pay by card</h2>
${testCardList}
${postForm(context, payPath(session.id), formOf(session, attempt))}
</section>
</div>`,
  });
}

const formOf = (session: SessionView, { email, typed, error, refusal }: Attempt): Html => html`
${refusal === null ? null : alert(refusal, 'refusal')}
${field(
  {
    id: 'email',
    label: 'Email',
    value: session.isEmailFixed ? (session.email ?? '') : (email ?? session.email ?? ''),
    more: html`type="email" autocomplete="email" maxlength="512"${session.isEmailFixed ? html` readonly` : null}`,
  },
  error,
)}
${cardFields(typed, error)}
${beneath(session.submitText)}
<button class="button" data-busy="Processing…">${buttonOf(session)}</button>
${beneath(session.afterSubmitText)}`;

const beneath = (text: string | null): Html | null =>
  text === null ? null : html`<p class="fine">${text}</p>`;

const buttons = { book: 'Book', donate: 'Donate', pay: 'Pay', subscribe: 'Subscribe' } as const;

function buttonOf({ submitType, trialEnd }: SessionView): string {
  if (submitType !== 'auto') return buttons[submitType];
  return trialEnd === null ? 'Subscribe' : 'Start trial';
}

export const completePage = (onward: string): PageAnswer =>
  notice({
    status: 200,
    title: 'This is paid already',
    top: { kind: 'way back', address: null, words: '' },
    main: html`<p>There is nothing left to do here, and nothing will be charged a second time.</p>
<p><a class="button" href="${onward}">Go on</a></p>`,
  });

export const expiredPage = (cancelUrl: string | null): PageAnswer =>
  notice({
    status: 410,
    title: 'This page has expired',
    top: { kind: 'way back', address: cancelUrl, words: 'Back' },
    main: html`<p>It was open for too long, or was replaced by a newer one. Nothing was charged. Go back to where you
came from and begin again.</p>`,
  });

export const unknownPage = (): PageAnswer =>
  notice({
    status: 404,
    title: 'There is no such payment page',
    main: html`<p>The address may have been cut short. Nothing was charged.</p>`,
  });
