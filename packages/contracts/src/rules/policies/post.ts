import type { MemberGroup } from '../groups.ts';
import type { Asker } from './member.ts';

/** The list with the previews of what is published is everybody's. */
export const mayReadPosts = async (asker: Asker): Promise<boolean> =>
  (await asker.isIn(postEditors)) || asker.isSubscriber();

/** Drafts are seen, written and published by these, and pictures uploaded and kept. */
export const postEditors: MemberGroup = 'blog-admin';

/** As the token of somebody who is logged in tells it, for what the dashboard shows. */
export const mayEditPosts = ({ groups }: { readonly groups: readonly string[] }): boolean =>
  groups.includes(postEditors);
