import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterIntervals, periodEndAfter } from './period.ts';

const at = (iso: string): number => Date.parse(iso) / 1_000;

test.each([
  ['2024-01-31T10:00:00Z', 'month', 1, '2024-02-29T10:00:00Z'],
  ['2023-01-31T10:00:00Z', 'month', 1, '2023-02-28T10:00:00Z'],
  ['2023-01-31T10:00:00Z', 'month', 2, '2023-03-31T10:00:00Z'],
  ['2024-02-29T10:00:00Z', 'year', 1, '2025-02-28T10:00:00Z'],
  ['2024-02-29T10:00:00Z', 'year', 4, '2028-02-29T10:00:00Z'],
  ['2023-12-31T23:59:59Z', 'month', 2, '2024-02-29T23:59:59Z'],
  ['2023-03-01T00:00:00Z', 'week', 1, '2023-03-08T00:00:00Z'],
] as const)('%s and %s × %i is %s', (from, interval, times, to) => {
  expect(afterIntervals(at(from), { interval, interval_count: 1 }, times)).toBe(at(to));
});

test('the period that runs begins before and ends after, and is one interval long', () => {
  const intervals = fc.constantFrom<'day' | 'week' | 'month' | 'year'>('day', 'week', 'month', 'year');
  fc.assert(
    fc.property(
      fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') }),
      intervals,
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 0, max: 20 * 366 * 86_400 }),
      (anchor, interval, count, later) => {
        const recurring = { interval, interval_count: count };
        const end = periodEndAfter(anchor, recurring, anchor + later);
        expect(end).toBeGreaterThan(anchor + later);
        let times = 0;
        while (afterIntervals(anchor, recurring, times) < end) times += 1;
        expect(afterIntervals(anchor, recurring, times)).toBe(end);
        expect(afterIntervals(anchor, recurring, times - 1)).toBeLessThanOrEqual(anchor + later);
      },
    ),
    { numRuns: 200 },
  );
});
