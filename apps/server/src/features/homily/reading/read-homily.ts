import type { ReadHomily } from '@wayfare/contracts/calls/homily';
import { openGospelTable } from '@wayfare/gospel';
import { getDay } from '#features/calendar/days-between.ts';
import { problem } from '#http/answers/problems.ts';
import type { HomilyDeps } from '../homily-deps.ts';
import { timestampOf } from '../timestamp.ts';
import { findHomily, findNeighbors } from './queries.ts';

type Needs = Pick<HomilyDeps, 'db' | 'calendar' | 'timeZone'>;

/** One homily whole, with its day and the way to its neighbors. What is dated after today is not there yet. */
export async function homilyToRead(
  { db, calendar, timeZone }: Needs,
  date: string,
  today: string,
): Promise<ReadHomily> {
  const homily = date > today ? null : await findHomily(db, date);
  if (homily === null) throw problem('homily_unknown');
  const { publishedAt, ...texts } = homily;
  const [neighbors, day, table] = await Promise.all([
    findNeighbors(db, date, today),
    getDay(db, calendar, date),
    openGospelTable(),
  ]);
  return {
    ...texts,
    timestamp: timestampOf(date, publishedAt, timeZone),
    day,
    dayGospel: table.dayGospel(texts, table.gospelOptions(day)),
    ...neighbors,
    today,
  };
}
