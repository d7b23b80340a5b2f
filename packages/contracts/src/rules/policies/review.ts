import type { MemberGroup } from '../groups.ts';

/** These approve texts and ask for changes, and switch all of it on and off. They publish without being approved. */
export const reviewers: MemberGroup = 'editor-in-chief';

/** As the token of somebody who is logged in tells it, for what the dashboard shows. */
export const mayReview = ({ groups }: { readonly groups: readonly string[] }): boolean =>
  groups.includes(reviewers);
