import type { Coverage } from '@wayfare/contracts/calls/homily-editor';
import { capitalize } from '@wayfare/contracts/rules/liturgical-day';
import { Link } from 'react-router';
import { rankNames } from '#app/reading/liturgical-text.ts';
import { blogPaths, paths } from '#paths.ts';
import { dayOfMonth, shortWeekday, weekday } from '#ui/format-date.ts';
import { formatMailState, signOf } from './state-words.ts';

export type CoveredDay = Coverage['days'][number];

/** The days of a month. In the current month the past days are collapsed. */
export function YearList({ coverage }: { readonly coverage: Coverage | null }) {
  if (coverage === null) {
    return (
      <div className="skeleton" aria-busy="true">
        <span />
        <span />
      </div>
    );
  }
  const { days, today } = coverage;
  const pastCount = Math.max(
    0,
    days.findIndex(({ date }) => date >= today),
  );
  return (
    <>
      {pastCount > 0 && (
        <details>
          <summary>Earlier this month</summary>
          <Days days={days.slice(0, pastCount)} today={today} />
        </details>
      )}
      <Days days={days.slice(pastCount)} today={today} />
    </>
  );
}

const Days = ({ days, today }: Pick<Coverage, 'days' | 'today'>) => (
  <ol className="days-in-list">
    {days.map((day) => (
      <li key={day.date} data-day={day.color}>
        <Day day={day} isToday={day.date === today} />
        {day.posts.length > 0 && (
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
      </li>
    ))}
  </ol>
);

function Day({ day, isToday }: { readonly day: CoveredDay; readonly isToday: boolean }) {
  const { date, rank, color, celebration, title } = day;
  const { shape, words } = signOf(day);
  const mail = formatMailState(day);
  return (
    <Link
      className="day-line"
      to={paths.writeHomily(date)}
      data-date={date}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className="when">
        <span className="num">{dayOfMonth(date)}</span>
        <span aria-hidden="true">{isToday ? 'Today' : shortWeekday(date)}</span>
        <span className="vh">{weekday(date)}</span>
      </span>
      <span className="what">
        <span className={`name rank-${rank}`}>{celebration}</span>
        <span className="vh">
          , {rank === 'weekday' || rank === 'sunday' ? '' : `${rankNames[rank]}, `}
          {capitalize(color)}.{' '}
        </span>
        {title !== '' && <span className="homily-title">{title}</span>}
      </span>
      <span className="how">
        <span className={`sign ${shape}`}>{words}</span>
        {mail !== null && <span className="mail-of-day">{mail}</span>}
      </span>
    </Link>
  );
}
