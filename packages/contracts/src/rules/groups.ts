/** What a member may do besides reading hangs on these groups, which the identity provider keeps. */
export const memberGroups = ['blog-admin', 'homily-admin', 'editor-in-chief', 'operator'] as const;
export type MemberGroup = (typeof memberGroups)[number];

export const isMemberGroup = (text: string): text is MemberGroup =>
  memberGroups.some((group) => group === text);
