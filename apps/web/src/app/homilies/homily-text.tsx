import type { ReadHomily } from '@wayfare/contracts/calls/homily';
import { referenceOf } from '@wayfare/contracts/rules/homily-name';
import { paragraphsOf, stanzasOf } from './homily-words.ts';

interface GospelProps {
  book: string;
  chapter: number | null;
  verse: string;
  gospelText: string;
  source: string;
  copyright: string;
  /** Left out where nobody knows what is read on the day. */
  dayGospel?: ReadHomily['dayGospel'];
}

// The texts do not change while they are in sight, so a place in them is a name.
const numbered = <T,>(items: readonly T[]) => items.map((item, index) => ({ item, place: String(index) }));

/** Set apart as what it is: not our words. */
export function GospelText({ gospelText, source, copyright, dayGospel, ...reference }: GospelProps) {
  const line = [dayGospel && relationOf(dayGospel), source && endedWithStop(source)]
    .filter(Boolean)
    .join(' ');
  return (
    <section className="gospel" aria-labelledby="gospel">
      <h2 id="gospel">{referenceOf(reference)}</h2>
      {line && <p className="hint">{line}</p>}
      {numbered(stanzasOf(gospelText)).map(({ item: lines, place }) => (
        <p key={place}>
          {numbered(lines).map(({ item: line, place }) => (
            <span key={place}>
              {place !== '0' && <br />}
              {line}
            </span>
          ))}
        </p>
      ))}
      {copyright && <p className="hint copyright">{copyright}</p>}
    </section>
  );
}

function relationOf({ is, reference }: NonNullable<ReadHomily['dayGospel']>): string {
  if (is === 'same') return 'The Gospel of the day.';
  const written = reference.replaceAll('-', '–');
  return is === 'part' ? `From the Gospel of the day, ${written}.` : `The Gospel of the day is ${written}.`;
}

interface ReflectionProps {
  title: string;
  homilyText: string;
  practice: string;
  author: string;
}

export function Reflection({ title, homilyText, practice, author }: ReflectionProps) {
  return (
    <section aria-labelledby="reflection">
      <h2 id="reflection">{title || 'Reflection'}</h2>
      {numbered(paragraphsOf(homilyText)).map(({ item, place }) => (
        <p key={place}>{item}</p>
      ))}
      {practice && (
        <>
          <h3>One thing to do today</h3>
          <p>{practice}</p>
        </>
      )}
      {author && <p className="soft">By {author}</p>}
    </section>
  );
}

const endedWithStop = (line: string): string => (/[.!?…)]$/.test(line) ? line : `${line}.`);
