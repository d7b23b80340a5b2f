import { isHomilyDate } from '@wayfare/contracts/calls/homily';
import { useId } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '#paths.ts';
import { DayWords } from './day-words.tsx';
import { type HomilyDraft, type HomilySessionState, isPublished } from './homily-kind.ts';
import type { Action } from './open-action.tsx';

interface DayPanelProps {
  readonly details: HomilyDraft['details'];
}

/** The celebration of the day, and the way to another one. */
export function DayPanel({ details: { day, isDayCorrected } }: DayPanelProps) {
  return (
    <div className="flow day-panel">
      <div>
        <DayWords day={day} />
        <p className="small-print">
          {isDayCorrected && 'Corrected here. '}
          <Link to={paths.correctDay(day.date)}>Correct this day</Link>
        </p>
      </div>
      <ChooseDate date={day.date} />
    </div>
  );
}

function ChooseDate({ date }: { date: string }) {
  const id = useId();
  const navigate = useNavigate();
  return (
    <div className="field">
      <label htmlFor={id}>Date</label>
      <input
        id={id}
        className="in"
        type="date"
        defaultValue={date}
        min="1970-01-01"
        max="2100-12-31"
        aria-describedby={`${id}-hint`}
        // A date is typed in parts, so it counts only on blur or Enter.
        onBlur={(event) => open(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') open(event.currentTarget.value);
        }}
      />
      <p className="hint" id={`${id}-hint`}>
        Another date opens that day. What is written here stays with its own.
      </p>
    </div>
  );

  function open(chosen: string) {
    if (chosen !== date && isHomilyDate(chosen)) void navigate(paths.writeHomily(chosen));
  }
}

interface DayActionsProps {
  readonly state: HomilySessionState;
  readonly onAction: (action: Action) => void;
}

/** The rare actions. */
export function DayActions({ state: { version, text, mode }, onAction }: DayActionsProps) {
  const button = (action: Action, label: string) => (
    <button type="button" className="quiet link" onClick={() => onAction(action)}>
      {label}
    </button>
  );
  if (version === null || mode !== 'editing') return null;
  const isOut = isPublished(text);
  return (
    <section className="row day-acts" aria-label="With this day">
      {button('move', 'Move...')}
      {button('swap', 'Swap with another day...')}
      {!isOut && button('delete', 'Delete...')}
      {isOut && text.hasChanges && button('delete', 'Drop the changes...')}
      {isOut && button('unpublish', text.state === 'scheduled' ? 'Unschedule...' : 'Unpublish...')}
    </section>
  );
}
