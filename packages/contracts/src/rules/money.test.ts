import { expect, test } from 'vitest';
import { formatMoney, formatMoneyShort, usd } from './money.ts';

test('amounts in tables always have cents', () => {
  expect(formatMoney(usd(0))).toBe('$0.00');
  expect(formatMoney(usd(50))).toBe('$50.00');
  expect(formatMoney(usd(10_000))).toBe('$10,000.00');
});

test('amounts in sentences have cents only if needed', () => {
  expect(formatMoneyShort(usd(5))).toBe('$5');
  expect(formatMoneyShort(usd(4.17))).toBe('$4.17');
  expect(formatMoneyShort(usd(10_000))).toBe('$10,000');
});

test('dollars are converted to whole cents', () => {
  expect(usd(25.1)).toEqual({ amountMinor: 2510, currency: 'usd' });
  expect(usd(1.15).amountMinor).toBe(115);
});
