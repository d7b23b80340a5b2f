import { type MemberSubscription, memberSubscription } from '@wayfare/contracts/calls/subscription';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useComingBack } from '#ui/coming-back.ts';
import { useMember } from './member.tsx';

export type FoundSubscription =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'known'; readonly subscription: MemberSubscription };

/** The payment provider tells us a little after it has told the reader. */
const looksAfterMs = [0, 2_000, 6_000];

/** How the member's subscription stands: asked at once, and anew whenever the reader comes back from elsewhere. */
export function useSubscription(): { readonly found: FoundSubscription; readonly askAgain: () => void } {
  const { ask, access, askStatus } = useMember();
  const [found, setFound] = useState<FoundSubscription>({ status: 'loading' });
  const newest = useRef(0);

  const look = useCallback(async () => {
    newest.current += 1;
    const mine = newest.current;
    const answer = await ask(memberSubscription, {}).then(
      (subscription) => ({ status: 'known', subscription }) as const,
      () => ({ status: 'failed' }) as const,
    );
    // An answer that was overtaken tells what is over.
    if (mine !== newest.current) return;
    // What was known stays in sight when nobody answers.
    setFound((before) => (answer.status === 'failed' && before.status === 'known' ? before : answer));
  }, [ask]);

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it is set when the answer has come
    void look();
  }, [look]);

  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => stop(timers.current), []);
  useComingBack(() => {
    stop(timers.current);
    timers.current = looksAfterMs.map((pause) => setTimeout(() => void look(), pause));
  });

  const isSaidElsewhere = found.status === 'known' && found.subscription.isActive !== (access === 'open');
  useEffect(() => {
    if (isSaidElsewhere && access !== 'asking') void askStatus();
  }, [isSaidElsewhere, access, askStatus]);

  return {
    found,
    askAgain: () => {
      setFound((before) => (before.status === 'known' ? before : { status: 'loading' }));
      void look();
    },
  };
}

function stop(timers: readonly ReturnType<typeof setTimeout>[]): void {
  for (const timer of timers) clearTimeout(timer);
}
