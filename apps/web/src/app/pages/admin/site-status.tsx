import { getSiteStatus, type SiteStatus as Status } from '@wayfare/contracts/calls/site-status';
import { capitalize } from '@wayfare/contracts/rules/liturgical-day';
import { useMember } from '#app/member/member.tsx';
import { PageHeading } from '#app/member/page-heading.tsx';
import { QueryView } from '#app/member/query-view.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { LinkButton } from '#ui/link-button.tsx';

type Line = Status['lines'][number];

const levels: Readonly<Record<Line['level'], { mark: string; text: string }>> = {
  ok: { mark: '✓', text: 'Well' },
  warning: { mark: '!', text: 'Look at it today' },
  error: { mark: '✗', text: 'Look at it now' },
};

/** The output of `wayfare status`. */
export function SiteStatus() {
  const { callApi } = useMember();
  const query = useQuery('site status', () => callApi(getSiteStatus, {}));
  return (
    <div className="flow">
      <PageHeading>How the site is</PageHeading>
      <QueryView query={query} error="We couldn’t load this page.">
        {({ lines }) => (
          <>
            <dl>
              {lines.map(({ label, level, message }) => (
                <div className="setting setting-line" key={label}>
                  <dt className="setting-label">{capitalize(label)}</dt>
                  <dd className="setting-value">
                    <span className={level === 'ok' ? 'status-line ok' : 'status-line'}>
                      <span aria-hidden="true">{levels[level].mark}</span> {levels[level].text}
                    </span>
                    <span className="hint">{message}</span>
                  </dd>
                </div>
              ))}
            </dl>
            <p>
              <LinkButton onClick={query.refetch}>Look again</LinkButton>
            </p>
          </>
        )}
      </QueryView>
    </div>
  );
}
