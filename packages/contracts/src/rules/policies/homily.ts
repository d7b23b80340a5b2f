import type { MemberGroup } from '../groups.ts';
import type { Asker } from './member.ts';

/** The feed with the beginning of each homily is everybody's; the days of a month are every member's. */
export const mayReadHomilies = (asker: Asker): boolean => asker.isSubscriber || mayEditHomilies(asker);

/** Drafts, publishing, days put right, the test mail. */
export const homilyEditors: MemberGroup = 'homily-admin';

export const mayEditHomilies = ({ groups }: Pick<Asker, 'groups'>): boolean => groups.includes(homilyEditors);
