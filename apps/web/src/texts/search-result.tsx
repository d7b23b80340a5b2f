import type { SearchResponse, SearchResult, SearchRun } from '@wayfare/contracts/calls/search';
import type { ComponentProps, ComponentType } from 'react';
import { blogPaths, paths } from '#paths.ts';
import { Verses } from './homily-text.tsx';
import { type SearchParams, withNewQuery } from './search-query.ts';
import { SmallDate } from './small-date.tsx';

/** React Router's link in the dashboard, a plain link on the public site. */
export type LinkComponent = ComponentType<
  Pick<ComponentProps<'a'>, 'className' | 'aria-current' | 'children'> & { to: string; replace?: boolean }
>;

interface SearchLinkProps {
  params: SearchParams;
  as: LinkComponent;
  /** The address of another search. */
  toHref: (params: SearchParams) => string;
}

export const SortLinks = ({ params, as: Link, toHref }: SearchLinkProps) => (
  <nav className="row sort-links" aria-label="In which order">
    {[false, true].map((isNewestFirst) => (
      <Link
        key={String(isNewestFirst)}
        className="quiet"
        to={toHref({ ...params, isNewestFirst })}
        replace
        aria-current={params.isNewestFirst === isNewestFirst ? 'true' : undefined}
      >
        {isNewestFirst ? 'Newest first' : 'Best first'}
      </Link>
    ))}
  </nav>
);

interface SearchResultsProps extends SearchLinkProps {
  response: SearchResponse;
}

const groups = [
  ['homily', 'Homilies'],
  ['post', 'Blog'],
] as const;

/** The passage itself first. Homilies and posts are grouped if all results fit in one list: otherwise the order is the reader's. */
export function SearchResults({ response, ...links }: SearchResultsProps) {
  const { items, count, text } = response;
  return (
    <>
      {text !== null && <PassageText text={text} />}
      <Interpretation response={response} {...links} />
      {count === 0 && text === null && <NoResults response={response} {...links} />}
      {items.length < count && <ResultList items={items} as={links.as} />}
      {items.length === count &&
        groups
          .map(([kind, name]) => ({ kind, name, matches: items.filter((item) => item.kind === kind) }))
          .filter(({ matches }) => matches.length > 0)
          .map(({ kind, name, matches }) => (
            <section key={kind} aria-labelledby={`found-${kind}`}>
              <h2 className="group-title" id={`found-${kind}`}>
                {name}
              </h2>
              <ResultList items={matches} as={links.as} />
            </section>
          ))}
    </>
  );
}

const ResultList = ({ items, as }: { items: readonly SearchResult[]; as: LinkComponent }) => (
  <ol className="plain results">
    {items.map((item) => (
      <ResultItem key={`${item.kind} ${item.slug}`} item={item} as={as} />
    ))}
  </ol>
);

/** Lets the reader turn off the reference or the other terms. */
function Interpretation({ params, response, as: Link, toHref }: SearchResultsProps) {
  const { passage, hasTerms } = response;
  const { isPassageOff, isTermsOff } = params;
  if (passage === null && !isPassageOff) return null;
  const chip = (label: string, isOff: boolean, changed: Partial<SearchParams>) => (
    <li>
      <Link
        className={isOff ? 'quiet chip off' : 'quiet chip'}
        to={toHref({ ...params, ...changed })}
        replace
      >
        <span>
          <span className="vh">{isOff ? 'Look for again: ' : 'Leave out: '}</span>
          {label}
        </span>
      </Link>
    </li>
  );
  return (
    <ul className="row chips" aria-label="What to look for">
      {chip(passage === null ? 'The passage' : `${passage} as a passage`, isPassageOff, {
        isPassageOff: !isPassageOff,
        isTermsOff: false,
      })}
      {passage !== null &&
        (hasTerms || isTermsOff) &&
        chip('The other words', isTermsOff, { isTermsOff: !isTermsOff })}
    </ul>
  );
}

