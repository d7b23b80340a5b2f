import '#app/editing/desk.css';
import './homily-editor.css';
import './year.css';
import type { Coverage } from '@wayfare/contracts/calls/homily-editor';
import { Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { UnsentTexts } from '#app/editing/unsent-texts.tsx';
import { useFocusOnNavigation, usePageTitle, useToday } from '#app/member/page-hooks.ts';
import type { Query } from '#app/member/use-query.ts';
import { toMonth } from '#app/reading/month-calendar.tsx';
import { Button } from '#ui/button.tsx';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { Gaps, WriteGap } from './gaps.tsx';
import { AccessDenied } from './homily-admins-only.tsx';
import { OpenDay } from './open-day.tsx';
import { Recent } from './recent.tsx';
import { YearList } from './year-list.tsx';
import { parseMonth, useIsArrival, YearSteps } from './year-steps.tsx';

const ImportPart = lazyComponent(() => import('./import-part.tsx').then((part) => part.ImportPart));

/** The days with and without a homily, month by month. */
export function YearAhead({ state, retry, refetch }: Pick<Query<Coverage>, 'state' | 'retry' | 'refetch'>) {
  const [imports, setImports] = useState(0);
  const today = useToday();
  const currentMonth = toMonth(today);
  const month = parseMonth(useSearchParams()[0].get('month')) ?? currentMonth;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnNavigation(heading, useIsArrival());
  usePageTitle('The year ahead');
  if (state.status === 'error' && state.error instanceof ApiError && state.error.status === 403)
    return <AccessDenied />;
  const coverage = state.status === 'success' ? state.data : null;
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
        <YearSteps month={month} currentMonth={currentMonth} />
        {state.status === 'error' ? (
          <div className="flow">
            <p className="soft">We can’t check what is ready right now.</p>
            <Button onClick={retry}>Try again</Button>
          </div>
        ) : (
          <YearList coverage={coverage} />
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
