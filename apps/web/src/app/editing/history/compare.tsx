import './history.css';
import { useState } from 'react';
import { QueryView } from '#app/member/query-view.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { closeDialog, Dialog } from '#ui/dialog.tsx';
import { clockTime } from '#ui/format-date.ts';
import { QuietButton } from '#ui/link-button.tsx';
import { type EditedText, useRevisions } from '../edited-text.ts';
import { Comparison } from './comparison.tsx';

interface CompareProps<Content> {
  readonly text: EditedText<Content>;
  readonly onClose: () => void;
}

/** Compares the text of this tab with the one that somebody else saved. The history keeps the one that is not chosen. */
export function Compare<Content>({ text: edited, onClose }: CompareProps<Content>) {
  const { session, state, listFields } = edited;
  const { open } = useRevisions(edited);
  const { displaced, unsent, holder } = state;
  const [late] = unsent;
  const [message, setMessage] = useState('');
  const isDisplaced = displaced !== null;
  const name = (isDisplaced ? holder?.name : late?.savedBy) || 'Somebody';
  const savedAt = isDisplaced ? state.savedAt : late?.savedAt;
  const query = useQuery('', async () => ({
    mine: displaced ?? state.content,
    other: isDisplaced || late === undefined ? state.content : await open(late.number),
  }));

  async function copy(content: Content) {
    const fields = listFields(content).filter(({ text }) => text !== '');
    const text = fields.map((field) => `${field.name}\n${field.text}`).join('\n\n');
    setMessage(
      await navigator.clipboard.writeText(text).then(
        () => 'Copied. Paste it wherever you like.',
        () => 'This browser does not let us copy. Please mark the words yourself, and copy them.',
      ),
    );
  }

  /** `content` replaces the text of this tab; null keeps it. */
  const choice = (label: string, className: string, content: Content | null) => (
    <button
      type="button"
      className={className}
      onClick={(event) => {
        closeDialog(event);
        session.closeComparison(content);
      }}
    >
      {label}
    </button>
  );

  return (
    <Dialog title={`Two versions of this ${edited.kind}`} className="text-dialog wide" onClose={onClose}>
      <div className="flow">
        <p>
          {name} saved one{savedAt ? ` at ${clockTime(savedAt)}` : '.'} The other is what you wrote here.
          Nothing is lost, whatever you choose.
        </p>
        <QueryView query={query}>
          {({ mine, other }) => (
            <>
              <Comparison
                before={{ title: 'Yours', fields: listFields(mine) }}
                after={{ title: `${name}’s`, fields: listFields(other) }}
              />
              <div className="row">
                {choice(isDisplaced ? 'Put mine back' : 'Keep mine', 'btn', isDisplaced ? mine : null)}
                {choice(`${isDisplaced ? 'Keep' : 'Use'} ${name}’s`, 'btn line', isDisplaced ? null : other)}
                <QuietButton onClick={() => void copy(mine)}>Copy mine</QuietButton>
                <span role="status" className="hint">
                  {message}
                </span>
              </div>
            </>
          )}
        </QueryView>
      </div>
    </Dialog>
  );
}
