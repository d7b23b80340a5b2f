import {
  getReadingPreferences,
  type ReadingPreferences,
  setReadingPreferences,
} from '@wayfare/contracts/calls/homily';
import { useEffect, useRef, useState } from 'react';
import { useMember } from '#app/member.tsx';
import { useAnswer } from '#app/use-answer.ts';
import { applyPreferences, preferencesFromHere } from './reading-preferences.ts';

export interface KnownPreferences {
  readonly preferences: ReadingPreferences;
  readonly choose: (preferences: ReadingPreferences) => void;
  /** It could not be kept on the account: it holds in this browser. */
  readonly isOnlyHere: boolean;
}

/** How this member likes to read. The account knows; this browser only remembers what it said. */
export function useReadingPreferences(): KnownPreferences {
  const { ask } = useMember();
  const { answer } = useAnswer('reading preferences', () => ask(getReadingPreferences, {}));
  const [fromHere] = useState(preferencesFromHere);
  const [chosen, setChosen] = useState<ReadingPreferences | null>(null);
  const [isOnlyHere, setIsOnlyHere] = useState(false);
  const wanted = useRef<ReadingPreferences | null>(null);
  const isSending = useRef(false);
  // Without an answer, what this browser remembers will do.
  const kept = answer.status === 'known' ? answer.value : null;
  const preferred = chosen ?? kept;
  useEffect(() => {
    if (preferred !== null) applyPreferences(preferred);
  }, [preferred]);

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
    preferences: preferred ?? fromHere,
    isOnlyHere,
    choose(preferences) {
      setChosen(preferences);
      wanted.current = preferences;
      void send();
    },
  };
}
