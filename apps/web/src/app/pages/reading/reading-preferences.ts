import {
  defaultReadingPreferences,
  type ReadingPreferences,
  readingPreferences,
} from '@wayfare/contracts/calls/homily';
import * as z from 'zod/mini';
import { preferencesKey } from '#session/storage-keys.ts';

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
    localStorage.setItem(preferencesKey, `${textSize} ${theme}`);
  } catch {
    // Storage is full: the account has them.
  }
}
