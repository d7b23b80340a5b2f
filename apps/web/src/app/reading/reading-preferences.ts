import {
  defaultReadingPreferences,
  getReadingPreferences,
  type ReadingPreferences,
  readingPreferences,
  setReadingPreferences,
} from '@wayfare/contracts/calls/homily';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { preferencesKey } from '#session/storage-keys.ts';
import { useMember } from '../member/member.tsx';
import { useQuery } from '../member/use-query.ts';

/** The defaults if nothing valid is stored. */
export function getStoredPreferences(): ReadingPreferences {
  const [textSize, theme] = (localStorage.getItem(preferencesKey) ?? '').split(' ');
  const parsed = z.safeParse(readingPreferences, { textSize: Number(textSize), theme });
  return parsed.success ? parsed.data : defaultReadingPreferences;
}

export function applyPreferences({ textSize, theme }: ReadingPreferences): void {
  const page = document.documentElement;
  page.dataset['theme'] = theme;
  page.dataset['textSize'] = String(textSize);
  try {
    const { textSize: usualSize, theme: usualTheme } = defaultReadingPreferences;
    if (textSize === usualSize && theme === usualTheme) localStorage.removeItem(preferencesKey);
    else localStorage.setItem(preferencesKey, `${textSize} ${theme}`);
  } catch {
    // Storage is full: the account has them.
  }
}

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
  const lastSave = useRef<Promise<unknown>>(Promise.resolve());
  const lastChoice = useRef<ReadingPreferences | null>(null);
  const current = chosen ?? (state.status === 'success' ? state.data : null);
  useEffect(() => {
    if (current !== null) applyPreferences(current);
  }, [current]);

  return {
    preferences: current ?? stored,
    isOnlyOnDevice,
    choose(preferences) {
      setChosen(preferences);
      lastChoice.current = preferences;
      const save = async () => {
        // Another choice followed meanwhile.
        if (lastChoice.current !== preferences) return;
        const isSaved = await callApi(setReadingPreferences, { body: preferences }).then(
          () => true,
          () => false,
        );
        setIsOnlyOnDevice(!isSaved);
      };
      // One request at a time, so that the last choice wins.
      lastSave.current = lastSave.current.then(save);
    },
  };
}
