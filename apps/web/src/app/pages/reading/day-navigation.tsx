import type { DayGospel } from '@wayfare/contracts/calls/homily';
import { addDays } from '@wayfare/contracts/rules/calendar-date';
import { getHomilyName } from '@wayfare/contracts/rules/homily-name';
import { capitalize } from '@wayfare/contracts/rules/liturgical-day';
import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { dayAndMonth, dayOfMonth, weekday } from '#ui/format-date.ts';

type From = Omit<DayGospel, 'gospel'>;

/** Links to the previous and the next day with a from. */
export function DayNavigation({ from }: { from: From }) {
  const { date, previous, next, today } = from;
  const tomorrow = date === today && next === null ? addDays(today, 1) : null;
  return (
    <nav className="neighbors" aria-label="Other days">
      {previous === null ? (
        <p className="off">There is no earlier one.</p>
      ) : (
        <DayLink date={previous} from={from} />
      )}
      {next !== null && <DayLink date={next} from={from} />}
      {tomorrow !== null && (
        <p className="off next">
          <span>Tomorrow, {weekday(tomorrow)}</span>
          <span className="num">{dayOfMonth(tomorrow)}</span>
          <strong>Opens at midnight</strong>
        </p>
      )}
      {next === null && tomorrow === null && <p className="off next">There is no later one.</p>}
    </nav>
  );
}

function DayLink({ date, from }: { date: string; from: From }) {
  const day = from.neighbors?.find((each) => each.date === date);
  const isEarlier = date < from.date;
  return (
    <Link
      className={isEarlier ? undefined : 'next'}
      to={paths.homily(date)}
      data-day={day?.color}
      rel={isEarlier ? 'prev' : 'next'}
    >
      <span className="soft">{formatDistance(date, from.date, from.today)}</span>
      <span className="num">{dayOfMonth(date)}</span>
      {day && (
        <>
          <strong>{getHomilyName(day)}</strong>
          <span className="blaze">{capitalize(day.color)}</span>
        </>
      )}
    </Link>
  );
}

function formatDistance(to: string, from: string, today: string) {
  if (from === today && to === addDays(today, -1)) return `Yesterday, ${weekday(to)}`;
  for (const [distance, label] of [
    [-1, 'the day before'],
    [1, 'the day after'],
  ] as const)
    if (to === addDays(from, distance))
      return (
        <>
          {weekday(to)}, <span className="no-wrap">{label}</span>
        </>
      );
  return `${weekday(to)}, ${dayAndMonth(to, to.slice(0, 4) !== from.slice(0, 4))}`;
}
