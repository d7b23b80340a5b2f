import '#styles/search.css';
import { maxSearchLength, type SearchResponse } from '@wayfare/contracts/calls/search';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { toFailureMessage } from '#api/failure-message.ts';
import { useFocusOnNavigation, usePageTitle } from '#app/member/page-hooks.ts';
import { paths } from '#paths.ts';
import {
  exampleSearches,
  formatResultCount,
  noResultsMessages,
  parseSearchParams,
  type SearchParams,
  toSearchHref,
  withNewQuery,
} from '#texts/search-query.ts';
import { PassageText, SearchResultItem } from '#texts/search-result.tsx';
import { Button } from '#ui/button.tsx';
import { submit } from '#ui/form.ts';
import { Segments } from '#ui/segments.tsx';
import { isSearchShortcutOn, searchShortcutKey } from './search-shortcut.ts';
import { useSearchResults } from './use-search.ts';

/** Delay between typing and the search. */
const restMs = 400;

export function SearchPage() {
  const [search] = useSearchParams();
  const asked = parseSearchParams(search);
  const { q } = asked;
  const navigate = useNavigate();
  const [typed, setTyped] = useState(q);
  const [shownFor, setShownFor] = useState(q);
  // The query changed by navigation, not by typing.
  if (shownFor !== q) {
    setShownFor(q);
    if (typed.trim() !== q) setTyped(q);
  }
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLInputElement>(null);
  // Focuses the heading if there are results, else the input.
  const [cameToType] = useState(() => q === '');
  useFocusOnNavigation(heading, !cameToType);
  useEffect(() => {
    if (cameToType) box.current?.focus({ preventScroll: true });
  }, [cameToType]);
  usePageTitle(q === '' ? 'Search' : `${q}: search`);

  /** The text that was submitted: a date opens its day. Typing only lists results. */
  const [sent, setSent] = useState<string | null>(null);
  const go = (text: string) =>
    navigate(toSearchHref(withNewQuery(asked, text.trim())), { replace: q !== '' });
  const goAfterRest = useEffectEvent(go);
  useEffect(() => {
    if (typed.trim() === q) return;
    const rest = setTimeout(() => void goAfterRest(typed), restMs);
    return () => clearTimeout(rest);
  }, [typed, q]);

  return (
    <div className="search">
      <h1 className="pg" tabIndex={-1} ref={heading}>
        Search
      </h1>
      <search>
        <form
          className="search-form"
          action={paths.search}
          onSubmit={(event) =>
            submit(event, () => {
              setSent(typed.trim());
              return go(typed);
            })
          }
        >
          <label htmlFor="search-box">Words, a feast, or a passage</label>
          <div className="row">
            <input
              className="in"
              id="search-box"
              type="search"
              name="q"
              ref={box}
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
      {q.trim() === '' ? <Beginnings asked={asked} /> : <Results asked={asked} opensDay={sent === q} />}
      <ShortcutSetting />
    </div>
  );
}

function Results({ asked, opensDay }: { asked: SearchParams; opensDay: boolean }) {
  const navigate = useNavigate();
  const { found, error, isAsking, isLoadingMore, retry, loadMore } = useSearchResults(asked);
  const day = opensDay && !isAsking ? (found?.day ?? null) : null;
  useEffect(() => {
    if (day !== null) void navigate(paths.homily(day));
  }, [day, navigate]);
  const change = (part: Partial<SearchParams>) =>
    void navigate(toSearchHref({ ...asked, ...part }), { replace: true });
  return (
    <>
      <div className="row between">
        <p className="lead" id="search-found" role="status">
          {isAsking || found === null ? '' : formatResultCount(found)}
        </p>
        {found !== null && found.count > 1 && (
          <fieldset>
            <legend className="vh">In which order</legend>
            <Segments
              name="search-order"
              options={['best', 'newest'] as const}
              value={asked.isNewestFirst ? 'newest' : 'best'}
              onChange={(choice) => change({ isNewestFirst: choice === 'newest' })}
              label={(choice) => (choice === 'best' ? 'Best first' : 'Newest first')}
            />
          </fieldset>
        )}
      </div>
      {found !== null && <Understood asked={asked} found={found} onChange={change} />}
      {error !== null && (
        <p className="soft" role="status">
          {toFailureMessage(error)}{' '}
          <button type="button" className="quiet link" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      {found === null && isAsking && (
        <div className="skeleton" aria-busy="true">
          <span />
          <span />
        </div>
      )}
      {found !== null && found.text !== null && <PassageText text={found.text} />}
      {found !== null && found.count === 0 && found.text === null && !isAsking && (
        <Nothing asked={asked} found={found} />
      )}
      {found !== null && found.items.length > 0 && (
        <ol className="results" aria-busy={isAsking && !isLoadingMore ? true : undefined}>
          {found.items.map((one) => (
            <SearchResultItem key={`${one.kind} ${one.slug}`} item={one} as={Link} />
          ))}
        </ol>
      )}
      {found?.next != null && (
        <Button onClick={loadMore} isBusy={isLoadingMore} busyText="Looking...">
          More
        </Button>
      )}
    </>
  );
}

interface UnderstoodProps {
  asked: SearchParams;
  found: SearchResponse;
  onChange: (part: Partial<SearchParams>) => void;
}

/** Lets the reader turn off the reference or the other terms. */
function Understood({ asked, found: { passage, hasTerms }, onChange }: UnderstoodProps) {
  const { isPassageOff, isTermsOff: isWordsOff } = asked;
  const isBoth = passage !== null && (hasTerms || isWordsOff);
  if (!isBoth && !isPassageOff && passage === null) return null;
  return (
    <fieldset className="chips">
      <legend className="vh">What to look for</legend>
      <Chip isOn={!isPassageOff} onTurn={(isOn) => onChange({ isPassageOff: !isOn, isTermsOff: false })}>
        {passage === null ? 'The passage' : `${passage} as a passage`}
      </Chip>
      {isBoth && (
        <Chip isOn={!isWordsOff} onTurn={(isOn) => onChange({ isTermsOff: !isOn })}>
          The other words
        </Chip>
      )}
    </fieldset>
  );
}

interface ChipProps {
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
  children: ReactNode;
}

const Chip = ({ isOn, onTurn, children }: ChipProps) => (
  <button type="button" className="quiet chip" aria-pressed={isOn} onClick={() => onTurn(!isOn)}>
    {children}
  </button>
);

function Nothing({ asked, found: { note, spelling } }: { asked: SearchParams; found: SearchResponse }) {
  return (
    <div className="flow">
      <p>{noResultsMessages[note ?? 'nothing']}</p>
      {spelling !== null && (
        <p>
          Did you mean <Link to={toSearchHref(withNewQuery(asked, spelling))}>{spelling}</Link>?
        </p>
      )}
    </div>
  );
}

function Beginnings({ asked }: { asked: SearchParams }) {
  return (
    <section aria-labelledby="for-example">
      <h2 className="grp" id="for-example">
        For example
      </h2>
      <ul className="search-examples">
        {exampleSearches.map(([text, what]) => (
          <li key={text}>
            <Link to={toSearchHref(withNewQuery(asked, text))}>{text}</Link>{' '}
            <span className="hint">{what}</span>
          </li>
        ))}
      </ul>
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
