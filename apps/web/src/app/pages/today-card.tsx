// Without hooks: shell/early-text.tsx renders it without React, before the app has loaded.
import type { DayCard } from '@wayfare/contracts/calls/homily';
import { formatReference, getHomilyName } from '@wayfare/contracts/rules/homily-name';
import { getInitials } from '@wayfare/contracts/rules/initials';
import { formatColor } from '@wayfare/contracts/rules/liturgical-day';
import { formatMinutes } from '@wayfare/contracts/rules/reading-minutes';
import type { ReactNode } from 'react';
import { paths } from '#paths.ts';
import { BigDate } from '#texts/big-date.tsx';

export const ProfileHead = ({ name }: { name: string }) => (
  <header className="row profile-head">
    <p className="initials" aria-hidden="true">
      {getInitials(name)}
    </p>
    <h1>Welcome, {name}!</h1>
  </header>
);

const formatListeningMinutes = (ms: number): string => formatMinutes(Math.max(1, Math.round(ms / 60_000)));

interface TodayCardProps {
  card: DayCard;
  today: string;
  /** The reader has no subscription. */
  isClosed: boolean;
  Link: (props: { className: string; to: string; children: ReactNode }) => ReactNode;
}

export function TodayCard({ card, today, isClosed, Link }: TodayCardProps) {
  const isToday = card.date === today;
  const minutes = formatMinutes(card.minutes);
  return (
    <section className="day-card" aria-labelledby="todays-page" data-day={card.day.color}>
      <BigDate date={card.date} />
      <div className="day-card-text">
        {!isToday && <p className="soft newest">Today’s page is not here yet. This is the newest.</p>}
        <h2 id="todays-page">{getHomilyName(card)}</h2>
        <div className="day-info">
          <p className="feast">{card.day.celebration}</p>
          <p className="blaze">{formatColor(card.day)}</p>
        </div>
        <p className="lead">{card.opening}</p>
        <p className="row">
          {isClosed ? (
            <Link className="btn" to={paths.subscription}>
              Choose a plan to read on
            </Link>
          ) : (
            <Link className="btn" to={paths.homily(card.date)}>
              {isToday ? 'Read today’s page' : 'Read this page'}
            </Link>
          )}
          <span className="soft">
            {formatReference(card)}. About {minutes}
            {card.recording && `, or ${formatListeningMinutes(card.recording.durationMs)} to hear`}.
          </span>
        </p>
      </div>
    </section>
  );
}
