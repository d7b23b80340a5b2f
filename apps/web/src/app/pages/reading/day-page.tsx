import { getHomilyFeed, isHomilyDate, type ReadHomily, readHomily } from '@wayfare/contracts/calls/homily';
import { formatReference, getHomilyName } from '@wayfare/contracts/rules/homily-name';
import { estimateHomilyMinutes } from '@wayfare/contracts/rules/reading-minutes';
import { Suspense, useRef } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { useMember } from '#app/member/member.tsx';
import { useFocusOnArrival, useTitle } from '#app/member/page-hooks.ts';
import { earlyValue } from '#app/member/prefetch.ts';
import { type Memory, useAnswer } from '#app/member/use-query.ts';
import { DayBanner, DayBannerSkeleton } from '#app/reading/day-banner.tsx';
import { forgetMornings } from '#app/reading/morning.ts';
import { paths } from '#paths.ts';
import { GospelText, Practice, Reflection } from '#texts/homily-text.tsx';
import { ByLine } from '#ui/by-line.tsx';
import { dayAndMonth } from '#ui/format-date.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Ways } from './day-navigation.tsx';
import { NoHomily, NotReadable } from './homily-unavailable.tsx';
import { type OpenedHomily, openHomily } from './load-homily.ts';
import { Month } from './month.tsx';
import { type KeptPlace, LeftOff, useReadingPlace } from './reading-position.tsx';
import { ReadingPreferenceControls } from './reading-preference-controls.tsx';
import { PassOn } from './share-link.tsx';
import { useNotesWanted } from './use-notes-wanted.ts';

// It comes beside the text, which waits for nothing.
const ReadAloud = lazyPart(() => import('./listen/read-aloud.tsx').then((part) => part.ReadAloud));

const Player = lazyPart(() => import('./listen/player.tsx').then((part) => part.Player));
const PageNotes = lazyPart(() => import('#app/reading/page-notes.tsx').then((part) => part.PageNotes));
const KeepButton = lazyPart(() => import('#app/reading/bookmark-button.tsx').then((part) => part.KeepButton));

const homilies: Memory<OpenedHomily> = new Map();

export function Reading() {
  const { date = '' } = useParams();
  return isHomilyDate(date) ? <ReadingOf key={date} date={date} /> : <NoHomily date={null} />;
}

function ReadingOf({ date }: { date: string }) {
  const { ask, facts, person } = useMember();
  const early = earlyValue(person, readHomily, { params: { date } });
  const { answer, askAgain } = useAnswer(
    date,
    () =>
      openHomily(date, {
        read: () => ask(readHomily, { params: { date } }),
        feedPage: (page) => ask(getHomilyFeed, { query: { page, _t: Date.now() } }),
      }),
    { memory: homilies, early: early && { ...early, more: early } },
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useRef<HTMLElement>(null);
  const gospel = useRef<HTMLElement>(null);
  const prose = useRef<HTMLDivElement>(null);
  const place = answer.status === 'known' ? answer.value.more?.position : undefined;
  const { hash } = useLocation();
  // A service that keeps no places says nothing of them; and whoever was led further down has not read as far as that.
  const isPlaceKept = place !== undefined && place?.isFinished !== true && hash === '';
  useReadingPlace({ date, text, onPlace: isPlaceKept ? (reached) => rememberPlace(date, reached) : null });
  useFocusOnArrival(heading, answer.status === 'known');
  const day = dayAndMonth(date, true);
  useTitle(answer.status === 'known' ? `${getHomilyName(answer.value)}, ${day}` : day);
  if (answer.status === 'asking') return <DayBannerSkeleton date={date} />;
  if (answer.status === 'failed') return <NotReadable date={date} error={answer.error} onAgain={askAgain} />;
  const { more, ...homily } = answer.value;
  const recording = more?.recording;
  return (
    <article className="reading" data-day={more?.day.color}>
      <DayBanner
        date={date}
        title={getHomilyName(homily)}
        day={more?.day ?? null}
        author={homily.author}
        minutes={estimateHomilyMinutes(homily)}
        heading={heading}
      />
      <div className="page">
        <div className="margin">
          <ReadingPreferenceControls />
        </div>
        <div className="prose" ref={prose}>
          <LeftOff place={place ?? null} text={text} />
          <div className={recording ? 'aloud-place to-hear' : 'aloud-place'}>
            <Suspense>
              {recording ? (
                <Player
                  key={recording.recordingId}
                  date={date}
                  title={getHomilyName(homily)}
                  recording={recording}
                  onPlace={(reached) =>
                    rememberMore(date, { recording: { ...recording, position: reached } })
                  }
                />
              ) : (
                <ReadAloud page={prose} />
              )}
            </Suspense>
          </div>
          <GospelText {...homily} dayGospel={more?.dayGospel ?? null} ref={gospel} />
          <Reflection {...homily} ref={text} />
          <Practice practice={homily.practice} isToday={date === facts.today} />
        </div>
        <div className="after">
          {more && (
            <Suspense>
              <NotesWhenWanted homily={more} gospel={gospel} section={text} />
              <KeepButton kind="homily" of={date} />
            </Suspense>
          )}
          <div className="row between">
            {homily.author && <ByLine author={homily.author} writer={more?.writer ?? null} />}
            <PrintButton />
          </div>
          <p>
            <Link to={paths.searchFor(formatReference(homily))}>More on this passage</Link>
          </p>
          {more && <PassOn date={date} name={getHomilyName(homily)} />}
        </div>
        {more && <Ways homily={more} />}
        <p className="on-paper">
          {facts.config.siteName}, {location.host}
          {location.pathname}, {day}
        </p>
      </div>
      {more && <Month date={date} about={more.day} />}
    </article>
  );
}

type NotesProps = Pick<Parameters<typeof PageNotes>[0], 'gospel' | 'section'> & { homily: ReadHomily };

function NotesWhenWanted({ homily: { date, hasNotes, gospelText, homilyText }, ...texts }: NotesProps) {
  if (!useNotesWanted(date, hasNotes)) return null;
  return <PageNotes of={{ kind: 'homily', ref: date }} text={`${gospelText}\n${homilyText}`} {...texts} />;
}

/** The next one to open this day, or the Profile, in this visit finds what has been reached now. */
function rememberPlace(date: string, place: KeptPlace): void {
  rememberMore(date, { position: place });
  forgetMornings();
}

function rememberMore(date: string, known: Pick<Partial<ReadHomily>, 'position' | 'recording'>): void {
  const homily = homilies.get(date);
  if (homily?.more) homilies.set(date, { ...homily, more: { ...homily.more, ...known } });
}

const PrintButton = () => (
  <button className="quiet link" type="button" onClick={() => print()}>
    Print this page
  </button>
);
