import {
  getReadingPreferences,
  type ReadingPreferences,
  setReadingPreferences,
} from '@wayfare/contracts/calls/homily';
import { useEffect, useRef, useState } from 'react';
import { useMember } from '#app/member/member.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { applyPreferences, getStoredPreferences } from './reading-preferences.ts';

export interface ReadingPreferencesState {
  readonly preferences: ReadingPreferences;
  readonly choose: (preferences: ReadingPreferences) => void;
  /** Saving to the account failed. */
  readonly isOnlyOnDevice: boolean;
}

/** Saved on the account. This browser has a copy for the first paint. */
export function useReadingPreferences(): ReadingPreferencesState {
  const { callApi } = useMember();
  const { state } = useQuery('reading preferences', () => callApi(getReadingPreferences, {}));
  const [stored] = useState(getStoredPreferences);
  const [chosen, setChosen] = useState<ReadingPreferences | null>(null);
  const [isOnlyOnDevice, setIsOnlyOnDevice] = useState(false);
  const unsent = useRef<ReadingPreferences | null>(null);
  const isSending = useRef(false);
  const current = chosen ?? (state.status === 'success' ? state.data : null);
  useEffect(() => {
    if (current !== null) applyPreferences(current);
  }, [current]);

  /** One request at a time, so that the last choice wins. */
  async function send() {
    if (isSending.current) return;
    isSending.current = true;
    for (let next = unsent.current; next !== null; next = unsent.current) {
      unsent.current = null;
      await callApi(setReadingPreferences, { body: next }).then(
        () => setIsOnlyOnDevice(false),
        () => setIsOnlyOnDevice(true),
      );
    }
    isSending.current = false;
  }

  return {
    preferences: current ?? stored,
    isOnlyOnDevice,
    choose(preferences) {
      setChosen(preferences);
      unsent.current = preferences;
      void send();
    },
  };
}
