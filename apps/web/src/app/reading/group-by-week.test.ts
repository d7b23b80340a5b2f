import { expect, test } from 'vitest';
import { groupByWeek } from './month-calendar.tsx';

const dated = (...dates: string[]) => dates.map((date) => ({ date }));

test('days are grouped by the Sunday before them, in the given order', () => {
  const weeks = groupByWeek(dated('2026-11-21', '2026-11-15', '2026-11-14'));
  expect(weeks).toEqual([
    { begins: '2026-11-15', items: dated('2026-11-21', '2026-11-15') },
    { begins: '2026-11-08', items: dated('2026-11-14') },
  ]);
});

test('an invalid date forms a separate group', () => {
  expect(groupByWeek(dated('someday'))).toEqual([{ begins: 'someday', items: dated('someday') }]);
});
