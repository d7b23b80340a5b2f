/** What the calendar of this device shows at that instant, wherever its owner is. */
export const dateHere = (instant: Date): string =>
  new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
