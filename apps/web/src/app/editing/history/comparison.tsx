import { Fragment, type ReactNode, useId } from 'react';
import type { Field } from '../edited-text.ts';
import { formatWordCount } from '../words-in.ts';
import { type ComparedParagraph, compareTexts, countOnlyHere, type Run } from './compare-texts.ts';

interface Version {
  readonly title: string;
  readonly fields: readonly Field[];
}

interface ComparisonProps {
  readonly before: Version;
  readonly after: Version;
}

/** Two versions beside each other. Words that the other version lacks are marked. */
export function Comparison({ before, after }: ComparisonProps) {
  const differing = before.fields.flatMap(({ name, text }) => {
    const other = after.fields.find((field) => field.name === name)?.text ?? '';
    return text === other ? [] : [{ name, paragraphs: compareTexts(text, other) }];
  });
  return (
    <>
      <p role="status">
        {differing.length === 0
          ? 'The words are the same.'
          : `They differ here: ${differing.map(({ name }) => name).join(', ')}.`}
      </p>
      {differing.length > 0 && (
        <div className="two-sides">
          <Side title={before.title} side="before" fields={differing} />
          <Side title={after.title} side="after" fields={differing} />
        </div>
      )}
    </>
  );
}

interface SideProps {
  readonly title: string;
  readonly side: keyof ComparedParagraph;
  readonly fields: readonly { readonly name: string; readonly paragraphs: readonly ComparedParagraph[] }[];
}

function Side({ title, side, fields }: SideProps) {
  const id = useId();
  const count = countOnlyHere(fields.flatMap(({ paragraphs }) => paragraphs.flatMap((each) => each[side])));
  return (
    <section aria-labelledby={id} className="compared">
      <h3 id={id}>
        {title}
        {count > 0 && <span className="soft">, {formatWordCount(count)} only here</span>}
      </h3>
      {fields.map(({ name, paragraphs }) => (
        <div key={name}>
          <p className="hint">{name}</p>
          {drawParagraphs(paragraphs, side)}
        </div>
      ))}
    </section>
  );
}

/** Changed paragraphs, with one paragraph around them. */
function drawParagraphs(paragraphs: readonly ComparedParagraph[], side: keyof ComparedParagraph) {
  const isChanged = (at: number) =>
    [paragraphs[at]?.before, paragraphs[at]?.after].flat().some((run) => run?.isOnlyHere);
  const isShown = (at: number) => [at - 1, at, at + 1].some(isChanged);
  return paragraphs.map((paragraph, at) => {
    // The paragraphs do not change while they are shown.
    const key = `${at}`;
    const runs = paragraph[side];
    if (isShown(at))
      return runs.length > 0 && <p key={key}>{runs.map((run, index) => drawRun(run, `${index}`))}</p>;
    return (
      (at === 0 || isShown(at - 1)) && (
        <p key={key} className="hint">
          ⋯ unchanged
        </p>
      )
    );
  });
}

/** Many screen readers ignore the element, so hidden text names the mark. The space behind the words is not marked. */
function drawRun({ text, isOnlyHere }: Run, key: string): ReactNode {
  if (!isOnlyHere) return text;
  const words = text.trimEnd();
  return (
    <Fragment key={key}>
      <mark>
        <span className="vh"> (only here: </span>
        {words}
        <span className="vh">) </span>
      </mark>
      {text.slice(words.length)}
    </Fragment>
  );
}
