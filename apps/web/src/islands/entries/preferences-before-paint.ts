// Runs before the first paint of every page: the text size and the theme that were chosen on this device. Imports
// types only, because it is inlined.
import type { preferencesKey } from '#session/storage-keys.ts';

const key: typeof preferencesKey = 'wayfare-look';
try {
  const [, textSize, theme] =
    /^([1-5]) (system|light|dark|sepia)$/.exec(localStorage.getItem(key) ?? '') ?? [];
  if (textSize) Object.assign(document.documentElement.dataset, { textSize, theme });
} catch {
  // The storage is blocked.
}
