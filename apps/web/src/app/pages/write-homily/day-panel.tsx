import { isHomilyDate } from '@wayfare/contracts/calls/homily';
import { formatColor } from '@wayfare/contracts/rules/liturgical-day';
import { useId } from 'react';
import { Link, useNavigate } from 'react-router';
import { Setting } from '#app/editing/frame/setting.tsx';
import { paths } from '#paths.ts';
import { dayOfMonth, monthAndYear, weekday } from '#ui/format-date.ts';
import { type Action, type HomilyDraft, type HomilySessionState, isPublished } from './homily-kind.ts';

interface DayPanelProps {
  readonly details: HomilyDraft['details'];
}

/** The day, and the way to another one. */
export function DayPanel({ details: { day, isDayCorrected } }: DayPanelProps) {
  const { date } = day;
  return (
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
      <Setting label="Day" value="Another day">
        <ChooseDate date={date} />
        <p className="hint">
          <Link to={paths.correctDay(date)}>Correct this day</Link>
        </p>
      </Setting>
    </section>
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
      {isOut && button('unpublish', text.state === 'scheduled' ? 'Unschedule...' : 'Unpublish...')}
    </section>
  );
}
