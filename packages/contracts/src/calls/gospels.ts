import * as z from 'zod/mini';
import { search } from './contract.ts';

const slug = z.enum(['matthew', 'mark', 'luke', 'john']);

const gospelDays = z.object({
  slug,
  /** Number of days with a Gospel from this book. */
  days: z.int(),
  /** Number of days for each chapter. A passage across two chapters counts for both. */
  chapters: z.array(z.int()),
});
export type GospelDays = z.infer<typeof gospelDays>;

const dayOfChapter = z.object({
  date: z.string(),
  title: z.string(),
  feast: z.string(),
  /** 'John 3:31–4:5'. */
  reference: z.string(),
});
export type DayOfChapter = z.infer<typeof dayOfChapter>;

export const chapterPageSize = 100;

/** Public: the number of published days for each Gospel and chapter. */
export const listGospels = search.get('/gospels', {
  response: z.object({ gospels: z.array(gospelDays) }),
});

/** By first verse, then newest first. */
export const listDaysOfChapter = search.get('/gospels/:book/:chapter', {
  params: z.object({ book: slug, chapter: z.string() }),
  query: z.object({ page: z.optional(z.string()) }),
  response: z.object({ days: z.array(dayOfChapter), page: z.int(), pages: z.int() }),
  errors: ['no_such_route'],
});
export type DaysOfChapter = z.infer<typeof listDaysOfChapter.response>;
