import { dayOfMonth, monthAndYear, weekday } from '#site/calendar-words.ts';

/** A day as the page of a calendar has it. */
export const BigDate = ({ date }: { date: string }) => (
  <div className="date">
    <span className="wk">{weekday(date)}</span>
    <span className="num">{dayOfMonth(date)}</span>
    <span className="wk">{monthAndYear(date)}</span>
  </div>
);
