import { addDays, dayOfYear, daysInYear, weekdayOf } from '@wayfare/contracts/rules/calendar-date';
import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import type { DayFacts } from '@wayfare/web/site';

/** The stretch of days that a page about `today` speaks of: its week, from Sunday, and the Sunday after it. */
export function daysSpokenOf(today: string): { from: string; to: string } {
  const sunday = addDays(today, -weekdayOf(today));
  return { from: sunday, to: addDays(sunday, 7) };
}

export function dayFacts(today: string, days: readonly LiturgicalDay[]): DayFacts {
  const dayOf = (date: string): LiturgicalDay => {
    const day = days.find((each) => each.date === date);
    if (!day) throw new RangeError(`No day given for ${date}.`);
    return day;
  };
  const { to } = daysSpokenOf(today);
  return {
    today: dayOf(today),
    tomorrow: dayOf(addDays(today, 1)),
    week: days.slice(0, 7),
    nextSunday: dayOf(to),
    dayOfYear: dayOfYear(today),
    daysInYear: daysInYear(today),
  };
}
