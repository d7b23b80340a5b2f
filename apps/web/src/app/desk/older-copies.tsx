import { type ReactNode, useEffect, useRef, useState } from 'react';
import { reasonOf } from '#app/blog/reason-of.ts';
import { useAnswer } from '#app/use-answer.ts';
import { Alert } from '#ui/alert.tsx';
import { closeDialog } from '#ui/dialog.tsx';
import { clockTime } from './clock-time.ts';
import { CopyText } from './copy-text.tsx';
import type { HistoryKind, OlderCopy } from './history-kind.ts';
import { inWords } from './revision-words.ts';

interface OlderCopiesProps<Whole> {
  kind: HistoryKind<Whole>;
  onBack: () => void;
}

/** What this device keeps of a text besides what was saved: to look at, to copy, and to put back. */
export function OlderCopies<Whole>({ kind, onBack }: OlderCopiesProps<Whole>) {
  const { answer } = useAnswer('', kind.copies);
  const [shown, setShown] = useState<OlderCopy<Whole> | null>(null);
  if (shown !== null) {
    const onBackHere = () => setShown(null);
    return <One kind={kind} copy={shown} onBack={onBackHere} />;
  }
  return (
    <Leaf title="Older copies on this device" back="Back to the list" onBack={onBack}>
      <p className="hint">
        While you write, this device keeps up to twenty states of the text, each for fourteen days. Logging
        out takes them away.
      </p>
      {answer.status === 'asking' && <p className="soft">Looking it up...</p>}
      {answer.status === 'failed' && (
        <Alert>This device does not show us its copies. {reasonOf(answer.error)}</Alert>
      )}
      {answer.status === 'known' && <List copies={answer.value} onLook={setShown} />}
    </Leaf>
  );
}

interface LeafProps {
  title: string;
  back: string;
  onBack: () => void;
  children: ReactNode;
}

function Leaf({ title, back, onBack, children }: LeafProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className="flow">
      <button type="button" className="quiet link" onClick={onBack}>
        {back}
      </button>
      <h3 tabIndex={-1} ref={heading}>
        {title}
      </h3>
      {children}
    </div>
  );
}

interface ListProps<Whole> {
  copies: readonly OlderCopy<Whole>[];
  onLook: (copy: OlderCopy<Whole>) => void;
}

function List<Whole>({ copies, onLook }: ListProps<Whole>) {
  if (copies.length === 0) return <p className="soft">There are none yet.</p>;
  return (
    <ol className="plain revisions">
      {copies.map((copy) => (
        <li key={copy.at}>
          <div>
            <strong>{clockTime(copy.at, 'day')}</strong>
            <p className="hint">{inWords(copy.words)}</p>
          </div>
          <button type="button" className="quiet link" onClick={() => onLook(copy)}>
            Look<span className="vh"> at the copy of {clockTime(copy.at, 'day')}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

interface OneProps<Whole> extends OlderCopiesProps<Whole> {
  copy: OlderCopy<Whole>;
}

function One<Whole>({ kind, copy, onBack }: OneProps<Whole>) {
  return (
    <Leaf title={`The copy of ${clockTime(copy.at, 'day')}`} back="Back to the older copies" onBack={onBack}>
      <p className="hint">{inWords(copy.words)}</p>
      <div className="row">
        <button
          type="button"
          className="btn"
          onClick={(event) => {
            closeDialog(event);
            kind.restore(copy.whole);
          }}
        >
          Put it back
        </button>
        <CopyText text={kind.inPlainText(copy.whole)} words="Copy" />
      </div>
      <p className="hint">{kind.restoring}</p>
      {kind.draw(copy.whole, 'draft')}
    </Leaf>
  );
}
