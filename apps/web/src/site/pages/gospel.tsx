import type { DaysOfChapter } from '@wayfare/contracts/calls/gospels';
import { type GospelBook, gospels } from '@wayfare/contracts/rules/gospels';
import type { ReactNode } from 'react';
import { bookAddress, chapterAddress, paths } from '#paths.ts';
import {
  Books,
  ChapterDays,
  ChapterPages,
  ChapterSteps,
  Chapters,
  howManyDays,
} from '#texts/gospel-index.tsx';
import { PlainLink, StillFrame } from '../layout/frames.tsx';
import type { SiteFacts } from '../page-data.ts';
import type { Page } from './page.ts';

const root = '/gospel';
const walked = { root, as: PlainLink };

const daysOn = ({ gospels: counted }: SiteFacts, { slug }: GospelBook) =>
  counted.find((one) => one.slug === slug) ?? { slug, days: 0, chapters: [] };

interface WalkProps {
  facts: SiteFacts;
  title: string;
  /** Where the same is for readers. */
  next: string;
  said: ReactNode;
  children: ReactNode;
}

function Walk({ facts, title, next, said, children }: WalkProps) {
  return (
    <StillFrame facts={facts} next={next}>
      <div className="wrap leaf text-page">
        <div className="flow">
          <h1 className="pg">{title}</h1>
          <p className="soft">{said}</p>
          <p>
            <a href="/search">Search by a word or a feast</a>
          </p>
        </div>
        <div className="search walk flow">{children}</div>
      </div>
    </StillFrame>
  );
}

function AllGospels({ facts }: { facts: SiteFacts }) {
  return (
    <Walk
      facts={facts}
      title="By book and chapter"
      next={paths.gospel}
      said="Every day here has a Gospel and a homily on it. Look for yours by where it stands."
    >
      <Books days={facts.gospels} {...walked} />
    </Walk>
  );
}

interface OneGospelProps {
  facts: SiteFacts;
  gospel: GospelBook;
}

function OneGospel({ facts, gospel }: OneGospelProps) {
  const { days, chapters } = daysOn(facts, gospel);
  return (
    <Walk
      facts={facts}
      title={gospel.name}
      next={bookAddress(paths.gospel, gospel.slug)}
      said={`${howManyDays(days)} so far, by chapter.`}
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
      <Chapters gospel={gospel} days={chapters} {...walked} />
    </Walk>
  );
}

const [matthew, mark, luke, john] = gospels;
const bodies = {
  matthew: ({ facts }: { facts: SiteFacts }) => <OneGospel facts={facts} gospel={matthew} />,
  mark: ({ facts }: { facts: SiteFacts }) => <OneGospel facts={facts} gospel={mark} />,
  luke: ({ facts }: { facts: SiteFacts }) => <OneGospel facts={facts} gospel={luke} />,
  john: ({ facts }: { facts: SiteFacts }) => <OneGospel facts={facts} gospel={john} />,
} as const;

/** The page of all four, and one for each; a chapter's page is drawn when it is asked for. */
export const gospelPages: readonly Page[] = [
  {
    path: root,
    title: 'By book and chapter',
    description: 'Daily homilies on Matthew, Mark, Luke, and John, by the chapters of the Gospels.',
    body: AllGospels,
    style: 'search',
    script: 'enhance',
    indexed: ({ gospels: counted }) => counted.some(({ days }) => days > 0),
  },
  ...gospels.map(
    (gospel): Page => ({
      path: bookAddress(root, gospel.slug),
      title: `${gospel.name}, chapter by chapter`,
      description: `Daily homilies on the Gospel of ${gospel.name}, by its chapters.`,
      body: bodies[gospel.slug],
      style: 'search',
      script: 'enhance',
      indexed: (facts) => daysOn(facts, gospel).days > 0,
    }),
  ),
];

/** The chapters that there is something on. */
export const chapterPaths = (facts: SiteFacts): string[] =>
  gospels.flatMap((gospel) =>
    daysOn(facts, gospel).chapters.flatMap((count, at) =>
      count > 0 ? [chapterAddress(root, gospel.slug, at + 1)] : [],
    ),
  );

export interface ChapterProps {
  gospel: GospelBook;
  chapter: number;
  list: DaysOfChapter;
}

export const chapterHead = ({ gospel: { slug, name }, chapter, list: { days, page } }: ChapterProps) =>
  ({
    path: chapterAddress(root, slug, chapter, page),
    title: `Homilies on ${name} ${chapter}`,
    description: `Daily homilies on ${name} ${chapter}, in the order of its verses.`,
    style: 'search',
    script: 'enhance',
    indexed: days.length > 0,
  }) as const;

export function ChapterPage({ facts, gospel, chapter, list }: ChapterProps & { facts: SiteFacts }) {
  const of = { gospel, chapter, ...walked };
  const count = daysOn(facts, gospel).chapters[chapter - 1] ?? 0;
  return (
    <Walk
      facts={facts}
      title={`${gospel.name} ${chapter}`}
      next={chapterAddress(paths.gospel, gospel.slug, chapter, list.page)}
      said={
        count === 0 ? (
          'No day is on this chapter yet.'
        ) : (
          <>
            {howManyDays(count)}, in the order of the verses. Subscribers read each of them;{' '}
            <a href="/homily_preview">three are open to everybody</a>.
          </>
        )
      }
    >
      <ChapterSteps {...of} />
      {list.days.length > 0 && <ChapterDays days={list.days} as={PlainLink} />}
      <ChapterPages {...of} page={list.page} pages={list.pages} />
    </Walk>
  );
}
