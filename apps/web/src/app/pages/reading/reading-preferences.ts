import {
  defaultReadingPreferences,
  type ReadingPreferences,
  readingPreferences,
} from '@wayfare/contracts/calls/homily';
import * as z from 'zod/mini';

/** Where this browser remembers how pages are to look, until the account has answered. */
const preferencesKey = 'wayfare-look';
export type PreferencesKey = typeof preferencesKey;

const written = ({ textSize, theme }: ReadingPreferences): string => `${textSize} ${theme}`;

/** How pages looked here last; what cannot be read is as good as nothing. */
export function getStoredPreferences(): ReadingPreferences {
  const [textSize, theme] = (localStorage.getItem(preferencesKey) ?? '').split(' ');
  const read = z.safeParse(readingPreferences, { textSize: Number(textSize), theme });
  return read.success ? read.data : defaultReadingPreferences;
}

/** Shows pages so, from now on and at the next visit. */
export function applyPreferences(preferences: ReadingPreferences): void {
  const page = document.documentElement;
  page.dataset['theme'] = preferences.theme;
  page.dataset['textSize'] = String(preferences.textSize);
  try {
    localStorage.setItem(preferencesKey, written(preferences));
  } catch {
    // A full store: the account keeps it all the same.
  }
}
