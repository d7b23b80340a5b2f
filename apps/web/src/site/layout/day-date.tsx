import { formatColor, type LiturgicalDay, shortenCelebration } from '@wayfare/contracts/rules/liturgical-day';
import { dayOfMonth, monthAndYear, weekday } from '../calendar-words.ts';

/** The big date: one to a page at most, with its feast and color in words. */
export function DayDate({ day }: { day: LiturgicalDay }) {
  return (
    <div className="date">
      <span className="wk">{weekday(day.date)}</span>
      <span className="num">{dayOfMonth(day.date)}</span>
      <span className="wk">{monthAndYear(day.date)}</span>
      <span className="soft">{day.rank === 'weekday' ? day.celebration : shortenCelebration(day)}</span>
      <span className="blaze">{formatColor(day)}</span>
    </div>
  );
}
