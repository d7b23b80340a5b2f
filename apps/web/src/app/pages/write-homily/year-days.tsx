import type { Coverage } from '@wayfare/contracts/calls/homily-editor';
import { listWeeks } from '@wayfare/contracts/rules/calendar-date';
import { capitalize } from '@wayfare/contracts/rules/liturgical-day';
import { Link } from 'react-router';
import { Skeleton } from '#app/member/loading.tsx';
import { rankNames } from '#app/reading/liturgical-text.ts';
import { formatCalendarName, toMonth, WeekdayHeader } from '#app/reading/month-calendar.tsx';
import { blogPaths, paths } from '#paths.ts';
import { dayOfMonth, shortMonth, shortWeekday, weekday } from '#ui/format-date.ts';
import { formatMail, getSign } from './state-labels.ts';

export type CoveredDay = Coverage['days'][number];

interface MonthProps {
  readonly month: string;
  /** Null while it loads. */
  readonly coverage: Coverage | null;
  readonly today: string;
}

/** A month in whole weeks. */
export function YearMonth({ month, coverage, today }: MonthProps) {
  const days = new Map(coverage?.days.map((day) => [day.date, day]));
  const weeks = listWeeks(month);
  return (
    <table className="month coverage" aria-labelledby="month-shown" aria-busy={!coverage || undefined}>
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
                <Day date={date} day={days.get(date)} today={today} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A month as a list. In the current month the past days are collapsed. */
export function YearList({ month, coverage, today }: MonthProps) {
  if (coverage === null) return <Skeleton />;
  const days = coverage.days.filter(({ date }) => toMonth(date) === month);
  const past = days.filter(({ date }) => toMonth(today) === month && date < today);
  const list = (some: readonly CoveredDay[]) => (
    <ol className="days-in-list">
      {some.map((day) => (
        <li key={day.date} data-day={day.color}>
          <Day date={day.date} day={day} today={today} isInList />
        </li>
      ))}
    </ol>
  );
  return (
    <>
      {past.length > 0 && (
        <details>
          <summary>Earlier this month</summary>
          {list(past)}
        </details>
      )}
      {list(days.slice(past.length))}
    </>
  );
}

interface DayProps {
  readonly date: string;
  readonly day: CoveredDay | undefined;
  readonly today: string;
  readonly isInList?: boolean;
}

/** Links to the homily of the day, and to its posts. A cell has no room for the names of weekdays. */
function Day({ date, day, today, isInList = false }: DayProps) {
  const isToday = date === today;
  const shortName = isInList ? shortWeekday(date) : dayOfMonth(date) === 1 && shortMonth(date);
  return (
    <>
      <Link
        className={isInList ? 'day-line' : 'cell'}
        to={paths.writeHomily(date)}
        data-date={date}
        aria-current={isToday ? 'date' : undefined}
      >
        <span className="when">
          <span className="vh">{weekday(date)} </span>
          <span className="num">{dayOfMonth(date)}</span>{' '}
          <span className="beside-number" aria-hidden={isInList}>
            {isToday ? 'Today' : shortName}
          </span>
        </span>
        {day && (
          <>
            <span className="what">
              <span className={`name rank-${day.rank}`} aria-hidden="true">
                {isInList ? day.celebration : formatCalendarName(day)}
              </span>
              <span className="vh">
                , {day.celebration},{' '}
                {day.rank === 'weekday' || day.rank === 'sunday' ? '' : `${rankNames[day.rank]}, `}
                {capitalize(day.color)}.{' '}
              </span>
              {day.title !== '' && <span className="homily-title">{day.title}</span>}
            </span>
            <span className="how">
              <span className={`sign ${getSign(day).shape}`}>{getSign(day).label}</span>
              <span className="mail-of-day">{formatMail(day)}</span>
            </span>
          </>
        )}
      </Link>
      {day && day.posts.length > 0 && (
        <ul className="posts-of-day">
          {day.posts.map(({ id, title, state }) => (
            <li key={id}>
              <Link to={blogPaths.edit(id)}>
                {state === 'scheduled' ? 'Scheduled post: ' : 'Post: '}
                {title || 'Without a title'}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
