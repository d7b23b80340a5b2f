import { addDays, type CalendarDate, dateIn, startOfDay } from '@wayfare/contracts/rules/calendar-date';
import type { Clock } from '#adapters/clock/clock.ts';

/** The site's date now. Which instants a date holds is worked out once a day. */
export function todayIn(zone: string, clock: Clock): () => CalendarDate {
  let today = { date: '', from: 0, until: 0 };
  return () => {
    const now = clock.now();
    const at = now.getTime();
    if (at < today.from || at >= today.until) {
      const date = dateIn(zone, now);
      const from = startOfDay(date, zone).getTime();
      today = { date, from, until: startOfDay(addDays(date, 1), zone).getTime() };
    }
    return today.date;
  };
}
