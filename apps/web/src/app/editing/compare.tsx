import './history.css';
import { type ReactNode, useId } from 'react';
import { toErrorReason } from '#api/failure-message.ts';
import { useQuery } from '#app/member/use-query.ts';
import { Alert } from '#ui/alert.tsx';
import { closeDialog, Dialog } from '#ui/dialog.tsx';
import { clockTime } from '#ui/format-date.ts';
import { type ComparedField, compareSides } from './compare-sides.ts';
import { Paragraphs } from './comparing.tsx';
import { CopyText } from './copy-text.tsx';
import type { Comparable, HistoryKind } from './history-kind.ts';
import { formatWordCount } from './revision-words.ts';
import type { Session } from './session/session.ts';
import type { SessionState } from './session/session-types.ts';
import type { Piece } from './text-comparison.ts';

interface CompareProps<Content> {
  readonly kind: Pick<HistoryKind<Content>, 'open' | 'comparable'>;
  readonly session: Session<Content>;
  readonly state: SessionState<Content>;
  readonly onClose: () => void;
}

interface Versions<Content> {
  readonly mine: Content;
  readonly other: Content;
}

/** Compares the text of this tab with the one that somebody else saved. */
export function Compare<Content>({ kind, session, state, onClose }: CompareProps<Content>) {
  const { displaced, unsent, holder } = state;
  const [late] = unsent;
  const name = (displaced === null ? late?.savedBy : holder?.name) || 'Somebody';
  const loading = useQuery('', async () => {
    const versions: Versions<Content> = {
      mine: displaced ?? state.content,
      other: displaced !== null || late === undefined ? state.content : await kind.open(late.number),
    };
    const [mine, other] = [kind.comparable(versions.mine), kind.comparable(versions.other)];
    return { versions, mine, comparison: await compareSides(other, mine) };
  });
  const query = loading.state;

  /** The history keeps the text that is not chosen. */
  function choose({ mine, other }: Versions<Content>, chosen: 'mine' | 'other') {
    if (displaced !== null && chosen === 'mine') void session.takeOver(mine);
    if (displaced === null && chosen === 'other') session.replace(other);
    session.closeComparison();
  }

  const savedAt = displaced === null ? late?.savedAt : state.savedAt;
  return (
    <Dialog title="Two versions" className="text-dialog wide" onClose={onClose}>
      <p>
        {name} saved one{savedAt ? ` at ${clockTime(savedAt)}` : ''}. The other is what you wrote here.
        Nothing is lost, whatever you choose.
      </p>
      {query.status === 'loading' && <p className="soft">Comparing...</p>}
      {query.status === 'error' && (
        <Alert>We can’t compare these right now. {toErrorReason(query.error)}</Alert>
      )}
      {query.status === 'success' && (
        <>
          <div className="two-sides">
            <Side title="Yours" fields={query.data.comparison.fields} leftOut="removed" />
            <Side title={`${name}’s`} fields={query.data.comparison.fields} leftOut="added" />
          </div>
          <div className="row">
            <Choice
              isFirst
              label={displaced === null ? 'Keep mine' : 'Put mine back'}
              onChoose={() => choose(query.data.versions, 'mine')}
            />
            <Choice
              label={`${displaced === null ? 'Use' : 'Keep'} ${name}’s`}
              onChoose={() => choose(query.data.versions, 'other')}
            />
            <CopyText text={toPlainText(query.data.mine)} words="Copy mine" />
          </div>
        </>
      )}
    </Dialog>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly isFirst?: boolean;
  readonly onChoose: () => void;
}

const Choice = ({ label, isFirst = false, onChoose }: ChoiceProps) => (
  <button
    type="button"
    className={isFirst ? 'btn' : 'btn line'}
    onClick={(event) => {
      closeDialog(event);
      onChoose();
    }}
  >
    {label}
  </button>
);

/** The filled fields as text for the clipboard. */
const toPlainText = ({ fields }: Comparable): string =>
  fields
    .filter(({ text }) => text !== '')
    .map(({ name, text }) => `${name}\n${text}`)
    .join('\n\n');

interface SideProps {
  readonly title: string;
  readonly fields: readonly ComparedField[];
  /** The change that this side does not have. */
  readonly leftOut: 'added' | 'removed';
}

/** One of the two texts, in which the words are marked that the other one does not have. */
function Side({ title, fields, leftOut }: SideProps): ReactNode {
  const id = useId();
  let words = 0;
  for (const { comparison } of fields)
    words += (leftOut === 'added' ? comparison?.wordsRemoved : comparison?.wordsAdded) ?? 0;
  return (
    <section aria-labelledby={id} className="compared">
      <h3 id={id}>
        {title}
        {words > 0 && <span className="soft">, {formatWordCount(words)} only here</span>}
      </h3>
      {fields.length === 0 && <p className="soft">The two are the same.</p>}
      {fields.map(({ name, comparison, before, after }) => (
        <div key={name}>
          <p className="hint">{name}</p>
          {comparison === null ? (
            <p className="side-text">{(leftOut === 'added' ? before : after) || '(empty)'}</p>
          ) : (
            <Paragraphs paragraphs={comparison.paragraphs.map((all) => toSide(all, leftOut))} />
          )}
        </div>
      ))}
    </section>
  );
}

const toSide = (paragraph: readonly Piece[], leftOut: SideProps['leftOut']): Piece[] =>
  paragraph
    .filter(({ change }) => change !== leftOut)
    .map(({ change, text }) => ({ change: change === 'same' ? 'same' : 'added', text }));
