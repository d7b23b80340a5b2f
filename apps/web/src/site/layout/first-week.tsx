import { addDays } from '@wayfare/contracts/rules/calendar-date';
import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import { formatPrice, trialDays } from '@wayfare/contracts/rules/plans';
import { dayAndMonth, dayOfMonth, shortWeekday, weekday } from '../calendar-words.ts';

/** Beside the sign-up form: the week that would be free, begun today. */
export function FirstWeek({ week: [today, ...others] }: { week: readonly LiturgicalDay[] }) {
  if (today === undefined) return null;
  const charged = addDays(today.date, trialDays);
  return (
    <div className="first flow">
      <h2>Your first week</h2>
      <p>
        If you choose the yearly plan today, the first seven pages are free. On {weekday(charged)},{' '}
        {dayAndMonth(charged)}, the eighth day, your card is charged {formatPrice('yearly')}, unless you
        cancel before then. We write to you in time.
      </p>
      <ol className="week days">
        {[today, ...others].map(({ date, color }) => (
          <li key={date} data-day={color}>
            <b>{dayOfMonth(date)}</b>
            {shortWeekday(date)}
          </li>
        ))}
      </ol>
    </div>
  );
}
