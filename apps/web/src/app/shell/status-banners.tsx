import { seconds } from '@wayfare/contracts/rules/durations';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { useMember } from '../member/member.tsx';
import { useFromDevice } from '../offline/device-reader.ts';

/** Said quietly above every place while the subscription service does not answer. */
export function AccessTrouble() {
  const { access, isFailing, askStatus } = useMember();
  return (
    <div role="status">
      {isFailing && (
        <p className="soft unheard">
          {access === 'unknown'
            ? 'We can’t check your subscription right now. We’ll keep trying.'
            : 'We can’t check your subscription right now. Nothing changes until we can.'}{' '}
          <button type="button" className="quiet link" onClick={askStatus}>
            Try again
          </button>
        </p>
      )}
    </div>
  );
}

/** Stands in a subscriber's place until the service has spoken; the address stays, and the place opens in it. */
export function NotKnownYet() {
  const { access } = useMember();
  if (access === 'asking') {
    return (
      <p className="lead" aria-busy="true">
        Checking your subscription …
      </p>
    );
  }
  return (
    <div className="flow">
      <h1 className="pg">This page will open soon</h1>
      <p className="lead">
        You don’t need to do anything: the page opens here as soon as we have found your subscription.
      </p>
    </div>
  );
}

const againMs = 20_000;

/** Said quietly above every place while it is this device that answers. */
export function FromDevice() {
  const isFromDevice = useFromDevice();
  const { askStatus } = useMember();
  useEffect(() => {
    if (!isFromDevice) return;
    // The first that is answered again ends it.
    const timer = setInterval(askStatus, againMs);
    addEventListener('online', askStatus);
    return () => {
      clearInterval(timer);
      removeEventListener('online', askStatus);
    };
  }, [isFromDevice, askStatus]);
  return (
    <div role="status">
      {isFromDevice && (
        <p className="soft unheard">
          You’re offline. <Link to={paths.homilies}>These days are on this device</Link>.
        </p>
      )}
    </div>
  );
}

/** So long the first look waits for what the subscription service says, so that no door is drawn shut and then opens. */
const longestWaitMs = seconds(1);

export function Opening({ children }: { children: ReactNode }) {
  const { access } = useMember();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), longestWaitMs);
    return () => clearTimeout(timer);
  }, []);
  if (access !== 'asking' || isLate) return children;
  return (
    <main id="main" className="wrap notice" aria-busy="true">
      <p className="lead">Opening your pages …</p>
    </main>
  );
}
