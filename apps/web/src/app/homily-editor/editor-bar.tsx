import type { EditedHomily, HomilyState } from '@wayfare/contracts/calls/homily-editor';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '#ui/lazy-part.tsx';
import type { HomilyAutosave, HomilyDraft } from './homily-draft.ts';
import { MoveDialog } from './move-dialog.tsx';
import { Preview } from './preview.tsx';
import { DeleteDialog, PublishDialog, UnpublishDialog } from './publish-dialogs.tsx';
import { SaveLine } from './save-line.tsx';
import { publishingInWords, stateInWords } from './state-words.ts';
import type { TypedHomily } from './typed-homily.ts';

const HomilyHistory = lazyPart(() => import('./homily-history.tsx').then((part) => part.HomilyHistory));

type Shown = 'history' | 'preview' | 'publish' | 'unpublish' | 'move' | 'delete';

interface EditorBarProps {
  homily: Pick<EditedHomily, 'date' | 'today' | 'day' | 'state'>;
  draft: HomilyDraft;
  autosave: HomilyAutosave;
  onState: (state: HomilyState) => void;
  onRestore: (typed: TypedHomily) => void;
}

/** Whether it is saved, how it stands, and all that can be done with it. */
export function EditorBar({ homily, draft, autosave, onState, onRestore }: EditorBarProps) {
  const { date, today, day, state } = homily;
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);
  const isOut = state === 'published' || state === 'scheduled';
  const hasNews = draft.facts.hasUnpublishedChanges || draft.saveState !== 'saved';
  const { verb } = publishingInWords(date, today);
  const action = (name: Shown, words: ReactNode) => (
    <button type="button" className="quiet" onClick={() => setShown(name)}>
      {words}
    </button>
  );
  return (
    <div className="editor-bar">
      <div className="standing-now">
        <p className={`sign ${state}`}>{stateInWords({ state, ...draft.facts })}</p>
        <SaveLine draft={draft} />
      </div>
      <div className="row actions">
        {action('preview', 'Preview')}
        {action('history', 'History')}
        {draft.version !== null && action('move', 'Move...')}
        {draft.version !== null && !isOut && action('delete', 'Delete...')}
        {isOut && action('unpublish', state === 'scheduled' ? 'Unschedule...' : 'Unpublish...')}
        {(!isOut || hasNews) && (
          <button type="button" className="btn small" onClick={() => setShown('publish')}>
            {isOut ? 'Publish changes...' : `${verb}...`}
          </button>
        )}
      </div>
      {shown === 'preview' && <Preview day={day} typed={draft.typed} autosave={autosave} onClose={close} />}
      {shown === 'history' && (
        <Suspense>
          <HomilyHistory date={date} now={draft.typed} onRestore={onRestore} onClose={close} />
        </Suspense>
      )}
      {shown === 'publish' && (
        <PublishDialog homily={homily} draft={draft} autosave={autosave} onState={onState} onClose={close} />
      )}
      {shown === 'unpublish' && <UnpublishDialog homily={homily} onState={onState} onClose={close} />}
      {shown === 'delete' && <DeleteDialog date={date} autosave={autosave} onClose={close} />}
      {shown === 'move' && <MoveDialog date={date} autosave={autosave} isOut={isOut} onClose={close} />}
    </div>
  );
}
