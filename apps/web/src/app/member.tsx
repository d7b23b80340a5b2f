import type { Contract, ResponseOf } from '@wayfare/contracts/contract';
import type { PublicConfig } from '@wayfare/contracts/public-config';
import { userSubStatus } from '@wayfare/contracts/subscription';
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { call, type Input } from '#api/call.ts';
import type { IslandFacts } from '#islands/island-facts.ts';
import type { Person } from '#session/claims.ts';
import { useComingBack } from '#ui/coming-back.ts';
import { withToken } from './with-token.ts';

export interface Member {
  readonly facts: IslandFacts;
  readonly config: PublicConfig;
  readonly person: Person;
  /** What the subscription service says; until it has spoken, or where it cannot, nobody is let in. */
  readonly isActive: boolean;
  /** Has the subscription service speak again: what it says opens or closes the places at once. */
  readonly askStatus: () => Promise<void>;
  /** One of our services, asked in the member's name. */
  readonly ask: <C extends Contract>(contract: C, input: Input<C>) => Promise<ResponseOf<C>>;
}

const MemberContext = createContext<Member | null>(null);

interface MemberProviderProps {
  facts: IslandFacts;
  person: Person;
  isActiveAtFirst: boolean;
  children: ReactNode;
}

export function MemberProvider({ facts, person, isActiveAtFirst, children }: MemberProviderProps) {
  const { config } = facts;
  const [isActive, setIsActive] = useState(isActiveAtFirst);
  const askStatus = useCallback(async () => {
    try {
      setIsActive(await isSubscriber(config));
    } catch {
      // What was heard last stands.
    }
  }, [config]);
  useComingBack(() => void askStatus());
  const member = useMemo<Member>(
    () => ({
      facts,
      config,
      person,
      isActive,
      askStatus,
      ask: (contract, input) => withToken(config, (token) => call(contract, input, { config, token })),
    }),
    [facts, config, person, isActive, askStatus],
  );
  return <MemberContext value={member}>{children}</MemberContext>;
}

export async function isSubscriber(config: PublicConfig): Promise<boolean> {
  const { isActive } = await withToken(config, (token) => call(userSubStatus, {}, { config, token }));
  return isActive;
}

export function useMember(): Member {
  const member = use(MemberContext);
  if (member === null) throw new Error('Only the dashboard knows who is here.');
  return member;
}

export const nameOf = ({ person, config }: Pick<Member, 'person' | 'config'>): string =>
  person.name || person.email || config.memberName;
