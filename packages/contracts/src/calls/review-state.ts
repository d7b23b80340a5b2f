import * as z from 'zod/mini';
import { time } from './time.ts';

export const reviewStates = ['draft', 'in_review', 'approved'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** The review of one text, if review is enabled. */
export const reviewStatus = z.object({
  state: z.enum(reviewStates),
  /** The name of the last person to request a review, approve or request changes; '' if none. */
  by: z.string(),
  at: z.nullable(time),
  /** The requested changes, or ''. */
  changes: z.string(),
  /** Edited after it was approved. */
  hasChangedSince: z.boolean(),
  /** The caller is a reviewer, who also publishes without approval. */
  canApprove: z.boolean(),
});
export type ReviewStatus = z.infer<typeof reviewStatus>;
