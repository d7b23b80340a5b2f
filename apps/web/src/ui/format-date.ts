/** By the clock of whoever reads it: '4:32 PM', or with its day 'November 21, 2026, 4:32 PM'. */
export function clockTime(instant: string, detail: 'time' | 'day' = 'time'): string {
  const at = new Date(instant);
  const time = at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  if (detail === 'time') return time;
  return `${at.toLocaleDateString('en-US', { dateStyle: 'long' })}, ${time}`;
}

// Dates as words. A calendar date has no clock and no zone: it is read and written in UTC throughout.
const instantOf = (date: string): Date => new Date(`${date}T00:00:00Z`);
const words = (date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(instantOf(date));

export const dayOfMonth = (date: string): number => Number(date.slice(8));
export const weekday = (date: string): string => words(date, { weekday: 'long' });
export const shortWeekday = (date: string): string => words(date, { weekday: 'short' });
export const monthAndYear = (date: string): string => words(date, { month: 'long', year: 'numeric' });

export const monthName = (date: string): string => words(date, { month: 'long' });
export const shortMonth = (date: string): string => words(date, { month: 'short' });

/** 'November 12', or 'November 12, 2026' where the year matters. */
export const dayAndMonth = (date: string, withYear = false): string =>
  words(date, { month: 'long', day: 'numeric', ...(withYear ? { year: 'numeric' } : {}) });

/** 'Saturday, November 21, 2026' */
export const wholeDate = (date: string): string => `${weekday(date)}, ${dayAndMonth(date, true)}`;
