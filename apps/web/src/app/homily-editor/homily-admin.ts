import type { MemberGroup } from '@wayfare/contracts/rules/groups';
import type { Person } from '#session/claims.ts';

const homilyAdmin: MemberGroup = 'homily-admin';

/** As the token says it; the server decides by its own reading. */
export const isHomilyAdmin = ({ groups }: Pick<Person, 'groups'>): boolean => groups.includes(homilyAdmin);
