import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { homilyDate } from './homily.ts';

/** Room for more than a year of homilies; a larger file is for the command. */
export const importMaxBytes = 3 * 1024 * 1024;
/** Ten years of them. */
export const importMaxRows = 4_000;

const day = z.object({ date: z.string(), title: z.string() });

/**
 * For members of `homily-admin`: what `wayfare homilies import` does with a file, and its report. A dry run tells what
 * would be done, and does nothing. What somebody wrote for a day and nobody published stays, unless its date is in
 * `replaceDrafts`. 400 `file_refused` where the file, or without `isPartial` one of its rows, cannot be read: nothing was
 * imported then. 403 `review_needed` where texts are reviewed: then files are for editors-in-chief.
 */
export const importHomilies = contract({
  service: 'homily',
  method: 'POST',
  path: '/editor/import',
  body: z.object({
    /** It tells how the file is written: 'year.csv', 'year.json'. */
    name: z.string().check(z.maxLength(255)),
    /** Its bytes, in Base64. */
    file: z.string(),
    isDryRun: z.boolean(),
    /** Leave out the rows that cannot be read. */
    isPartial: z.boolean(),
    replaceDrafts: z.array(homilyDate),
  }),
  response: z.object({
    /** As the command prints them: of each row that cannot be read, and that a later one replaces. */
    lines: z.array(z.string()),
    summary: z.string(),
    /** How many days are, or would be, another than before; in a dry run with those that have a draft of their own. */
    count: z.int(),
    /** How many rows cannot be read. */
    leftOut: z.int(),
    /** What readers see there makes way. */
    replaced: z.array(day),
    /** Somebody wrote there what nobody has published. */
    withOwnDraft: z.array(day),
  }),
  errors: ['file_refused', 'review_needed'],
});
export type FileReport = z.infer<typeof importHomilies.response>;
