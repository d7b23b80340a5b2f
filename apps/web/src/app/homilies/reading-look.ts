import {
  defaultReadingPreferences,
  type ReadingPreferences,
  readingPreferences,
} from '@wayfare/contracts/calls/homily';
import * as z from 'zod/mini';

/** Where this browser remembers how pages are to look, until the account has answered. */
const lookKey = 'wayfare-look';
export type LookKey = typeof lookKey;

const written = ({ textSize, theme }: ReadingPreferences): string => `${textSize} ${theme}`;

/** How pages looked here last; what cannot be read is as good as nothing. */
export function lookFromHere(): ReadingPreferences {
  const [textSize, theme] = (localStorage.getItem(lookKey) ?? '').split(' ');
  const read = z.safeParse(readingPreferences, { textSize: Number(textSize), theme });
  return read.success ? read.data : defaultReadingPreferences;
}

/** Shows pages so, from now on and at the next visit. */
export function wear(look: ReadingPreferences): void {
  const page = document.documentElement;
  page.dataset['theme'] = look.theme;
  page.dataset['textSize'] = String(look.textSize);
  try {
    localStorage.setItem(lookKey, written(look));
  } catch {
    // A full store: the account keeps it all the same.
  }
}
