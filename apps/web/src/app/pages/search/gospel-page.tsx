import '#styles/search.css';
import {
  type DaysOfChapter,
  type GospelDays,
  listDaysOfChapter,
  listGospels,
} from '@wayfare/contracts/calls/gospels';
import { findGospel, type GospelBook, parseChapter } from '@wayfare/contracts/rules/gospels';
import { parsePage } from '@wayfare/contracts/rules/paging';
import type { ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useMember } from '#app/member/member.tsx';
import { NotFoundPage } from '#app/member/not-found.tsx';
import { PageHeading } from '#app/member/page-heading.tsx';
import { QueryView } from '#app/member/query-view.tsx';
import { type Query, type QueryCache, useQuery } from '#app/member/use-query.ts';
import { paths } from '#paths.ts';
import { ChapterDays, ChapterPages, ChapterSteps, Chapters, GospelList } from '#texts/gospel-index.tsx';

const root = paths.gospel;
const linkProps = { root, as: Link };

/** All Gospels, one Gospel with its chapters, or one chapter with its days. */
export function GospelPage() {
  const { book, chapter } = useParams();
  const gospel = findGospel(book ?? '');
  if (book === undefined) return <AllGospels />;
  if (gospel === null) return <NotFoundPage />;
  if (chapter === undefined) return <OneGospel gospel={gospel} key={book} />;
  const number = parseChapter(gospel, chapter);
  return number === null ? (
    <NotFoundPage />
  ) : (
    <OneChapter gospel={gospel} chapter={number} key={`${book} ${chapter}`} />
  );
}

const countsCache: QueryCache<readonly GospelDays[]> = new Map();

function useCounts(): Query<readonly GospelDays[]> {
  const { callApi } = useMember();
  return useQuery('gospels', async () => (await callApi(listGospels, {})).gospels, { cache: countsCache });
}

function AllGospels() {
  const counts = useCounts();
  return (
    <GospelLayout title="By book and chapter">
      <QueryView query={counts}>{(days) => <GospelList days={days} {...linkProps} />}</QueryView>
    </GospelLayout>
  );
}

function OneGospel({ gospel }: { gospel: GospelBook }) {
  const counts = useCounts();
  return (
    <GospelLayout title={gospel.name}>
      <nav className="row" aria-label="Gospels">
        <Link to={root}>All four Gospels</Link>
      </nav>
      <QueryView query={counts}>
        {(days) => {
          const chapters = days.find(({ slug }) => slug === gospel.slug)?.chapters ?? [];
          return <Chapters gospel={gospel} days={chapters} {...linkProps} />;
        }}
      </QueryView>
    </GospelLayout>
  );
}

const chapterCache: QueryCache<DaysOfChapter> = new Map();

function OneChapter({ gospel, chapter }: { gospel: GospelBook; chapter: number }) {
  const { callApi } = useMember();
  const [search] = useSearchParams();
  const page = parsePage(search.get('page'));
  const query = useQuery(
    `${gospel.slug} ${chapter} ${page}`,
    () =>
      callApi(listDaysOfChapter, {
        params: { book: gospel.slug, chapter: String(chapter) },
        query: page === 1 ? {} : { page: String(page) },
      }),
    { cache: chapterCache },
  );
  const chapterProps = { gospel, chapter, ...linkProps };
  return (
    <GospelLayout title={`${gospel.name} ${chapter}`}>
      <ChapterSteps {...chapterProps} />
      <QueryView query={query}>
        {(list) =>
          list.days.length === 0 ? (
            <p>No day is on this chapter yet.</p>
          ) : (
            <>
              <ChapterDays days={list.days} as={Link} />
              <ChapterPages {...chapterProps} page={list.page} pages={list.pages} />
            </>
          )
        }
      </QueryView>
    </GospelLayout>
  );
}

const GospelLayout = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="search gospel-index flow">
    <PageHeading>{title}</PageHeading>
    {children}
  </div>
);
