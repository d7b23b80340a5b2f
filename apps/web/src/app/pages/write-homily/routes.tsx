import { isHomilyDate } from '@wayfare/contracts/calls/homily';
import type { Coverage } from '@wayfare/contracts/calls/homily-editor';
import { Suspense } from 'react';
import { type RouteObject, useParams, useSearchParams } from 'react-router';
import { useMember } from '#app/member/member.tsx';
import { type QueryCache, useQuery } from '#app/member/use-query.ts';
import { paths } from '#paths.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { HomilyAdminsOnly } from './homily-admins-only.tsx';

// What writing needs comes only when somebody writes; what it shows is asked for meanwhile, not after it.
const YearAhead = lazyComponent(() =>
  withDrafts(import('./year-ahead.tsx')).then(({ YearAhead }) => YearAhead),
);
const EditHomily = lazyComponent(() =>
  withDrafts(import('./edit-homily.tsx')).then(({ EditHomily }) => EditHomily),
);
const CorrectDay = lazyComponent(() => import('./correct-day.tsx').then(({ CorrectDay }) => CorrectDay));

async function withDrafts<Part>(part: Promise<Part>): Promise<Part> {
  await (await import('#app/editing/draft-storage.ts')).restoreDrafts();
  return part;
}

// So do the calls: of all who open the dashboard few write.
const calls = () => import('./opening-calls.ts');

const coverages: QueryCache<Coverage> = new Map();

function Covering() {
  const { callApi } = useMember();
  const month = useSearchParams()[0].get('month') ?? '';
  const asked = useQuery(month, async () => callApi((await calls()).getCoverage, { query: { month } }), {
    cache: coverages,
  });
  return (
    <Suspense>
      <YearAhead {...asked} />
    </Suspense>
  );
}

interface OfDateProps {
  part: typeof EditHomily;
}

/** The date that the address names. */
function OfDate({ part: Part }: OfDateProps) {
  const { callApi } = useMember();
  const { date = '' } = useParams();
  const question = isHomilyDate(date) ? date : null;
  const asked = useQuery(question, async () =>
    callApi((await calls()).getEditedHomily, { params: { date } }),
  );
  return (
    <Suspense>
      <Part date={date} {...asked} />
    </Suspense>
  );
}

/** Where homilies are written. */
export const homilyEditorRoutes: RouteObject[] = [
  {
    element: <HomilyAdminsOnly />,
    children: [
      { path: paths.writeHomilies, element: <Covering /> },
      { path: paths.writeHomily(':date'), element: <OfDate key="write" part={EditHomily} /> },
      { path: paths.correctDay(':date'), element: <OfDate key="correct" part={CorrectDay} /> },
    ],
  },
];
