import { getSiteStatus, type SiteStatus as Status } from '@wayfare/contracts/calls/site-status';
import { useMember } from '#app/member/member.tsx';
import { usePageTitle } from '#app/member/page-hooks.ts';
import { useQuery } from '#app/member/use-query.ts';
import { FocusedHeading } from '#ui/focused-heading.tsx';
import './site-status.css';

type Line = Status['lines'][number];

const levels: Readonly<Record<Line['level'], { sign: string; text: string }>> = {
  ok: { sign: '✓', text: 'Well' },
  warning: { sign: '!', text: 'Look at it today' },
  error: { sign: '✗', text: 'Look at it now' },
};

/** The output of `wayfare status`. */
export function SiteStatus() {
  usePageTitle('How the site is');
  const { callApi } = useMember();
  const { state, retry, refetch } = useQuery('site status', () => callApi(getSiteStatus, {}));
  return (
    <div className="flow">
      <FocusedHeading>How the site is</FocusedHeading>
      {state.status === 'loading' && <p className="soft">Looking it up...</p>}
      {state.status === 'error' && (
        <p className="soft">
          We couldn’t load this page.{' '}
          <button type="button" className="quiet link" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      {state.status === 'success' && (
        <>
          <dl className="site-status">
            {state.data.lines.map((line) => (
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
            <button type="button" className="quiet link" onClick={refetch}>
              Look again
            </button>
          </p>
        </>
      )}
    </div>
  );
}
