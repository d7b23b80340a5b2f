import { Link } from 'react-router';
import { toMonth } from '#app/reading/month-calendar.tsx';
import { paths } from '#paths.ts';
import { dayOfMonth, shortWeekday, weekday } from '#ui/format-date.ts';
import { type CoveredDay, DayForListeners, DayMail, DayPosts, DaySign } from './day-parts.tsx';
import type { MonthShown } from './year-month.tsx';

/** A month as a list. In the current month the past days are collapsed. */
export function YearList({ month, coverage, today }: MonthShown) {
  if (coverage === null) {
    return (
      <div className="skeleton" aria-busy="true">
        <span />
        <span />
      </div>
    );
  }
  const days = coverage.days.filter(({ date }) => toMonth(date) === month);
  const isUnderWay = toMonth(today) === month;
  const past = days.filter(({ date }) => isUnderWay && date < today);
  return (
    <>
      {past.length > 0 && (
        <details>
          <summary>Earlier this month</summary>
          <Days days={past} today={today} />
        </details>
      )}
      <Days days={days.slice(past.length)} today={today} />
    </>
  );
}

const Days = ({ days, today }: { days: readonly CoveredDay[]; today: string }) => (
  <ol className="days-in-list">
    {days.map((day) => (
      <li key={day.date} data-day={day.color}>
        <Day day={day} isToday={day.date === today} />
        <DayPosts posts={day.posts} />
      </li>
    ))}
  </ol>
);

const Day = ({ day, isToday }: { day: CoveredDay; isToday: boolean }) => (
  <Link
    className="day-line"
    to={paths.writeHomily(day.date)}
    data-date={day.date}
    aria-current={isToday ? 'date' : undefined}
  >
    <span className="when">
      <span className="num">{dayOfMonth(day.date)}</span>
      <span aria-hidden="true">{isToday ? 'Today' : shortWeekday(day.date)}</span>
      <span className="vh">{weekday(day.date)}</span>
    </span>
    <span className="what">
      <span className={`name rank-${day.rank}`}>{day.celebration}</span>
      <DayForListeners day={day} />
      {day.title !== '' && <span className="homily-title">{day.title}</span>}
    </span>
    <span className="how">
      <DaySign day={day} />
      <DayMail day={day} />
    </span>
  </Link>
);
