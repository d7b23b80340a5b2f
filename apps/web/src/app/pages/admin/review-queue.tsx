import {
  getReviewQueue,
  type ReviewQueue,
  setReviewEnabled,
  type WaitingText,
} from '@wayfare/contracts/calls/review';
import { useState } from 'react';
import { Link } from 'react-router';
import { toFailureMessage } from '#api/failure-message.ts';
import { useMember } from '#app/member/member.tsx';
import { PageHeading } from '#app/member/page-heading.tsx';
import { QueryView } from '#app/member/query-view.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { blogPaths, paths } from '#paths.ts';
import { clockTime, wholeDate } from '#ui/format-date.ts';
import { StatusButton, useStatus } from '#ui/use-status.tsx';

export function ReviewQueuePage() {
  const { callApi } = useMember();
  const query = useQuery('review', () => callApi(getReviewQueue, {}));
  return (
    <div className="flow">
      <PageHeading>Review</PageHeading>
      <p className="lead">
        With review on, a homily or a post goes to readers once an editor-in-chief has approved it.
      </p>
      <QueryView query={query} error="We couldn’t load this page.">
        {(queue) => <ReviewQueueContent initialQueue={queue} />}
      </QueryView>
    </div>
  );
}

function ReviewQueueContent({ initialQueue }: { initialQueue: ReviewQueue }) {
  const { callApi } = useMember();
  const [queue, setQueue] = useState(initialQueue);
  const status = useStatus();

  async function toggle() {
    if (!status.start()) return;
    const isEnabled = !queue.isEnabled;
    try {
      setQueue(await callApi(setReviewEnabled, { body: { isEnabled } }));
      status.report(isEnabled ? '✅ Review is on.' : '✅ Review is off.');
    } catch (error) {
      status.report(toFailureMessage(error));
    }
  }

  return (
    <>
      {queue.isEnabled && (
        <section className="flow" aria-labelledby="waiting">
          <h2 id="waiting">Waiting for you</h2>
          {queue.waiting.length === 0 ? (
            <p className="soft">Nothing waits to be read.</p>
          ) : (
            <ol className="plain flow">
              {queue.waiting.map((text) => (
                <Waiting key={`${text.kind} ${text.ref}`} text={text} />
              ))}
            </ol>
          )}
        </section>
      )}
      <section className="flow" aria-labelledby="switch">
        <h2 id="switch">{queue.isEnabled ? 'Review is on' : 'Review is off'}</h2>
        <p>
          {queue.isEnabled
            ? 'Whoever writes asks for review, and publishes once the text is approved. A text that is changed afterwards is approved again. What you publish yourself is approved by that.'
            : 'Whoever writes also publishes. Once you switch it on, nothing new goes out that none of you has approved. What is published stays, and what has its hour already opens then.'}
        </p>
        <div className="row">
          <StatusButton status={status} onClick={() => void toggle()}>
            {queue.isEnabled ? 'Switch review off' : 'Switch review on'}
          </StatusButton>
        </div>
      </section>
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
