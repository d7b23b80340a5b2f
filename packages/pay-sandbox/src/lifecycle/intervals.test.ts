import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addIntervals, getPeriodEnd } from './subscription-fields.ts';

const at = (iso: string): number => Date.parse(iso) / 1_000;

test.each([
  ['2024-01-31T10:00:00Z', 'month', 1, '2024-02-29T10:00:00Z'],
  ['2023-01-31T10:00:00Z', 'month', 1, '2023-02-28T10:00:00Z'],
  ['2023-01-31T10:00:00Z', 'month', 2, '2023-03-31T10:00:00Z'],
  ['2024-02-29T10:00:00Z', 'year', 1, '2025-02-28T10:00:00Z'],
  ['2024-02-29T10:00:00Z', 'year', 4, '2028-02-29T10:00:00Z'],
  ['2023-12-31T23:59:59Z', 'month', 2, '2024-02-29T23:59:59Z'],
] as const)('%s and %s × %i is %s', (from, interval, count, to) => {
  expect(addIntervals(at(from), { interval }, count)).toBe(at(to));
});

test('a period contains its time and is one interval long', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') }),
      fc.constantFrom<'month' | 'year'>('month', 'year'),
      fc.integer({ min: 0, max: 20 * 366 * 86_400 }),
      (anchor, interval, later) => {
        const recurring = { interval } as const;
        const end = getPeriodEnd(anchor, recurring, anchor + later);
        expect(end).toBeGreaterThan(anchor + later);
        let count = 0;
        while (addIntervals(anchor, recurring, count) < end) count += 1;
        expect(addIntervals(anchor, recurring, count)).toBe(end);
        expect(addIntervals(anchor, recurring, count - 1)).toBeLessThanOrEqual(anchor + later);
      },
    ),
    { numRuns: 200 },
  );
});
