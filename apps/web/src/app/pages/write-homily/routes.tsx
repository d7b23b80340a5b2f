import { isHomilyDate } from '@wayfare/contracts/calls/homily';
import type { Coverage } from '@wayfare/contracts/calls/homily-editor';
import { canEditHomilies } from '@wayfare/contracts/rules/policies';
import { Suspense } from 'react';
import { Link, Outlet, type RouteObject, useParams, useSearchParams } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { useMember } from '#app/member/member.tsx';
import { type Query, type QueryCache, useQuery } from '#app/member/use-query.ts';
import { paths } from '#paths.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';

// The editor loads on demand, and its data loads in parallel with the script.
const YearAhead = lazyComponent(() => import('./year-ahead.tsx').then(({ YearAhead }) => YearAhead));
const EditHomily = lazyComponent(() => import('./edit-homily.tsx').then(({ EditHomily }) => EditHomily));

// The contracts load on demand too, because few members write homilies.
const calls = () => import('./opening-calls.ts');

const coverages: QueryCache<Coverage> = new Map();

const isForbidden = ({ state }: Query<unknown>): boolean =>
  state.status === 'error' && state.error instanceof ApiError && state.error.status === 403;

function YearPage() {
  const { callApi } = useMember();
  const month = useSearchParams()[0].get('month') ?? '';
  const query = useQuery(month, async () => callApi((await calls()).getCoverage, { query: { month } }), {
    cache: coverages,
  });
  return <Suspense>{isForbidden(query) ? <AccessDenied /> : <YearAhead {...query} />}</Suspense>;
}

function DatePage() {
  const { callApi } = useMember();
  const { date = '' } = useParams();
  const query = useQuery(isHomilyDate(date) ? date : null, async () =>
    callApi((await calls()).homilyCalls.getDraft, { params: { ref: date } }),
  );
  return <Suspense>{isForbidden(query) ? <AccessDenied /> : <EditHomily date={date} {...query} />}</Suspense>;
}

function AccessDenied() {
  const { supportEmail } = useMember().config;
  return (
    <div className="flow">
      <h1 className="pg">Access denied (homily-admin only).</h1>
      <p className="lead">
        Homilies are written here by a few of us. To read them, go to{' '}
        <Link to={paths.homilies}>the list of homilies</Link>.
      </p>
      <p className="soft">
        Are you one of those who write? Please tell us at{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>, and log in again once that is done.
      </p>
    </div>
  );
}

const HomilyAdminsOnly = () => (canEditHomilies(useMember().person) ? <Outlet /> : <AccessDenied />);

export const homilyEditorRoutes: RouteObject[] = [
  {
    element: <HomilyAdminsOnly />,
    children: [
      { path: paths.writeHomilies, element: <YearPage /> },
      { path: paths.writeHomily(':date'), element: <DatePage /> },
    ],
  },
];
