import {
  getReviewQueue,
  type ReviewQueue,
  setReviewEnabled,
  type WaitingText,
} from '@wayfare/contracts/calls/review';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { toFailureMessage } from '#api/failure-message.ts';
import { useMember } from '#app/member/member.tsx';
import { usePageTitle } from '#app/member/page-hooks.ts';
import { useQuery } from '#app/member/use-query.ts';
import { blogPaths, paths } from '#paths.ts';
import { FocusedHeading } from '#ui/focused-heading.tsx';
import { clockTime, wholeDate } from '#ui/format-date.ts';
import { StatusLine } from '#ui/status-line.tsx';

export function ReviewQueuePage() {
  usePageTitle('Review');
  const { callApi } = useMember();
  const { state, retry } = useQuery('review', () => callApi(getReviewQueue, {}));
  return (
    <div className="flow">
      <FocusedHeading>Review</FocusedHeading>
      <p className="lead">
        With review on, a homily or a post goes to readers once an editor-in-chief has approved it.
      </p>
      {state.status === 'loading' && <p className="soft">Looking it up...</p>}
      {state.status === 'error' && (
        <p className="soft">
          We couldn’t load this page.{' '}
          <button type="button" className="quiet link" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      {state.status === 'success' && <ReviewQueueContent initialQueue={state.data} />}
    </div>
  );
}

function ReviewQueueContent({ initialQueue }: { initialQueue: ReviewQueue }) {
  const { callApi } = useMember();
  const [queue, setQueue] = useState(initialQueue);
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const line = useRef<HTMLOutputElement>(null);

  async function toggle() {
    if (isBusy) return;
    setIsBusy(true);
    setMessage(null);
    const isEnabled = !queue.isEnabled;
    try {
      setQueue(await callApi(setReviewEnabled, { body: { isEnabled } }));
      setMessage(isEnabled ? '✅ Review is on.' : '✅ Review is off.');
    } catch (error) {
      setMessage(toFailureMessage(error));
    }
    setIsBusy(false);
    line.current?.focus();
  }

  return (
    <>
      <section className="flow" aria-labelledby="switch">
        <h2 id="switch">{queue.isEnabled ? 'Review is on' : 'Review is off'}</h2>
        <p>
          {queue.isEnabled
            ? 'Whoever writes asks for review, and publishes once the text is approved. A letter that is changed afterwards is approved anew. What you publish yourself is approved by that.'
            : 'Whoever writes also publishes. Once you switch it on, nothing new goes out that none of you has approved. What is published stays, and what has its hour already opens then.'}
        </p>
        <StatusLine message={message} ref={line} />
        <button
          type="button"
          className="btn"
          aria-disabled={isBusy || undefined}
          onClick={() => void toggle()}
        >
          {queue.isEnabled ? 'Switch review off' : 'Switch review on'}
        </button>
      </section>
      {queue.isEnabled && (
        <section className="flow" aria-labelledby="waiting">
          <h2 id="waiting">Waiting for you</h2>
          {queue.waiting.length === 0 ? (
            <p className="soft">Nothing waits to be read.</p>
          ) : (
            <ol className="pl done-list">
              {queue.waiting.map((text) => (
                <Waiting key={`${text.kind} ${text.ref}`} text={text} />
              ))}
            </ol>
          )}
        </section>
      )}
    </>
  );
}

const Waiting = ({ text: { kind, ref, name, askedBy, askedAt } }: { text: WaitingText }) => (
  <li>
    <p>
      <Link to={kind === 'homily' ? paths.writeHomily(ref) : blogPaths.edit(ref)}>{name || 'Untitled'}</Link>
    </p>
    <p className="small-print">
      {kind === 'homily' ? `Homily for ${wholeDate(ref)}` : 'Post'}, asked by {askedBy} on{' '}
      <time dateTime={askedAt}>{clockTime(askedAt, 'day')}</time>
    </p>
  </li>
);
