import { shortWeekday, weekday } from '#site/calendar-words.ts';

/** Over the columns of a calendar: the days of that week by their names. */
export const WeekHead = ({ week }: { week: readonly string[] }) => (
  <thead>
    <tr>
      {week.map((date) => (
        <th key={date} scope="col">
          <span aria-hidden="true">{shortWeekday(date)}</span>
          <span className="vh">{weekday(date)}</span>
        </th>
      ))}
    </tr>
  </thead>
);
