import { formatColor, type LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import { formatMinutes } from '@wayfare/contracts/rules/reading-minutes';
import type { RefObject } from 'react';
import { Skeleton } from '#app/member/loading.tsx';
import { BigDate } from '#texts/big-date.tsx';

interface DayBannerProps {
  date: string;
  title: string;
  /** Null if the calendar has no entry. */
  day: LiturgicalDay | null;
  author: string;
  minutes: number;
  heading?: RefObject<HTMLHeadingElement | null>;
}

export function DayBanner({ date, title, day, author, minutes, heading }: DayBannerProps) {
  return (
    <header className="day">
      <Contours />
      <BigDate date={date} />
      <div>
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <div className="day-info">
          {day && (
            <>
              <p className="feast">{day.celebration}</p>
              <p className="blaze">{formatColor(day)}</p>
            </>
          )}
          <p className="soft">
            {author && `By ${endWithPeriod(author)} `}
            About {formatMinutes(minutes)}.
          </p>
        </div>
      </div>
    </header>
  );
}

const endWithPeriod = (name: string): string => (name.endsWith('.') ? name : `${name}.`);

const Contours = () => (
  <svg className="map" aria-hidden="true">
    <use href="#contours" />
  </svg>
);

export const DayBannerSkeleton = ({ date }: { date: string }) => (
  <div className="reading">
    <header className="day">
      <Contours />
      <BigDate date={date} />
      <Skeleton className="flow" label="Opening the homily of this day..." />
    </header>
  </div>
);
