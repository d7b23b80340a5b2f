/** In local time: '4:32 p.m.', or with its day 'November 21, 2026, at 4:32 p.m.'. Ends with a period. */
export function clockTime(instant: string, detail: 'time' | 'day' = 'time'): string {
  const at = new Date(instant);
  const time = at
    .toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
    .replace(/.AM$/, '\u00a0a.m.')
    .replace(/.PM$/, '\u00a0p.m.');
  if (detail === 'time') return time;
  return `${at.toLocaleDateString('en-US', { dateStyle: 'long' })}, at ${time}`;
}

// Calendar dates have no time zone. Without Intl, whose first use takes a slow phone a tenth of a second.
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const year = (date: string): number => Number(date.slice(0, 4));

export const dayOfMonth = (date: string): number => Number(date.slice(8));
export const weekday = (date: string): string => weekdays[new Date(date).getUTCDay()] ?? '';
export const shortWeekday = (date: string): string => weekday(date).slice(0, 3);
export const monthName = (date: string): string => months[Number(date.slice(5, 7)) - 1] ?? '';
export const shortMonth = (date: string): string => monthName(date).slice(0, 3);
export const monthAndYear = (date: string): string => `${monthName(date)} ${year(date)}`;

/** 'November 12', or 'November 12, 2026'. */
export const dayAndMonth = (date: string, withYear = false): string =>
  `${monthName(date)} ${dayOfMonth(date)}${withYear ? `, ${year(date)}` : ''}`;

/** 'Saturday, November 21, 2026' */
export const wholeDate = (date: string): string => `${weekday(date)}, ${dayAndMonth(date, true)}`;
