import type { ReviewState } from '@wayfare/contracts/calls/review-state';

const names: Readonly<Record<ReviewState, string>> = {
  draft: 'Draft',
  in_review: 'In review',
  approved: 'Approved',
};

export const formatDraftState = (review: ReviewState | undefined): string => names[review ?? 'draft'];
