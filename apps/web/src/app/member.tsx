import type { PublicConfig } from '@wayfare/contracts/public-config';
import { createContext, type ReactNode, use } from 'react';
import type { Person } from '#session/claims.ts';

export interface Member {
  readonly config: PublicConfig;
  readonly person: Person;
  /** What the services are shown. */
  readonly token: string;
  /** What the subscription service says; until it has spoken, or where it cannot, nobody is let in. */
  readonly isActive: boolean;
}

const MemberContext = createContext<Member | null>(null);

export function MemberProvider({ member, children }: { member: Member; children: ReactNode }) {
  return <MemberContext value={member}>{children}</MemberContext>;
}

export function useMember(): Member {
  const member = use(MemberContext);
  if (member === null) throw new Error('Only the dashboard knows who is here.');
  return member;
}

export const nameOf = ({ person, config }: Pick<Member, 'person' | 'config'>): string =>
  person.name || person.email || config.memberName;
