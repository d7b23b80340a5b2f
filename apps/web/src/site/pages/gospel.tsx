import type { DaysOfChapter } from '@wayfare/contracts/calls/gospels';
import { type GospelBook, gospels } from '@wayfare/contracts/rules/gospels';
import type { ReactNode } from 'react';
import { bookAddress, chapterAddress, paths } from '#paths.ts';
import {
  ChapterDays,
  ChapterPages,
  ChapterSteps,
  Chapters,
  formatDayCount,
  GospelList,
} from '#texts/gospel-index.tsx';
import { PlainLink, StaticFrame } from '../layout/frames.tsx';
import type { PageData } from '../page-data.ts';
import type { Page } from './page.ts';

const root = '/gospel';
const linkProps = { root, as: PlainLink };

const findGospelDays = (data: PageData, { slug }: GospelBook) =>
  data.gospels.find((each) => each.slug === slug) ?? { slug, days: 0, chapters: [] };

interface GospelFrameProps {
  data: PageData;
  title: string;
  /** The same page in the dashboard. */
  next: string;
  intro: ReactNode;
  children: ReactNode;
}

function GospelFrame({ data, title, next, intro, children }: GospelFrameProps) {
  return (
    <StaticFrame data={data} next={next}>
      <div className="wrap columns text-page">
        <div className="flow">
          <h1>{title}</h1>
          <p className="soft">{intro}</p>
          <p>
            <a href="/search">Search by a word or a feast</a>
          </p>
        </div>
        <div className="search gospel-index flow">{children}</div>
      </div>
    </StaticFrame>
  );
}

function AllGospels({ data }: { data: PageData }) {
  return (
    <GospelFrame
      data={data}
      title="By book and chapter"
      next={paths.gospel}
      intro="Every day here has a Gospel and a homily on it. Look for yours by where it stands."
    >
      <GospelList days={data.gospels} {...linkProps} />
    </GospelFrame>
  );
}

function OneGospel({ data, gospel }: { data: PageData; gospel: GospelBook }) {
  const { days, chapters } = findGospelDays(data, gospel);
  return (
    <GospelFrame
      data={data}
      title={gospel.name}
      next={bookAddress(paths.gospel, gospel.slug)}
      intro={`${formatDayCount(days)} so far, by chapter.`}
    >
      <nav className="row" aria-label="Gospels">
        {gospels.map(({ slug, name }) => (
          <a
            key={slug}
            href={bookAddress(root, slug)}
            aria-current={slug === gospel.slug ? 'page' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      <Chapters gospel={gospel} days={chapters} {...linkProps} />
    </GospelFrame>
  );
}

const [matthew, mark, luke, john] = gospels;
const bodies = {
  matthew: ({ data }: { data: PageData }) => <OneGospel data={data} gospel={matthew} />,
  mark: ({ data }: { data: PageData }) => <OneGospel data={data} gospel={mark} />,
  luke: ({ data }: { data: PageData }) => <OneGospel data={data} gospel={luke} />,
  john: ({ data }: { data: PageData }) => <OneGospel data={data} gospel={john} />,
} as const;

/** One page for all Gospels and one for each. Pages of chapters are rendered on request. */
export const gospelPages: readonly Page[] = [
  {
    path: root,
    title: 'By book and chapter',
    description: 'Daily homilies on Matthew, Mark, Luke, and John, by the chapters of the Gospels.',
    body: AllGospels,
    style: 'search',
    indexed: (data) => data.gospels.some(({ days }) => days > 0),
  },
  ...gospels.map(
    (gospel): Page => ({
      path: bookAddress(root, gospel.slug),
      title: `${gospel.name}, chapter by chapter`,
      description: `Daily homilies on the Gospel of ${gospel.name}, by its chapters.`,
      body: bodies[gospel.slug],
      style: 'search',
      indexed: (data) => findGospelDays(data, gospel).days > 0,
    }),
  ),
];

/** Chapters with at least one day. */
export const listChapterPaths = (data: PageData): string[] =>
  gospels.flatMap((gospel) =>
    findGospelDays(data, gospel).chapters.flatMap((count, at) =>
      count > 0 ? [chapterAddress(root, gospel.slug, at + 1)] : [],
    ),
  );

export interface ChapterProps {
  gospel: GospelBook;
  chapter: number;
  list: DaysOfChapter;
}

export const getChapterHead = ({ gospel: { slug, name }, chapter, list: { days, page } }: ChapterProps) =>
  ({
    path: chapterAddress(root, slug, chapter, page),
    title: `Homilies on ${name} ${chapter}`,
    description: `Daily homilies on ${name} ${chapter}, in the order of its verses.`,
    style: 'search',
    script: 'enhance',
    indexed: days.length > 0,
  }) as const;

export function ChapterPage({ data, gospel, chapter, list }: ChapterProps & { data: PageData }) {
  const chapterProps = { gospel, chapter, ...linkProps };
  const count = findGospelDays(data, gospel).chapters[chapter - 1] ?? 0;
  return (
    <GospelFrame
      data={data}
      title={`${gospel.name} ${chapter}`}
      next={chapterAddress(paths.gospel, gospel.slug, chapter, list.page)}
      intro={
        count === 0 ? (
          'No day is on this chapter yet.'
        ) : (
          <>
            {formatDayCount(count)}, in the order of the verses. Subscribers read each of them;{' '}
            <a href="/homily_preview">three are open to everybody</a>.
          </>
        )
      }
    >
      <ChapterSteps {...chapterProps} />
      {list.days.length > 0 && <ChapterDays days={list.days} as={PlainLink} />}
      <ChapterPages {...chapterProps} page={list.page} pages={list.pages} />
    </GospelFrame>
  );
}
