import type { MemberGroup } from '@wayfare/contracts/rules/groups';
import type { Person } from '#session/claims.ts';

const group: MemberGroup = 'blog-admin';

export const isBlogAdmin = ({ groups }: Pick<Person, 'groups'>): boolean => groups.includes(group);
