import {
  getReadingPreferences,
  type ReadingPreferences,
  setReadingPreferences,
} from '@wayfare/contracts/calls/homily';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useMember } from '#app/member/member.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { applyPreferences, getStoredPreferences } from './reading-preferences.ts';

// Loaded on demand.
const DisplayDialog = lazyComponent(() => import('./display-dialog.tsx').then((part) => part.DisplayDialog));

export interface ReadingPreferencesState {
  readonly preferences: ReadingPreferences;
  readonly choose: (preferences: ReadingPreferences) => void;
  /** Saving to the account failed. */
  readonly isOnlyOnDevice: boolean;
}

/** Saved on the account. This browser has a copy for the first paint. */
function useReadingPreferences(): ReadingPreferencesState {
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

/** Opens the dialog for the text size and the theme. */
export function DisplayButton() {
  const preferences = useReadingPreferences();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        className="display-button"
        type="button"
        aria-label="Text and display"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <span aria-hidden="true">Aa</span>
      </button>
      {isOpen && (
        <Suspense>
          <DisplayDialog state={preferences} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
