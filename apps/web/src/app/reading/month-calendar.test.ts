import { expect, test } from 'vitest';
import { addMonths, findDayByKey, listWeeks } from './month-calendar.tsx';

test('adding months crosses the end of a year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

test('weeks begin on Sunday and leave out days of other months', () => {
  const weeks = listWeeks('2026-02');
  expect(weeks).toHaveLength(4);
  expect(weeks[0]?.[0]).toBe('2026-02-01');
  const november = listWeeks('2026-11');
  expect(november).toHaveLength(5);
  expect(november.at(-1)).toEqual(['2026-11-29', '2026-11-30', '', '', '', '', '']);
  expect(listWeeks('2028-02').flat()).toContain('2028-02-29');
});

test('arrow keys skip days without a homily', () => {
  const open = ['2026-11-02', '2026-11-04', '2026-11-11', '2026-11-20'];
  expect(findDayByKey('ArrowRight', '2026-11-02', open)).toBe('2026-11-04');
  expect(findDayByKey('ArrowLeft', '2026-11-04', open)).toBe('2026-11-02');
  expect(findDayByKey('ArrowDown', '2026-11-04', open)).toBe('2026-11-11');
  expect(findDayByKey('ArrowDown', '2026-11-11', open)).toBeNull();
  expect(findDayByKey('ArrowLeft', '2026-11-02', open)).toBeNull();
  expect(findDayByKey('Home', '2026-11-20', open)).toBe('2026-11-02');
  expect(findDayByKey('End', '2026-11-02', open)).toBe('2026-11-20');
  expect(findDayByKey('a', '2026-11-02', open)).toBeNull();
});
