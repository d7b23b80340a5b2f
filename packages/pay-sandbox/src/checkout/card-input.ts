import type { Card } from '#objects/card.ts';
import { isStorable } from '#store/sql.ts';

/** The card fields of a form. */
export interface CardInput {
  readonly number: string;
  /** MM/YY or MM/YYYY, also without the slash. */
  readonly expiry: string;
  readonly cvc: string;
  readonly name: string;
}

export type CardField = keyof CardInput;

export interface ValidCard {
  readonly kind: 'card';
  readonly card: Card;
  readonly name: string;
}

export interface CardRefusal {
  readonly kind: 'refused';
  /** Null if the fields are valid and the bank declines the card. */
  readonly field: CardField | null;
  readonly message: string;
}

/** Validates the fields without charging the card. `now` is in Unix seconds. */
export function readCard(input: CardInput, now: number): ValidCard | CardRefusal {
  const invalid = (field: CardField, message: string) => ({ kind: 'refused', field, message }) as const;
  const number = input.number.replace(/[\s-]/g, '');
  if (number === '') return invalid('number', 'Your card number is incomplete.');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number))
    return invalid('number', 'Your card number is invalid.');
  const expiry = readExpiry(input.expiry);
  if (expiry === null) return invalid('expiry', "Your card's expiration date is incomplete.");
  if (expiry.month < 1 || expiry.month > 12)
    return invalid('expiry', "Your card's expiration month is invalid.");
  if (isPast(expiry.month, expiry.year, now))
    return invalid('expiry', "Your card's expiration date is in the past.");
  if (!/^\s*\d{3}\s*$/.test(input.cvc)) return invalid('cvc', "Your card's security code is incomplete.");
  const name = input.name.trim();
  if (name === '') return invalid('name', 'Please tell the name on the card.');
  if (name.length > 256 || !isStorable(name)) return invalid('name', 'That name cannot be kept.');
  return { kind: 'card', card: { number, expiryMonth: expiry.month, expiryYear: expiry.year }, name };
}

function readExpiry(text: string): { month: number; year: number } | null {
  const [, month, year = ''] = /^(\d{1,2})[/.-]?(\d{2}|\d{4})$/.exec(text.replace(/\s/g, '')) ?? [];
  if (month === undefined) return null;
  return { month: Number(month), year: Number(year.length === 2 ? `20${year}` : year) };
}

/** A card is valid to the end of its month. */
const isPast = (month: number, year: number, now: number): boolean => Date.UTC(year, month, 1) <= now * 1_000;

/** False for most mistyped numbers. */
function passesLuhn(number: string): boolean {
  const sum = Array.from(number)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
