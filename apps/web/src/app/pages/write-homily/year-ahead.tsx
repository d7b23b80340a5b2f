import '#app/editing/desk.css';
import './homily-editor.css';
import './year.css';
import type { Coverage } from '@wayfare/contracts/calls/homily-editor';
import { Suspense, useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { UnsentTexts } from '#app/editing/unsent-texts.tsx';
import { useFocusOnNavigation, usePageTitle } from '#app/member/page-hooks.ts';
import type { Query } from '#app/member/use-query.ts';
import { Button } from '#ui/button.tsx';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { Gaps, WriteGap } from './gaps.tsx';
import { AccessDenied } from './homily-admins-only.tsx';
import { OpenDay } from './open-day.tsx';
import { Recent } from './recent.tsx';
import { useIsArrival, useYearAddress } from './year-address.ts';
import { YearList } from './year-list.tsx';
import { YearMonth } from './year-month.tsx';
import { YearSteps } from './year-steps.tsx';

const ImportPart = lazyComponent(() => import('./import-part.tsx').then((part) => part.ImportPart));

/** The calendar of days with and without a homily. */
export function YearAhead({ state, retry, refetch }: Pick<Query<Coverage>, 'state' | 'retry' | 'refetch'>) {
  const [imports, setImports] = useState(0);
  const { today, month, view, addressOf } = useYearAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnNavigation(heading, useIsArrival());
  usePageTitle('The year ahead');
  if (state.status === 'error' && state.error instanceof ApiError && state.error.status === 403)
    return <AccessDenied />;
  const coverage = state.status === 'success' ? state.data : null;
  const monthProps = { month, coverage, today: coverage?.today ?? today };
  return (
    <div className="flow big year">
      <div className="flow">
        <h1 className="pg" tabIndex={-1} ref={heading}>
          The year ahead
        </h1>
        <Gaps coverage={coverage} />
        <UnsentTexts kind="homily" />
        <div className="ways-to-write">
          <WriteGap gap={coverage?.firstGap ?? null} />
          <OpenDay label="Write for the day" date={today} />
        </div>
      </div>
      <section className="flow" aria-labelledby="month-shown">
        <YearSteps month={month} view={view} today={today} addressOf={addressOf} />
        {state.status === 'error' ? (
          <div className="flow">
            <p className="soft">We can’t check what is ready right now.</p>
            <Button onClick={retry}>Try again</Button>
          </div>
        ) : view === 'month' ? (
          <YearMonth {...monthProps} />
        ) : (
          <YearList {...monthProps} />
        )}
      </section>
      <Suspense>
        <ImportPart
          onImported={() => {
            setImports(imports + 1);
            refetch();
          }}
        />
      </Suspense>
      <Recent key={imports} />
    </div>
  );
}
