import { getSubscriptionStatus } from '@wayfare/contracts/calls/subscription';
import { incompletePage } from '@wayfare/contracts/messages/login';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { readIslandData } from '#islands/page-data.ts';
import { paths } from '#paths.ts';
import type { Person } from '#session/claims.ts';
import { delayClientUntil } from '#session/client.ts';
import { currentPerson } from '#session/current-person.ts';
import { clearEndedSession, renew } from '#session/renewal.ts';
import { hasSession } from '#session/session.ts';
import { findStoredPerson, findStoredToken, type StoredToken } from '#session/stored-token.ts';
import { Alert } from '#ui/alert.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { MemberProvider } from '../member/member.tsx';
import { clearPrefetchedResponses, findPostSlug, getPrefetched, prefetchPage } from '../member/prefetch.ts';
import { goToLogin } from '../member/require-login.ts';
import { cacheFallbackMs } from '../offline/cache-fallback.ts';
import { getDeviceReader } from '../offline/device-reader.ts';
import { startSync } from '../offline/sync.ts';
import { loadPostPage } from '../pages/blog/routes.tsx';
import { keepSelection } from './keep-selection.ts';
import { DashboardRoutes } from './routes.tsx';
import { WaitForAccess } from './status-banners.tsx';

// Loads the fonts for the next pages after the first content.
for (const family of ['Fraunces', '"Source Sans"']) document.fonts.load(`1em ${family}`).catch(() => {});

const pageData = readIslandData(document);
const { config } = pageData;

/** Resolves after the first paint. Hidden pages never paint, hence the timeout. */
const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)));
    setTimeout(resolve, 1000);
  });

const renderIncomplete = () => (
  <main id="main" className="wrap notice">
    <Alert>{incompletePage}</Alert>
  </main>
);

const maxPrefetchMs = 1_500;
const pause = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

async function open(): Promise<void> {
  const container = document.getElementById('app');
  if (!hasSession(config) || container === null) {
    goToLogin();
    return;
  }
  const root = createRoot(container);
  const isTextVisible = () => container.querySelector('[data-early]') !== null;
  const render = (person: Person) => {
    const renderPage = () =>
      root.render(
        <MemberProvider key={person.sub} pageData={pageData} person={person}>
          <WaitForAccess>
            <ErrorBoundary renderFallback={renderIncomplete}>
              <BrowserRouter>
                <DashboardRoutes />
              </BrowserRouter>
            </ErrorBoundary>
          </WaitForAccess>
        </MemberProvider>,
      );
    if (isTextVisible()) keepSelection(() => flushSync(renderPage));
    else renderPage();
  };
  const storedToken = findStoredToken(config);
  // If the stored token is accepted, the page renders at once; the identity client, a large script, loads afterwards.
  // If it is refused, or the service is slow, the session check below decides.
  const accepted = storedToken && loadFirstPage(storedToken).then(() => storedToken);
  clearPrefetchedResponses();
  const token = await Promise.race([accepted, pause(maxPrefetchMs)]).catch(() => null);
  if (token) {
    delayClientUntil(waitForPaint());
    openToday(token.person);
    render(token.person);
  }
  const person = findStoredPerson(config);
  const isCached = person !== null && getDeviceReader()?.sub === person.sub;
  // Offline, cached texts are shown without a session check; the first call online checks it.
  const renewal = await (isCached ? Promise.race([renew(config), timeOut()]) : renew(config));
  if (renewal.status === 'renewed') {
    render(renewal.session.person);
    startSync(config, renewal.session.person, true);
  } else if (renewal.status === 'unreachable') {
    // The tokens may still be valid. The subscription request shows the failure and is retried.
    const lastPerson = person ?? currentPerson;
    render(lastPerson);
    startSync(config, lastPerson, false);
  } else {
    clearEndedSession();
    goToLogin();
  }
}

const maxPageWaitMs = 1_000;

async function loadFirstPage(token: StoredToken): Promise<void> {
  const isPost = findPostSlug(location.pathname) !== null;
  await Promise.all([
    prefetchPage(pageData, token, location.pathname),
    // The page shows a failure, and loads by itself if it takes longer.
    isPost && Promise.race([loadPostPage().catch(() => {}), pause(maxPageWaitMs)]),
  ]);
}

/** The router's redirect would first render an empty page, and then scroll to the top. */
function openToday(person: Person): void {
  const isSubscriber = getPrefetched(person, getSubscriptionStatus, {})?.isActive;
  if (location.pathname === paths.home && isSubscriber)
    history.replaceState(null, '', paths.homily(pageData.today));
}

const timeOut = (): Promise<{ readonly status: 'unreachable' }> =>
  new Promise((resolve) =>
    setTimeout(() => resolve({ status: 'unreachable' }), navigator.onLine ? cacheFallbackMs : 0),
  );

void open();
