import type { ReadHomily } from '@wayfare/contracts/calls/homily';
import { addDays } from '@wayfare/contracts/rules/calendar-date';
import { capitalized, shortCelebration } from '@wayfare/contracts/rules/liturgical-day';
import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { dayAndMonth, dayOfMonth, weekday } from '#site/calendar-words.ts';
import { type MonthDay, useDays } from './use-days.ts';

/** The day before and the day after, as far as there is something to read. */
export function Ways({ homily: { date, previous, next, today } }: { homily: ReadHomily }) {
  const tomorrow = date === today && next === null ? addDays(today, 1) : null;
  const days = useDays([previous, date, next, tomorrow].filter((each) => each !== null));
  return (
    <nav className="ways" aria-label="Other days">
      {previous === null ? (
        <p className="off">This is the first one.</p>
      ) : (
        <Way to={previous} from={date} day={days.get(previous)} />
      )}
      {next !== null && <Way to={next} from={date} day={days.get(next)} />}
      {tomorrow !== null && (
        <p className="off">
          <span>{weekday(tomorrow)}, the day after</span>
          <span className="num">{dayOfMonth(tomorrow)}</span>
          <strong>{celebrationOf(days.get(tomorrow))}</strong>
          <span>Opens tomorrow.</span>
        </p>
      )}
      {next === null && tomorrow === null && <p className="off">This is the newest one.</p>}
    </nav>
  );
}

interface WayProps {
  to: string;
  from: string;
  day: MonthDay | undefined;
}

function Way({ to, from, day }: WayProps) {
  return (
    <Link to={paths.homily(to)} data-day={day?.color} rel={to < from ? 'prev' : 'next'}>
      <span className="soft">{distanceInWords(to, from)}</span>
      <span className="num">{dayOfMonth(to)}</span>
      <strong>{celebrationOf(day)}</strong>
      {day && <span className="blaze">{capitalized(day.color)}</span>}
    </Link>
  );
}

const celebrationOf = (day: MonthDay | undefined): string => (day === undefined ? '' : shortCelebration(day));

function distanceInWords(to: string, from: string): string {
  if (to === addDays(from, -1)) return `${weekday(to)}, the day before`;
  if (to === addDays(from, 1)) return `${weekday(to)}, the day after`;
  return `${weekday(to)}, ${dayAndMonth(to, to.slice(0, 4) !== from.slice(0, 4))}`;
}
