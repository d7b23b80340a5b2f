import { addDays } from '@wayfare/contracts/rules/calendar-date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { homilyDates } from './visible-dates.ts';

const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
const someDates = fc
  .uniqueArray(fc.integer({ min: -3, max: 90 }), { maxLength: 60 })
  .map((offsets) => offsets.toSorted((a, b) => a - b).map((offset) => addDays('1970-01-01', offset)));

test('pages hold what counting them off by hand would put on them', () => {
  fc.assert(
    fc.property(
      someDates,
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 80 }),
      (all, size, now) => {
        const today = addDays('1970-01-01', now);
        const dates = homilyDates(all.map(dayOf));
        const visible = all.filter((date) => date <= today).toReversed();
        expect(dates.countUpTo(today)).toBe(visible.length);
        for (let page = 1; page <= Math.ceil(visible.length / size) + 1; page += 1) {
          const onPage = visible.slice((page - 1) * size, page * size);
          const stretch = dates.page(page, size, today);
          expect(stretch).toEqual(onPage.length === 0 ? null : { from: onPage.at(-1), to: onPage[0] });
        }
      },
    ),
  );
});

test('neighbors are the nearest days with a homily, and never one of the future', () => {
  fc.assert(
    fc.property(someDates, fc.integer({ min: 0, max: 80 }), (all, now) => {
      const today = addDays('1970-01-01', now);
      const dates = homilyDates(all.map(dayOf));
      for (const date of [today, ...all.filter((each) => each <= today)]) {
        expect(dates.before(date)).toBe(all.findLast((each) => each < date) ?? null);
        expect(dates.after(date, today)).toBe(all.find((each) => each > date && each <= today) ?? null);
      }
    }),
  );
});
