import type { SearchResponse, SearchResult, SearchRun } from '@wayfare/contracts/calls/search';
import type { ComponentType, ReactNode } from 'react';
import { blogPaths, paths } from '#paths.ts';
import { dayAndMonth } from '#ui/format-date.ts';
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
  return (
    <li className="result">
      <p className="hint result-line">
        <span>{kind === 'homily' ? 'Homily' : 'Post'}</span>
        <time dateTime={date}>{dayAndMonth(date, true)}</time>
        {label !== '' && <span>{label}</span>}
      </p>
      <h2>
        <Link to={kind === 'homily' ? paths.homily(slug) : blogPaths.post(slug)}>
          <Runs runs={title} />
        </Link>
      </h2>
      {reference !== '' && (
        <p className="result-passage">
          {reference}
          {reasons.length > 0 && <span className="hint">{reasons.join(', and ')}</span>}
        </p>
      )}
      <p className="result-excerpt">
        <Runs runs={excerpt} />
      </p>
    </li>
  );
}

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

interface SearchLinkProps {
  as: LinkComponent;
  /** The address of another search. */
  toHref: (q: string) => string;
}

export const SearchExamples = ({ as: Link, toHref }: SearchLinkProps) => (
  <>
    <h2 className="group-title" id="for-example">
      For example
    </h2>
    <ul className="search-examples">
      {exampleSearches.map(([text, description]) => (
        <li key={text}>
          <Link to={toHref(text)}>{text}</Link> <span className="hint">{description}</span>
        </li>
      ))}
    </ul>
  </>
);

export const NoResults = ({
  response: { note, spelling },
  as: Link,
  toHref,
}: SearchLinkProps & { response: SearchResponse }) => (
  <div className="flow">
    <p>{noResultsMessages[note ?? 'nothing']}</p>
    {spelling !== null && (
      <p>
        Did you mean <Link to={toHref(spelling)}>{spelling}</Link>?
      </p>
    )}
  </div>
);
