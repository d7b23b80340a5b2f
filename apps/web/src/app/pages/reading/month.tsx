import type { MonthDays } from '@wayfare/contracts/calls/homily';
import { useId, useState } from 'react';
import { isUnsupportedCall } from '#api/api-error.ts';
import { LoadError } from '#app/member/loading.tsx';
import { useMember } from '#app/member/member.tsx';
import { addMonths, toMonth } from '#app/reading/month-calendar.tsx';
import { dayAndMonth, monthName } from '#ui/format-date.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { MonthGrid } from './month-grid.tsx';
import { useMonth } from './use-days.ts';

/** The days of a month, first of the current one. */
export function Month() {
  const { today } = useMember().pageData;
  const [month, setMonth] = useState(toMonth(today));
  const { state, retry } = useMonth(month);
  const id = useId();
  // Third-party services have no calendar.
  if (state.status === 'error' && isUnsupportedCall(state.error)) return null;
  const monthDays = state.status === 'success' ? state.data : null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} aria-live="polite">
        {monthName(`${month}-01`)} <span>{month.slice(0, 4)}</span>
      </h2>
      <div className="row steps">
        <Step to={addMonths(month, -1)} monthDays={monthDays} onStep={setMonth} label="Earlier" />
        <Step to={addMonths(month, 1)} monthDays={monthDays} onStep={setMonth} label="Later" />
      </div>
      {state.status === 'error' ? (
        <LoadError onRetry={retry}>We can’t show this month right now.</LoadError>
      ) : (
        <MonthGrid month={month} monthDays={monthDays} firstDate={today} labelledBy={id} />
      )}
      {monthDays?.days.some(({ date, hasHomily }) => !hasHomily && date <= monthDays.today) && (
        <p className="row month-key">
          <span>A homily</span>
          <span className="gospel-only">The Gospel only</span>
        </p>
      )}
      <p className="small-print">
        {monthDays !== null && describeMonth(monthDays)}{' '}
        {toMonth(today) !== month && (
          <LinkButton onClick={() => setMonth(toMonth(today))}>Back to today</LinkButton>
        )}
      </p>
      <MonthChoice month={month} monthDays={monthDays} onChoose={setMonth} />
    </section>
  );
}

/** 'Ordinary Time, then Advent from November 29. 21 homilies so far.' */
function describeMonth({ days, today }: MonthDays): string {
  const starts = days.filter(({ season }, index) => season !== days[index - 1]?.season);
  const seasons = starts.map(({ season, date }, index) =>
    index === 0 ? season : `then ${season} from ${dayAndMonth(date)}`,
  );
  return `${seasons.join(', ')}. ${describeHomilies(days, today)}.`;
}

function describeHomilies(days: MonthDays['days'], today: string): string {
  if (days.every(({ date }) => date > today)) return 'Nothing is open yet: each day opens at midnight';
  const count = days.filter(({ hasHomily }) => hasHomily).length;
  const homilies = count === 0 ? 'No homilies' : count === 1 ? 'One homily' : `${count} homilies`;
  return days.some(({ date }) => date > today) ? `${homilies} so far` : homilies;
}

interface MonthChoiceProps {
  month: string;
  monthDays: MonthDays | null;
  onChoose: (month: string) => void;
}

function MonthChoice({ month, monthDays, onChoose }: MonthChoiceProps) {
  const [year = '', number = ''] = month.split('-');
  const first = Number.parseInt(monthDays?.firstMonth ?? year, 10);
  const last = Number.parseInt(monthDays?.lastMonth ?? year, 10);
  return (
    <details>
      <summary>Another month</summary>
      <div className="row month-choice">
        <select
          className="in"
          aria-label="Month"
          value={number}
          onChange={({ target }) => onChoose(`${year}-${target.value}`)}
        >
          {Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0')).map((each) => (
            <option key={each} value={each}>
              {monthName(`2026-${each}-01`)}
            </option>
          ))}
        </select>
        <select
          className="in"
          aria-label="Year"
          value={year}
          onChange={({ target }) => onChoose(`${target.value}-${number}`)}
        >
          {Array.from({ length: last - first + 1 }, (_, index) => last - index).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </div>
    </details>
  );
}

interface StepProps {
  to: string;
  monthDays: MonthDays | null;
  onStep: (month: string) => void;
  label: 'Earlier' | 'Later';
}

/** Each response says which months exist. */
function Step({ to, monthDays, onStep, label }: StepProps) {
  const exists = monthDays === null || (to >= monthDays.firstMonth && to <= monthDays.lastMonth);
  return (
    <button
      type="button"
      className="quiet"
      aria-disabled={exists ? undefined : true}
      onClick={() => exists && onStep(to)}
    >
      <span className="vh">{label} month, </span>
      {monthName(`${to}-01`)}
      <span className="vh"> {to.slice(0, 4)}</span>
    </button>
  );
}
