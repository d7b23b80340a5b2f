import '#app/editing/desk.css';
import './homily-editor.css';
import './year.css';
import type { Coverage } from '@wayfare/contracts/calls/homily-editor';
import { Suspense, useRef } from 'react';
import { Link } from 'react-router';
import { LoadError } from '#app/member/loading.tsx';
import { useFocusOnNavigation, usePageTitle } from '#app/member/page-hooks.ts';
import type { Query } from '#app/member/use-query.ts';
import { paths } from '#paths.ts';
import { dayAndMonth } from '#ui/format-date.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { OpenDay } from './open-day.tsx';
import { formatFeast, formatGap } from './state-labels.ts';
import { UnsentHomilies } from './unsent-homilies.tsx';
import { YearList, YearMonth } from './year-days.tsx';
import { useIsArrival, useYearAddress, YearSteps } from './year-steps.tsx';

const ImportPart = lazyComponent(() => import('./import-part.tsx').then((part) => part.ImportPart));

/** The calendar of days with and without a homily. */
export function YearAhead({ state, retry, refetch }: Pick<Query<Coverage>, 'state' | 'retry' | 'refetch'>) {
  const address = useYearAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnNavigation(heading, useIsArrival());
  usePageTitle('The year ahead');
  const coverage = state.status === 'success' ? state.data : null;
  const firstGap = coverage?.firstGap;
  const Month = address.view === 'month' ? YearMonth : YearList;
  return (
    <div className="flow big year">
      <div className="flow">
        <h1 className="pg" tabIndex={-1} ref={heading}>
          The year ahead
        </h1>
        <Gaps coverage={coverage} />
        <UnsentHomilies />
        <div className="row ways-to-write">
          {firstGap && (
            <Link className="btn" to={paths.writeHomily(firstGap.date)}>
              {firstGap.hasDraft ? 'Go on writing for' : 'Write for'} {dayAndMonth(firstGap.date)}
            </Link>
          )}
          <OpenDay label="Write for the day" date={address.today} />
        </div>
      </div>
      <section className="flow" aria-labelledby="month-shown">
        <YearSteps {...address} />
        {state.status === 'error' ? (
          <LoadError onRetry={retry}>We can’t check what is ready right now.</LoadError>
        ) : (
          <Month month={address.month} coverage={coverage} today={coverage?.today ?? address.today} />
        )}
      </section>
      <Suspense>
        <ImportPart onImported={refetch} />
      </Suspense>
    </div>
  );
}

/** The first day, and the Sundays and feasts, without a homily. */
function Gaps({ coverage }: { coverage: Coverage | null }) {
  // The first sentence already names the first gap.
  const others = coverage?.feastsWithoutHomily.filter(({ date }) => date !== coverage.firstGap?.date) ?? [];
  return (
    <>
      <p className="lead" role="status">
        {coverage && formatGap(coverage)}
      </p>
      {coverage && others.length > 0 && (
        <>
          <p>Within two weeks there is none either for</p>
          <ul>
            {others.map((feast) => (
              <li key={feast.date}>
                <Link to={paths.writeHomily(feast.date)}>{formatFeast(feast, coverage.today)}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
