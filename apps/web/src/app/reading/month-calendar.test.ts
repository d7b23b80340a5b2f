import { expect, test } from 'vitest';
import { addMonths, findDayByKey, formatCalendarName, groupByWeek, listWeeks } from './month-calendar.tsx';

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

test('arrow keys move by a day or a week within the open days', () => {
  const open = listWeeks('2026-11').flat().slice(0, 20);
  expect(findDayByKey('ArrowRight', '2026-11-02', open)).toBe('2026-11-03');
  expect(findDayByKey('ArrowDown', '2026-11-04', open)).toBe('2026-11-11');
  expect(findDayByKey('ArrowDown', '2026-11-14', open)).toBeNull();
  expect(findDayByKey('ArrowLeft', '2026-11-01', open)).toBeNull();
  expect(findDayByKey('Home', '2026-11-20', open)).toBe('2026-11-01');
  expect(findDayByKey('End', '2026-11-02', open)).toBe('2026-11-20');
  expect(findDayByKey('a', '2026-11-02', open)).toBeNull();
});

test.each([
  ['The Commemoration of All the Faithful Departed (All Souls)', 'solemnity', 'All Souls'],
  [
    'The Octave Day of the Nativity of the Lord: Solemnity of Mary, the Holy Mother of God',
    'solemnity',
    'Mary, Mother of God',
  ],
  ['The Nativity of the Lord (Christmas)', 'solemnity', 'Christmas'],
  ['Fifth Day within the Octave of the Nativity of the Lord', 'feast', 'Octave of Christmas'],
  ['Palm Sunday of the Passion of the Lord', 'sunday', 'Palm Sunday'],
  ['Thursday of the Lord’s Supper', 'solemnity', 'Holy Thursday'],
  ['Friday of the Passion of the Lord', 'solemnity', 'Good Friday'],
  ['Easter Sunday of the Resurrection of the Lord', 'solemnity', 'Easter Sunday'],
  ['Second Sunday of Easter or Sunday of Divine Mercy', 'sunday', 'Second Sunday of Easter'],
  ['Wednesday within the Octave of Easter', 'solemnity', 'Octave of Easter'],
  ['The Most Holy Body and Blood of Christ', 'solemnity', 'Body and Blood of Christ'],
  ['The Dedication of the Lateran Basilica', 'feast', 'Lateran Basilica'],
  ['The Conversion of Saint Paul the Apostle', 'feast', 'Conversion of St. Paul'],
  ['Saint Charles Borromeo, Bishop', 'memorial', 'St. Charles Borromeo'],
  ['First Sunday of Advent', 'sunday', 'First Sunday of Advent'],
] as const)('%s is shortened to %s', (celebration, rank, name) => {
  expect(formatCalendarName({ celebration, rank })).toBe(name);
});

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
