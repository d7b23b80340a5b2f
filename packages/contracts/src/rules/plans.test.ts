import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { usd } from './money.ts';
import { formatPlanPrice, formatPrice, formatPricePerMonth, listCharges, plans } from './plans.ts';

function table(...args: Parameters<typeof listCharges>) {
  return listCharges(...args).map(({ date, description, amountMinor }) => [
    date,
    description,
    amountMinor / 100,
  ]);
}

test('the yearly plan costs $50, shown as $4.17 a month, and the monthly plan $5', () => {
  expect(formatPrice('yearly')).toBe('$50');
  expect(formatPlanPrice('yearly')).toBe('$50 a year');
  expect(formatPricePerMonth('yearly')).toBe('$4.17');
  expect(formatPlanPrice('monthly')).toBe('$5 a month');
  expect(formatPricePerMonth('monthly')).toBe('$5');
});

test('the yearly plan charges nothing today, the year after the trial, and renews a year later', () => {
  expect(table('yearly', null, '2026-11-21')).toEqual([
    ['2026-11-21', 'Nothing yet. The trial is free.', 0],
    ['2026-11-28', 'The first year, unless you cancel before', 50],
    ['2027-11-28', 'Renews yearly, unless you cancel', 50],
  ]);
});

test('the monthly plan charges the month and the donation today, and renews a month later', () => {
  expect(table('monthly', usd(25), '2026-11-21')).toEqual([
    ['2026-11-21', 'The first month, and your donation', 30],
    ['2026-12-21', 'Renews monthly, unless you cancel', 5],
  ]);
});

test('the yearly plan without a trial is charged today', () => {
  expect(table('yearly', null, '2026-11-21', { hasTrial: false })).toEqual([
    ['2026-11-21', 'The first year', 50],
    ['2027-11-21', 'Renews yearly, unless you cancel', 50],
  ]);
});

test.each([
  ['2026-11-21', '2026-12-21'],
  ['2026-12-21', '2027-01-21'],
  ['2027-01-31', '2027-02-28'],
  ['2028-01-31', '2028-02-29'],
  ['2026-11-30', '2026-12-30'],
])('a month that starts on %s renews on %s', (today, renewal) => {
  expect(table('monthly', null, today)[1]?.[0]).toBe(renewal);
});

test('the charges are in order, and their total is the donation and two periods', () => {
  const dates = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  const donations = fc.option(fc.integer({ min: 500, max: 1_000_000 }));
  fc.assert(
    fc.property(
      dates,
      donations,
      fc.constantFrom('yearly', 'monthly'),
      fc.boolean(),
      (date, donated, plan, hasTrial) => {
        const donation = donated === null ? null : usd(donated / 100);
        const rows = listCharges(plan, donation, date.toISOString().slice(0, 10), { hasTrial });
        const days = rows.map((row) => row.date);
        expect(days).toEqual([...new Set(days)].toSorted());
        const total = rows.reduce((sum, row) => sum + row.amountMinor, 0);
        expect(total).toBe(2 * plans[plan].price.amountMinor + (donated ?? 0));
      },
    ),
  );
});
