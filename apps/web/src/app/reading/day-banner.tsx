import { formatColor, type LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import type { ReactNode, RefObject } from 'react';
import { Skeleton } from '#app/member/loading.tsx';
import { BigDate } from '#texts/big-date.tsx';

interface DayBannerProps {
  date: string;
  title: string;
  /** Null if the calendar has no entry. */
  day: LiturgicalDay | null;
  heading?: RefObject<HTMLHeadingElement | null> | undefined;
  /** Below the color. */
  note?: string;
  /** Default: contour lines. */
  map?: ReactNode;
  /** In the upper right corner. */
  children?: ReactNode;
}

export function DayBanner({ date, title, day, heading, note, map, children }: DayBannerProps) {
  return (
    <header className="day">
      {children}
      <BigDate date={date} />
      <div>
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
        {day && (
          <div className="day-info">
            {title !== day.celebration && <p className="feast">{day.celebration}</p>}
            <p className="blaze">{formatColor(day)}</p>
            {note && <p className="lead">{note}</p>}
          </div>
        )}
      </div>
      {map ?? <Contours />}
    </header>
  );
}

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
