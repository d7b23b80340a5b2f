import { readSiteStatus, type SiteStatus as Status } from '@wayfare/contracts/calls/site-status';
import { useMember } from '#app/member.tsx';
import { useAnswer } from '#app/use-answer.ts';
import { useTitle } from '#app/use-title.ts';
import { FocusedHeading } from '#ui/focused-heading.tsx';
import './site-status.css';

type Line = Status['lines'][number];

/** Told apart by shape and words as well. */
const moods: Readonly<Record<Line['mood'], { sign: string; words: string }>> = {
  good: { sign: '✓', words: 'Well' },
  odd: { sign: '!', words: 'Look at it today' },
  bad: { sign: '✗', words: 'Look at it now' },
};

/** What the command `wayfare status` says, for whoever runs the site. */
export function SiteStatus() {
  useTitle('How the site is');
  const { ask } = useMember();
  const { answer, askAgain, refresh } = useAnswer('site status', () => ask(readSiteStatus, {}));
  return (
    <div className="flow">
      <FocusedHeading>How the site is</FocusedHeading>
      {answer.status === 'asking' && <p className="soft">Looking it up...</p>}
      {answer.status === 'failed' && (
        <p className="soft">
          We couldn’t load this page.{' '}
          <button type="button" className="quiet link" onClick={askAgain}>
            Try again
          </button>
        </p>
      )}
      {answer.status === 'known' && (
        <>
          <dl className="site-status">
            {answer.value.lines.map((line) => (
              <div key={line.about}>
                <dt>{`${line.about.charAt(0).toUpperCase()}${line.about.slice(1)}`}</dt>
                <dd>
                  <span className={`mood ${line.mood}`}>
                    <span aria-hidden="true">{moods[line.mood].sign}</span> {moods[line.mood].words}
                  </span>
                  <span>{line.words}</span>
                </dd>
              </div>
            ))}
          </dl>
          <p>
            <button type="button" className="quiet link" onClick={refresh}>
              Look again
            </button>
          </p>
        </>
      )}
    </div>
  );
}
