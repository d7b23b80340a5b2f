import type { ReadHomily } from '@wayfare/contracts/calls/homily';
import { toGospelStanzas } from '@wayfare/contracts/rules/gospel-stanzas';
import { formatReference } from '@wayfare/contracts/rules/homily-name';
import { type Passage, parseLightMarks } from '@wayfare/contracts/rules/light-marks';
import { splitVerses } from '@wayfare/contracts/rules/verse-numbers';
import type { ReactNode, Ref } from 'react';

interface GospelProps {
  book: string;
  chapter: number | null;
  verse: string;
  gospelText: string;
  source: string;
  copyright: string;
  /** Missing if the Gospel of the day is unknown. */
  dayGospel?: ReadHomily['dayGospel'];
  /** Default: the reference. */
  heading?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

/** The texts do not change while they are shown, so indexes are stable keys. */
const withKeys = <T,>(items: readonly T[]) => items.map((item, index) => ({ item, key: String(index) }));

export function GospelText(props: GospelProps) {
  const { gospelText, source, copyright, dayGospel, heading, ref, ...reference } = props;
  const line = [dayGospel && describeRelation(dayGospel), source && endWithPeriod(source)]
    .filter(Boolean)
    .join(' ');
  return (
    <section className="gospel" aria-labelledby="gospel" ref={ref}>
      <h2 id="gospel">{heading ?? formatReference(reference)}</h2>
      {line && <p className="hint">{line}</p>}
      <Verses text={gospelText} />
      {copyright && <p className="hint copyright">{copyright}</p>}
    </section>
  );
}

export const Verses = ({ text }: { text: string }) =>
  withKeys(toGospelStanzas(text)).map(({ item: stanza, key }) => (
    <p key={key}>
      {withKeys(stanza).map(({ item: line, key }) => (
        <span key={key}>
          {key !== '0' && <br />}
          {withKeys(splitVerses(line)).map(({ item: { number, text }, key }) => (
            <span key={key}>
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
  ref?: Ref<HTMLElement> | undefined;
}

/** Starts with a drop cap. */
export function Reflection({ homilyText, ref }: ReflectionProps) {
  return (
    <section aria-label="The reflection" ref={ref}>
      <Passages text={homilyText} firstClassName="drop-cap" />
    </section>
  );
}

interface PassagesProps {
  text: string;
  /** The class of the first paragraph. */
  firstClassName?: string;
}

/** The text of a homily with its emphasis and quotations. */
export function Passages({ text, firstClassName }: PassagesProps) {
  return withKeys(parseLightMarks(text)).map(({ item, key }) =>
    item.isQuotation ? (
      <blockquote key={key}>
        <Lines passage={item} />
      </blockquote>
    ) : (
      <Lines key={key} passage={item} className={key === '0' ? firstClassName : undefined} />
    ),
  );
}

function Lines({ passage, className }: { passage: Passage; className?: string | undefined }) {
  return withKeys(passage.lines).map(({ item: runs, key }) => (
    <p key={key} className={className}>
      {withKeys(runs).map(({ item: { text, isEmphasis }, key }) =>
        isEmphasis ? <em key={key}>{text}</em> : text,
      )}
    </p>
  ));
}

export const Practice = ({ practice, isToday }: { practice: string; isToday: boolean }) =>
  practice && (
    <section className="night practice" aria-labelledby="practice">
      <h2 className="blaze" id="practice">
        One thing to do{isToday && ' today'}
      </h2>
      <p>{practice}</p>
    </section>
  );

const endWithPeriod = (line: string): string => (/[.!?…)]$/.test(line) ? line : `${line}.`);
