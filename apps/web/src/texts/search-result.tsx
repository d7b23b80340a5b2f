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

/** A link, as the page around it follows links. */
export type LinkComponent = ComponentType<{ to: string; children: ReactNode }>;

/** One of what was found, and why. */
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

/** The words of the passage that was asked for. */
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

/** The words that were looked for are marked. */
const Runs = ({ runs }: { runs: readonly SearchRun[] }) =>
  runs
    .map((run, at) => ({ ...run, place: String(at) }))
    .map(({ text, isMatch, place }) =>
      isMatch ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
    );
