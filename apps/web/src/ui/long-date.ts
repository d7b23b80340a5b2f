// Separate from format-date.ts, because the payment pages need only this.

/** 'November 28, 2026'. Formatted in UTC. */
export const longDate = (date: string): string =>
  new Date(`${date}T00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
