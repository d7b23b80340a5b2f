import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import { expect } from 'vitest';
import { romcalCalendar } from '#adapters/calendar/romcal-calendar.ts';
import { test } from '#adapters/db/testing/database-test.ts';
import { getDaysBetween } from './days-between.ts';

const told = ({
  date,
  celebration,
  rank,
  color,
  occasion,
  sundayCycle,
  weekdayCycle,
}: LiturgicalDay): string =>
  `${date} ${celebration} · ${rank} · ${color}, ${occasion} · ${sundayCycle}/${weekdayCycle}`;

test('a week has its feasts, colors and cycles', async ({ database: db }) => {
  const days = await getDaysBetween(db, romcalCalendar, '2026-11-19', '2026-11-24');
  expect(days.map(told)).toEqual([
    '2026-11-19 Thursday of the thirty-third week of Ordinary Time · weekday · green, for Ordinary Time · A/II',
    '2026-11-20 Friday of the thirty-third week of Ordinary Time · weekday · green, for Ordinary Time · A/II',
    '2026-11-21 The Presentation of the Blessed Virgin Mary · memorial · white, for a memorial of Our Lady · A/II',
    '2026-11-22 Our Lord Jesus Christ, King of the Universe · solemnity · white, for a solemnity · A/II',
    '2026-11-23 Monday of the thirty-fourth week of Ordinary Time · weekday · green, for Ordinary Time · A/II',
    '2026-11-24 Saint Andrew Dũng-Lạc, Priest, and Companions, Martyrs · memorial · red, for a martyr · A/II',
  ]);
});

test('days over the end of a year come from both years', async ({ database: db }) => {
  const days = await getDaysBetween(db, romcalCalendar, '2026-12-28', '2027-01-03');
  expect(days).toHaveLength(7);
  expect(days.at(-1)?.celebration).toContain('Epiphany');
});

test('a corrected day is kept', async ({ database: db }) => {
  await getDaysBetween(db, romcalCalendar, '2028-02-29', '2028-02-29');
  await db.query(`update liturgical_day set celebration = 'Our own patron' where date = '2028-02-29'`);
  await db.query(`delete from liturgical_day where date = '2028-03-01'`);
  const days = await getDaysBetween(db, romcalCalendar, '2028-02-29', '2028-03-01');
  expect(days.map(({ celebration }) => celebration)).toEqual(['Our own patron', expect.any(String)]);
});

test('stored days are read without computing the calendar again', async ({ database: db }) => {
  await getDaysBetween(db, romcalCalendar, '2026-11-21', '2026-11-21');
  const silent = { listDays: () => Promise.reject(new Error('nobody should ask')) };
  await expect(getDaysBetween(db, silent, '2026-11-15', '2026-11-29')).resolves.toHaveLength(15);
});
