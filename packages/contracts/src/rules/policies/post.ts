import type { MemberGroup } from '../groups.ts';
import type { Asker } from './member.ts';

/** The list with the previews of what is published is everybody's. */
export const mayReadPosts = (asker: Asker): boolean => asker.isSubscriber || mayEditPosts(asker);

/** Drafts are seen, written and published by these, and pictures uploaded. */
export const postEditors: MemberGroup = 'blog-admin';

export const mayEditPosts = ({ groups }: Pick<Asker, 'groups'>): boolean => groups.includes(postEditors);
