import { isHomilyDate } from '@wayfare/contracts/calls/homily';
import type { Coverage } from '@wayfare/contracts/calls/homily-editor';
import { Suspense } from 'react';
import { type RouteObject, useParams, useSearchParams } from 'react-router';
import { useMember } from '#app/member/member.tsx';
import { type QueryCache, useQuery } from '#app/member/use-query.ts';
import { paths } from '#paths.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { HomilyAdminsOnly } from './homily-admins-only.tsx';

// The editor loads on demand, and its data loads in parallel with the script.
const YearAhead = lazyComponent(() => import('./year-ahead.tsx').then(({ YearAhead }) => YearAhead));
const EditHomily = lazyComponent(() => import('./edit-homily.tsx').then(({ EditHomily }) => EditHomily));

// The contracts load on demand too, because few members write homilies.
const calls = () => import('./opening-calls.ts');

const coverages: QueryCache<Coverage> = new Map();

function YearPage() {
  const { callApi } = useMember();
  const month = useSearchParams()[0].get('month') ?? '';
  const query = useQuery(month, async () => callApi((await calls()).getCoverage, { query: { month } }), {
    cache: coverages,
  });
  return (
    <Suspense>
      <YearAhead {...query} />
    </Suspense>
  );
}

function DatePage() {
  const { callApi } = useMember();
  const { date = '' } = useParams();
  const query = useQuery(isHomilyDate(date) ? date : null, async () =>
    callApi((await calls()).homilyCalls.getDraft, { params: { ref: date } }),
  );
  return (
    <Suspense>
      <EditHomily date={date} {...query} />
    </Suspense>
  );
}

export const homilyEditorRoutes: RouteObject[] = [
  {
    element: <HomilyAdminsOnly />,
    children: [
      { path: paths.writeHomilies, element: <YearPage /> },
      { path: paths.writeHomily(':date'), element: <DatePage /> },
    ],
  },
];
