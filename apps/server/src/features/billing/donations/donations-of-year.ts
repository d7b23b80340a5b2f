import { startOfDay } from '@wayfare/contracts/rules/calendar-date';
import type { Db } from '#adapters/db/database.ts';
import { type Donation, listDonations } from './donation-queries.ts';

/** By the calendar of the site's zone, as the charity keeps its books. */
export function donationsOfYear(db: Db, year: number, timeZone: string): Promise<Donation[]> {
  const newYear = (of: number) => startOfDay(`${of}-01-01`, timeZone);
  return listDonations(db, newYear(year), newYear(year + 1));
}
