// Dates as words. A calendar date has no clock and no zone: it is read and written in UTC throughout.
const instantOf = (date: string): Date => new Date(`${date}T00:00:00Z`);
const words = (date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(instantOf(date));

export const dayOfMonth = (date: string): number => Number(date.slice(8));
export const weekday = (date: string): string => words(date, { weekday: 'long' });
export const shortWeekday = (date: string): string => words(date, { weekday: 'short' });
export const monthAndYear = (date: string): string => words(date, { month: 'long', year: 'numeric' });

/** '12 November', with the year where it matters. */
export const dayAndMonth = (date: string, withYear = false): string =>
  `${dayOfMonth(date)} ${words(date, { month: 'long', ...(withYear ? { year: 'numeric' } : {}) })}`;

/** '21 Nov 2026' */
export const shortDate = (date: string): string =>
  `${dayOfMonth(date)} ${words(date, { month: 'short' })} ${date.slice(0, 4)}`;
