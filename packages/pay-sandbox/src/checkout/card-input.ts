import { brandOf, type Card } from '#objects/card.ts';
import { isKeepable } from '#store/sql.ts';

/** A card as somebody types it into a page. */
export interface CardInput {
  readonly number: string;
  /** MM/YY or MM/YYYY */
  readonly expiry: string;
  readonly cvc: string;
  readonly name: string;
}

export type CardField = keyof CardInput;

export type CardReading =
  | { readonly kind: 'card'; readonly card: Card; readonly name: string }
  | { readonly kind: 'invalid field'; readonly field: CardField; readonly message: string };

/** What can be known of a card before anybody is asked to charge it. `now` are Unix seconds. */
export function readCard(input: CardInput, now: number): CardReading {
  const wrong = (field: CardField, message: string): CardReading => ({
    kind: 'invalid field',
    field,
    message,
  });
  const number = input.number.replace(/[\s-]/g, '');
  if (number === '') return wrong('number', 'Your card number is incomplete.');
  if (!/^\d{12,19}$/.test(number) || !passesCheck(number))
    return wrong('number', 'Your card number is invalid.');
  const expiry = readExpiry(input.expiry);
  if (expiry === null) return wrong('expiry', "Your card's expiration date is incomplete.");
  if (expiry.month < 1 || expiry.month > 12)
    return wrong('expiry', "Your card's expiration month is invalid.");
  if (isPast(expiry, now)) return wrong('expiry', "Your card's expiration date is in the past.");
  const cvcLength = brandOf(number) === 'amex' ? 4 : 3;
  if (!new RegExp(`^\\d{${cvcLength}}$`).test(input.cvc.trim())) {
    return wrong('cvc', "Your card's security code is incomplete.");
  }
  const name = input.name.trim();
  if (name === '') return wrong('name', 'Please tell the name on the card.');
  if (name.length > 256 || !isKeepable(name)) {
    return wrong('name', 'That name cannot be kept.');
  }
  return { kind: 'card', card: { number, expiryMonth: expiry.month, expiryYear: expiry.year }, name };
}

interface Expiry {
  readonly month: number;
  readonly year: number;
}

function readExpiry(text: string): Expiry | null {
  const [, month, year = ''] = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(text) ?? [];
  if (month === undefined) return null;
  return { month: Number(month), year: Number(year.length === 2 ? `20${year}` : year) };
}

/** A card is good to the end of its month. */
const isPast = ({ month, year }: Expiry, now: number): boolean => Date.UTC(year, month, 1) <= now * 1_000;

/** The check digit, by Luhn's rule. */
function passesCheck(number: string): boolean {
  const sum = Array.from(number)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
