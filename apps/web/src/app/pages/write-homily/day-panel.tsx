import { formatColor } from '@wayfare/contracts/rules/liturgical-day';
import type { ReactNode } from 'react';
import { dayOfMonth, monthAndYear, weekday } from '#ui/format-date.ts';
import { type Action, type HomilyDraft, type HomilySessionState, isPublished } from './homily-kind.ts';
import { OpenDay } from './open-day.tsx';

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
          <OpenDay label="Date" date={date} hint="What is written here stays with its own day." />
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
