import type { EditedHomily } from '@wayfare/contracts/calls/homily-editor';
import type { ReactNode } from 'react';
import { StateLine } from '#app/editing/state-line.tsx';
import { withReviewState } from '#app/reading/review-state-text.ts';
import type { HomilyAutosave, HomilyDraft } from './homily-draft.ts';
import { publishingInWords, stateInWords } from './state-words.ts';

export type Act = 'history' | 'preview' | 'publish' | 'unpublish' | 'move' | 'swap' | 'delete';

export interface BarProps {
  homily: Pick<EditedHomily, 'date' | 'today' | 'day' | 'state'>;
  draft: HomilyDraft;
  autosave: HomilyAutosave;
  onAct: (act: Act) => void;
}

export const isOut = ({ state }: BarProps['homily']): boolean =>
  state === 'published' || state === 'scheduled';

interface EditorBarProps extends BarProps {
  opener: ReactNode;
  /** A sentence about other editors who have the day open. */
  others: string | null;
}

/** The save state, the publication state and the most frequent actions. */
export function EditorBar({ homily, draft, onAct, opener, others }: EditorBarProps) {
  const { date, today, state } = homily;
  const hasNews = draft.facts.hasUnpublishedChanges || draft.saveState !== 'saved';
  const { verb } = publishingInWords(date, today);
  return (
    <div className="editor-bar">
      <StateLine
        {...withReviewState(
          { state, words: stateInWords({ state, ...draft.facts }) },
          draft.facts.review?.state,
        )}
        draft={draft}
        others={others}
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

/** The rare actions. */
export function DayActs({ homily, draft, onAct }: BarProps) {
  const action = (act: Act, label: string) => (
    <button type="button" className="quiet link" onClick={() => onAct(act)}>
      {label}
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
