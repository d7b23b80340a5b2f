import { colorInWords, type LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import type { RefObject } from 'react';
import { dayAndMonth, dayOfMonth, monthAndYear, weekday } from '#site/calendar-words.ts';
import { cyclesInWords, rankInWords } from './homily-words.ts';

interface DayBannerProps {
  day: LiturgicalDay;
  heading?: RefObject<HTMLHeadingElement | null>;
}

/** The date, and what the Church keeps on it. */
export function DayBanner({ day, heading }: DayBannerProps) {
  return (
    <header className="day">
      <BigDate date={day.date} />
      <div className="flow">
        <p className="blaze">{colorInWords(day)}</p>
        <h1 tabIndex={-1} ref={heading}>
          {day.celebration}
        </h1>
        <p className="soft">
          {rankInWords(day)}
          <br />
          {cyclesInWords(day)}
        </p>
      </div>
    </header>
  );
}

/** Where nobody says what the Church keeps on the date. */
export const DateBanner = ({ date, heading }: Pick<DayBannerProps, 'heading'> & { date: string }) => (
  <header className="day">
    <BigDate date={date} />
    <div className="flow">
      <h1 tabIndex={-1} ref={heading}>
        {dayAndMonth(date, true)}
      </h1>
    </div>
  </header>
);

const BigDate = ({ date }: { date: string }) => (
  <div className="date">
    <span className="wk">{weekday(date)}</span>
    <span className="num">{dayOfMonth(date)}</span>
    <span className="wk">{monthAndYear(date)}</span>
  </div>
);

export const DayBannerSkeleton = ({ date }: { date: string }) => (
  <div className="reading" aria-busy="true">
    <header className="day">
      <BigDate date={date} />
      <div className="flow skeleton">
        <p className="vh">Opening the homily of this day...</p>
        <span />
        <span />
      </div>
    </header>
  </div>
);
