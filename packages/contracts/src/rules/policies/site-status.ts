import type { MemberGroup } from '../groups.ts';

/** How the site is, is seen by these alone. */
export const statusReaders: MemberGroup = 'operator';

/** As the token of somebody who is logged in tells it, for what the dashboard shows. */
export const mayReadStatus = ({ groups }: { readonly groups: readonly string[] }): boolean =>
  groups.includes(statusReaders);
