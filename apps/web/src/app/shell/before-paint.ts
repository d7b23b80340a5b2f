// Runs before the first paint: where the address is a day's, its homily and the subscription are asked for at once, and
// have come when the app, which is far heavier, asks for them. Part of at-once.ts: it may import types alone.
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import type { requestTimeoutMs } from '@wayfare/contracts/rules/timings';
import type { identityPrefix } from '#session/storage-keys.ts';
import type { PreferencesKey } from '../pages/reading/reading-preferences.ts';

const timeoutMs: typeof requestTimeoutMs = 12_000;
const prefix: typeof identityPrefix = 'CognitoIdentityServiceProvider';
const minSecondsLeft = 30;

function findValidToken({ identity }: PublicConfig): string | null {
  const client = `${prefix}.${identity.userPoolClientId}`;
  const member = localStorage.getItem(`${client}.LastAuthUser`) ?? '';
  const token = localStorage.getItem(`${client}.${member}.idToken`);
  const claims = atob((token?.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
  return JSON.parse(claims).exp > Date.now() / 1000 + minSecondsLeft ? token : null;
}

function prefetchDay(date: string): void {
  const { config }: { config: PublicConfig } = JSON.parse(
    document.getElementById('page-data')?.textContent ?? '',
  );
  const token = findValidToken(config);
  if (token === null) return;
  const { homily, subscription } = config.bases;
  const authorization = `Bearer ${token}`;
  const addresses = [`${homily}/homilies/${date}`, `${subscription}/user-sub-status`];
  globalThis.prefetchedResponses = addresses.map((address) => {
    const response = fetch(address, {
      headers: { accept: 'application/json', authorization },
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Whoever takes it hears of the failure.
    response.catch(() => {});
    return { address, authorization, response };
  });
}

const [, date] = /^\/dashboard\/homilies\/(\d{4}-\d\d-\d\d)$/.exec(location.pathname) ?? [];
try {
  if (date) prefetchDay(date);
} catch {
  // Whatever is wrong here, the app asks in its own way.
}

// What the dashboard's document runs before its first paint, in a file of its own. It and what it imports may import
// nothing that is there when it runs: what another file has too would be put into a file between.

// Runs before the first paint. Part of at-once.ts: it may import types alone.

const key: PreferencesKey = 'wayfare-look';
const preferences = /^([1-5]) (system|light|dark|sepia)$/.exec(localStorage.getItem(key) ?? '');
if (preferences) {
  const page = document.documentElement;
  page.dataset['textSize'] = preferences[1];
  page.dataset['theme'] = preferences[2];
}
