import type { CardField, CardInput } from '#checkout/card-input.ts';
import { testCards } from '#payments/test-cards.ts';
import { type Html, html } from './html.ts';
import { alert } from './notice.ts';
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
