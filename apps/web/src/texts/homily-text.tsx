import type { ReadHomily } from '@wayfare/contracts/calls/homily';
import { toGospelStanzas } from '@wayfare/contracts/rules/gospel-stanzas';
import { formatReference } from '@wayfare/contracts/rules/homily-name';
import { type Passage, parseLightMarks } from '@wayfare/contracts/rules/light-marks';
import { splitVerses } from '@wayfare/contracts/rules/verse-numbers';
import type { Ref } from 'react';

interface GospelProps {
  book: string;
  chapter: number | null;
  verse: string;
  gospelText: string;
  source: string;
  copyright: string;
  /** Left out where nobody knows what is read on the day. */
  dayGospel?: ReadHomily['dayGospel'];
  ref?: Ref<HTMLElement>;
}

// The texts do not change while they are in sight, so a place in them is a name.
const withKeys = <T,>(items: readonly T[]) => items.map((item, index) => ({ item, place: String(index) }));

/** Set apart as what it is: not our words. */
export function GospelText({ gospelText, source, copyright, dayGospel, ref, ...reference }: GospelProps) {
  const line = [dayGospel && describeRelation(dayGospel), source && withFullStop(source)]
    .filter(Boolean)
    .join(' ');
  return (
    <section className="gospel" aria-labelledby="gospel" ref={ref}>
      <h2 id="gospel">{formatReference(reference)}</h2>
      {line && <p className="hint">{line}</p>}
      <Verses text={gospelText} />
      {copyright && <p className="hint copyright">{copyright}</p>}
    </section>
  );
}

export const Verses = ({ text }: { text: string }) =>
  withKeys(toGospelStanzas(text)).map(({ item: stanza, place }) => (
    <p key={place}>
      {withKeys(stanza).map(({ item: line, place }) => (
        <span key={place}>
          {place !== '0' && <br />}
          {withKeys(splitVerses(line)).map(({ item: { number, text }, place }) => (
            <span key={place}>
              {number !== null && <sup>{number}</sup>}
              {text}
            </span>
          ))}
        </span>
      ))}
    </p>
  ));

function describeRelation({ is, reference }: NonNullable<ReadHomily['dayGospel']>): string {
  if (is === 'same') return 'The Gospel of the day.';
  const written = reference.replaceAll('-', '–');
  return is === 'part' ? `From the Gospel of the day, ${written}.` : `The Gospel of the day is ${written}.`;
}

interface ReflectionProps {
  homilyText: string;
  ref?: Ref<HTMLElement>;
}

/** It begins with one large letter, as a book's chapter does. */
export function Reflection({ homilyText, ref }: ReflectionProps) {
  return (
    <section aria-label="The reflection" ref={ref}>
      <Passages text={homilyText} first="begin" />
    </section>
  );
}

interface PassagesProps {
  text: string;
  /** The class of the first paragraph. */
  first?: string;
}

/** A homily's text with its emphasis and its quotations. */
export function Passages({ text, first }: PassagesProps) {
  return withKeys(parseLightMarks(text)).map(({ item, place }) =>
    item.isQuotation ? (
      <blockquote key={place}>
        <Lines passage={item} />
      </blockquote>
    ) : (
      <Lines key={place} passage={item} className={place === '0' ? first : undefined} />
    ),
  );
}

function Lines({ passage, className }: { passage: Passage; className?: string | undefined }) {
  return withKeys(passage.lines).map(({ item: runs, place }) => (
    <p key={place} className={className}>
      {withKeys(runs).map(({ item: { text, isEmphasis }, place }) =>
        isEmphasis ? <em key={place}>{text}</em> : text,
      )}
    </p>
  ));
}

/** After dark, so that it is what stays with the reader. */
export const Practice = ({ practice, isToday }: { practice: string; isToday: boolean }) =>
  practice && (
    <section className="night do" aria-labelledby="practice">
      <h2 className="blaze" id="practice">
        One thing to do{isToday && ' today'}
      </h2>
      <p>{practice}</p>
    </section>
  );

const withFullStop = (line: string): string => (/[.!?…)]$/.test(line) ? line : `${line}.`);
