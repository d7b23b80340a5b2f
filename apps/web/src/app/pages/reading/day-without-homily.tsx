import { type DayGospel, readDayGospel } from '@wayfare/contracts/calls/homily';
import { dayOfYear, daysInYear } from '@wayfare/contracts/rules/calendar-date';
import { formatReference } from '@wayfare/contracts/rules/homily-name';
import { estimateReadingMinutes } from '@wayfare/contracts/rules/reading-minutes';
import { useRef } from 'react';
import { Link } from 'react-router';
import { LoadError } from '#app/member/loading.tsx';
import { useMember } from '#app/member/member.tsx';
import { useFocusOnNavigation, usePageTitle } from '#app/member/page-hooks.ts';
import { type QueryCache, useQuery } from '#app/member/use-query.ts';
import { DayBanner, DayBannerSkeleton } from '#app/reading/day-banner.tsx';
import { DisplayButton } from '#app/reading/display-button.tsx';
import { paths } from '#paths.ts';
import { Hill } from '#texts/hill.tsx';
import { GospelText } from '#texts/homily-text.tsx';
import { ReadingMinutes } from '#texts/reading-minutes.tsx';
import { dayAndMonth } from '#ui/format-date.ts';
import { DayNavigation } from './day-navigation.tsx';

const days: QueryCache<DayGospel> = new Map();

/** The day with its Gospel. */
export function DayWithoutHomily({ date }: { date: string }) {
  const { callApi } = useMember();
  const { state, retry } = useQuery(date, () => callApi(readDayGospel, { params: { date } }), {
    cache: days,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnNavigation(heading, state.status !== 'loading');
  usePageTitle(
    state.status === 'success' ? `${state.data.day.celebration}, ${dayAndMonth(date, true)}` : null,
  );
  if (state.status === 'loading') return <DayBannerSkeleton date={date} />;
  if (state.status === 'error')
    return (
      <div className="flow">
        <h1 tabIndex={-1} ref={heading}>
          There is no homily for this day
        </h1>
        <LoadError onRetry={retry}>We couldn’t load its Gospel.</LoadError>
      </div>
    );
  const { day, gospel, today } = state.data;
  return (
    <article className="reading without-homily" data-day={day.color}>
      <DayBanner
        date={date}
        title={day.celebration}
        day={day}
        heading={heading}
        note={`${date === today ? 'Today’s homily is not here yet.' : 'Nobody wrote a homily for this day.'}${gospel ? ' Here is its Gospel.' : ''}`}
        map={
          <div className="hill-strip">
            <Hill dayOfYear={dayOfYear(date)} daysInYear={daysInYear(date)} label="this day" isCropped />
          </div>
        }
      >
        <DisplayButton />
      </DayBanner>
      <div className="reading-page">
        <div className="row between reading-margin">
          {gospel && <ReadingMinutes minutes={estimateReadingMinutes(gospel.gospelText)} />}
        </div>
        {gospel && (
          <div className="prose">
            <GospelText
              {...gospel}
              copyright=""
              dayGospel={{ is: 'same', reference: '' }}
              heading={<Link to={paths.searchFor(formatReference(gospel))}>{formatReference(gospel)}</Link>}
            />
          </div>
        )}
        <DayNavigation from={state.data} />
      </div>
    </article>
  );
}
