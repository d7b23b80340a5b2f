import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { formatReference } from '@wayfare/contracts/rules/homily-name';
import { type GospelOption, openGospelTable, splitCitation } from '@wayfare/gospel';
import type { FastifyInstance } from 'fastify';
import type { LiturgicalCalendar } from '#adapters/calendar/calendar.ts';
import type { Clock } from '#adapters/clock/clock.ts';
import type { Database } from '#adapters/db/database.ts';
import { cache } from '#cache.ts';
import type { HeaderRecord } from '#http/answers/security-headers.ts';
import { type StoredAnswer, sendStored, storeAnswer } from '#http/answers/stored-answer.ts';
import { daysTopic } from '../calendar/correct-day.ts';
import { daysBetween } from '../calendar/days-between.ts';
import { listRevisions } from '../calendar/queries.ts';
import { calendarFile } from './calendar-file.ts';

interface Needs {
  readonly db: Database;
  readonly calendar: LiturgicalCalendar;
  readonly clock: Clock;
  readonly timeZone: string;
  readonly siteName: string;
  readonly publicUrl: string;
  readonly security: HeaderRecord;
}

/** While nobody could tell us of a corrected day, it shows after so long. */
const deafForMs = 1_000;

/** The year of the Church, for the calendars of everybody: a year back and two ahead, and no homily. */
export function calendarRoutes(app: FastifyInstance, needs: Needs): void {
  const { db, clock, timeZone } = needs;
  const news = db.watch(daysTopic);
  const drawn = cache<StoredAnswer>({ most: 1 });
  app.get('/calendar.ics', async (request, reply) => {
    const year = Number(toCalendarDate(clock.now(), timeZone).slice(0, 4));
    const heard = news.version() ?? `deaf ${Math.floor(performance.now() / deafForMs)}`;
    return sendStored(request, reply, await drawn.find(`${year} ${heard}`, () => draw(needs, year)));
  });
}

const writtenOut = (usual: GospelOption | undefined): string =>
  usual === undefined ? '' : formatReference(splitCitation(usual.citation));

/** Whole years, so that it stays the same file from one day to the next. */
async function draw(needs: Needs, year: number): Promise<StoredAnswer> {
  const { db, calendar, siteName, publicUrl, security } = needs;
  const [from, to] = [`${year - 1}-01-01`, `${year + 2}-12-31`];
  const revisions = new Map((await listRevisions(db, from, to)).map((each) => [each.date, each]));
  const table = await openGospelTable();
  const days = (await daysBetween(db, calendar, from, to)).map((day) => ({
    day,
    gospel: writtenOut(table.gospelOptions(day)[0]),
    revised: revisions.get(day.date) ?? null,
  }));
  return storeAnswer(security, {
    body: calendarFile({ siteName, publicUrl, days }),
    type: 'text/calendar; charset=utf-8',
    cacheControl: 'no-cache',
    headers: { 'content-disposition': 'inline; filename="year-of-the-church.ics"' },
  });
}
