// Runs before the first paint, by itself: it may import nothing that is there when it runs.
import type { PreferencesKey } from './reading-preferences.ts';

const key: PreferencesKey = 'wayfare-look';
const kept = /^([1-5]) (system|light|dark|sepia)$/.exec(localStorage.getItem(key) ?? '');
if (kept) {
  const page = document.documentElement;
  page.dataset['textSize'] = kept[1];
  page.dataset['theme'] = kept[2];
}
