import { getHomilyName } from '@wayfare/contracts/rules/homily-name';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isWithin, paths } from '#paths.ts';
import type { EditorKind, LazyPage } from './assets.ts';
import { Document, type DocumentHead, renderResourceTags } from './document.tsx';
import { illustrationNames, renderIllustrationFile } from './illustrations/post-illustrations.tsx';
import { Footer } from './layout/footer.tsx';
import type { PageData, PreviewImage } from './page-data.ts';
import { ChapterPage, type ChapterProps, getChapterHead, listChapterPaths } from './pages/gospel.tsx';
import type { Page } from './pages/page.ts';
import { dashboardPage, notFoundPage, pages } from './pages/pages.tsx';
import { getSearchPageTitle, SearchPage, type SearchPageProps } from './pages/search.tsx';
import {
  getSharedDayTitle,
  type SharedDay,
  type SharedDayError,
  SharedDayPage,
  SharedDayUnavailable,
  sharedDayErrors,
} from './pages/shared-day.tsx';
import { type LockedText, lockedStructuredData } from './pages/structured-data.ts';

export { type Assets, createAssets, type EditorKind } from './assets.ts';
export { sampleHomilies as previewHomilies } from './content/sample-homilies.ts';
export { samplePosts } from './content/sample-posts.ts';
export type { SiteDetails } from './content/site-details.ts';
export type { DayData, HomilyData, PageData, PostPreview, PreviewImage } from './page-data.ts';
export type { ChapterProps } from './pages/gospel.tsx';
export { parseSearchPageParams, type SearchError, type SearchPageParams } from './pages/search.tsx';

const resolveText = (text: Page['title'], { site }: PageData): string =>
  typeof text === 'function' ? text(site) : text;

const isIndexed = ({ indexed = false }: Pick<Page, 'indexed'>, data: PageData): boolean =>
  typeof indexed === 'function' ? indexed(data) : indexed;

function renderPage({ body: Body, ...page }: Page, data: PageData, opens?: LazyPage): string {
  const head = {
    ...page,
    script: page.script ?? 'enhance',
    indexed: isIndexed(page, data),
    title: resolveText(page.title, data),
    description: resolveText(page.description, data),
    card: page.card?.(data) ?? undefined,
    structuredData: page.structuredData?.(data),
    opens,
  };
  return renderDocument(head, data, <Body data={data} />);
}

function renderDocument(head: DocumentHead, data: PageData, body: ReactNode): string {
  const markup = renderToStaticMarkup(
    <Document head={head} data={data}>
      {body}
    </Document>,
  );
  return `<!doctype html>\n${markup.replace('<head>', () => `<head>${renderResourceTags(head, data)}`)}\n`;
}

export function renderSharedDay(data: PageData, day: SharedDay, card?: PreviewImage): string {
  const { name, homily } = day;
  const head = {
    path: null,
    style: 'shared-day',
    indexed: false,
    title: getHomilyName(homily),
    description: `${getSharedDayTitle(name)}: ${homily.day.celebration}.`,
    card,
    color: homily.day.color,
  } as const;
  return renderDocument(head, data, <SharedDayPage {...day} site={data.site} />);
}

export function renderSharedDayUnavailable(data: PageData, error: SharedDayError): string {
  const { title, message } = sharedDayErrors[error];
  const head = { path: null, style: 'shared-day', indexed: false, title, description: message } as const;
  return renderDocument(head, data, <SharedDayUnavailable error={error} site={data.site} />);
}

/** The terms are in the title only, not in link previews. */
export function renderSearch(data: PageData, search: Omit<SearchPageProps, 'data'>): string {
  const head = {
    path: null,
    style: 'search',
    script: 'enhance',
    indexed: false,
    title: getSearchPageTitle(search),
    description: 'Find a homily or a post by a word, a feast, or a passage of the Gospels.',
  } as const;
  return renderDocument(head, data, <SearchPage data={data} {...search} />);
}

export const renderChapter = (data: PageData, props: ChapterProps): string =>
  renderDocument(getChapterHead(props), data, <ChapterPage data={data} {...props} />);

/** The preview of a link to a page of the dashboard. */
export interface LinkPreview {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The description in link previews, if it differs. */
  readonly shareText?: string;
  /** '' if it first appeared here. */
  readonly canonicalUrl?: string;
  readonly preview: PreviewImage;
  readonly locked: LockedText;
}

/** The dashboard with the metadata of one of its pages. */
export function renderDashboard(
  data: PageData,
  { path, title, description, shareText, canonicalUrl, preview, locked }: LinkPreview,
): string {
  const article = { ...locked, path, title, description, image: preview.path, canonicalUrl };
  return renderPage(
    {
      ...dashboardPage,
      path,
      title,
      description,
      shareText,
      canonicalUrl: canonicalUrl || data.site.publicUrl + path,
      card: () => preview,
      structuredData: ({ site }) => lockedStructuredData(site, article),
    },
    data,
    isWithin(path, paths.blog) ? 'post' : undefined,
  );
}

export interface RenderedSite {
  pages: ReadonlyMap<string, string>;
  notFound: string;
  dashboard: string;
  /** The dashboard with the files of an editor. */
  editors: Readonly<Record<EditorKind, string>>;
  /** For `/footer.html`. */
  footer: string;
  illustrations: ReadonlyMap<string, string>;
  sitemapPaths: readonly string[];
  /** Their URLs are secrets. */
  secretPaths: readonly string[];
}

/** The public site as HTML. The same data give the same pages. */
export const renderSite = (data: PageData): RenderedSite => ({
  pages: new Map(pages.map((page) => [page.path, renderPage(page, data)])),
  notFound: renderPage(notFoundPage, data),
  dashboard: renderPage(dashboardPage, data),
  editors: {
    'post-editor': renderPage(dashboardPage, data, 'post-editor'),
    'homily-editor': renderPage(dashboardPage, data, 'homily-editor'),
  },
  footer: renderToStaticMarkup(<Footer site={data.site} day={data.day} />),
  illustrations: new Map(
    illustrationNames.map((name) => [`/plates/${name}.svg`, renderIllustrationFile(name)]),
  ),
  sitemapPaths: [
    ...pages.filter((page) => isIndexed(page, data)).map(({ path }) => path),
    ...listChapterPaths(data),
  ],
  secretPaths: pages.filter(({ isSecret }) => isSecret).map(({ path }) => path),
});
