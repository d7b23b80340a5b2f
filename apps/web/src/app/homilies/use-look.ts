import {
  getReadingPreferences,
  type ReadingPreferences,
  setReadingPreferences,
} from '@wayfare/contracts/calls/homily';
import { useEffect, useRef, useState } from 'react';
import { useMember } from '#app/member.tsx';
import { lookFromHere, wear } from './reading-look.ts';

export interface Look {
  readonly look: ReadingPreferences;
  readonly choose: (look: ReadingPreferences) => void;
  /** It could not be kept on the account: it holds in this browser. */
  readonly isOnlyHere: boolean;
}

/** How this member likes to read. The account knows; this browser only remembers what it said. */
export function useLook(): Look {
  const { ask } = useMember();
  const [look, setLook] = useState(lookFromHere);
  const [isOnlyHere, setIsOnlyHere] = useState(false);
  const hasChosen = useRef(false);
  const wanted = useRef<ReadingPreferences | null>(null);
  const isSending = useRef(false);

  useEffect(() => {
    let isOver = false;
    async function hear() {
      // Without an answer, what this browser remembers will do.
      const kept = await ask(getReadingPreferences, {}).catch(() => null);
      if (isOver || hasChosen.current || kept === null) return;
      setLook(kept);
      wear(kept);
    }
    void hear();
    return () => {
      isOver = true;
    };
  }, [ask]);

  /** One at a time, so that the last choice is the one that stays. */
  async function send() {
    if (isSending.current) return;
    isSending.current = true;
    for (let next = wanted.current; next !== null; next = wanted.current) {
      wanted.current = null;
      await ask(setReadingPreferences, { body: next }).then(
        () => setIsOnlyHere(false),
        () => setIsOnlyHere(true),
      );
    }
    isSending.current = false;
  }

  return {
    look,
    isOnlyHere,
    choose: (chosen) => {
      hasChosen.current = true;
      setLook(chosen);
      wear(chosen);
      wanted.current = chosen;
      void send();
    },
  };
}
