import { addDays } from '@wayfare/contracts/rules/calendar-date';
import { expect, test } from 'vitest';
import { romcalCalendar } from './romcal-calendar.ts';
import { movableFeasts } from './testing/expected-days.ts';

test.each(movableFeasts)(
  'the movable feasts of %i are on their days',
  async (year, epiphany, easter, advent) => {
    const days = await romcalCalendar.listDays(year);
    const on = (date: string): string | undefined => days.find((day) => day.date === date)?.celebration;
    expect(on(epiphany)).toMatch(/Epiphany/);
    expect(on(addDays(easter, -46))).toBe('Ash Wednesday');
    expect(on(addDays(easter, -7))).toMatch(/Palm Sunday/);
    expect(on(easter)).toMatch(/Easter Sunday|Resurrection/);
    // Most dioceses of the United States celebrate the Ascension on Sunday.
    expect(on(addDays(easter, 42))).toMatch(/Ascension/);
    expect(on(addDays(easter, 49))).toMatch(/Pentecost/);
    expect(on(addDays(easter, 56))).toMatch(/Trinity/);
    expect(on(addDays(easter, 63))).toMatch(/Body and Blood/);
    expect(on(addDays(advent, -7))).toMatch(/King of the Universe/);
    expect(on(advent)).toBe('First Sunday of Advent');
  },
);

test('All Souls has its printed name', async () => {
  const days = await romcalCalendar.listDays(2026);
  expect(days.find(({ date }) => date === '2026-11-02')?.celebration).toBe(
    'The Commemoration of All the Faithful Departed (All Souls)',
  );
});
