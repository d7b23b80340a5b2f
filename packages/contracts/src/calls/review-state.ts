import * as z from 'zod/mini';

/** How far a text is that somebody wants to publish. */
export const reviewStates = ['draft', 'in_review', 'approved'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** How one text stands, where review is switched on. */
export const reviewOfText = z.object({
  state: z.enum(reviewStates),
  /** Who asked for the review, approved the text or asked for changes, as their account was called; '' where nobody did. */
  by: z.string(),
  at: z.nullable(z.iso.datetime()),
  /** What is to be changed before it is asked for again; '' where nobody said. */
  changes: z.string(),
  /** It was approved, and is another text now. */
  hasChangedSince: z.boolean(),
  /** Whether whoever looks approves texts, and publishes without being approved. */
  mayApprove: z.boolean(),
});
export type ReviewOfText = z.infer<typeof reviewOfText>;
