import { type ReactNode, useEffect, useId, useRef } from 'react';
import { toErrorReason } from '#api/failure-message.ts';
import { useQuery } from '#app/member/use-query.ts';
import { Alert } from '#ui/alert.tsx';
import { type Changes, type ComparedField, type Comparison, compareSides } from './compare-sides.ts';
import type { Comparable, ComparedLink, ComparedPicture, ListedRevision } from './history-kind.ts';
import { briefly, changeInWords } from './revision-words.ts';
import { isUnchanged, type Piece } from './text-comparison.ts';

/** The number of a revision, or the current contents of the fields. */
export type Side = number | 'now';

interface ComparingProps {
  comparableOf: (side: Side) => Promise<Comparable>;
  revisions: readonly ListedRevision[];
  before: Side;
  after: Side;
  onChoose: (before: Side, after: Side) => void;
  onBack: () => void;
}

// The items do not change while they are shown, so the index can serve as the key.
const withKeys = <T,>(items: readonly T[]) => items.map((item, index) => ({ item, key: String(index) }));

/** Compares two versions. */
export function Comparing({ comparableOf, revisions, before, after, onChoose, onBack }: ComparingProps) {
  const { state } = useQuery(`${before} ${after}`, async () => {
    const [one, other] = await Promise.all([comparableOf(before), comparableOf(after)]);
    return compareSides(one, other);
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className="flow comparing">
      <button type="button" className="quiet link" onClick={onBack}>
        Back to the list
      </button>
      <h3 tabIndex={-1} ref={heading}>
        What changed
      </h3>
      <div className="two-sides">
        <SideChoice
          label="From"
          chosen={before}
          revisions={revisions}
          onChoose={(side) => onChoose(side, after)}
        />
        <SideChoice
          label="To"
          chosen={after}
          revisions={revisions}
          onChoose={(side) => onChoose(before, side)}
        />
      </div>
      <p role="status">{state.status === 'success' ? formatOutcome(state.data) : 'Comparing...'}</p>
      {state.status === 'error' && (
        <Alert>We can’t compare these right now. {toErrorReason(state.error)}</Alert>
      )}
      {state.status === 'success' && <Outcome comparison={state.data} />}
    </div>
  );
}

interface SideChoiceProps {
  label: string;
  chosen: Side;
  revisions: readonly ListedRevision[];
  onChoose: (side: Side) => void;
}

function SideChoice({ label, chosen, revisions, onChoose }: SideChoiceProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        className="in"
        id={id}
        value={chosen}
        onChange={({ target: { value } }) => onChoose(value === 'now' ? 'now' : Number(value))}
      >
        <option value="now">What stands in the fields now</option>
        {revisions.map((revision) => (
          <option key={revision.number} value={revision.number}>
            {briefly(revision)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** '12 words added, 3 removed.' */
function formatOutcome({ fields, links, pictures, isOnlyForm }: Comparison): string {
  if (isOnlyForm)
    return 'The words are the same. Only how they are set has changed: headings, lists, bold or italic.';
  const total = { wordsAdded: 0, wordsRemoved: 0 };
  for (const { comparison } of fields) {
    total.wordsAdded += comparison?.wordsAdded ?? 0;
    total.wordsRemoved += comparison?.wordsRemoved ?? 0;
  }
  const parts = [changeInWords(total), formatCount(links, 'link'), formatCount(pictures, 'picture')].filter(
    Boolean,
  );
  const sentences = [
    parts.length > 0 && `${parts.join('; ')}.`,
    fields.some(({ comparison }) => comparison === null) && 'Not all of it could be compared word by word.',
  ].filter(Boolean);
  if (sentences.length > 0) return sentences.join(' ');
  return fields.length === 0
    ? 'The two are the same.'
    : 'No words were added or removed: only signs, spaces or line breaks have changed.';
}

function formatCount({ added, removed }: Changes<unknown>, name: string): string {
  const count = (number: number) => `${number} ${number === 1 ? name : `${name}s`}`;
  return [
    added.length > 0 && `${count(added.length)} added`,
    removed.length > 0 && `${count(removed.length)} removed`,
  ]
    .filter(Boolean)
    .join(', ');
}

const Outcome = ({ comparison: { fields, links, pictures } }: { comparison: Comparison }) => (
  <>
    {fields.map((field) => (
      <Field key={field.name} field={field} />
    ))}
    <Listed name="Links" changes={links} draw={drawLink} />
    <Listed name="Pictures" changes={pictures} draw={drawPicture} />
  </>
);

function Field({ field: { name, comparison, before, after } }: { field: ComparedField }) {
  const id = useId();
  const summary = comparison === null ? '' : changeInWords(comparison);
  return (
    <section className="compared" aria-labelledby={id}>
      <h4 id={id}>{name}</h4>
      {summary !== '' && <p className="hint">{summary}</p>}
      {comparison === null ? (
        <BesideEachOther before={before} after={after} />
      ) : (
        <Paragraphs paragraphs={comparison.paragraphs} />
      )}
    </section>
  );
}

const BesideEachOther = ({ before, after }: { before: string; after: string }) => (
  <>
    <p>These two are too long, or too different, to be compared word by word. Here are both.</p>
    <div className="two-sides">
      <section aria-label="Before">
        <h5>Before</h5>
        <p className="side-text">{before || '(empty)'}</p>
      </section>
      <section aria-label="After">
        <h5>After</h5>
        <p className="side-text">{after || '(empty)'}</p>
      </section>
    </div>
  </>
);

type Paragraph = readonly Piece[];

/** Shows changed paragraphs with one paragraph around them; other unchanged ones are only counted. */
export function Paragraphs({ paragraphs }: { paragraphs: readonly Paragraph[] }) {
  return toStretches(paragraphs).map(({ key, paragraph, leftOut }) =>
    paragraph === null ? (
      <p key={key} className="hint left-out">
        {leftOut === 1 ? 'One paragraph is' : `${leftOut} paragraphs are`} the same.
      </p>
    ) : (
      <p key={key}>
        {withKeys(paragraph).map(({ item, key }) => (
          <Changed key={key} piece={item} />
        ))}
      </p>
    ),
  );
}

interface Stretch {
  readonly key: string;
  /** Null for a run of `leftOut` unchanged paragraphs. */
  readonly paragraph: Paragraph | null;
  readonly leftOut: number;
}

function toStretches(paragraphs: readonly Paragraph[]): Stretch[] {
  const isChanged = (at: number) => !isUnchanged(paragraphs[at] ?? []);
  const stretches: Stretch[] = [];
  for (const [at, paragraph] of paragraphs.entries()) {
    const key = String(at);
    const last = stretches.at(-1);
    if (isChanged(at - 1) || isChanged(at) || isChanged(at + 1))
      stretches.push({ key, paragraph, leftOut: 0 });
    else if (last?.paragraph === null)
      stretches[stretches.length - 1] = { ...last, leftOut: last.leftOut + 1 };
    else stretches.push({ key, paragraph: null, leftOut: 1 });
  }
  return stretches;
}

/** Many screen readers ignore these elements, so hidden text names the change. Surrounding spaces stay unmarked. */
function Changed({ piece: { change, text } }: { piece: Piece }) {
  if (change === 'same') return text;
  const Tag = change === 'added' ? 'ins' : 'del';
  const trimmed = text.trim();
  const [before, after] = trimmed === '' ? ['', ''] : text.split(trimmed);
  return (
    <>
      {before}
      <Tag>
        <span className="vh"> ({change}: </span>
        {trimmed || text}
        <span className="vh">) </span>
      </Tag>
      {after}
    </>
  );
}

interface ListedProps<T> {
  name: string;
  changes: Changes<T>;
  draw: (each: T) => ReactNode;
}

/** Lists changed links or pictures one by one. */
function Listed<T>({ name, changes: { added, removed }, draw }: ListedProps<T>) {
  const id = useId();
  if (added.length + removed.length === 0) return null;
  const rows = [
    ...removed.map((each) => ({ Tag: 'del' as const, label: 'Removed', each })),
    ...added.map((each) => ({ Tag: 'ins' as const, label: 'Added', each })),
  ];
  return (
    <section className="compared" aria-labelledby={id}>
      <h4 id={id}>{name}</h4>
      <ul className="plain">
        {withKeys(rows).map(({ item: { Tag, label, each }, key }) => (
          <li key={key}>
            {label}: <Tag>{draw(each)}</Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}

const drawLink = ({ text, address }: ComparedLink): ReactNode => `“${text}”, to ${address}`;

const drawPicture = ({ src, alt }: ComparedPicture): ReactNode => (
  <>
    <img className="compared-picture" src={src} alt="" />
    {alt === '' ? 'a picture without a description' : `“${alt}”`}
  </>
);
