import type { MonthDays } from '@wayfare/contracts/calls/homily';
import { dayOfYear } from '@wayfare/contracts/rules/calendar-date';
import { useId, useState } from 'react';
import { isUnsupportedCall } from '#api/api-error.ts';
import { LoadError } from '#app/member/loading.tsx';
import { useMember } from '#app/member/member.tsx';
import { addMonths, toMonth } from '#app/reading/month-calendar.tsx';
import { monthAndYear } from '#ui/format-date.ts';
import { MonthGrid } from './month-grid.tsx';
import { useMonth } from './use-days.ts';

/** The days of a month with a homily. Starts with the month of `date`. */
export function Month({ date }: { date: string }) {
  const { pageData } = useMember();
  const [month, setMonth] = useState(toMonth(date));
  const { state, retry } = useMonth(month);
  const id = useId();
  // Third-party services have no calendar.
  if (state.status === 'error' && isUnsupportedCall(state.error)) return null;
  const monthDays = state.status === 'success' ? state.data : null;
  return (
    <section className="other-days columns" aria-labelledby={id}>
      <div className="flow">
        <h2 id={id} aria-live="polite">
          {monthAndYear(`${month}-01`)}
        </h2>
        <div className="row steps">
          <Step to={addMonths(month, -1)} monthDays={monthDays} onStep={setMonth}>
            Earlier
          </Step>
          <Step to={addMonths(month, 1)} monthDays={monthDays} onStep={setMonth}>
            Later
          </Step>
        </div>
        <p className="small-print">
          {toMonth(pageData.today) === month && `Today is day ${dayOfYear(pageData.today)} of the year. `}
          <span className="keyboard-hint">Arrow keys walk from day to day.</span>
        </p>
      </div>
      {state.status === 'error' ? (
        <LoadError onRetry={retry}>We can’t show this month right now.</LoadError>
      ) : (
        <MonthGrid month={month} monthDays={monthDays} firstDate={date} labelledBy={id} />
      )}
    </section>
  );
}

interface StepProps {
  to: string;
  monthDays: MonthDays | null;
  onStep: (month: string) => void;
  children: string;
}

/** Each response says which months exist. */
function Step({ to, monthDays, onStep, children }: StepProps) {
  const exists = monthDays === null || (to >= monthDays.firstMonth && to <= monthDays.lastMonth);
  return (
    <button
      type="button"
      className="quiet"
      aria-disabled={exists ? undefined : true}
      onClick={() => exists && onStep(to)}
    >
      {children}
      <span className="vh"> month, {monthAndYear(`${to}-01`)}</span>
    </button>
  );
}
