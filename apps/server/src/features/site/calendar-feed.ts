import { addDays, toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { formatReference } from '@wayfare/contracts/rules/homily-name';
import { capitalize, formatColor, type LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import { type GospelOption, openGospelTable, splitCitation } from '@wayfare/gospel';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '#app-deps.ts';
import { cache } from '#cache.ts';
import { type CachedResponse, createCachedResponse, sendCached } from '#http/responses/cached-response.ts';
import type { HeaderRecord } from '#http/responses/security-headers.ts';
import { type DayRevision, listDayRevisions } from '../calendar/calendar-queries.ts';
import { daysTopic } from '../calendar/correct-day.ts';
import { getDaysBetween } from '../calendar/days-between.ts';

interface CalendarDay {
  readonly day: LiturgicalDay;
  /** Without alternatives; '' if unknown. */
  readonly gospel: string;
  /** Null if the day was never corrected. */
  readonly revised: DayRevision | null;
}

/** Timestamp of days that were never corrected. */
const firstStamp = '20260101T000000Z';

const compact = (date: string): string => date.replaceAll('-', '');
const toStamp = (at: Date): string => `${at.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

/** CSS color names for RFC 7986. */
const colorNames = { white: 'ivory', green: 'green', violet: 'purple', rose: 'pink', red: 'red' } as const;

const escapeText = (text: string): string =>
  text
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

const maxLineOctets = 75;

/** Folds lines at 75 octets without splitting a character. */
function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= maxLineOctets) return line;
  const lines: string[] = [];
  let [from, at, octets] = [0, 0, 0];
  for (const letter of line) {
    octets += Buffer.byteLength(letter);
    if (octets > maxLineOctets) {
      lines.push(line.slice(from, at));
      // Counts the leading space.
      [from, octets] = [at, 1 + Buffer.byteLength(letter)];
    }
    at += letter.length;
  }
  return [...lines, line.slice(from)].join('\r\n ');
}

function toEvent({ day, gospel, revised }: CalendarDay, host: string): string[] {
  const { date, celebration, rank } = day;
  const stamp = revised === null ? firstStamp : toStamp(revised.revisedAt);
  const about = [
    `${capitalize(rank)}. ${formatColor(day)}.`,
    ...(gospel === '' ? [] : [`Gospel: ${gospel}`]),
  ];
  return [
    'BEGIN:VEVENT',
    `UID:${date}@${host}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${revised?.revision ?? 0}`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
    `SUMMARY:${escapeText(celebration)}`,
    `DESCRIPTION:${escapeText(about.join('\n'))}`,
    `CATEGORIES:${escapeText(capitalize(rank))}`,
    `COLOR:${colorNames[day.color]}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

interface CalendarFile {
  readonly siteName: string;
  readonly publicUrl: string;
  readonly days: readonly CalendarDay[];
}

/** RFC 5545. Equal days give equal bytes, so that ETags work. */
export function renderCalendarFile({ siteName, publicUrl, days }: CalendarFile): string {
  const name = escapeText(`${siteName}: the year of the Church`);
  const host = new URL(publicUrl).hostname;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(siteName)}//The year of the Church//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...days.flatMap((day) => toEvent(day, host)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

interface CalendarFeedDeps
  extends Pick<AppDeps, 'db' | 'clock' | 'calendar' | 'timeZone' | 'siteName' | 'publicUrl'> {
  readonly security: HeaderRecord;
}

/** The liturgical calendar as a public iCalendar file, without homilies. */
export function calendarRoutes(app: FastifyInstance, deps: CalendarFeedDeps): void {
  const { db, clock, timeZone } = deps;
  const changes = db.watch(daysTopic);
  const files = cache<CachedResponse>({ max: 1 });
  app.get('/calendar.ics', async (request, reply) => {
    const year = Number(toCalendarDate(clock.now(), timeZone).slice(0, 4));
    const file = await files.get(`${year} ${changes.cacheKey()}`, () => renderCalendar(deps, year));
    return sendCached(request, reply, file);
  });
}

const formatGospel = (usual: GospelOption | undefined): string =>
  usual === undefined ? '' : formatReference(splitCitation(usual.citation));

/** Whole years, so that the file does not change every day. */
async function renderCalendar(deps: CalendarFeedDeps, year: number): Promise<CachedResponse> {
  const { db, calendar, siteName, publicUrl, security } = deps;
  const [from, to] = [`${year - 1}-01-01`, `${year + 2}-12-31`];
  const revisions = new Map((await listDayRevisions(db, from, to)).map((each) => [each.date, each]));
  const table = await openGospelTable();
  const days = (await getDaysBetween(db, calendar, from, to)).map((day) => ({
    day,
    gospel: formatGospel(table.gospelOptions(day)[0]),
    revised: revisions.get(day.date) ?? null,
  }));
  return createCachedResponse(security, {
    body: renderCalendarFile({ siteName, publicUrl, days }),
    type: 'text/calendar; charset=utf-8',
    cacheControl: 'no-cache',
    headers: { 'content-disposition': 'inline; filename="year-of-the-church.ics"' },
  });
}
