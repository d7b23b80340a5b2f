import { maxSearchLength, type SearchResponse } from '@wayfare/contracts/calls/search';
import type { ReactNode } from 'react';
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
import { PlainLink, StaticFrame } from '../layout/frames.tsx';
import type { PageData } from '../page-data.ts';

const searchPath = '/search';

/** Later pages of the results have their own URL. */
export interface SearchPageParams extends SearchParams {
  readonly after: string | null;
}

export const parseSearchPageParams = (search: URLSearchParams): SearchPageParams => ({
  ...parseSearchParams(search),
  q: toSingleLine(search.get('q') ?? ''),
  after: search.get('after'),
});

/** As an input would hold it. */
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
  /** Null before the first search. */
  params: SearchPageParams | null;
  response?: SearchResponse;
  error?: SearchError;
}

/** Starts with the count, because screen readers announce the title when the page opens. */
export function getSearchPageTitle({
  params,
  response,
}: Pick<SearchPageProps, 'params' | 'response'>): string {
  if (params === null) return 'Search';
  return response === undefined ? `Search: ${params.q}` : `${formatResultCount(response)}: ${params.q}`;
}

const emptyParams = parseSearchPageParams(new URLSearchParams());

/** Works without scripts. */
export function SearchPage({ data, params, response, error }: SearchPageProps) {
  const { q, isNewestFirst } = params ?? emptyParams;
  const memberSearch = toSearchHref(params ?? emptyParams, paths.search);
  return (
    <StaticFrame data={data} next={memberSearch}>
      <div className="wrap columns text-page">
        <div className="flow">
          <h1>Search</h1>
          <p className="soft">
            Here you search titles, feasts, passages, and the first words of each text. Subscribers{' '}
            <a href={memberSearch}>search every word</a>.
          </p>
          <p>
            <a href="/gospel">Look by book and chapter</a>
          </p>
        </div>
        <div className="search">
          <search>
            <form className="search-form" action={searchPath}>
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
                  defaultValue={q}
                  placeholder="Word, saint, passage, date"
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
          {params === null && (
            <section aria-labelledby="for-example">
              <SearchExamples as={PlainLink} toHref={(q) => toPageHref({ ...emptyParams, q })} />
            </section>
          )}
          {params !== null && response !== undefined && <Results params={params} response={response} />}
        </div>
      </div>
    </StaticFrame>
  );
}

interface ResultsProps {
  params: SearchPageParams;
  response: SearchResponse;
}

function Results({ params, response }: ResultsProps) {
  const { items, next, count, text } = response;
  return (
    <>
      <div className="row between">
        <p className="lead">{formatResultCount(response)}</p>
        {count > 1 && <SortLinks params={params} />}
      </div>
      {text !== null && <PassageText text={text} />}
      <Interpretation params={params} response={response} />
      {count === 0 && text === null && (
        <NoResults
          response={response}
          as={PlainLink}
          toHref={(spelling) => toPageHref({ ...withNewQuery(params, spelling), after: null })}
        />
      )}
      {items.length > 0 && (
        <ol className="results">
          {items.map((item) => (
            <SearchResultItem key={`${item.kind} ${item.slug}`} item={item} as={PlainLink} />
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

/** Lets the visitor turn off the reference or the other terms. */
function Interpretation({ params, response }: ResultsProps) {
  const { passage, hasTerms } = response;
  const { isPassageOff, isTermsOff } = params;
  const isBoth = passage !== null && (hasTerms || isTermsOff);
  if (passage === null && !isPassageOff) return null;
  const to = (changes: Partial<SearchPageParams>) => toPageHref({ ...params, after: null, ...changes });
  return (
    <ul className="chips">
      <li>
        <Chip isOn={!isPassageOff} to={to({ isPassageOff: !isPassageOff, isTermsOff: false })}>
          {passage === null ? 'The passage' : `${passage} as a passage`}
        </Chip>
      </li>
      {isBoth && (
        <li>
          <Chip isOn={!isTermsOff} to={to({ isTermsOff: !isTermsOff })}>
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
