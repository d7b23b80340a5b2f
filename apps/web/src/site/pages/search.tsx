import { maxSearchLength, type SearchResponse } from '@wayfare/contracts/calls/search';
import { paths } from '#paths.ts';
import { SearchBox } from '#texts/search-box.tsx';
import {
  formatResultCount,
  parseSearchParams,
  type SearchParams,
  toSearchHref,
} from '#texts/search-query.ts';
import { SearchExamples, SearchResults, SortLinks } from '#texts/search-result.tsx';
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

const toFirstPageHref = (params: SearchParams): string => toSearchHref(params, searchPath);

const toPageHref = ({ after, ...params }: SearchPageParams): string =>
  after === null ? toFirstPageHref(params) : `${toFirstPageHref(params)}&after=${encodeURIComponent(after)}`;

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
          <SearchBox action={searchPath} input={{ defaultValue: q }}>
            {isNewestFirst && <input type="hidden" name="sort" value="newest" />}
          </SearchBox>
          {error !== undefined && <p className="lead">{errorMessages[error]}</p>}
          {params === null && (
            <section aria-labelledby="for-example">
              <SearchExamples params={emptyParams} as={PlainLink} toHref={toFirstPageHref} />
            </section>
          )}
          {params !== null && response !== undefined && <Results params={params} response={response} />}
        </div>
      </div>
    </StaticFrame>
  );
}

function Results({ params, response }: { params: SearchPageParams; response: SearchResponse }) {
  const { next, count } = response;
  const links = { params, as: PlainLink, toHref: toFirstPageHref };
  return (
    <>
      <div className="row between">
        <p className="lead">{formatResultCount(response)}</p>
        {count > 1 && <SortLinks {...links} />}
      </div>
      <SearchResults response={response} {...links} />
      {(next !== null || params.after !== null) && (
        <nav className="row" aria-label="Pages of what was found">
          {next !== null && (
            <a className="btn" rel="next" href={toPageHref({ ...params, after: next })}>
              Next page
            </a>
          )}
          {params.after !== null && <a href={toFirstPageHref(params)}>Back to the first page</a>}
        </nav>
      )}
    </>
  );
}
