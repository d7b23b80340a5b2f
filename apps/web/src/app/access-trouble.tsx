import { useMember } from './member.tsx';

/** Said quietly above every place while the subscription service does not answer. */
export function AccessTrouble() {
  const { access, isFailing, askStatus } = useMember();
  return (
    <div role="status">
      {isFailing && (
        <p className="soft unheard">
          {access === 'unknown'
            ? 'Your subscription could not be looked up just now. We go on trying.'
            : 'Your subscription could not be looked up again just now. Nothing changes until it can.'}{' '}
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
        Looking up your subscription …
      </p>
    );
  }
  return (
    <div className="flow">
      <h1 className="pg">This page is waiting for you</h1>
      <p className="lead">
        It opens with your subscription, which could not be looked up just now. There is nothing you need to
        do: as soon as it can be, the page opens here.
      </p>
    </div>
  );
}
