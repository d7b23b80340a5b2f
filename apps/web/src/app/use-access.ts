import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { userSubStatus } from '@wayfare/contracts/calls/subscription';
import { seconds } from '@wayfare/contracts/rules/durations';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { useComingBack } from '#ui/coming-back.ts';
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
  readonly askStatus: () => Promise<void>;
}

interface Heard {
  readonly access: Access;
  /** How many questions in a row were not answered. */
  readonly failures: number;
}

const longestPauseMs = seconds(60);
const pauseAfter = (failures: number): number => Math.min(seconds(2 ** failures), longestPauseMs);

export function useAccess(config: PublicConfig): FoundAccess {
  const [{ access, failures }, setHeard] = useState<Heard>({ access: 'asking', failures: 0 });
  const newest = useRef(0);

  const askStatus = useCallback(async () => {
    newest.current += 1;
    const mine = newest.current;
    const answer = await isSubscriber(config).catch(() => null);
    // An answer that was overtaken tells what is over.
    if (mine !== newest.current) return;
    setHeard((before) =>
      answer === null
        ? { access: before.access === 'asking' ? 'unknown' : before.access, failures: before.failures + 1 }
        : { access: answer ? 'open' : 'closed', failures: 0 },
    );
  }, [config]);

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it is set when the answer has come
    void askStatus();
  }, [askStatus]);
  useComingBack(() => void askStatus());

  useEffect(() => {
    if (failures === 0) return;
    const again = () => void askStatus();
    const timer = setTimeout(again, pauseAfter(failures));
    addEventListener('online', again);
    addEventListener('focus', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
      removeEventListener('focus', again);
    };
  }, [failures, askStatus]);

  return { access, isFailing: failures > 0, askStatus };
}

async function isSubscriber(config: PublicConfig): Promise<boolean> {
  const { isActive } = await withToken(config, (token) => call(userSubStatus, {}, { config, token }));
  return isActive;
}
