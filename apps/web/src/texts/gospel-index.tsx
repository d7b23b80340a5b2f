import type { DaysOfChapter, GospelDays } from '@wayfare/contracts/calls/gospels';
import { type GospelBook, gospels } from '@wayfare/contracts/rules/gospels';
import { bookAddress, chapterAddress, paths } from '#paths.ts';
import { dayAndMonth } from '#ui/format-date.ts';
import type { LinkComponent } from './search-result.tsx';

interface GospelLinkProps {
  /** The base path, of the dashboard or of the public site. */
  root: string;
  as: LinkComponent;
}

export const formatDayCount = (days: number): string =>
  days === 1 ? '1 day' : `${days.toLocaleString('en-US')} days`;

export function GospelList({ days, root, as: Link }: GospelLinkProps & { days: readonly GospelDays[] }) {
  return (
    <ul className="books">
      {gospels.map(({ slug, name }) => (
        <li key={slug}>
          <Link to={bookAddress(root, slug)}>{name}</Link>{' '}
          <span className="hint">{formatDayCount(days.find((each) => each.slug === slug)?.days ?? 0)}</span>
        </li>
      ))}
    </ul>
  );
}

interface ChaptersProps extends GospelLinkProps {
  gospel: GospelBook;
  /** The count for each chapter, from the first. */
  days: readonly number[];
}

/** Chapters without a day are not links. */
export function Chapters({ gospel: { slug, name }, days, root, as: Link }: ChaptersProps) {
  return (
    <ol className="chapters">
      {days
        .map((count, index) => ({ count, chapter: index + 1 }))
        .map(({ count, chapter }) => (
          <li key={chapter}>
            {count === 0 ? (
              <span className="soft">
                <span className="num">{chapter}</span>
                <span className="vh">no day yet</span>
              </span>
            ) : (
              <Link to={chapterAddress(root, slug, chapter)}>
                <span className="vh">{name} </span>
                <span className="num">{chapter}</span>
                <span className="hint">{formatDayCount(count)}</span>
              </Link>
            )}
          </li>
        ))}
    </ol>
  );
}

/** In the order of the verses. */
export function ChapterDays({ days, as: Link }: Pick<GospelLinkProps, 'as'> & Pick<DaysOfChapter, 'days'>) {
  return (
    <ol className="chapter-days">
      {days.map(({ date, title, feast, reference }) => (
        <li key={date}>
          <span className="hint">{reference}</span>
          <span>
            <Link to={paths.homily(date)}>{title}</Link>
            <span className="hint dotted-line">
              <time dateTime={date}>{dayAndMonth(date, true)}</time>
              {feast !== '' && <span>{feast}</span>}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

interface StepsProps extends GospelLinkProps {
  gospel: GospelBook;
  chapter: number;
}

/** Links to the previous and the next chapter. */
export function ChapterSteps({ gospel: { slug, name, chapters }, chapter, root, as: Link }: StepsProps) {
  return (
    <nav className="row" aria-label="Chapters">
      {chapter > 1 && <Link to={chapterAddress(root, slug, chapter - 1)}>{`${name} ${chapter - 1}`}</Link>}
      <Link to={bookAddress(root, slug)}>All chapters</Link>
      {chapter < chapters && (
        <Link to={chapterAddress(root, slug, chapter + 1)}>{`${name} ${chapter + 1}`}</Link>
      )}
    </nav>
  );
}

interface PagesProps extends StepsProps, Pick<DaysOfChapter, 'page' | 'pages'> {}

export function ChapterPages({ gospel: { slug }, chapter, page, pages, root, as: Link }: PagesProps) {
  if (pages === 1) return null;
  return (
    <nav className="row" aria-label="Pages of this chapter">
      {page > 1 && <Link to={chapterAddress(root, slug, chapter, page - 1)}>Earlier verses</Link>}
      <span className="soft">
        Page {page} of {pages}
      </span>
      {page < pages && <Link to={chapterAddress(root, slug, chapter, page + 1)}>Later verses</Link>}
    </nav>
  );
}
