import type { MemberGroup } from '../groups.ts';

/** Who changed what is seen by these alone. */
export const activityReaders: MemberGroup = 'editor-in-chief';

/** As the token of somebody who is logged in tells it, for what the dashboard shows. */
export const mayReadActivity = ({ groups }: { readonly groups: readonly string[] }): boolean =>
  groups.includes(activityReaders);
