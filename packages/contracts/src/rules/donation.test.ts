import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanDonationInput, parseDonation, parseDonationDollars } from './donation.ts';

test.each<[string, number]>([
  ['5', 500],
  ['25.5', 2550],
  ['25.', 2500],
  ['19.99', 1999],
  [' 50 ', 5000],
  ['10000.00', 1_000_000],
  ['5,50', 550],
  ['1,000.50', 100_050],
  ['$25', 2500],
  ['$ 25.50', 2550],
])('%j is a donation of %i cents', (text, amountMinor) => {
  expect(parseDonation(text)).toEqual({ isValid: true, amount: { amountMinor, currency: 'usd' } });
});

test.each([
  ['$25', '25'],
  ['$ 1,000.50', '1000.50'],
  ['25 USD', '25'],
  ['12.345', '12.34'],
  ['5,50', '5.50'],
  ['-5', '5'],
  ['five', ''],
])('the donation field shows %j as %j', (text, cleaned) => {
  expect(cleanDonationInput(text)).toBe(cleaned);
});

test.each<[string, string]>([
  ['', 'empty'],
  ['-5', 'format'],
  ['$', 'empty'],
  ['12.345', 'format'],
  ['1e3', 'format'],
  ['1,0000', 'format'],
  ['1.000,50', 'format'],
  ['0,500', 'format'],
  ['five', 'format'],
  ['٥٠', 'format'],
  ['4.99', 'below'],
  ['10000.01', 'above'],
  ['9'.repeat(400), 'above'],
])('%j is refused with the reason %s', (text, reason) => {
  expect(parseDonation(text)).toEqual({
    isValid: false,
    reason,
    message: 'Donation amount must be between $5 and $10,000',
  });
});

test('every amount from $5 to $10,000 is parsed exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 1_000_000 }), (amountMinor) => {
      const result = { isValid: true, amount: { amountMinor, currency: 'usd' } };
      expect(parseDonation((amountMinor / 100).toFixed(2))).toEqual(result);
      expect(parseDonationDollars(amountMinor / 100)).toEqual(result);
    }),
  );
});

test('amounts outside the limits are refused', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
      const parsed = parseDonation(text);
      if (parsed.isValid) {
        expect(parsed.amount.amountMinor).toBeGreaterThanOrEqual(500);
        expect(parsed.amount.amountMinor).toBeLessThanOrEqual(1_000_000);
      }
    }),
  );
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 12.345, -25, 0.1 + 0.2, 1e21])(
  'a request for %d dollars is refused',
  (dollars) => expect(parseDonationDollars(dollars).isValid).toBe(false),
);
