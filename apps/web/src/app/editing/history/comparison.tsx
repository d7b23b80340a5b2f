import { Fragment, type ReactNode, useId } from 'react';
import type { Field } from '../edited-text.ts';
import { formatWordCount } from '../words-in.ts';
import { type ComparedPassage, compareTexts, countOnlyHere, type Run } from './compare-texts.ts';

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
    return text === other ? [] : [{ name, passages: compareTexts(text, other) }];
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
  readonly side: keyof ComparedPassage;
  readonly fields: readonly { readonly name: string; readonly passages: readonly ComparedPassage[] }[];
}

function Side({ title, side, fields }: SideProps) {
  const id = useId();
  const count = countOnlyHere(fields.flatMap(({ passages }) => passages.flatMap((each) => each[side])));
  return (
    <section aria-labelledby={id} className="compared">
      <h3 id={id}>
        {title}
        {count > 0 && <span className="soft">, {formatWordCount(count)} only here</span>}
      </h3>
      {fields.map(({ name, passages }) => (
        <div key={name}>
          <p className="hint">{name}</p>
          {drawPassages(passages, side)}
        </div>
      ))}
    </section>
  );
}

/** Changed passages, with one paragraph around them. */
function drawPassages(passages: readonly ComparedPassage[], side: keyof ComparedPassage) {
  const isChanged = ({ before, after }: ComparedPassage) =>
    [...before, ...after].some((run) => run.isOnlyHere);
  const isShown = (at: number) => passages.slice(Math.max(0, at - 1), at + 2).some(isChanged);
  return passages.map((passage, at) => {
    // The passages do not change while they are shown.
    const key = `${at}`;
    const runs = passage[side];
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
