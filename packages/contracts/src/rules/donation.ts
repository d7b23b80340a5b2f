import { type Money, usd } from './money.ts';

export const donationMinimum = usd(5);
export const donationMaximum = usd(10_000);
export const donationQuickAmounts = [usd(10), usd(25), usd(50)] as const;

export const donationMessage = 'Donation amount must be between $5 and $10,000';

export type ParsedDonation =
  | { readonly isValid: true; readonly amount: Money }
  | {
      readonly isValid: false;
      /** `above` is worth its own word: such a donation is welcome, by way of the support address. */
      readonly reason: 'empty' | 'format' | 'below' | 'above';
      readonly message: string;
    };

const shape = /^(?=\.?\d)\d*\.?\d{0,2}$/;

/** A comma groups thousands where three digits follow; before one or two it is the decimal point of many countries. */
function withPoint(typed: string): string {
  return /^[1-9]\d{0,2}(,\d{3})+(\.|$)/.test(typed)
    ? typed.replaceAll(',', '')
    : typed.replace(/^(\d*),(\d{0,2})$/, '$1.$2');
}

/** The sign of the dollar may stand before the sum or behind it. */
const withoutSign = (typed: string): string => typed.replace(/^\$ ?/, '').replace(/ ?\$$/, '');

/** What a donation field shows of typed or pasted text: digits, a point and at most two decimals. */
export function donationFieldText(text: string): string {
  const typed = withPoint(text.replace(/[^\d.,]/g, '')).replace(',', '.');
  return typed.replace(/^(\d*\.?\d{0,2}).*/, '$1');
}

/** Digits with up to two decimals. The cents are read as text, so that no sum is ever off by rounding. */
export function parseDonation(text: string): ParsedDonation {
  const typed = withPoint(withoutSign(text.trim()));
  if (typed === '') return refused('empty');
  if (!shape.test(typed)) return refused('format');
  const [dollars = '', cents = ''] = typed.split('.');
  const amountMinor = Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
  if (amountMinor < donationMinimum.amountMinor) return refused('below');
  if (amountMinor > donationMaximum.amountMinor) return refused('above');
  return { isValid: true, amount: { amountMinor, currency: 'usd' } };
}

/** The same rule for the number that goes over the wire. */
export function parseDonationDollars(dollars: number): ParsedDonation {
  return parseDonation(String(dollars));
}

function refused(reason: 'empty' | 'format' | 'below' | 'above'): ParsedDonation {
  return { isValid: false, reason, message: donationMessage };
}
