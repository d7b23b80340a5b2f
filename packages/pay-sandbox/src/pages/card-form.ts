import type { CardField, CardInput } from '#checkout/card-input.ts';
import type { Authentication } from '#checkout/complete-session.ts';
import type { PageAnswer } from '#http/page-route.ts';
import { testCards } from '#payments/test-cards.ts';
import { alert, show } from './answers.ts';
import type { PageContext } from './context.ts';
import { type Html, html } from './html.ts';
import { postForm } from './posting.ts';
import { grouped } from './words.ts';

/** What may be shown again after it was typed: never a number, nor a code. */
export interface TypedCard {
  readonly expiry: string;
  readonly name: string;
}

export const nothingTyped: TypedCard = { expiry: '', name: '' };

export interface FieldError {
  readonly field: CardField | 'email';
  readonly message: string;
}

export interface Field {
  readonly id: FieldError['field'];
  readonly label: string;
  readonly value: string;
  /** Attributes of its own; the rest is the same for all. */
  readonly more: Html;
}

export function field({ id, label, value, more }: Field, error: FieldError | null): Html {
  const isWrong = error?.field === id;
  const described = isWrong ? html` aria-invalid="true" aria-describedby="${id}-error"` : null;
  return html`<div class="field"><label for="${id}">${label}</label>${
    isWrong ? alert(error.message, `${id}-error`) : null
  }<input id="${id}" name="${id}" value="${value}" required ${more}${described}></div>`;
}

export const cardFields = (typed: TypedCard, error: FieldError | null): Html => html`${field(
  {
    id: 'number',
    label: 'Card number',
    value: '',
    more: html`inputmode="numeric" autocomplete="cc-number" placeholder="4242 4242 4242 4242" maxlength="40"`,
  },
  error,
)}
<div class="pair">
${field(
  {
    id: 'expiry',
    label: 'Expiration',
    value: typed.expiry,
    more: html`inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" maxlength="20"`,
  },
  error,
)}
${field({ id: 'cvc', label: 'CVC', value: '', more: html`inputmode="numeric" autocomplete="cc-csc" placeholder="123" maxlength="10"` }, error)}
</div>
${field({ id: 'name', label: 'Name on card', value: typed.name, more: html`autocomplete="cc-name" maxlength="256"` }, error)}`;

export const testCardList = html`<details>
<summary>Test cards</summary>
<p class="fine">Any expiration in the future and any three digits will do; American Express has four.</p>
<ul class="cards">${testCards.map(({ number, says }) => {
  const cvc = number.length === 15 ? '1234' : '123';
  return html`<li><span class="mono whole">${grouped(number)}</span><span>${says}</span>
<button class="button plain" type="button" hidden data-fill="${grouped(number)}" data-cvc="${cvc}" aria-label="Use ${grouped(number)}">Use</button></li>`;
})}</ul>
</details>`;

/** The fields as they came. An expiration may be typed without its stroke. */
export const cardIn = (form: URLSearchParams): CardInput => ({
  number: form.get('number') ?? '',
  expiry: withStroke(form.get('expiry') ?? ''),
  cvc: form.get('cvc') ?? '',
  name: form.get('name') ?? '',
});

const withStroke = (expiry: string): string =>
  expiry.replaceAll(/\s/g, '').replace(/^(\d{2})[-.]?(\d{2}|\d{4})$/, '$1/$2');

export const typedIn = (form: URLSearchParams): TypedCard => ({
  expiry: (form.get('expiry') ?? '').slice(0, 20),
  name: (form.get('name') ?? '').slice(0, 256),
});

/** The bank's own page, which asks whether it is really the owner of the card. */
export const authenticationPage = (
  context: PageContext,
  page: { readonly action: string; readonly back: string; readonly formsLeadTo?: readonly string[] },
): PageAnswer =>
  show({
    title: '3-D Secure',
    top: { kind: 'way back', address: page.back, words: 'Back' },
    ...(page.formsLeadTo === undefined ? {} : { formsLeadTo: page.formsLeadTo }),
    main: html`<div class="narrow">
<h1>Your bank asks: is it you?</h1>
<p>This stands in for the page that a bank shows for a card with 3-D Secure. Say how it should end.</p>
${postForm(
  context,
  page.action,
  html`<div class="buttons">
<button class="button" name="answer" value="passed" data-busy="Processing…">Complete authentication</button>
<button class="button plain" name="answer" value="failed" data-busy="Processing…">Fail authentication</button>
</div>`,
)}
</div>`,
  });

/** Null where no button of the page was pressed. */
export function findAuthentication(form: URLSearchParams): Authentication | null {
  const answer = form.get('answer');
  return answer === 'passed' || answer === 'failed' ? answer : null;
}
