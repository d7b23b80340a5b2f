import type { ReactNode } from 'react';
import { StateLine } from '#app/editing/session/state-line.tsx';
import { wholeDate } from '#ui/format-date.ts';
import { type HomilyDraft, type HomilySession, type HomilySessionState, isPublished } from './homily-kind.ts';
import type { Action } from './open-action.tsx';
import { publishingInWords } from './state-words.ts';

interface EditorBarProps {
  readonly details: HomilyDraft['details'];
  readonly session: HomilySession;
  readonly state: HomilySessionState;
  readonly onAction: (action: Action) => void;
  readonly opener: ReactNode;
}

/** The state and the most frequent actions. */
export function EditorBar({ details, session, state, onAction, opener }: EditorBarProps) {
  const { date } = details.day;
  const { text, mode, viewer } = state;
  const isOut = isPublished(text);
  const hasNews = text.hasChanges || state.saveState !== 'saved';
  return (
    <div className="editor-bar">
      <div>
        <StateLine
          session={state}
          opensAt={wholeDate(date)}
          onPublish={() => onAction('publish')}
          onCompare={() => onAction('compare')}
          onTakeOver={() => void session.takeOver()}
          onRetry={session.retry}
        />
        {mode === 'editing' && viewer !== null && <p className="soft">{viewer.name} is reading.</p>}
      </div>
      <div className="row actions">
        <button type="button" className="quiet" onClick={() => onAction('preview')}>
          Preview
        </button>
        <button type="button" className="quiet" onClick={() => onAction('history')}>
          History
        </button>
        {opener}
        {mode === 'editing' && (!isOut || hasNews) && (
          <button type="button" className="btn small" onClick={() => onAction('publish')}>
            {isOut ? 'Publish changes...' : `${publishingInWords(date, details.today).verb}...`}
          </button>
        )}
      </div>
    </div>
  );
}
