import { maxSearchLength, type SearchResponse } from '@wayfare/contracts/calls/search';
import type { ReactNode } from 'react';
import { paths } from '#paths.ts';
import {
  type AskedSearch,
  addressOf as addressIn,
  askedIn,
  askingFor,
  beginnings,
  howMany,
  nothingFound,
} from '#texts/search-query.ts';
import { FoundText, PassageText } from '#texts/search-result.tsx';
import { PlainLink, StillFrame } from '../layout/frames.tsx';
import type { SiteFacts } from '../page-data.ts';

const searchPath = '/search';

/** What the address of the page asks for: each further part of the list has one of its own. */
export interface AskedPage extends AskedSearch {
  readonly after: string | null;
}

export const askedOfPage = (search: URLSearchParams): AskedPage => ({
  ...askedIn(search),
  q: asLine(search.get('q') ?? ''),
  after: search.get('after'),
});

/** As a box holds it: one line, and no longer than is looked at. */
const asLine = (text: string): string =>
  Array.from(text.replace(/[\p{C}\s]+/gu, ' ').trim())
    .slice(0, maxSearchLength)
    .join('')
    .trimEnd();

const addressOf = ({ after, ...asked }: AskedPage): string =>
  after === null
    ? addressIn(asked, searchPath)
    : `${addressIn(asked, searchPath)}&after=${encodeURIComponent(after)}`;

export type SearchTrouble = 'too-many' | 'busy' | 'no-such-page';

const troubleWords: Readonly<Record<SearchTrouble, string>> = {
  'too-many':
    'Too many searches came from your network just now. Please wait a minute, and try the same words again.',
  busy: 'The search is busy just now. Please try the same words again in a moment.',
  'no-such-page': 'The list cannot go on from there. Please search for the words again.',
};

export interface SearchPageProps {
  facts: SiteFacts;
  /** Null before anything is asked. */
  asked: AskedPage | null;
  found?: SearchResponse;
  trouble?: SearchTrouble;
}

/** How many there are comes first: it is what a screen reader says when the page has come. */
export function searchTitle({ asked, found }: Pick<SearchPageProps, 'asked' | 'found'>): string {
  if (asked === null) return 'Search';
  return found === undefined ? `Search: ${asked.q}` : `${howMany(found)}: ${asked.q}`;
}

const nothingAsked = askedOfPage(new URLSearchParams());

/** Each step is a link or the form: it works where nothing but pages does. */
export function SearchPage({ facts, asked, found, trouble }: SearchPageProps) {
  const { q, isNewestFirst } = asked ?? nothingAsked;
  const whole = addressIn(asked ?? nothingAsked, paths.search);
  return (
    <StillFrame facts={facts} next={whole}>
      <div className="wrap leaf text-page">
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
          {trouble !== undefined && <p className="lead">{troubleWords[trouble]}</p>}
          {asked === null && <Beginnings />}
          {asked !== null && found !== undefined && <Results asked={asked} found={found} />}
        </div>
      </div>
    </StillFrame>
  );
}

function Results({ asked, found }: { asked: AskedPage; found: SearchResponse }) {
  const { spelling, items, next, count, text } = found;
  return (
    <>
      <div className="row between">
        <p className="lead">{howMany(found)}</p>
        {count > 1 && <Orders asked={asked} />}
      </div>
      <Understood asked={asked} found={found} />
      {text !== null && <PassageText text={text} />}
      {count === 0 && text === null && (
        <div className="flow">
          <p>{nothingFound[found.note ?? 'nothing']}</p>
          {spelling !== null && (
            <p>
              Did you mean <a href={addressOf({ ...askingFor(asked, spelling), after: null })}>{spelling}</a>?
            </p>
          )}
        </div>
      )}
      {items.length > 0 && (
        <ol className="founds">
          {items.map((one) => (
            <FoundText key={`${one.kind} ${one.slug}`} found={one} as={PlainLink} />
          ))}
        </ol>
      )}
      {(next !== null || asked.after !== null) && (
        <nav className="row" aria-label="Pages of what was found">
          {next !== null && (
            <a className="btn" rel="next" href={addressOf({ ...asked, after: next })}>
              Next page
            </a>
          )}
          {asked.after !== null && <a href={addressOf({ ...asked, after: null })}>Back to the first page</a>}
        </nav>
      )}
    </>
  );
}

function Orders({ asked }: { asked: AskedPage }) {
  return (
    <nav className="orders" aria-label="In which order">
      {[false, true].map((isNewestFirst) => (
        <a
          key={String(isNewestFirst)}
          className="quiet"
          href={addressOf({ ...asked, isNewestFirst, after: null })}
          aria-current={asked.isNewestFirst === isNewestFirst ? 'true' : undefined}
        >
          {isNewestFirst ? 'Newest first' : 'Best first'}
        </a>
      ))}
    </nav>
  );
}

/** What was taken for a passage and what for words, each to be turned off where that was not meant. */
function Understood({ asked, found: { passage, hasTerms } }: { asked: AskedPage; found: SearchResponse }) {
  const { isPassageOff, isWordsOff } = asked;
  const isBoth = passage !== null && (hasTerms || isWordsOff);
  if (passage === null && !isPassageOff) return null;
  const to = (part: Partial<AskedPage>) => addressOf({ ...asked, after: null, ...part });
  return (
    <ul className="chips">
      <li>
        <Chip isOn={!isPassageOff} to={to({ isPassageOff: !isPassageOff, isWordsOff: false })}>
          {passage === null ? 'The passage' : `${passage} as a passage`}
        </Chip>
      </li>
      {isBoth && (
        <li>
          <Chip isOn={!isWordsOff} to={to({ isWordsOff: !isWordsOff })}>
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

function Beginnings() {
  return (
    <section aria-labelledby="for-example">
      <h2 className="grp" id="for-example">
        For example
      </h2>
      <ul className="beginnings">
        {beginnings.map(([text, what]) => (
          <li key={text}>
            <a href={addressOf({ ...nothingAsked, q: text })}>{text}</a> <span className="hint">{what}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
