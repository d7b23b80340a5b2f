import { dayOfMonth, shortMonth } from '#ui/format-date.ts';

/** Before a line of a list. */
export const SmallDate = ({ date }: { date: string }) => (
  <time className="small-date" dateTime={date}>
    <span className="num">{dayOfMonth(date)}</span>
    {shortMonth(date)} {date.slice(0, 4)}
  </time>
);
