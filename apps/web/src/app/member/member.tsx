import type { Contract, ResponseOf } from '@wayfare/contracts/calls/contract';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { getSubscriptionStatus } from '@wayfare/contracts/calls/subscription';
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { withToken } from '#api/authenticated-call.ts';
import { call, type Input } from '#api/call.ts';
import { withTokenOrLogin } from '#app/member/require-login.ts';
import type { IslandData } from '#islands/page-data.ts';
import type { Person } from '#session/claims.ts';
import { findStoredPerson } from '#session/stored-token.ts';
import { withCacheFallback } from '../offline/cache-fallback.ts';
import { clearDevice } from '../offline/device-reader.ts';
import { openEditors } from './open-editors.ts';
import { getPrefetched, takePrefetched } from './prefetch.ts';
import { type QueryState, useQuery } from './use-query.ts';

/**
 * Changes only when the subscription service answers. While it is unreachable, the last answer counts; before the
 * first answer, access is `unknown`.
 */
type Access = 'loading' | 'open' | 'closed' | 'unknown';

interface AccessState {
  readonly access: Access;
  /** The last request failed and is retried. */
  readonly isFailing: boolean;
  /** Asks the subscription service again, and updates access at once. */
  readonly refetchStatus: () => void;
}

type CallApi = <C extends Contract>(contract: C, input: Input<C>) => Promise<ResponseOf<C>>;

/**
 * Calls the API with the member's token, the prefetched responses and the offline cache. If the session has ended, a
 * GET leads to the log-in. A change throws LoggedOutError, so that the page keeps what was typed.
 */
const createCallApi =
  (config: PublicConfig, person: Person): CallApi =>
  (contract, input) =>
    withCacheFallback(person, contract, input, () =>
      takePrefetched(person, contract, input, () =>
        (contract.method === 'GET' ? withTokenOrLogin : withToken)(config, (token) =>
          call(contract, input, { config, token }),
        ),
      ),
    );

const refetchDelaysMs = [0];

function useAccess(callApi: CallApi, person: Person): AccessState {
  const { state, failures, refetch } = useQuery(
    'status',
    async () => {
      const status = await callApi(getSubscriptionStatus, {});
      if (!status.isActive) void clearDevice();
      return status;
    },
    {
      initialData: getPrefetched(person, getSubscriptionStatus, {}),
      keepDataOnError: () => true,
      refetchOnVisibleMs: refetchDelaysMs,
      autoRetry: true,
    },
  );
  return { access: toAccess(state), isFailing: failures > 0, refetchStatus: refetch };
}

function toAccess(state: QueryState<{ isActive: boolean }>): Access {
  if (state.status === 'success') return state.data.isActive ? 'open' : 'closed';
  return state.status === 'loading' ? 'loading' : 'unknown';
}

export interface Member extends AccessState {
  readonly pageData: IslandData;
  readonly config: PublicConfig;
  readonly person: Person;
  readonly callApi: CallApi;
}

const MemberContext = createContext<Member | null>(null);

/** Otherwise what one member typed would be saved with the token of another, who logged in in another tab. */
function useReloadForAnotherMember(config: PublicConfig, { sub }: Person): void {
  useEffect(() => {
    const reloadForAnother = () => {
      const current = findStoredPerson(config)?.sub ?? null;
      if (current !== null && current !== sub && openEditors.size === 0) location.reload();
    };
    addEventListener('storage', reloadForAnother);
    return () => removeEventListener('storage', reloadForAnother);
  }, [config, sub]);
}

interface MemberProviderProps {
  pageData: IslandData;
  person: Person;
  children: ReactNode;
}

export function MemberProvider({ pageData, person, children }: MemberProviderProps) {
  const { config } = pageData;
  const callApi = useMemo(() => createCallApi(config, person), [config, person]);
  const { access, isFailing, refetchStatus } = useAccess(callApi, person);
  useReloadForAnotherMember(config, person);
  const member = useMemo<Member>(
    () => ({ pageData, config, person, access, isFailing, refetchStatus, callApi }),
    [pageData, config, person, access, isFailing, refetchStatus, callApi],
  );
  return <MemberContext value={member}>{children}</MemberContext>;
}

export function useMember(): Member {
  const member = use(MemberContext);
  if (member === null) throw new Error('useMember() needs a MemberProvider.');
  return member;
}

export const getDisplayName = ({ person, config }: Pick<Member, 'person' | 'config'>): string =>
  person.name || person.email || config.memberName;
