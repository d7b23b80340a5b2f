import type { EditedHomily, HomilyState } from '@wayfare/contracts/calls/homily-editor';
import { type ReactNode, Suspense } from 'react';
import { StateLine } from '#app/desk/state-line.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import type { HomilyAutosave, HomilyDraft } from './homily-draft.ts';
import { MoveDialog } from './move-dialog.tsx';
import { Preview } from './preview.tsx';
import { DeleteDialog, PublishDialog, UnpublishDialog } from './publish-dialogs.tsx';
import { publishingInWords, stateInWords } from './state-words.ts';
import type { TypedHomily } from './typed-homily.ts';

const HomilyHistory = lazyPart(() => import('./homily-history.tsx').then((part) => part.HomilyHistory));
const SwapDialog = lazyPart(() => import('./swap-dialog.tsx').then((part) => part.SwapDialog));

export type Act = 'history' | 'preview' | 'publish' | 'unpublish' | 'move' | 'swap' | 'delete';

interface BarProps {
  homily: Pick<EditedHomily, 'date' | 'today' | 'day' | 'state'>;
  draft: HomilyDraft;
  autosave: HomilyAutosave;
  onAct: (act: Act) => void;
}

const isOut = ({ state }: BarProps['homily']): boolean => state === 'published' || state === 'scheduled';

interface EditorBarProps extends BarProps {
  opener: ReactNode;
  /** Who else has the day open, in words. */
  others: string | null;
  hasNoCopies: boolean;
}

/** Whether it is saved, how it stands, and what is done with it most. */
export function EditorBar({ homily, draft, onAct, opener, others, hasNoCopies }: EditorBarProps) {
  const { date, today, state } = homily;
  const hasNews = draft.facts.hasUnpublishedChanges || draft.saveState !== 'saved';
  const { verb } = publishingInWords(date, today);
  return (
    <div className="editor-bar">
      <StateLine
        state={state}
        words={stateInWords({ state, ...draft.facts })}
        draft={draft}
        others={others}
        hasNoCopies={hasNoCopies}
      />
      <div className="row actions">
        <button type="button" className="quiet" onClick={() => onAct('preview')}>
          Preview
        </button>
        <button type="button" className="quiet" onClick={() => onAct('history')}>
          History
        </button>
        {opener}
        {(!isOut(homily) || hasNews) && (
          <button type="button" className="btn small" onClick={() => onAct('publish')}>
            {isOut(homily) ? 'Publish changes...' : `${verb}...`}
          </button>
        )}
      </div>
    </div>
  );
}

/** What is seldom done with a day. */
export function DayActs({ homily, draft, onAct }: BarProps) {
  const action = (act: Act, words: string) => (
    <button type="button" className="quiet link" onClick={() => onAct(act)}>
      {words}
    </button>
  );
  if (draft.version === null && !isOut(homily)) return null;
  return (
    <section className="row day-acts" aria-label="With this day">
      {draft.version !== null && action('move', 'Move...')}
      {draft.version !== null && action('swap', 'Swap with another day...')}
      {draft.version !== null && !isOut(homily) && action('delete', 'Delete...')}
      {isOut(homily) && action('unpublish', homily.state === 'scheduled' ? 'Unschedule...' : 'Unpublish...')}
    </section>
  );
}

interface OpenActProps extends Omit<BarProps, 'onAct'> {
  act: Act;
  onState: (state: HomilyState) => void;
  onRestore: (typed: TypedHomily) => void;
  onClose: () => void;
}

/** The dialog of the act that was chosen. */
export function OpenAct({ act, homily, draft, autosave, onState, onRestore, onClose }: OpenActProps) {
  const { date, day } = homily;
  switch (act) {
    case 'preview':
      return <Preview day={day} typed={draft.typed} autosave={autosave} onClose={onClose} />;
    case 'history':
      return (
        <Suspense>
          <HomilyHistory date={date} now={draft.typed} onRestore={onRestore} onClose={onClose} />
        </Suspense>
      );
    case 'publish':
      return (
        <PublishDialog
          homily={homily}
          draft={draft}
          autosave={autosave}
          onState={onState}
          onClose={onClose}
        />
      );
    case 'unpublish':
      return <UnpublishDialog homily={homily} onState={onState} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog date={date} autosave={autosave} onClose={onClose} />;
    case 'swap':
      return (
        <Suspense>
          <SwapDialog homily={homily} autosave={autosave} onClose={onClose} />
        </Suspense>
      );
    case 'move':
      return <MoveDialog date={date} autosave={autosave} isOut={isOut(homily)} onClose={onClose} />;
  }
}
