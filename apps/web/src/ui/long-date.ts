// Apart from format-date.ts, because the payment pages need this one alone.

/** 'November 28, 2026'. A calendar date has no clock and no zone: it is read and written in UTC. */
export const longDate = (date: string): string =>
  new Date(`${date}T00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
