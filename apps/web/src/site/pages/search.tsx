import { maxSearchLength, type SearchResponse } from '@wayfare/contracts/calls/search';
import type { ReactNode } from 'react';
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
import { PlainLink, StaticFrame } from '../layout/frames.tsx';
import type { PageData } from '../page-data.ts';

const searchPath = '/search';

/** What the address of the page asks for: each further part of the list has one of its own. */
export interface SearchPageParams extends SearchParams {
  readonly after: string | null;
}

export const parseSearchPageParams = (search: URLSearchParams): SearchPageParams => ({
  ...parseSearchParams(search),
  q: toSingleLine(search.get('q') ?? ''),
  after: search.get('after'),
});

/** As a box holds it: one line, and no longer than is looked at. */
const toSingleLine = (text: string): string =>
  Array.from(text.replace(/[\p{C}\s]+/gu, ' ').trim())
    .slice(0, maxSearchLength)
    .join('')
    .trimEnd();

const toPageHref = ({ after, ...params }: SearchPageParams): string =>
  after === null
    ? toSearchHref(params, searchPath)
    : `${toSearchHref(params, searchPath)}&after=${encodeURIComponent(after)}`;

export type SearchError = 'too-many' | 'busy' | 'no-such-page';

const errorMessages: Readonly<Record<SearchError, string>> = {
  'too-many':
    'Too many searches came from your network just now. Please wait a minute, and try the same words again.',
  busy: 'The search is busy just now. Please try the same words again in a moment.',
  'no-such-page': 'The list cannot go on from there. Please search for the words again.',
};

export interface SearchPageProps {
  data: PageData;
  /** Null before anything is params. */
  params: SearchPageParams | null;
  response?: SearchResponse;
  error?: SearchError;
}

/** How many there are comes first: it is what a screen reader says when the page has come. */
export function getSearchPageTitle({
  params,
  response,
}: Pick<SearchPageProps, 'params' | 'response'>): string {
  if (params === null) return 'Search';
  return response === undefined ? `Search: ${params.q}` : `${formatResultCount(response)}: ${params.q}`;
}

const emptyParams = parseSearchPageParams(new URLSearchParams());

/** Each step is a link or the form: it works where nothing but pages does. */
export function SearchPage({ data, params, response, error }: SearchPageProps) {
  const { q, isNewestFirst } = params ?? emptyParams;
  const whole = toSearchHref(params ?? emptyParams, paths.search);
  return (
    <StaticFrame data={data} next={whole}>
      <div className="wrap columns text-page">
        <div className="flow">
          <h1 className="pg">Search</h1>
          <p className="soft">
            Here you search titles, feasts, passages, and the first words of each text. Subscribers{' '}
            <a href={whole}>search every word</a>.
          </p>
          <p>
            <a href="/gospel">Look by book and chapter</a>
          </p>
        </div>
        <div className="search">
          <search>
            <form className="search-form" action={searchPath}>
              <label htmlFor="search-box">Words, a feast, or a passage</label>
              <div className="row">
                <input
                  className="in"
                  id="search-box"
                  type="search"
                  name="q"
                  defaultValue={q}
                  maxLength={maxSearchLength}
                  autoComplete="off"
                  enterKeyHint="search"
                />
                <button className="btn" type="submit">
                  Search
                </button>
              </div>
              {isNewestFirst && <input type="hidden" name="sort" value="newest" />}
            </form>
          </search>
          {error !== undefined && <p className="lead">{errorMessages[error]}</p>}
          {params === null && <Examples />}
          {params !== null && response !== undefined && <Results params={params} response={response} />}
        </div>
      </div>
    </StaticFrame>
  );
}

function Results({ params, response }: { params: SearchPageParams; response: SearchResponse }) {
  const { spelling, items, next, count, text } = response;
  return (
    <>
      <div className="row between">
        <p className="lead">{formatResultCount(response)}</p>
        {count > 1 && <SortLinks params={params} />}
      </div>
      <Interpretation params={params} response={response} />
      {text !== null && <PassageText text={text} />}
      {count === 0 && text === null && (
        <div className="flow">
          <p>{noResultsMessages[response.note ?? 'nothing']}</p>
          {spelling !== null && (
            <p>
              Did you mean{' '}
              <a href={toPageHref({ ...withNewQuery(params, spelling), after: null })}>{spelling}</a>?
            </p>
          )}
        </div>
      )}
      {items.length > 0 && (
        <ol className="results">
          {items.map((one) => (
            <SearchResultItem key={`${one.kind} ${one.slug}`} item={one} as={PlainLink} />
          ))}
        </ol>
      )}
      {(next !== null || params.after !== null) && (
        <nav className="row" aria-label="Pages of what was found">
          {next !== null && (
            <a className="btn" rel="next" href={toPageHref({ ...params, after: next })}>
              Next page
            </a>
          )}
          {params.after !== null && (
            <a href={toPageHref({ ...params, after: null })}>Back to the first page</a>
          )}
        </nav>
      )}
    </>
  );
}

function SortLinks({ params }: { params: SearchPageParams }) {
  return (
    <nav className="sort-links" aria-label="In which order">
      {[false, true].map((isNewestFirst) => (
        <a
          key={String(isNewestFirst)}
          className="quiet"
          href={toPageHref({ ...params, isNewestFirst, after: null })}
          aria-current={params.isNewestFirst === isNewestFirst ? 'true' : undefined}
        >
          {isNewestFirst ? 'Newest first' : 'Best first'}
        </a>
      ))}
    </nav>
  );
}

/** What was taken for a passage and what for words, each to be turned off where that was not meant. */
function Interpretation({
  params,
  response: { passage, hasTerms },
}: {
  params: SearchPageParams;
  response: SearchResponse;
}) {
  const { isPassageOff, isTermsOff: isWordsOff } = params;
  const isBoth = passage !== null && (hasTerms || isWordsOff);
  if (passage === null && !isPassageOff) return null;
  const to = (part: Partial<SearchPageParams>) => toPageHref({ ...params, after: null, ...part });
  return (
    <ul className="chips">
      <li>
        <Chip isOn={!isPassageOff} to={to({ isPassageOff: !isPassageOff, isTermsOff: false })}>
          {passage === null ? 'The passage' : `${passage} as a passage`}
        </Chip>
      </li>
      {isBoth && (
        <li>
          <Chip isOn={!isWordsOff} to={to({ isTermsOff: !isWordsOff })}>
            The other words
          </Chip>
        </li>
      )}
    </ul>
  );
}

interface ChipProps {
  isOn: boolean;
  to: string;
  children: ReactNode;
}

const Chip = ({ isOn, to, children }: ChipProps) => (
  <a className="quiet chip" data-is={isOn ? 'on' : 'off'} href={to}>
    <span>
      <span className="vh">{isOn ? 'Leave out: ' : 'Look for again: '}</span>
      {children}
    </span>
  </a>
);

function Examples() {
  return (
    <section aria-labelledby="for-example">
      <h2 className="grp" id="for-example">
        For example
      </h2>
      <ul className="search-examples">
        {exampleSearches.map(([text, what]) => (
          <li key={text}>
            <a href={toPageHref({ ...emptyParams, q: text })}>{text}</a> <span className="hint">{what}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
