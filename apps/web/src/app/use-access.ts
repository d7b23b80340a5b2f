import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { getSubscriptionStatus } from '@wayfare/contracts/calls/subscription';
import { call } from '#api/call.ts';
import type { Person } from '#session/claims.ts';
import { earlyOr, earlyValue } from './early-answers.ts';
import { orFromDevice } from './offline/or-from-device.ts';
import { wipeDevice } from './offline/reader-here.ts';
import { type Answer, useAnswer } from './use-answer.ts';
import { withToken } from './with-token.ts';

/**
 * Whether the places of subscribers are open to this member. Only the subscription service's own word opens or closes
 * them: where it cannot be heard, what was heard last stands, and before that nobody knows.
 */
export type Access = 'asking' | 'open' | 'closed' | 'unknown';

export interface FoundAccess {
  readonly access: Access;
  /** The last question was not answered; it is asked again by itself. */
  readonly isFailing: boolean;
  /** Has the subscription service speak again: what it says opens or closes the places at once. */
  readonly askStatus: () => void;
}

const atOnce = [0];

export function useAccess(config: PublicConfig, person: Person): FoundAccess {
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
