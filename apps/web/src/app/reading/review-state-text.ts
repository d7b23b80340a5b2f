import type { ReviewState } from '@wayfare/contracts/calls/review-state';

const names: Readonly<Record<ReviewState, string>> = {
  draft: 'Draft',
  in_review: 'In review',
  approved: 'Approved',
};

export const formatDraftState = (review: ReviewState | undefined): string => names[review ?? 'draft'];

interface Sign {
  readonly state: string;
  readonly words: string;
}

/** Replaces the state `draft` with the review state. */
export const withReviewState = <Given extends Sign>(sign: Given, review: ReviewState | undefined) =>
  sign.state === 'draft' && review ? { state: review, words: names[review] } : sign;
