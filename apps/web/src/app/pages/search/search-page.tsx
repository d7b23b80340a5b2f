import '#styles/search.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { PageHeading } from '#app/member/page-heading.tsx';
import { PageError, RowsSkeleton } from '#app/member/query-view.tsx';
import { paths } from '#paths.ts';
import { SearchBox } from '#texts/search-box.tsx';
import {
  formatResultCount,
  parseSearchParams,
  type SearchParams,
  toSearchHref,
  withNewQuery,
} from '#texts/search-query.ts';
import { SearchExamples, SearchResults, SortLinks } from '#texts/search-result.tsx';
import { Button } from '#ui/button.tsx';
import { submit } from '#ui/form.ts';
import { useSearchResults } from './use-search.ts';

/** Delay between typing and the search. */
const searchDelayMs = 400;

export function SearchPage() {
  const [urlParams] = useSearchParams();
  const params = parseSearchParams(urlParams);
  const { q } = params;
  const navigate = useNavigate();
  const [typed, setTyped] = useState(q);
  const [lastQuery, setLastQuery] = useState(q);
  // The query changed by navigation, not by typing.
  if (lastQuery !== q) {
    setLastQuery(q);
    if (typed.trim() !== q) setTyped(q);
  }
  const input = useRef<HTMLInputElement>(null);
  // Focuses the heading if there are results, else the input.
  const [isInputFirst] = useState(() => q === '');
  useEffect(() => {
    if (isInputFirst) input.current?.focus({ preventScroll: true });
  }, [isInputFirst]);

  /** The text that was submitted: a date opens its day. Typing only lists results. */
  const [submitted, setSubmitted] = useState<string | null>(null);
  const search = (text: string) =>
    navigate(toSearchHref(withNewQuery(params, text.trim())), { replace: q !== '' });
  const searchAfterDelay = useEffectEvent(search);
  useEffect(() => {
    if (typed.trim() === q) return;
    const timer = setTimeout(() => void searchAfterDelay(typed), searchDelayMs);
    return () => clearTimeout(timer);
  }, [typed, q]);

  return (
    <div className="search">
      <PageHeading title={q === '' ? 'Search' : `${q}: search`} takesFocus={!isInputFirst}>
        Search
      </PageHeading>
      <SearchBox
        action={paths.search}
        onSubmit={(event) =>
          submit(event, () => {
            setSubmitted(typed.trim());
            return search(typed);
          })
        }
        input={{
          ref: input,
          value: typed,
          'aria-describedby': 'search-found',
          onChange: ({ currentTarget }) => setTyped(currentTarget.value),
        }}
      />
      {typed.trim() === '' ? (
        <section className="flow" aria-labelledby="for-example">
          <SearchExamples params={params} as={Link} toHref={toSearchHref} />
          <p>
            <Link to={paths.gospel}>Look by book and chapter</Link>
          </p>
        </section>
      ) : (
        <Results params={params} opensDay={submitted === q} isTyping={typed.trim() !== q} />
      )}
    </div>
  );
}

interface ResultsProps {
  params: SearchParams;
  opensDay: boolean;
  /** The search has not started yet. */
  isTyping: boolean;
}

function Results({ params, opensDay, isTyping }: ResultsProps) {
  const navigate = useNavigate();
  const { response, error, isLoading, isLoadingMore, retry, loadMore } = useSearchResults(params);
  const day = opensDay && !isLoading ? (response?.day ?? null) : null;
  useEffect(() => {
    if (day !== null) void navigate(paths.homily(day));
  }, [day, navigate]);
  const links = { params, as: Link, toHref: toSearchHref };
  const isWaiting = isTyping || (isLoading && !isLoadingMore);
  // An empty list would be wrong while it is replaced.
  const results = isWaiting && response?.count === 0 ? null : response;
  const hasNothing = results?.count === 0 && results.text === null;
  return (
    <>
      <div className="row between">
        <p className={hasNothing ? 'nothing-found' : 'soft'} id="search-found" role="status">
          {results !== null && !isWaiting && formatResultCount(results)}
        </p>
        {results !== null && results.count > 1 && <SortLinks {...links} />}
      </div>
      {error !== null && !isTyping && (
        <PageError title="The search did not answer." error={error} onRetry={retry} />
      )}
      {results === null && isWaiting && (
        <RowsSkeleton label={isTyping ? 'Looking...' : `Looking for “${params.q}”.`} />
      )}
      {results !== null && (
        <div aria-busy={isWaiting || undefined}>
          <SearchResults response={results} {...links} />
        </div>
      )}
      {results?.next != null && (
        <Button onClick={loadMore} isBusy={isLoadingMore} busyText="Looking...">
          More
        </Button>
      )}
    </>
  );
}
