import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';

/** The celebrations of each day of a civil year. */
export interface LiturgicalCalendar {
  listDays(year: number): Promise<LiturgicalDay[]>;
}
