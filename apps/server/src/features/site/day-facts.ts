import { addDays, dayOfYear, daysInYear, getWeekday } from '@wayfare/contracts/rules/calendar-date';
import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import { trialDays } from '@wayfare/contracts/rules/plans';
import type { DayFacts } from '@wayfare/web/site';

const sundayBefore = (today: string): string => addDays(today, -getWeekday(today));

/** The days that pages show: the week of `today`, from Sunday, and the eight days from `today` on. */
export const daysSpokenOf = (today: string): { from: string; to: string } => ({
  from: sundayBefore(today),
  to: addDays(today, 7),
});

export function dayFacts(today: string, days: readonly LiturgicalDay[]): DayFacts {
  const dayOf = (date: string): LiturgicalDay => {
    const day = days.find((each) => each.date === date);
    if (!day) throw new RangeError(`No day given for ${date}.`);
    return day;
  };
  return {
    today: dayOf(today),
    tomorrow: dayOf(addDays(today, 1)),
    week: days.slice(0, 7),
    trialWeek: Array.from({ length: trialDays }, (_, index) => dayOf(addDays(today, index))),
    nextSunday: dayOf(addDays(sundayBefore(today), 7)),
    dayOfYear: dayOfYear(today),
    daysInYear: daysInYear(today),
  };
}
