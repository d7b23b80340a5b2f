import { type Coverage, getCoverage } from '@wayfare/contracts/calls/homily-editor';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { TextStatus } from '#app/editing/session/session-types.ts';
import { useMember } from '#app/member/member.tsx';
import { type QueryCache, useQuery } from '#app/member/use-query.ts';
import { formatCalendarName } from '#app/reading/month-calendar.tsx';
import { paths } from '#paths.ts';
import { dayAndMonth, dayOfMonth, shortWeekday, weekday } from '#ui/format-date.ts';
import type { CoveredDay } from './year-days.tsx';

const coverages: QueryCache<Coverage> = new Map();

interface DaysProps {
  readonly today: string;
  readonly date: string;
  /** The state of the open text. It may be newer than the loaded overview. */
  readonly text: Pick<TextStatus, 'state'>;
}

type Readiness = 'ready' | 'draft' | 'open';

/** The next fourteen days: which are ready, which are begun, and which have nothing. */
export function Days({ today, date, text }: DaysProps) {
  const { callApi } = useMember();
  const { state } = useQuery(today, () => callApi(getCoverage, { query: { from: today, days: 14 } }), {
    cache: coverages,
  });
  const current = useRef<HTMLAnchorElement>(null);
  const isLoaded = state.status === 'success';
  // On a phone the days scroll sideways.
  useEffect(() => {
    if (isLoaded) current.current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [isLoaded]);
  const days = isLoaded ? state.data.days : [];
  const readiness = (day: CoveredDay): Readiness => {
    const own = day.date === date ? text.state : day.state;
    if (own === 'published' || own === 'scheduled') return 'ready';
    return own === 'draft' ? 'draft' : 'open';
  };
  const open = days.filter((day) => readiness(day) === 'open');
  const drafts = days.filter((day) => readiness(day) === 'draft').length;
  const [next] = open;
  const special = open.find(({ rank }) => rank === 'sunday' || rank === 'feast' || rank === 'solemnity');
  return (
    <nav className="next-days" aria-label="The next fourteen days" aria-busy={!isLoaded || undefined}>
      <div>
        {days.map((day) => (
          <Link
            key={day.date}
            ref={day.date === date ? current : null}
            to={paths.writeHomily(day.date)}
            data-day={day.color}
            className={readiness(day)}
            aria-current={day.date === date ? 'page' : undefined}
          >
            <b>{dayOfMonth(day.date)}</b>
            {shortWeekday(day.date)}
            <span className="vh">
              , {dayAndMonth(day.date)}, {day.celebration}: {labels[readiness(day)]}
            </span>
          </Link>
        ))}
      </div>
      {isLoaded && (
        <p className="row between">
          <span>
            {next === undefined ? (
              <strong>Each of these days has a text.</strong>
            ) : (
              <>
                <strong>Next day with nothing:</strong>{' '}
                <Link to={paths.writeHomily(next.date)}>
                  {weekday(next.date)}, {dayAndMonth(next.date)}
                </Link>
              </>
            )}
          </span>
          <span className="soft">
            {days.length - open.length - drafts} ready, {drafts === 1 ? '1 draft' : `${drafts} drafts`},{' '}
            {open.length} open.{special !== undefined && ` ${formatCalendarName(special)} is one of them.`}
          </span>
        </p>
      )}
    </nav>
  );
}

const labels: Readonly<Record<Readiness, string>> = { ready: 'ready', draft: 'draft', open: 'nothing yet' };
