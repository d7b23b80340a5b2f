import { addDays } from '@wayfare/contracts/rules/calendar-date';
import {
  capitalize,
  formatColor,
  type LiturgicalDay,
  shortenCelebration,
} from '@wayfare/contracts/rules/liturgical-day';
import { formatPrice, trialDays } from '@wayfare/contracts/rules/plans';
import { BigDate } from '#texts/big-date.tsx';
import { dayAndMonth, dayOfMonth, shortWeekday, weekday } from '#ui/format-date.ts';

/** The large date with its feast and color. At most one per page. */
export function DayDate({ day }: { day: LiturgicalDay }) {
  return (
    <BigDate date={day.date}>
      <span className="soft">{day.rank === 'weekday' ? day.celebration : shortenCelebration(day)}</span>
      <span className="blaze">{formatColor(day)}</span>
    </BigDate>
  );
}

/** The days of a trial that begins today. */
export function FirstWeek({ week }: { week: readonly LiturgicalDay[] }) {
  const [today] = week;
  if (today === undefined) return null;
  const chargeDate = addDays(today.date, trialDays);
  return (
    <div className="first flow">
      <h2>Your first week</h2>
      <p>
        If you choose the yearly plan today, the first seven pages are free. On {weekday(chargeDate)},{' '}
        {dayAndMonth(chargeDate)}, the eighth day, your card is charged {formatPrice('yearly')}, unless you
        cancel before then. We write to you in time.
      </p>
      <ol className="week">
        {week.map(({ date, color }) => (
          <li key={date} data-day={color}>
            <b>{dayOfMonth(date)}</b>
            {shortWeekday(date)}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface WeekRoadProps {
  week: readonly LiturgicalDay[];
  today: string;
  /** By date. */
  titles: Readonly<Record<string, string>>;
}

/** A mark for each day. Past days link to their homily; future days show their feast. */
export function WeekRoad({ week, today, titles }: WeekRoadProps) {
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
          <Waypoint day={day} title={titles[day.date]} />
          <span className="vh">, {capitalize(day.color)}</span>
        </li>
      ))}
    </ol>
  );
}

function Waypoint({ day, title }: { day: LiturgicalDay; title: string | undefined }) {
  if (title !== undefined)
    return (
      <span className="day-title">
        <a href={`/dashboard/homilies/${day.date}`}>{title}</a>
      </span>
    );
  return day.rank === 'weekday' ? null : <span className="day-title">{shortenCelebration(day)}</span>;
}
