import type { Coverage } from '@wayfare/contracts/calls/homily-editor';
import { listWeeks } from '@wayfare/contracts/rules/calendar-weeks';
import { Link } from 'react-router';
import { formatCalendarName, toMonth, WeekdayHeader } from '#app/reading/month-calendar.tsx';
import { paths } from '#paths.ts';
import { dayOfMonth, shortMonth, weekday } from '#ui/format-date.ts';
import { type CoveredDay, DayForListeners, DayMail, DayPosts, DaySign } from './day-parts.tsx';
import { signs } from './state-words.ts';

export interface MonthShown {
  readonly month: string;
  /** Null while it loads. */
  readonly coverage: Coverage | null;
  readonly today: string;
}

/** A month in whole weeks. Each day links to its homily. */
export function YearMonth({ month, coverage, today }: MonthShown) {
  const days = new Map(coverage?.days.map((day) => [day.date, day]));
  const weeks = listWeeks(month);
  return (
    <>
      <ul className="legend">
        {signs.map(({ shape, words }) => (
          <li key={shape} className={`sign ${shape}`}>
            {words}
          </li>
        ))}
      </ul>
      <table
        className="month coverage"
        aria-labelledby="month-shown"
        aria-busy={coverage === null || undefined}
      >
        <WeekdayHeader week={weeks[0] ?? []} />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td
                  key={date}
                  data-day={days.get(date)?.color}
                  className={toMonth(date) === month ? undefined : 'beside-month'}
                >
                  <Cell date={date} day={days.get(date)} isToday={date === today} />
                  <DayPosts posts={days.get(date)?.posts ?? []} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface CellProps {
  date: string;
  day: CoveredDay | undefined;
  isToday: boolean;
}

const Cell = ({ date, day, isToday }: CellProps) => (
  <Link
    className="cell"
    to={paths.writeHomily(date)}
    data-date={date}
    aria-current={isToday ? 'date' : undefined}
  >
    <span>
      <span className="vh">{weekday(date)} </span>
      <span className="num">{dayOfMonth(date)}</span>
      {isToday && <span className="today-mark"> Today</span>}
      {dayOfMonth(date) === 1 && <span className="of-month"> {shortMonth(date)}</span>}
    </span>
    {day && (
      <>
        {day.rank !== 'weekday' && (
          <span className={`name rank-${day.rank}`} aria-hidden="true">
            {formatCalendarName(day)}
          </span>
        )}
        <span className="vh">, {day.celebration}</span>
        <DayForListeners day={day} />
        {day.title !== '' && <span className="homily-title">{day.title}</span>}
        <DaySign day={day} />
        <DayMail day={day} />
      </>
    )}
  </Link>
);
