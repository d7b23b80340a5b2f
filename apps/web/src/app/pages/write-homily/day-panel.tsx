import { isHomilyDate } from '@wayfare/contracts/calls/homily';
import { formatColor } from '@wayfare/contracts/rules/liturgical-day';
import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#paths.ts';
import { dayOfMonth, monthAndYear, weekday } from '#ui/format-date.ts';
import { type Action, type HomilyDraft, type HomilySessionState, isPublished } from './homily-kind.ts';

interface DayPanelProps {
  readonly details: HomilyDraft['details'];
  readonly state: HomilySessionState;
  readonly onAction: (action: Action) => void;
  /** The settings of its homily. */
  readonly children: ReactNode;
}

/** The day, the way to another one, and the rare actions. */
export function DayPanel({ details, state: { version, text, mode }, onAction, children }: DayPanelProps) {
  const { day, isDayCorrected } = details;
  const { date } = day;
  const button = (action: Action, label: string) => (
    <button type="button" className="quiet link" onClick={() => onAction(action)}>
      {label}
    </button>
  );
  return (
    <>
      <section className="day-of-text" aria-label="The day">
        <p className="when">
          <span className="num" aria-hidden="true">
            {dayOfMonth(date)}
          </span>
          <span>
            <strong>
              {weekday(date)}
              <span className="vh"> {dayOfMonth(date)}</span>
            </strong>
            <br />
            {monthAndYear(date)}
          </span>
        </p>
        <p className="celebration">{day.celebration}</p>
        <p className="blaze">{formatColor(day)}</p>
        {isDayCorrected && <p className="hint">Corrected here.</p>}
        <details className="another-day">
          <summary>Another day</summary>
          <ChooseDate date={date} />
        </details>
      </section>
      {children}
      <section className="row day-acts" aria-label="With this day">
        {button('correct', 'Correct this day...')}
        {isDayCorrected && button('restore-day', 'Take back the correction...')}
        {version !== null && mode === 'editing' && (
          <>
            {button('move', 'Move to another day...')}
            {!isPublished(text) && button('delete', 'Delete...')}
          </>
        )}
      </section>
    </>
  );
}

function ChooseDate({ date }: { readonly date: string }) {
  const id = useId();
  const navigate = useNavigate();
  function open(chosen: string) {
    if (chosen !== date && isHomilyDate(chosen)) void navigate(paths.writeHomily(chosen));
  }
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
        What is written here stays with its own day.
      </p>
    </div>
  );
}
