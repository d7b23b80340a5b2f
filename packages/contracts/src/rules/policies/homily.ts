import type { MemberGroup } from '../groups.ts';
import type { Asker } from './member.ts';

/** The feed with the beginning of each homily is everybody's; the days of a month are every member's. */
export const mayReadHomilies = async (asker: Asker): Promise<boolean> =>
  (await asker.isSubscriber()) || asker.isIn(homilyEditors);

/** Drafts, publishing, days put right, the test mail. */
export const homilyEditors: MemberGroup = 'homily-admin';

/** As the token of somebody who is logged in tells it, for what the dashboard shows. */
export const mayEditHomilies = ({ groups }: { readonly groups: readonly string[] }): boolean =>
  groups.includes(homilyEditors);
