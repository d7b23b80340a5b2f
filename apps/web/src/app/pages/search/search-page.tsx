import '#styles/search.css';
import { maxSearchLength, type SearchResponse } from '@wayfare/contracts/calls/search';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { toFailureMessage } from '#api/failure-message.ts';
import { LoadError, Skeleton } from '#app/member/loading.tsx';
import { useFocusOnNavigation, usePageTitle } from '#app/member/page-hooks.ts';
import { paths } from '#paths.ts';
import {
  formatResultCount,
  parseSearchParams,
  type SearchParams,
  toSearchHref,
  withNewQuery,
} from '#texts/search-query.ts';
import {
  NoResults,
  PassageText,
  SearchExamples,
  SearchResultItem,
  SearchSign,
} from '#texts/search-result.tsx';
import { Button } from '#ui/button.tsx';
import { submit } from '#ui/form.ts';
import { Segments } from '#ui/segments.tsx';
import { isSearchShortcutOn, searchShortcutKey } from './search-shortcut.ts';
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
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // Focuses the heading if there are results, else the input.
  const [isInputFirst] = useState(() => q === '');
  useFocusOnNavigation(heading, !isInputFirst);
  useEffect(() => {
    if (isInputFirst) input.current?.focus({ preventScroll: true });
  }, [isInputFirst]);
  usePageTitle(q === '' ? 'Search' : `${q}: search`);

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
      <h1 tabIndex={-1} ref={heading}>
        Search
      </h1>
      <search>
        <form
          className="search-form"
          action={paths.search}
          onSubmit={(event) =>
            submit(event, () => {
              setSubmitted(typed.trim());
              return search(typed);
            })
          }
        >
          <label className="vh" htmlFor="search-box">
            Words, a feast, or a passage
          </label>
          <div className="search-box">
            <SearchSign />
            <input
              className="in"
              id="search-box"
              type="search"
              name="q"
              ref={input}
              placeholder="Word, saint, passage, date"
              value={typed}
              maxLength={maxSearchLength}
              autoComplete="off"
              enterKeyHint="search"
              aria-describedby="search-found"
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <Button>Search</Button>
          </div>
        </form>
      </search>
      {q.trim() === '' ? (
        <Suggestions params={params} />
      ) : (
        <Results params={params} opensDay={submitted === q} />
      )}
      <ShortcutSetting />
    </div>
  );
}

function Results({ params, opensDay }: { params: SearchParams; opensDay: boolean }) {
  const navigate = useNavigate();
  const { response, error, isLoading, isLoadingMore, retry, loadMore } = useSearchResults(params);
  const day = opensDay && !isLoading ? (response?.day ?? null) : null;
  useEffect(() => {
    if (day !== null) void navigate(paths.homily(day));
  }, [day, navigate]);
  const change = (changes: Partial<SearchParams>) =>
    void navigate(toSearchHref({ ...params, ...changes }), { replace: true });
  return (
    <>
      <div className="row between">
        <p className="lead" id="search-found" role="status">
          {isLoading ? `Looking for “${params.q}”.` : response === null ? '' : formatResultCount(response)}
        </p>
        {response !== null && response.count > 1 && (
          <fieldset>
            <legend className="vh">In which order</legend>
            <Segments
              name="search-order"
              options={['best', 'newest'] as const}
              value={params.isNewestFirst ? 'newest' : 'best'}
              onChange={(choice) => change({ isNewestFirst: choice === 'newest' })}
              label={(choice) => (choice === 'best' ? 'Best first' : 'Newest first')}
            />
          </fieldset>
        )}
      </div>
      {error !== null && <LoadError onRetry={retry}>{toFailureMessage(error)}</LoadError>}
      {response === null && isLoading && <Skeleton />}
      {response !== null && response.text !== null && <PassageText text={response.text} />}
      {response !== null && <Interpretation params={params} response={response} onChange={change} />}
      {response !== null && response.count === 0 && response.text === null && !isLoading && (
        <NoResults
          response={response}
          as={Link}
          toHref={(spelling) => toSearchHref(withNewQuery(params, spelling))}
        />
      )}
      {response !== null && response.items.length > 0 && (
        <ol className="results" aria-busy={isLoading && !isLoadingMore ? true : undefined}>
          {response.items.map((item) => (
            <SearchResultItem key={`${item.kind} ${item.slug}`} item={item} as={Link} />
          ))}
        </ol>
      )}
      {response?.next != null && (
        <Button onClick={loadMore} isBusy={isLoadingMore} busyText="Looking...">
          More
        </Button>
      )}
    </>
  );
}

interface InterpretationProps {
  params: SearchParams;
  response: SearchResponse;
  onChange: (changes: Partial<SearchParams>) => void;
}

/** Lets the reader turn off the reference or the other terms. */
function Interpretation({
  params: { isPassageOff, isTermsOff },
  response: { passage, hasTerms },
  onChange,
}: InterpretationProps) {
  const isBoth = passage !== null && (hasTerms || isTermsOff);
  if (!isBoth && !isPassageOff && passage === null) return null;
  return (
    <fieldset className="chips">
      <legend className="vh">What to look for</legend>
      <Chip isOn={!isPassageOff} onToggle={(isOn) => onChange({ isPassageOff: !isOn, isTermsOff: false })}>
        {passage === null ? 'The passage' : `${passage} as a passage`}
      </Chip>
      {isBoth && (
        <Chip isOn={!isTermsOff} onToggle={(isOn) => onChange({ isTermsOff: !isOn })}>
          The other words
        </Chip>
      )}
    </fieldset>
  );
}

interface ChipProps {
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  children: ReactNode;
}

const Chip = ({ isOn, onToggle, children }: ChipProps) => (
  <button type="button" className="quiet chip" aria-pressed={isOn} onClick={() => onToggle(!isOn)}>
    {children}
  </button>
);

function Suggestions({ params }: { params: SearchParams }) {
  return (
    <section aria-labelledby="for-example">
      <SearchExamples as={Link} toHref={(q) => toSearchHref(withNewQuery(params, q))} />
      <p className="further">
        <Link to={paths.gospel}>Look by book and chapter</Link>
      </p>
    </section>
  );
}

/** Single-key shortcuts must be optional, for voice control. */
function ShortcutSetting() {
  const [isOn, setIsOn] = useState(isSearchShortcutOn);
  return (
    <label className="check search-key">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => {
          setIsOn(currentTarget.checked);
          setSearchShortcut(currentTarget.checked);
        }}
      />
      On this device, the key / opens the search from every page
    </label>
  );
}

function setSearchShortcut(isOn: boolean): void {
  if (isOn) localStorage.removeItem(searchShortcutKey);
  else localStorage.setItem(searchShortcutKey, '1');
}
