import type { SearchResponse, SearchResult, SearchRun } from '@wayfare/contracts/calls/search';
import type { ComponentType, ReactNode } from 'react';
import { blogPaths, paths } from '#paths.ts';
import { dayOfMonth, shortMonth } from '#ui/format-date.ts';
import { Verses } from './homily-text.tsx';

const relationLabels = {
  same: 'This very passage',
  contains: 'This passage, and more around it',
  overlaps: 'Some of its verses',
} as const;

/** React Router's link in the dashboard, a plain link on the public site. */
export type LinkComponent = ComponentType<{ to: string; children: ReactNode }>;

/** A search result, and why it matches. */
export function SearchResultItem({ item, as: Link }: { item: SearchResult; as: LinkComponent }) {
  const { kind, slug, date, title, label, reference, excerpt, passage, matchesTerms } = item;
  const reasons = [passage && relationLabels[passage], passage && matchesTerms && 'the words as well'].filter(
    Boolean,
  );
  const details = [kind === 'post' ? 'Blog' : reference, label].filter(Boolean).join('. ');
  return (
    <li className="result">
      <time className="result-date" dateTime={date}>
        <span className="num">{dayOfMonth(date)}</span>
        {shortMonth(date)} {date.slice(0, 4)}
      </time>
      <h2>
        <Link to={kind === 'homily' ? paths.homily(slug) : blogPaths.post(slug)}>
          <Runs runs={title} />
        </Link>
      </h2>
      <p className="hint">
        {details}
        {reasons.length > 0 && <span className="result-reasons">{reasons.join(', and ')}</span>}
      </p>
      <p className="result-excerpt">
        <Runs runs={excerpt} />
      </p>
    </li>
  );
}

/** In the form of the search. */
export const SearchSign = () => (
  <svg viewBox="0 0 26 26" aria-hidden="true">
    <path d="M11 3.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM16.5 16.5 23 23" />
  </svg>
);

/** The text of the passage that was searched for. */
export const PassageText = ({
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

interface SearchLinkProps {
  as: LinkComponent;
  /** The address of another search. */
  toHref: (q: string) => string;
}

export const SearchExamples = ({ as: Link, toHref }: SearchLinkProps) => (
  <>
    <h2 className="group-title" id="for-example">
      You can ask for
    </h2>
    <ExampleList examples={exampleSearches} as={Link} toHref={toHref} />
  </>
);

const ExampleList = ({
  examples,
  as: Link,
  toHref,
}: SearchLinkProps & { examples: readonly (readonly [string, string])[] }) => (
  <ul className="search-examples">
    {examples.map(([text, description]) => (
      <li key={text}>
        <Link to={toHref(text)}>{text}</Link> <span className="hint">{description}</span>
      </li>
    ))}
  </ul>
);

export const NoResults = ({
  response: { note, spelling },
  ...links
}: SearchLinkProps & { response: SearchResponse }) => {
  const { as: Link, toHref } = links;
  return (
    <div className="flow">
      <p>{noResultsMessages[note ?? 'nothing']}</p>
      {spelling !== null && (
        <p className="lead">
          Did you mean <Link to={toHref(spelling)}>{spelling}</Link>?
        </p>
      )}
      <p>These always find something:</p>
      <ExampleList examples={safeSearches} {...links} />
      <p className="small-print">Search looks through homilies, the blog, the four Gospels and feasts.</p>
    </div>
  );
};
