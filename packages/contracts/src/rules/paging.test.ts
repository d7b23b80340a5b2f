import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPageChange, pageButtons } from './paging.ts';

test.each<[number, number, number[]]>([
  [1, 0, []],
  [1, 1, [1]],
  [1, 9, [1, 2, 3, 4, 5]],
  [3, 9, [1, 2, 3, 4, 5]],
  [4, 9, [2, 3, 4, 5, 6]],
  [8, 9, [6, 7, 8, 9]],
  [9, 9, [7, 8, 9]],
])('on page %i of %i the buttons are %j', (current, total, buttons) => {
  expect(pageButtons(current, total)).toEqual(buttons);
});

test('there are at most five ordered buttons, within the total and with the current page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (total, offset) => {
      const current = 1 + (offset % total);
      const buttons = pageButtons(current, total);
      expect(buttons.length).toBeLessThanOrEqual(5);
      expect(buttons).toContain(current);
      expect(buttons[0]).toBe(Math.max(1, current - 2));
      expect(Math.max(...buttons)).toBeLessThanOrEqual(total);
      expect(buttons).toEqual([...new Set(buttons)].toSorted((a, b) => a - b));
    }),
  );
});

test('a page changes only to a different page within the total', () => {
  expect(isPageChange(2, 3, 9)).toBe(true);
  expect(isPageChange(2, 2, 9)).toBe(false);
  expect(isPageChange(1, 0, 9)).toBe(false);
  expect(isPageChange(9, 10, 9)).toBe(false);
  expect(isPageChange(2, 2.5, 9)).toBe(false);
  expect(isPageChange(2, Number.NaN, 9)).toBe(false);
});
