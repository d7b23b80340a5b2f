import * as z from 'zod/mini';
import { maxContextLength, maxQuoteLength } from '../rules/anchor.ts';

const context = z.string().check(z.maxLength(maxContextLength));

/** See `rules/anchor.ts`. The anchored text is the paragraphs, joined by line breaks. */
export const anchor = z.object({
  quote: z.string().check(z.minLength(1), z.maxLength(maxQuoteLength)),
  prefix: context,
  suffix: context,
  start: z.int().check(z.gte(0), z.lte(1_000_000)),
  isUnique: z.optional(z.boolean()),
});
