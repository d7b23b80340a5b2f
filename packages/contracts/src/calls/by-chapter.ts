import * as z from 'zod/mini';
import { contract } from './contract.ts';

const slug = z.enum(['matthew', 'mark', 'luke', 'john']);

const gospelDays = z.object({
  slug,
  /** How many days have a Gospel from it, each counted once. */
  days: z.int(),
  /** How many are on each chapter, the first first. A passage that runs over the end of a chapter is on both. */
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

export const daysOnChapterPage = 100;

/** How the published days lie over the chapters of the Gospels: for everybody. */
export const listGospels = contract({
  service: 'search',
  method: 'GET',
  path: '/gospels',
  response: z.object({ gospels: z.array(gospelDays) }),
  errors: [],
});

/** The days on a chapter in the order of its verses, the newest first where they begin at the same verse. */
export const listDaysOfChapter = contract({
  service: 'search',
  method: 'GET',
  path: '/gospels/:book/:chapter',
  params: z.object({ book: slug, chapter: z.string() }),
  /** From 1 on; what is none is the first. */
  query: z.object({ page: z.optional(z.string()) }),
  response: z.object({ days: z.array(dayOfChapter), page: z.int(), pages: z.int() }),
  errors: ['no_such_route'],
});
export type DaysOfChapter = z.infer<typeof listDaysOfChapter.response>;
