import type { Contract, ResponseOf } from '@wayfare/contracts/calls/contract';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { call, type Input } from '#api/call.ts';
import type { IslandFacts } from '#islands/island-facts.ts';
import type { Person } from '#session/claims.ts';
import { earlyOr } from './early-answers.ts';
import { orFromDevice } from './offline/or-from-device.ts';
import { type FoundAccess, useAccess } from './use-access.ts';
import { withToken } from './with-token.ts';

export interface Member extends FoundAccess {
  readonly facts: IslandFacts;
  readonly config: PublicConfig;
  readonly person: Person;
  /** One of our services, asked in the member's name. */
  readonly ask: <C extends Contract>(contract: C, input: Input<C>) => Promise<ResponseOf<C>>;
}

const MemberContext = createContext<Member | null>(null);

interface MemberProviderProps {
  facts: IslandFacts;
  person: Person;
  children: ReactNode;
}

export function MemberProvider({ facts, person, children }: MemberProviderProps) {
  const { config } = facts;
  const { access, isFailing, askStatus } = useAccess(config, person);
  const member = useMemo<Member>(
    () => ({
      facts,
      config,
      person,
      access,
      isFailing,
      askStatus,
      ask: (contract, input) =>
        orFromDevice(person, contract, input, () =>
          earlyOr(person, contract, input, () =>
            withToken(config, (token) => call(contract, input, { config, token })),
          ),
        ),
    }),
    [facts, config, person, access, isFailing, askStatus],
  );
  return <MemberContext value={member}>{children}</MemberContext>;
}

export function useMember(): Member {
  const member = use(MemberContext);
  if (member === null) throw new Error('Only the dashboard knows who is here.');
  return member;
}

export const nameOf = ({ person, config }: Pick<Member, 'person' | 'config'>): string =>
  person.name || person.email || config.memberName;
