import { homilyFeed, isHomilyDate, readHomily } from '@wayfare/contracts/calls/homily';
import { nameOfHomily } from '@wayfare/contracts/rules/homily-name';
import { readingMinutes } from '@wayfare/contracts/rules/reading-minutes';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { useMember } from '#app/member.tsx';
import { type Memory, useAnswer } from '#app/use-answer.ts';
import { useTitle } from '#app/use-title.ts';
import { dayAndMonth } from '#site/calendar-words.ts';
import { ReadingMinutes } from '#site/layout/reading-minutes.tsx';
import { useFocusOnArrival } from '../use-focus-on-arrival.ts';
import { DateBanner, DayBanner, DayBannerSkeleton } from './day-banner.tsx';
import { GospelText, Reflection } from './homily-text.tsx';
import { Month } from './month.tsx';
import { type OpenedHomily, openHomily } from './open-homily.ts';
import { ReadingPreferenceControls } from './reading-preference-controls.tsx';
import { NoHomily, NotReadable } from './reading-trouble.tsx';
import { Ways } from './ways.tsx';

const homilies: Memory<OpenedHomily> = new Map();

export function Reading() {
  const { date = '' } = useParams();
  return isHomilyDate(date) ? <ReadingOf key={date} date={date} /> : <NoHomily date={null} />;
}

function ReadingOf({ date }: { date: string }) {
  const { ask } = useMember();
  const { answer, askAgain } = useAnswer(
    date,
    () =>
      openHomily(date, {
        read: () => ask(readHomily, { params: { date } }),
        feedPage: (page) => ask(homilyFeed, { query: { page, _t: Date.now() } }),
      }),
    { memory: homilies },
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnArrival(heading, answer.status === 'known');
  const day = dayAndMonth(date, true);
  useTitle(answer.status === 'known' ? `${nameOfHomily(answer.value)}, ${day}` : day);
  if (answer.status === 'asking') return <DayBannerSkeleton date={date} />;
  if (answer.status === 'failed') return <NotReadable date={date} error={answer.error} onAgain={askAgain} />;
  const { more, ...homily } = answer.value;
  return (
    <article className="reading" data-day={more?.day.color}>
      {more === null ? (
        <DateBanner date={date} heading={heading} />
      ) : (
        <DayBanner day={more.day} heading={heading} />
      )}
      <div className="page">
        <div className="pace">
          <Minutes text={`${homily.gospelText} ${homily.homilyText}`} />
        </div>
        <div className="prose">
          <GospelText {...homily} dayGospel={more?.dayGospel ?? null} />
          <Reflection {...homily} />
        </div>
        <div className="margin">
          <ReadingPreferenceControls />
          <PrintButton />
        </div>
        {more && <Ways homily={more} />}
      </div>
      {more && <Month date={date} />}
    </article>
  );
}

const Minutes = ({ text }: { text: string }) => <ReadingMinutes minutes={readingMinutes(text)} />;

const PrintButton = () => (
  <button className="quiet link" type="button" onClick={() => print()}>
    Print this page
  </button>
);
