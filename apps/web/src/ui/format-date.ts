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

// Calendar dates have no time zone: they are parsed and formatted in UTC.
const formatUtc = (date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

export const dayOfMonth = (date: string): number => Number(date.slice(8));
export const weekday = (date: string): string => formatUtc(date, { weekday: 'long' });
export const shortWeekday = (date: string): string => formatUtc(date, { weekday: 'short' });
export const monthAndYear = (date: string): string => formatUtc(date, { month: 'long', year: 'numeric' });

export const monthName = (date: string): string => formatUtc(date, { month: 'long' });
export const shortMonth = (date: string): string => formatUtc(date, { month: 'short' });

/** 'November 12', or 'November 12, 2026'. */
export const dayAndMonth = (date: string, withYear = false): string =>
  formatUtc(date, { month: 'long', day: 'numeric', ...(withYear ? { year: 'numeric' } : {}) });

/** 'Saturday, November 21, 2026' */
export const wholeDate = (date: string): string => `${weekday(date)}, ${dayAndMonth(date, true)}`;
