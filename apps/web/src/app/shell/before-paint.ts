// Runs before the first paint. Requests the subscription, and the homily of the day or today's page for Profile, so that
// they are there when the app starts. Imports types only: a runtime import would create a shared chunk, which loads later.
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import type { requestTimeoutMs } from '@wayfare/contracts/rules/timings';
import type { identityPrefix } from '#session/storage-keys.ts';

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

/** A path of the homily service, or null. */
function findText(): string | null {
  const [, page = ''] = /^\/dashboard\/(homilies\/\d{4}-\d\d-\d\d|profile)$/.exec(location.pathname) ?? [];
  return page === 'profile' ? 'morning' : page || null;
}

function prefetch(text: string | null): void {
  const { config }: { config: PublicConfig } = JSON.parse(
    document.getElementById('page-data')?.textContent ?? '',
  );
  const token = findValidToken(config);
  if (token === null) return;
  const { homily, subscription } = config.bases;
  const authorization = `Bearer ${token}`;
  // The text first: on a slow device each request costs time.
  const addresses = text === null ? [] : [`${homily}/${text}`];
  addresses.push(`${subscription}/user-sub-status`);
  globalThis.prefetchedResponses = addresses.map((address) => {
    const response = fetch(address, {
      headers: { accept: 'application/json', authorization },
      signal: AbortSignal.timeout(timeoutMs),
    });
    // The consumer handles the error.
    response.catch(() => {});
    return { address, authorization, response };
  });
}

try {
  prefetch(findText());
} catch {
  // The app requests them again.
}
