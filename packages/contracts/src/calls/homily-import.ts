import * as z from 'zod/mini';
import { homily } from './contract.ts';
import { homilyDate } from './homily.ts';

/** Import larger files with `wayfare homilies import`. */
export const maxImportBytes = 3 * 1024 * 1024;
export const maxImportRows = 4_000;

const day = z.object({ date: z.string(), title: z.string() });

/**
 * For homily-admins; the same as `wayfare homilies import`. A dry run changes nothing. Unpublished drafts stay unless
 * their date is in `replaceDrafts`. 400 `file_refused` if the file or a row cannot be read;
 * nothing is imported then. If review is enabled, only editors-in-chief can import (403 `review_needed`).
 */
export const importHomilies = homily.post('/editor/import', {
  body: z.object({
    /** The extension gives the format: 'year.csv', 'year.json'. */
    name: z.string().check(z.maxLength(255)),
    /** Base64. */
    file: z.string(),
    isDryRun: z.boolean(),
    replaceDrafts: z.array(homilyDate),
  }),
  /** The file in Base64, and the rest of the JSON. */
  maxBodyBytes: Math.ceil((maxImportBytes * 4) / 3) + 64 * 1024,
  response: z.object({
    /** Messages about invalid rows, and rows replaced by a later one. */
    lines: z.array(z.string()),
    summary: z.string(),
    /** Number of changed days; a dry run includes `draftConflicts`. */
    changedCount: z.int(),
    /** Number of invalid rows. */
    skippedCount: z.int(),
    /** Days whose published homily is replaced. */
    replaced: z.array(day),
    /** Days with an unpublished draft. */
    draftConflicts: z.array(day),
  }),
  errors: ['file_refused', 'review_needed'],
});
export type ImportResult = z.infer<typeof importHomilies.response>;
