import { getSiteStatus, type SiteStatus as Status } from '@wayfare/contracts/calls/site-status';
import { useMember } from '#app/member/member.tsx';
import { useTitle } from '#app/member/page-hooks.ts';
import { useAnswer } from '#app/member/use-query.ts';
import { FocusedHeading } from '#ui/focused-heading.tsx';
import './site-status.css';

type Line = Status['lines'][number];

/** Color is not the only difference. */
const levels: Readonly<Record<Line['level'], { sign: string; text: string }>> = {
  ok: { sign: '✓', text: 'Well' },
  warning: { sign: '!', text: 'Look at it today' },
  error: { sign: '✗', text: 'Look at it now' },
};

/** What the command `wayfare status` says, for whoever runs the site. */
export function SiteStatus() {
  useTitle('How the site is');
  const { ask } = useMember();
  const { answer, askAgain, refresh } = useAnswer('site status', () => ask(getSiteStatus, {}));
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
              <div key={line.label}>
                <dt>{`${line.label.charAt(0).toUpperCase()}${line.label.slice(1)}`}</dt>
                <dd>
                  <span className={`level ${line.level}`}>
                    <span aria-hidden="true">{levels[line.level].sign}</span> {levels[line.level].text}
                  </span>
                  <span>{line.message}</span>
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
