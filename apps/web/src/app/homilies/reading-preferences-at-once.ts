// Runs before the first paint. Part of at-once.ts: it may import types alone.
import type { PreferencesKey } from './reading-preferences.ts';

const key: PreferencesKey = 'wayfare-look';
const kept = /^([1-5]) (system|light|dark|sepia)$/.exec(localStorage.getItem(key) ?? '');
if (kept) {
  const page = document.documentElement;
  page.dataset['textSize'] = kept[1];
  page.dataset['theme'] = kept[2];
}
