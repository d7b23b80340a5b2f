import '#styles/search.css';
import '#styles/search.css';
import {
  type DaysOfChapter,
  type GospelDays,
  listDaysOfChapter,
  listGospels,
} from '@wayfare/contracts/calls/gospels';
import { findGospel, type GospelBook, parseChapter } from '@wayfare/contracts/rules/gospels';
import { parsePage } from '@wayfare/contracts/rules/paging';
import { type ReactNode, useRef } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { failureMessage } from '#api/failure-message.ts';
import { useMember } from '#app/member/member.tsx';
import { NoSuchPage } from '#app/member/not-found.tsx';
import { useFocusOnArrival, useTitle } from '#app/member/page-hooks.ts';
import { type Asked, type Memory, useAnswer } from '#app/member/use-query.ts';
import { paths } from '#paths.ts';
import { Books, ChapterDays, ChapterPages, ChapterSteps, Chapters } from '#texts/gospel-index.tsx';

const root = paths.gospel;
const walked = { root, as: Link };

/** The days by the Gospel that they are on: all four, one with its chapters, or one chapter with its days. */
export function GospelWalk() {
  const { book, chapter } = useParams();
  const gospel = findGospel(book ?? '');
  if (book === undefined) return <AllGospels />;
  if (gospel === null) return <NoSuchPage />;
  if (chapter === undefined) return <OneGospel gospel={gospel} key={book} />;
  const number = parseChapter(gospel, chapter);
  return number === null ? (
    <NoSuchPage />
  ) : (
    <OneChapter gospel={gospel} chapter={number} key={`${book} ${chapter}`} />
  );
}

const countsMemory: Memory<readonly GospelDays[]> = new Map();

function useCounts(): Asked<readonly GospelDays[]> {
  const { ask } = useMember();
  return useAnswer('gospels', async () => (await ask(listGospels, {})).gospels, { memory: countsMemory });
}

function AllGospels() {
  const counts = useCounts();
  return (
    <Walk title="By book and chapter">
      <Known asked={counts}>{(days) => <Books days={days} {...walked} />}</Known>
    </Walk>
  );
}

function OneGospel({ gospel }: { gospel: GospelBook }) {
  const counts = useCounts();
  return (
    <Walk title={gospel.name}>
      <nav className="row" aria-label="Gospels">
        <Link to={root}>All four Gospels</Link>
      </nav>
      <Known asked={counts}>
        {(days) => {
          const chapters = days.find(({ slug }) => slug === gospel.slug)?.chapters ?? [];
          return <Chapters gospel={gospel} days={chapters} {...walked} />;
        }}
      </Known>
    </Walk>
  );
}

const chapterMemory: Memory<DaysOfChapter> = new Map();

function OneChapter({ gospel, chapter }: { gospel: GospelBook; chapter: number }) {
  const { ask } = useMember();
  const [search] = useSearchParams();
  const page = parsePage(search.get('page'));
  const asked = useAnswer(
    `${gospel.slug} ${chapter} ${page}`,
    () =>
      ask(listDaysOfChapter, {
        params: { book: gospel.slug, chapter: String(chapter) },
        query: page === 1 ? {} : { page: String(page) },
      }),
    { memory: chapterMemory },
  );
  const of = { gospel, chapter, ...walked };
  return (
    <Walk title={`${gospel.name} ${chapter}`}>
      <ChapterSteps {...of} />
      <Known asked={asked}>
        {(list) =>
          list.days.length === 0 ? (
            <p>No day is on this chapter yet.</p>
          ) : (
            <>
              <ChapterDays days={list.days} as={Link} />
              <ChapterPages {...of} page={list.page} pages={list.pages} />
            </>
          )
        }
      </Known>
    </Walk>
  );
}

function Walk({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnArrival(heading);
  useTitle(title);
  return (
    <div className="search walk flow">
      <h1 className="pg" tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {children}
    </div>
  );
}

interface KnownProps<T> {
  asked: Asked<T>;
  children: (value: T) => ReactNode;
}

function Known<T>({ asked: { answer, askAgain }, children }: KnownProps<T>) {
  if (answer.status === 'known') return children(answer.value);
  if (answer.status === 'asking')
    return (
      <div className="skeleton" aria-busy="true">
        <span />
        <span />
      </div>
    );
  return (
    <p className="soft" role="status">
      {failureMessage(answer.error)}{' '}
      <button type="button" className="quiet link" onClick={askAgain}>
        Try again
      </button>
    </p>
  );
}
