import { getHomilyFeed, isHomilyDate, type ReadHomily, readHomily } from '@wayfare/contracts/calls/homily';
import { getHomilyName } from '@wayfare/contracts/rules/homily-name';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { useMember } from '#app/member/member.tsx';
import { useFocusOnNavigation, usePageTitle } from '#app/member/page-hooks.ts';
import { getPrefetched } from '#app/member/prefetch.ts';
import { type QueryCache, useQuery } from '#app/member/use-query.ts';
import { DayBannerSkeleton } from '#app/reading/day-banner.tsx';
import { DisplayButton } from '#app/reading/display-button.tsx';
import { clearMornings } from '#app/reading/morning.ts';
import { ByLine } from '#ui/by-line.tsx';
import { dayAndMonth } from '#ui/format-date.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { DayArticle } from './day-article.tsx';
import { DayNavigation } from './day-navigation.tsx';
import { HomilyUnavailable, NoDay } from './homily-unavailable.tsx';
import { type Listening, ListenPlace } from './listen/listen-button.tsx';
import { listEnglishVoices } from './listen/voices.ts';
import { type LoadedHomily, loadHomily } from './load-homily.ts';
import { ContinueReading, type SavedPosition, useSaveReadingPosition } from './reading-position.tsx';
import { useNeedsNotes } from './use-needs-notes.ts';

// Loaded after the text.
const ReadAloud = lazyComponent(() => import('./listen/read-aloud.tsx').then((part) => part.ReadAloud));

const Player = lazyComponent(() => import('./listen/player.tsx').then((part) => part.Player));
const PageNotes = lazyComponent(() => import('#app/reading/page-notes.tsx').then((part) => part.PageNotes));
const PageActions = lazyComponent(() => import('./page-actions.tsx').then((part) => part.PageActions));

const homilies: QueryCache<LoadedHomily> = new Map();

export function DayPage() {
  const { date = '' } = useParams();
  return isHomilyDate(date) ? <Homily key={date} date={date} /> : <NoDay date={null} />;
}

function Homily({ date }: { date: string }) {
  const { callApi, pageData, person } = useMember();
  const prefetched = getPrefetched(person, readHomily, { params: { date } });
  const { state, retry } = useQuery(
    date,
    () =>
      loadHomily(date, {
        read: () => callApi(readHomily, { params: { date } }),
        feedPage: (page) => callApi(getHomilyFeed, { query: { page, _t: Date.now() } }),
      }),
    { cache: homilies, initialData: prefetched && { ...prefetched, more: prefetched } },
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useRef<HTMLElement>(null);
  const gospel = useRef<HTMLElement>(null);
  const prose = useRef<HTMLDivElement>(null);
  const [listening, setListening] = useState<Listening | null>(null);
  // Some browsers list the voices of the device only after a first request.
  useEffect(() => {
    listEnglishVoices();
  }, []);
  const position = state.status === 'success' ? state.data.more?.position : undefined;
  const { hash } = useLocation();
  // No position means that the service has none. A link to an anchor says nothing about reading.
  const savesPosition = position !== undefined && position?.isFinished !== true && hash === '';
  useSaveReadingPosition({
    date,
    text,
    onPosition: savesPosition ? (newPosition) => cachePosition(date, newPosition) : null,
  });
  useFocusOnNavigation(heading, state.status === 'success');
  const day = dayAndMonth(date, true);
  usePageTitle(state.status === 'success' ? `${getHomilyName(state.data)}, ${day}` : day);
  if (state.status === 'loading') return <DayBannerSkeleton date={date} />;
  if (state.status === 'error') return <HomilyUnavailable date={date} error={state.error} onRetry={retry} />;
  const { more, ...homily } = state.data;
  const recording = more?.recording;
  return (
    <DayArticle
      homily={homily}
      more={more}
      today={pageData.today}
      Link={Link}
      displayButton={<DisplayButton />}
      margin={
        <>
          <ListenPlace listening={listening} hasRecording={recording !== undefined && recording !== null} />
          <ContinueReading position={position ?? null} text={text} />
        </>
      }
      refs={{ heading, prose, gospel, text }}
      player={
        <Suspense>
          {recording ? (
            <Player
              key={recording.recordingId}
              date={date}
              title={getHomilyName(homily)}
              recording={recording}
              onPosition={(newPosition) =>
                updateCachedHomily(date, { recording: { ...recording, position: newPosition } })
              }
              onListening={setListening}
            />
          ) : (
            <ReadAloud page={prose} title={getHomilyName(homily)} onListening={setListening} />
          )}
        </Suspense>
      }
    >
      <div className="after-text">
        {homily.author && <ByLine author={homily.author} writer={more?.writer ?? null} />}
        {more && (
          <Suspense fallback={<div className="actions" />}>
            <PageActions date={date} name={getHomilyName(homily)} listening={listening} />
            <LazyPageNotes homily={more} gospel={gospel} section={text} />
          </Suspense>
        )}
      </div>
      {more && <DayNavigation from={more} />}
      <p className="print-only">
        {pageData.config.siteName}, {location.host}
        {location.pathname}, {day}
      </p>
    </DayArticle>
  );
}

type NotesProps = Pick<Parameters<typeof PageNotes>[0], 'gospel' | 'section'> & { homily: ReadHomily };

function LazyPageNotes({ homily: { date, hasNotes, gospelText, homilyText }, ...texts }: NotesProps) {
  if (!useNeedsNotes(date, hasNotes)) return null;
  return <PageNotes of={{ kind: 'homily', ref: date }} text={`${gospelText}\n${homilyText}`} {...texts} />;
}

/** Updates the cached page and profile. */
function cachePosition(date: string, position: SavedPosition): void {
  updateCachedHomily(date, { position });
  clearMornings();
}

function updateCachedHomily(
  date: string,
  details: Pick<Partial<ReadHomily>, 'position' | 'recording'>,
): void {
  const homily = homilies.get(date);
  if (homily?.more) homilies.set(date, { ...homily, more: { ...homily.more, ...details } });
}
