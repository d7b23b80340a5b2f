import * as z from 'zod/mini';

/** A time in a response, as ISO 8601. Handlers may return it as a `Date`. */
export const time = z.pipe(
  z.transform((value: Date | string) => (value instanceof Date ? value.toISOString() : value)),
  z.iso.datetime(),
);
