import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoneyShort, usd } from './money.ts';
import { chargesFor, plans, pricePerMonth } from './plans.ts';

function table(...args: Parameters<typeof chargesFor>) {
  return chargesFor(...args).map(({ date, what, amountMinor }) => [date, what, amountMinor / 100]);
}

test('the yearly plan is $50, shown as $4.17 a month; the monthly one is $5', () => {
  expect(formatMoneyShort(plans.yearly.price)).toBe('$50');
  expect(formatMoneyShort(pricePerMonth('yearly'))).toBe('$4.17');
  expect(formatMoneyShort(pricePerMonth('monthly'))).toBe('$5');
});

test('yearly: nothing today, the year after seven days, the renewal a year after that', () => {
  expect(table('yearly', null, '2026-11-21')).toEqual([
    ['2026-11-21', 'Nothing yet. The trial is free.', 0],
    ['2026-11-28', 'The first year, unless you cancel before', 50],
    ['2027-11-28', 'Renews yearly, unless you cancel', 50],
  ]);
});

test('yearly with a donation: the donation is due today', () => {
  expect(table('yearly', usd(25), '2026-11-21')[0]).toEqual([
    '2026-11-21',
    'Your donation. The trial is free.',
    25,
  ]);
});

test('monthly: the month and the donation today, the renewal in a month', () => {
  expect(table('monthly', usd(25), '2026-11-21')).toEqual([
    ['2026-11-21', 'The first month, and your donation', 30],
    ['2026-12-21', 'Renews monthly, unless you cancel', 5],
  ]);
});

test('a member who had a trial pays the year today', () => {
  expect(table('yearly', null, '2026-11-21', { hasTrial: false })).toEqual([
    ['2026-11-21', 'The first year', 50],
    ['2027-11-21', 'Renews yearly, unless you cancel', 50],
  ]);
});

test('a trial that ends on 29 February renews on the 28th', () => {
  expect(table('yearly', null, '2028-02-22').map(([date]) => date)).toEqual([
    '2028-02-22',
    '2028-02-29',
    '2029-02-28',
  ]);
});

test('a month begun on the 31st renews on the last day of the next', () => {
  expect(table('monthly', null, '2027-01-31')[1]?.[0]).toBe('2027-02-28');
});

test('the dates go up, and what is due in all is the donation and two periods or, after a trial, the same', () => {
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
        const rows = chargesFor(plan, donation, date.toISOString().slice(0, 10), { hasTrial });
        const days = rows.map((row) => row.date);
        expect(days).toEqual([...new Set(days)].toSorted());
        const total = rows.reduce((sum, row) => sum + row.amountMinor, 0);
        expect(total).toBe(2 * plans[plan].price.amountMinor + (donated ?? 0));
      },
    ),
  );
});
