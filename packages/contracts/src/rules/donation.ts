import { formatMoneyShort, type Money, usd } from './money.ts';

export const minDonation = usd(5);
export const maxDonation = usd(10_000);
export const donationQuickAmounts = [usd(10), usd(25), usd(50)] as const;

/** '$5 to $10,000' */
export const donationRange = `${formatMoneyShort(minDonation)} to ${formatMoneyShort(maxDonation)}`;

export const donationMessage = `Donation amount must be between ${formatMoneyShort(minDonation)} and ${formatMoneyShort(maxDonation)}`;

export type ParsedDonation =
  | { readonly isValid: true; readonly amount: Money }
  | {
      readonly isValid: false;
      /** For `above`, the page offers the support address instead. */
      readonly reason: 'empty' | 'format' | 'below' | 'above';
      readonly message: string;
    };

const pattern = /^(?=\.?\d)\d*\.?\d{0,2}$/;

/** A comma before three digits separates thousands; before one or two it is a decimal comma. */
const normalizeCommas = (typed: string): string =>
  /^[1-9]\d{0,2}(,\d{3})+(\.|$)/.test(typed)
    ? typed.replaceAll(',', '')
    : typed.replace(/^(\d*),(\d{0,2})$/, '$1.$2');

/** Accepts the dollar sign before or after the amount. */
const stripDollarSign = (typed: string): string => typed.replace(/^\$ ?/, '').replace(/ ?\$$/, '');

/** Cleans typed or pasted text for the donation field: digits, a point and at most two decimals. */
export function cleanDonationInput(text: string): string {
  const typed = normalizeCommas(text.replace(/[^\d.,]/g, '')).replace(',', '.');
  return typed.replace(/^(\d*\.?\d{0,2}).*/, '$1');
}

/** Reads the cents as text, because floating-point numbers would round some amounts. */
export function parseDonation(text: string): ParsedDonation {
  const typed = normalizeCommas(stripDollarSign(text.trim()));
  if (typed === '') return invalid('empty');
  if (!pattern.test(typed)) return invalid('format');
  const [dollars = '', cents = ''] = typed.split('.');
  const amountMinor = Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
  if (amountMinor < minDonation.amountMinor) return invalid('below');
  if (amountMinor > maxDonation.amountMinor) return invalid('above');
  return { isValid: true, amount: { amountMinor, currency: 'usd' } };
}

/** The same rule for the number in a checkout request. */
export const parseDonationDollars = (dollars: number): ParsedDonation => parseDonation(String(dollars));

const invalid = (reason: 'empty' | 'format' | 'below' | 'above'): ParsedDonation => ({
  isValid: false,
  reason,
  message: donationMessage,
});