const relationLabels = {
  same: 'This very passage',
  contains: 'This passage, and more around it',
  overlaps: 'Some of its verses',
} as const;

/** A search result, and why it matches. */
function ResultItem({ item, as: Link }: { item: SearchResult; as: LinkComponent }) {
  const { kind, slug, date, title, label, reference, excerpt, passage, matchesTerms } = item;
  const reasons = [passage && relationLabels[passage], passage && matchesTerms && 'the words as well'].filter(
    Boolean,
  );
  return (
    <li className="result">
      <SmallDate date={date} />
      <h3>
        <Link to={kind === 'homily' ? paths.homily(slug) : blogPaths.post(slug)}>
          <Runs runs={title} />
        </Link>
      </h3>
      <p className="hint">
        {[reference, label].filter(Boolean).join('. ')}
        {reasons.length > 0 && <span className="result-reasons">{reasons.join(', and ')}</span>}
      </p>
      <p className="result-excerpt">
        <Runs runs={excerpt} />
      </p>
    </li>
  );
}

/** The text of the passage that was searched for. */
const PassageText = ({
  text: { reference, gospelText, source },
}: {
  text: NonNullable<SearchResponse['text']>;
}) => (
  <section className="gospel prose" aria-labelledby="passage">
    <h2 id="passage">{reference}</h2>
    <p className="hint">{source}.</p>
    <Verses text={gospelText} />
  </section>
);

/** Matches are marked. */
const Runs = ({ runs }: { runs: readonly SearchRun[] }) =>
  runs
    .map((run, index) => ({ ...run, key: String(index) }))
    .map(({ text, isMatch, key }) =>
      isMatch ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>,
    );

const noResultsMessages = {
  too_common: 'These words stand in almost every text. Add one that is rarer.',
  other_book:
    'The homilies here are on the Gospels of Matthew, Mark, Luke, and John, so no homily is on that book.',
  nothing: 'Try fewer words, or a word that means the same.',
} as const;

const exampleSearches = [
  ['mercy', 'a word, in all its forms'],
  ['"kingdom of heaven"', 'words in that order'],
  ['Jn 3:16', 'a passage of the Gospels'],
  ['prodigal son', 'a well-known passage'],
  ['November 20', 'a day'],
  ['the lost sheep Lk 15', 'words and a passage'],
] as const;

const safeSearches = [
  ['Lk 15', 'a chapter, or a passage like Jn 3:16'],
  ['prodigal son', 'a well-known passage'],
  ['mercy', 'one word rather than a sentence'],
] as const;

export const SearchExamples = (links: SearchLinkProps) => (
  <>
    <h2 className="group-title" id="for-example">
      You can ask for
    </h2>
    <ExampleList examples={exampleSearches} {...links} />
  </>
);

const ExampleList = ({
  examples,
  params,
  as: Link,
  toHref,
}: SearchLinkProps & { examples: readonly (readonly [string, string])[] }) => (
  <ul className="search-examples">
    {examples.map(([text, description]) => (
      <li key={text}>
        <Link to={toHref(withNewQuery(params, text))}>{text}</Link>{' '}
        <span className="hint">{description}</span>
      </li>
    ))}
  </ul>
);

const NoResults = ({ response: { note, spelling }, ...links }: SearchResultsProps) => {
  const { params, as: Link, toHref } = links;
  return (
    <div className="flow">
      <p>{noResultsMessages[note ?? 'nothing']}</p>
      {spelling !== null && (
        <p className="lead">
          Did you mean <Link to={toHref(withNewQuery(params, spelling))}>{spelling}</Link>?
        </p>
      )}
      <p>These always find something:</p>
      <ExampleList examples={safeSearches} {...links} />
      <p className="small-print">Search looks through homilies, the blog, the four Gospels and feasts.</p>
    </div>
  );
};
