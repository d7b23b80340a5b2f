import { addDays } from '@wayfare/contracts/rules/calendar-date';
import { capitalize, formatColor, type LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import type { DayRevision } from '../calendar/queries.ts';

export interface CalendarDay {
  readonly day: LiturgicalDay;
  /** 'Luke 17:26–37'; what may be read instead is left out. '' where nothing is known. */
  readonly gospel: string;
  /** Null for a day that nobody corrected. */
  readonly revised: DayRevision | null;
}

/** Of a day that is as the calendar had it from the first. */
const firstStamp = '20260101T000000Z';

const compact = (date: string): string => date.replaceAll('-', '');
const stampOf = (at: Date): string => `${at.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

/** As calendars name colors; they know no vestments. */
const colorNames = { white: 'ivory', green: 'green', violet: 'purple', rose: 'pink', red: 'red' } as const;

const escaped = (text: string): string =>
  text
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

const longestLine = 75;

function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}

/** No line is longer than so many octets; what follows begins with a blank, and no letter is cut in two. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= longestLine) return line;
  const lines: string[] = [];
  let [from, at, octets] = [0, 0, 0];
  for (const letter of line) {
    octets += octetsOf(letter);
    if (octets > longestLine) {
      lines.push(line.slice(from, at));
      // The blank in front counts.
      [from, octets] = [at, 1 + octetsOf(letter)];
    }
    at += letter.length;
  }
  return [...lines, line.slice(from)].join('\r\n ');
}

function eventOf({ day, gospel, revised }: CalendarDay, host: string): string[] {
  const { date, celebration, rank } = day;
  const stamp = revised === null ? firstStamp : stampOf(revised.revisedAt);
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
    `SUMMARY:${escaped(celebration)}`,
    `DESCRIPTION:${escaped(about.join('\n'))}`,
    `CATEGORIES:${escaped(capitalize(rank))}`,
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

/** The days as RFC 5545 has them. The same days always give the same bytes, so that who has them is told so. */
export function calendarFile({ siteName, publicUrl, days }: CalendarFile): string {
  const name = escaped(`${siteName}: the year of the Church`);
  const host = new URL(publicUrl).hostname;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(siteName)}//The year of the Church//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...days.flatMap((day) => eventOf(day, host)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
