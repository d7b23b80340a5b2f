import './history.css';
import { Suspense, useEffect, useRef, useState } from 'react';
import { toErrorReason } from '#api/failure-message.ts';
import { useQuery } from '#app/member/use-query.ts';
import { Alert } from '#ui/alert.tsx';
import { closeDialog, Dialog } from '#ui/dialog.tsx';
import { lazyComponent } from '#ui/lazy-component.tsx';
import type { Side } from './comparing.tsx';
import type { HistoryKind, ListedRevision } from './history-kind.ts';
import { revisionInWords, timeOf } from './revision-words.ts';

const Comparing = lazyComponent(() => import('./comparing.tsx').then((part) => part.Comparing));

type View =
  /** `from` is the version that was open before. */
  | { readonly shows: 'list'; readonly from: number | null }
  | { readonly shows: 'one'; readonly revision: ListedRevision }
  | { readonly shows: 'two'; readonly before: Side; readonly after: Side };

interface HistoryProps<Whole> {
  kind: HistoryKind<Whole>;
  onClose: () => void;
}

/** The saved versions, newest first: view, compare, restore. */
export function History<Whole>({ kind, onClose }: HistoryProps<Whole>) {
  const { state } = useQuery('', kind.list);
  const [view, setView] = useState<View>({ shows: 'list', from: null });
  return (
    <Dialog title="History" className="text-dialog wide" onClose={onClose}>
      {state.status === 'loading' && <p className="soft">Looking it up...</p>}
      {state.status === 'error' && (
        <Alert>We can’t show the history right now. {toErrorReason(state.error)}</Alert>
      )}
      {state.status === 'success' && (
        <Shown kind={kind} revisions={state.data} view={view} onView={setView} />
      )}
    </Dialog>
  );
}

interface ShownProps<Whole> {
  kind: HistoryKind<Whole>;
  revisions: readonly ListedRevision[];
  view: View;
  onView: (view: View) => void;
}

function Shown<Whole>({ kind, revisions, view, onView }: ShownProps<Whole>) {
  /** Compares with the previous version, or the oldest version with the fields. */
  function compare({ number }: ListedRevision) {
    const older = revisions[revisions.findIndex((revision) => revision.number === number) + 1];
    onView(
      older === undefined
        ? { shows: 'two', before: number, after: 'now' }
        : { shows: 'two', before: older.number, after: number },
    );
  }

  switch (view.shows) {
    case 'list':
      return (
        <List
          revisions={revisions}
          from={view.from}
          onLook={(revision) => onView({ shows: 'one', revision })}
          onCompare={compare}
        />
      );
    case 'one':
      return (
        <One
          kind={kind}
          revision={view.revision}
          onCompare={() => compare(view.revision)}
          onBack={() => onView({ shows: 'list', from: view.revision.number })}
        />
      );
    case 'two': {
      const from = view.after === 'now' ? view.before : view.after;
      return (
        <Suspense>
          <Comparing
            comparableOf={async (side) => kind.comparable(side === 'now' ? kind.now : await kind.open(side))}
            revisions={revisions}
            before={view.before}
            after={view.after}
            onChoose={(before, after) => onView({ shows: 'two', before, after })}
            onBack={() => onView({ shows: 'list', from: from === 'now' ? null : from })}
          />
        </Suspense>
      );
    }
  }
}

interface ListProps {
  revisions: readonly ListedRevision[];
  /** Focus returns to this version after Back. */
  from: number | null;
  onLook: (revision: ListedRevision) => void;
  onCompare: (revision: ListedRevision) => void;
}

function List({ revisions, from, onLook, onCompare }: ListProps) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    next.current?.focus();
  }, []);
  return (
    <>
      {revisions.length === 0 && <p className="soft">Nothing has been saved yet.</p>}
      <ol className="plain revisions">
        {revisions.map((revision) => (
          <li key={revision.number}>
            <div>
              <strong>{timeOf(revision)}</strong>
              <p className="hint">{revisionInWords(revision)}</p>
            </div>
            <div className="row">
              <button
                type="button"
                className="quiet link"
                ref={revision.number === from ? next : null}
                onClick={() => onLook(revision)}
              >
                Look<span className="vh"> at the version of {timeOf(revision)}</span>
              </button>
              <button type="button" className="quiet link" onClick={() => onCompare(revision)}>
                What changed<span className="vh"> in the version of {timeOf(revision)}</span>
              </button>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

interface OneProps<Whole> {
  kind: HistoryKind<Whole>;
  revision: ListedRevision;
  onCompare: () => void;
  onBack: () => void;
}

function One<Whole>({ kind, revision, onCompare, onBack }: OneProps<Whole>) {
  const { state } = useQuery(String(revision.number), () => kind.open(revision.number));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className="flow">
      <button type="button" className="quiet link" onClick={onBack}>
        Back to the list
      </button>
      <h3 tabIndex={-1} ref={heading}>
        The version of {timeOf(revision)}
      </h3>
      <p className="hint">{revisionInWords(revision)}</p>
      {state.status === 'loading' && <p className="soft">Looking it up...</p>}
      {state.status === 'error' && (
        <Alert>We can’t show this version right now. {toErrorReason(state.error)}</Alert>
      )}
      {state.status === 'success' && (
        <>
          <div className="row">
            <button
              type="button"
              className="btn"
              onClick={(event) => {
                closeDialog(event);
                kind.restore(state.data);
              }}
            >
              Restore this version
            </button>
            <button type="button" className="quiet link" onClick={onCompare}>
              What changed
            </button>
          </div>
          <p className="hint">{kind.restoring}</p>
          {kind.draw(state.data, revision.state)}
        </>
      )}
    </div>
  );
}
