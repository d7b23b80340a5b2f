import { useMember } from './member.tsx';

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
