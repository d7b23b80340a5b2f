import { getHomilyFeed, type HomilyFeed } from '@wayfare/contracts/calls/homily';
import { isCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { isPageChange, pageButtons, parsePage } from '@wayfare/contracts/rules/paging';
import { useEffect } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { LoadError } from '#app/member/loading.tsx';
import { useMember } from '#app/member/member.tsx';
import { PageHeading } from '#app/member/page-heading.tsx';
import { RowsSkeleton } from '#app/member/query-view.tsx';
import { type QueryCache, useQuery } from '#app/member/use-query.ts';
import { paths } from '#paths.ts';
import { SearchBox } from '#texts/search-box.tsx';
import { HomilyTable } from './homily-table.tsx';
import { Month } from './month.tsx';
import { useDays } from './use-days.ts';

interface PagerProps {
  page: number;
  totalPages: number;
}

/** Up to five pages. Links that would change nothing are plain text. */
function Pager({ page, totalPages }: PagerProps) {
  const step = (to: number, label: string) =>
    isPageChange(page, to, totalPages) ? (
      <Link to={toPagePath(to)}>{label}</Link>
    ) : (
      <span className="off">{label}</span>
    );
  return (
    <nav className="pager" aria-label="Pages">
      {step(page - 1, 'Newer')}
      {pageButtons(page, totalPages).map((each) =>
        each === page ? (
          <span key={each} aria-current="page">
            <span className="vh">Page </span>
            {each}
          </span>
        ) : (
          <Link key={each} to={toPagePath(each)}>
            <span className="vh">Page </span>
            {each}
          </Link>
        ),
      )}
      {step(page + 1, 'Older')}
    </nav>
  );
}

const feeds: QueryCache<HomilyFeed> = new Map();

const toPagePath = (page: number): string => (page === 1 ? paths.homilies : `${paths.homilies}?page=${page}`);

export function HomilyListPage() {
  const { callApi, refetchStatus } = useMember();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const page = parsePage(search.get('page'));
  const { state, retry } = useQuery(
    String(page),
    () => callApi(getHomilyFeed, { query: { page, _t: Date.now() } }),
    { cache: feeds },
  );
  const feed = state.status === 'success' ? state.data : null;
  const items = feed?.Items.filter(({ date }) => isCalendarDate(date)) ?? [];
  // Names of feasts and colors change the height of the rows, so the rows wait for them.
  const days = useDays(items.map(({ date }) => date));
  // Excerpts mean that the subscription has ended.
  const isLocked = feed?.Items.some(({ locked }) => locked) ?? false;
  useEffect(() => {
    if (isLocked) refetchStatus();
  }, [isLocked, refetchStatus]);

  if (feed !== null && feed.totalPages > 0 && page > feed.totalPages)
    return <Navigate to={toPagePath(feed.totalPages)} replace />;

  return (
    <div className="homilies">
      <div className="homilies-head">
        <PageHeading title={page === 1 ? 'Homilies' : `Homilies, page ${page}`}>Homilies</PageHeading>
        <SearchBox
          action={paths.search}
          onSubmit={(event) => {
            event.preventDefault();
            const q = new FormData(event.currentTarget).get('q');
            if (typeof q === 'string') void navigate(paths.searchFor(q));
          }}
        />
      </div>
      <div className="homilies-month">
        {/* If nothing could be loaded, one press on "Try again" loads the list and then the month. */}
        {state.status !== 'error' && <Month />}
      </div>
      <div>
        {(state.status === 'loading' || days === null) && <RowsSkeleton label="Looking up the homilies..." />}
        {items.length > 0 && days !== null && <HomilyTable items={items} days={days} />}
        {((feed !== null && feed.Items.length === 0) || state.status === 'error') && (
          <p className="lead">No homilies found.</p>
        )}
        {state.status === 'error' && <LoadError onRetry={retry}>We couldn’t load the list.</LoadError>}
        {feed !== null && days !== null && feed.totalPages > 1 && (
          <Pager page={page} totalPages={feed.totalPages} />
        )}
        <p className="small-print" role="status">
          {feed !== null && feed.Items.length > 0 && formatCount(feed, page)}
        </p>
      </div>
    </div>
  );
}

function formatCount({ totalCount, totalPages }: HomilyFeed, page: number): string {
  const homilies = totalCount === 1 ? '1 homily' : `${totalCount.toLocaleString('en-US')} homilies`;
  return totalPages > 1 ? `${homilies}. Page ${page} of ${totalPages.toLocaleString('en-US')}` : homilies;
}
