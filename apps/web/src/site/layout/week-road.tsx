import { capitalize, type LiturgicalDay, shortenCelebration } from '@wayfare/contracts/rules/liturgical-day';
import { dayOfMonth, shortWeekday } from '../calendar-words.ts';

interface WeekRoadProps {
  week: readonly LiturgicalDay[];
  today: string;
  /** By date: what is there to read. */
  titles: Readonly<Record<string, string>>;
}

/**
 * A week as a stretch of road: a waymark a day, in its own color. Days that have come carry the title of their homily
 * and lead to it; days to come are hollow, and carry their feast.
 */
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
      <span className="wp">
        <a href={`/dashboard/homilies/${day.date}`}>{title}</a>
      </span>
    );
  return day.rank === 'weekday' ? null : <span className="wp">{shortenCelebration(day)}</span>;
}
