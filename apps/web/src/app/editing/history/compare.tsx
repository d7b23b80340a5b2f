import './history.css';
import { toErrorReason } from '#api/failure-message.ts';
import { useQuery } from '#app/member/use-query.ts';
import { Alert } from '#ui/alert.tsx';
import { closeDialog, Dialog } from '#ui/dialog.tsx';
import { clockTime } from '#ui/format-date.ts';
import { CopyText } from '../copy-text.tsx';
import { Comparison } from './comparison.tsx';
import type { HistoryKind } from './history-kind.ts';

interface CompareProps<Content> {
  readonly kind: HistoryKind<Content>;
  readonly onClose: () => void;
}

/** Compares the text of this tab with the one that somebody else saved. */
export function Compare<Content>({ kind, onClose }: CompareProps<Content>) {
  const { session, state, listFields } = kind;
  const { displaced, unsent, holder } = state;
  const [late] = unsent;
  const name = (displaced === null ? late?.savedBy : holder?.name) || 'Somebody';
  const savedAt = displaced === null ? late?.savedAt : state.savedAt;
  const query = useQuery('', async () => ({
    mine: displaced ?? state.content,
    other: displaced !== null || late === undefined ? state.content : await kind.open(late.number),
  })).state;

  const choice = (label: string, className: string, choose: () => void) => (
    <button
      type="button"
      className={className}
      onClick={(event) => {
        closeDialog(event);
        choose();
        session.closeComparison();
      }}
    >
      {label}
    </button>
  );

  return (
    <Dialog title={`Two versions of this ${kind.name}`} className="text-dialog wide" onClose={onClose}>
      <div className="flow">
        <p>
          {name} saved one{savedAt ? ` at ${clockTime(savedAt)}` : '.'} The other is what you wrote here.
          Nothing is lost, whatever you choose.
        </p>
        {query.status === 'loading' && <p className="soft">Comparing...</p>}
        {query.status === 'error' && (
          <Alert>We can’t compare these right now. {toErrorReason(query.error)}</Alert>
        )}
        {query.status === 'success' && (
          <>
            <Comparison
              before={{ title: 'Yours', fields: listFields(query.data.mine) }}
              after={{ title: `${name}’s`, fields: listFields(query.data.other) }}
            />
            {/* The history keeps the text that is not chosen. */}
            <div className="row">
              {displaced === null
                ? choice('Keep mine', 'btn', () => {})
                : choice('Put mine back', 'btn', () => session.restore(query.data.mine))}
              {displaced === null
                ? choice(`Use ${name}’s`, 'btn outlined', () => session.restore(query.data.other))
                : choice(`Keep ${name}’s`, 'btn outlined', () => {})}
              <CopyText text={toPlainText(listFields(query.data.mine))} words="Copy mine" />
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The filled fields as text for the clipboard. */
const toPlainText = (fields: ReturnType<HistoryKind<unknown>['listFields']>): string =>
  fields
    .filter(({ text }) => text !== '')
    .map(({ name, text }) => `${name}\n${text}`)
    .join('\n\n');
