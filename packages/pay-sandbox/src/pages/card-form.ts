import type { CardField, CardInput, CardRefusal } from '#checkout/card-input.ts';
import { testCards } from '#payments/test-cards.ts';
import { formatCardNumber } from './format.ts';
import { type Html, html } from './html.ts';
import { alert } from './responses.ts';

export interface FieldError {
  /** Null if the error concerns the whole form. */
  readonly field: CardField | 'email' | null;
  readonly message: string;
}

/** A card form as it is shown. It never contains a card number or a code. */
export interface CardForm {
  readonly status: number;
  readonly expiry: string;
  readonly name: string;
  readonly error: FieldError | null;
}

export const emptyForm: CardForm = { status: 200, expiry: '', name: '', error: null };

export interface Field {
  readonly id: CardField | 'email';
  readonly label: string;
  readonly value: string;
  readonly attributes: Html;
}

export function renderField({ id, label, value, attributes }: Field, error: FieldError | null): Html {
  const isInvalid = error?.field === id;
  const described = isInvalid ? html` aria-invalid="true" aria-describedby="${id}-error"` : null;
  return html`<div class="field"><label for="${id}">${label}</label>${
    isInvalid ? alert(error.message, `${id}-error`) : null
  }<input id="${id}" name="${id}" value="${value}" required ${attributes}${described}></div>`;
}

export const renderCardFields = ({
  expiry,
  name,
  error,
}: CardForm): Html => html`${error?.field === null ? alert(error.message, 'refusal') : null}
${renderField(
  {
    id: 'number',
    label: 'Card number',
    value: '',
    attributes: html`inputmode="numeric" autocomplete="cc-number" placeholder="4242 4242 4242 4242" maxlength="40"`,
  },
  error,
)}
<div class="pair">
${renderField(
  {
    id: 'expiry',
    label: 'Expiration',
    value: expiry,
    attributes: html`inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" maxlength="20"`,
  },
  error,
)}
${renderField({ id: 'cvc', label: 'CVC', value: '', attributes: html`inputmode="numeric" autocomplete="cc-csc" placeholder="123" maxlength="10"` }, error)}
</div>
${renderField({ id: 'name', label: 'Name on card', value: name, attributes: html`autocomplete="cc-name" maxlength="256"` }, error)}`;

export const testCardList = html`<details>
<summary>Test cards</summary>
<p class="fine">Any expiration in the future and any three digits will do.</p>
<ul class="cards">${testCards.map(
  ({ number, description }) =>
    html`<li><span class="mono whole">${formatCardNumber(number)}</span><span>${description}</span>
<button class="button plain" type="button" hidden data-fill="${formatCardNumber(number)}" aria-label="Use ${formatCardNumber(number)}">Use</button></li>`,
)}</ul>
</details>`;

export const readCardInput = (form: URLSearchParams): CardInput => ({
  number: form.get('number') ?? '',
  expiry: form.get('expiry') ?? '',
  cvc: form.get('cvc') ?? '',
  name: form.get('name') ?? '',
});

/** The form after a refusal, with the values that may be shown again. */
export const toCardForm = ({ expiry, name }: CardInput, error: CardRefusal): CardForm => ({
  status: error.field === null ? 402 : 422,
  expiry: expiry.slice(0, 20),
  name: name.slice(0, 256),
  error,
});
