// Runs before the first paint. Requests the subscription and the text of the page, so that they are there when the app
// starts. Imports types only: a runtime import would create a shared chunk, which loads later.
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import type { requestTimeoutMs } from '@wayfare/contracts/rules/timings';
import type { IslandData } from '#islands/page-data.ts';
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

/** The address of the text that the page shows, or null. */
function findText({ homily, blog }: PublicConfig['bases'], today: string): string | null {
  const path = /^\/dashboard(?:\/(?:(profile|homilies\/\d{4}-\d\d-\d\d)|blog\/(?!edit$)([a-z\d-]+)))?$/.exec(
    location.pathname,
  );
  if (path === null) return null;
  const [, page = `homilies/${today}`, slug] = path;
  if (slug) return `${blog}/postDetail/${slug}`;
  return `${homily}/${page === 'profile' ? 'morning' : page}`;
}

function prefetch(): void {
  const { config, today }: IslandData = JSON.parse(document.getElementById('page-data')?.textContent ?? '');
  const token = findValidToken(config);
  if (token === null) return;
  const authorization = `Bearer ${token}`;
  // The text first: on a slow device each request costs time.
  const addresses = [findText(config.bases, today), `${config.bases.subscription}/user-sub-status`].filter(
    (address) => address !== null,
  );
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
  prefetch();
} catch {
  // The app requests them again.
}
