import type { Contract, ResponseOf } from '@wayfare/contracts/calls/contract';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { getSubscriptionStatus } from '@wayfare/contracts/calls/subscription';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { call, type Input } from '#api/call.ts';
import { withToken } from '#app/member/require-login.ts';
import type { IslandData } from '#islands/page-data.ts';
import type { Person } from '#session/claims.ts';
import { orFromDevice } from '../offline/cache-fallback.ts';
import { wipeDevice } from '../offline/device-reader.ts';
import { earlyOr, earlyValue } from './prefetch.ts';
import { type Answer, useAnswer } from './use-query.ts';

/**
 * Whether the places of subscribers are open to this member. Only the subscription service's own word opens or closes
 * them: where it cannot be heard, what was heard last stands, and before that nobody knows.
 */
type Access = 'asking' | 'open' | 'closed' | 'unknown';

interface FoundAccess {
  readonly access: Access;
  /** The last question was not answered; it is asked again by itself. */
  readonly isFailing: boolean;
  /** Has the subscription service speak again: what it says opens or closes the places at once. */
  readonly askStatus: () => void;
}

const atOnce = [0];

function useAccess(config: PublicConfig, person: Person): FoundAccess {
  const { answer, failures, refresh } = useAnswer(
    'status',
    async () => {
      const status = await orFromDevice(person, getSubscriptionStatus, {}, () =>
        earlyOr(person, getSubscriptionStatus, {}, () =>
          withToken(config, (token) => call(getSubscriptionStatus, {}, { config, token })),
        ),
      );
      if (!status.isActive) void wipeDevice();
      return status;
    },
    {
      early: earlyValue(person, getSubscriptionStatus, {}),
      staysAfter: () => true,
      onReturnAfterMs: atOnce,
      retries: true,
    },
  );
  return { access: accessOf(answer), isFailing: failures > 0, askStatus: refresh };
}

function accessOf(answer: Answer<{ isActive: boolean }>): Access {
  if (answer.status === 'known') return answer.value.isActive ? 'open' : 'closed';
  return answer.status === 'asking' ? 'asking' : 'unknown';
}

export interface Member extends FoundAccess {
  readonly facts: IslandData;
  readonly config: PublicConfig;
  readonly person: Person;
  /** One of our services, asked in the member's name. */
  readonly ask: <C extends Contract>(contract: C, input: Input<C>) => Promise<ResponseOf<C>>;
}

const MemberContext = createContext<Member | null>(null);

interface MemberProviderProps {
  facts: IslandData;
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
