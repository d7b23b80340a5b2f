import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';

/** Knows what the Church keeps on each day of a civil year. */
export interface LiturgicalCalendar {
  listDays(year: number): Promise<LiturgicalDay[]>;
}
