import { capitalized, type LiturgicalDay, shortCelebration } from '@wayfare/contracts/rules/liturgical-day';
import { dayOfMonth, shortWeekday } from '../calendar-words.ts';

/** A week as a stretch of road: a waymark a day, in its own color; days to come are hollow. */
export function WeekRoad({ week, today }: { week: readonly LiturgicalDay[]; today: string }) {
  return (
    <ol className="week">
      {week.map((day) => (
        <li
          key={day.date}
          data-day={day.color}
          {...(day.date > today ? { className: 'next' } : {})}
          {...(day.date === today ? { 'aria-current': 'date' as const } : {})}
        >
          <b>{dayOfMonth(day.date)}</b>
          {shortWeekday(day.date)}
          {day.rank !== 'weekday' && <span className="wp">{shortCelebration(day)}</span>}
          <span className="vh">, {capitalized(day.color)}</span>
        </li>
      ))}
    </ol>
  );
}
