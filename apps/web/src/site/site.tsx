import { getHomilyName } from '@wayfare/contracts/rules/homily-name';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Document, type DocumentHead, loadingOf } from './document.tsx';
import { plateNames, platePicture } from './illustrations/plates.tsx';
import { Footer } from './layout/footer.tsx';
import type { PreviewCard, SiteFacts } from './page-data.ts';
import { ChapterPage, type ChapterProps, chapterHead, chapterPaths } from './pages/gospel.tsx';
import type { Page } from './pages/page.ts';
import { dashboardPage, notFoundPage, pages } from './pages/pages.tsx';
import { SearchPage, type SearchPageProps, searchTitle } from './pages/search.tsx';
import {
  NoPassedOn,
  PassedOn,
  type PassedOnDay,
  type PassedOnTrouble,
  passedOnTitle,
  passedOnTrouble,
} from './pages/shared-day.tsx';
import { type LockedWriting, lockedAsData } from './pages/structured-data.ts';

export { type Assets, assetsFrom } from './assets.ts';
export { sampleHomilies as previewHomilies } from './content/sample-homilies.ts';
export { samplePosts } from './content/sample-posts.ts';
export type { SiteNames } from './content/site-names.ts';
export type { DayFacts, HomilyFacts, PostPreview, PreviewCard, SiteFacts } from './page-data.ts';
export type { ChapterProps } from './pages/gospel.tsx';
export { type AskedPage, askedOfPage, type SearchTrouble } from './pages/search.tsx';

const told = (words: Page['title'], { names }: SiteFacts): string =>
  typeof words === 'function' ? words(names) : words;

const isIndexed = ({ indexed = false }: Page, facts: SiteFacts): boolean =>
  typeof indexed === 'function' ? indexed(facts) : indexed;

function draw(page: Page, facts: SiteFacts): string {
  const {
    path,
    style,
    script,
    scriptAtOnce,
    scriptWithin,
    structuredData,
    shareText,
    canonicalUrl,
    body: Body,
  } = page;
  const head = {
    path,
    style,
    script,
    indexed: isIndexed(page, facts),
    title: told(page.title, facts),
    description: told(page.description, facts),
    card: page.card?.(facts) ?? undefined,
    ...(scriptAtOnce ? { scriptAtOnce } : {}),
    ...(scriptWithin ? { scriptWithin } : {}),
    ...(shareText ? { shareText } : {}),
    ...(canonicalUrl ? { canonicalUrl } : {}),
    ...(structuredData ? { structuredData: structuredData(facts) } : {}),
  };
  return documentOf(head, facts, <Body facts={facts} />);
}

function documentOf(head: DocumentHead, facts: SiteFacts, body: ReactNode): string {
  const markup = renderToStaticMarkup(
    <Document head={head} facts={facts}>
      {body}
    </Document>,
  );
  return `<!doctype html>\n${markup.replace('<head>', () => `<head>${loadingOf(head, facts)}`)}\n`;
}

/** The page behind a link that a subscriber made for a friend. */
export function renderPassedOn(facts: SiteFacts, day: PassedOnDay, card?: PreviewCard): string {
  const { name, homily } = day;
  const head = {
    path: null,
    style: 'shared-day',
    indexed: false,
    title: getHomilyName(homily),
    description: `${passedOnTitle(name)}: ${homily.day.celebration}.`,
    card,
    color: homily.day.color,
  } as const;
  return documentOf(head, facts, <PassedOn {...day} names={facts.names} />);
}

/** The same where there is nothing to read. */
export function renderNoPassedOn(facts: SiteFacts, trouble: PassedOnTrouble): string {
  const { title, words } = passedOnTrouble[trouble];
  const head = { path: null, style: 'shared-day', indexed: false, title, description: words } as const;
  return documentOf(head, facts, <NoPassedOn trouble={trouble} names={facts.names} />);
}

/** The page that finds, as everybody may. What was asked for stands in its title alone: no preview tells it on. */
export function renderSearch(facts: SiteFacts, search: Omit<SearchPageProps, 'facts'>): string {
  const head = {
    path: null,
    style: 'search',
    script: 'enhance',
    indexed: false,
    title: searchTitle(search),
    description: 'Find a homily or a post by a word, a feast, or a passage of the Gospels.',
  } as const;
  return documentOf(head, facts, <SearchPage facts={facts} {...search} />);
}

/** The days on a chapter of a Gospel. */
export const renderChapter = (facts: SiteFacts, props: ChapterProps): string =>
  documentOf(chapterHead(props), facts, <ChapterPage facts={facts} {...props} />);

/** What a link shows of the page that it leads to, before anybody logs in. */
export interface Heading {
  /** Where it leads: whoever reads previews asks there again. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** What a message says beside the link, where that is something else. */
  readonly shareText?: string;
  /** Where it first appeared; '' where that is here. */
  readonly canonicalUrl?: string;
  readonly preview: PreviewCard;
  readonly locked: LockedWriting;
}

/** The dashboard's document with another heading. */
export function renderDashboard(
  facts: SiteFacts,
  { path, title, description, shareText, canonicalUrl, preview, locked }: Heading,
): string {
  const written = { ...locked, path, title, description, image: preview.path, canonicalUrl };
  return draw(
    {
      ...dashboardPage,
      path,
      title,
      description,
      shareText,
      canonicalUrl: canonicalUrl || facts.names.publicUrl + path,
      card: () => preview,
      structuredData: ({ names }) => lockedAsData(names, written),
    },
    facts,
  );
}

export interface RenderedSite {
  pages: ReadonlyMap<string, string>;
  notFound: string;
  dashboard: string;
  /** The foot of the page alone, as `/footer.html`. */
  footer: string;
  plates: ReadonlyMap<string, string>;
  sitemapPaths: readonly string[];
  /** Pages whose links nobody else may hear of. */
  secretPaths: readonly string[];
}

/** The whole public site as HTML. Pure: the same facts give the same pages. */
export function renderSite(facts: SiteFacts): RenderedSite {
  return {
    pages: new Map(pages.map((page) => [page.path, draw(page, facts)])),
    notFound: draw(notFoundPage, facts),
    dashboard: draw(dashboardPage, facts),
    footer: renderToStaticMarkup(<Footer names={facts.names} day={facts.day} />),
    plates: new Map(plateNames.map((name) => [`/plates/${name}.svg`, platePicture(name)])),
    sitemapPaths: [
      ...pages.filter((page) => isIndexed(page, facts)).map(({ path }) => path),
      ...chapterPaths(facts),
    ],
    secretPaths: pages.filter(({ isSecret }) => isSecret).map(({ path }) => path),
  };
}
