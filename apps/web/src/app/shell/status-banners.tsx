import { seconds } from '@wayfare/contracts/rules/durations';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { useMember } from '../member/member.tsx';
import { hasPrefetchedText } from '../member/prefetch.ts';
import { useServedFromCache } from '../offline/device-reader.ts';

/** Shown while the subscription service is unreachable. */
export function AccessErrorBanner() {
  const { access, isFailing, refetchStatus } = useMember();
  return (
    <div role="status">
      {isFailing && (
        <p className="soft service-notice">
          {access === 'unknown'
            ? 'We can’t check your subscription right now. We’ll keep trying.'
            : 'We can’t check your subscription right now. Nothing changes until we can.'}{' '}
          <LinkButton onClick={refetchStatus}>Try again</LinkButton>
        </p>
      )}
    </div>
  );
}

/** Shown until access is known. The address stays the same. */
export function AccessPending() {
  const { access } = useMember();
  if (access === 'loading') {
    return (
      <p className="lead" aria-busy="true">
        Checking your subscription …
      </p>
    );
  }
  return (
    <div className="flow">
      <h1>This page will open soon</h1>
      <p className="lead">
        You don’t need to do anything: the page opens here as soon as we have found your subscription.
      </p>
    </div>
  );
}

const retryIntervalMs = 20_000;

/** Shown while responses come from the cache. */
export function OfflineBanner() {
  const isServedFromCache = useServedFromCache();
  const { refetchStatus } = useMember();
  useEffect(() => {
    if (!isServedFromCache) return;
    // Ends with the first response from the network.
    const timer = setInterval(refetchStatus, retryIntervalMs);
    addEventListener('online', refetchStatus);
    return () => {
      clearInterval(timer);
      removeEventListener('online', refetchStatus);
    };
  }, [isServedFromCache, refetchStatus]);
  return (
    <div role="status">
      {isServedFromCache && (
        <p className="soft service-notice">
          You’re offline. <Link to={paths.homilies}>These days are on this device</Link>.
        </p>
      )}
    </div>
  );
}

/** How long the first render waits for access, so that links do not flash as disabled. */
const maxWaitMs = seconds(1);

export function WaitForAccess({ children }: { children: ReactNode }) {
  const { access, person } = useMember();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), maxWaitMs);
    return () => clearTimeout(timer);
  }, []);
  if (access !== 'loading' || isLate || hasPrefetchedText(person, location.pathname)) return children;
  return (
    <main id="main" className="wrap notice" aria-busy="true">
      <p className="lead">Opening your pages …</p>
    </main>
  );
}
