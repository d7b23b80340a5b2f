import { renderToStaticMarkup } from 'react-dom/server';
import { Document } from './document.tsx';
import { plateNames, platePicture } from './drawing/plate-picture.tsx';
import type { SiteFacts } from './facts.ts';
import { Footer } from './layout/footer.tsx';
import { dashboardPage, notFoundPage, type Page, pages } from './pages/pages.tsx';

export { type Assets, assetsFrom, type Manifest } from './assets.ts';
export { sampleHomilies as previewHomilies } from './content/homilies.ts';
export { samplePosts } from './content/posts.ts';
export type { SiteNames } from './content/site-names.ts';
export type { DayFacts, HomilyFacts, SiteFacts } from './facts.ts';

const told = (words: Page['title'], { names }: SiteFacts): string =>
  typeof words === 'function' ? words(names) : words;

function draw(page: Page, facts: SiteFacts): string {
  const { path, style, script, scriptAtOnce, indexed = false, structuredData, body: Body } = page;
  const head = {
    path,
    style,
    script,
    indexed,
    title: told(page.title, facts),
    description: told(page.description, facts),
    ...(scriptAtOnce ? { scriptAtOnce } : {}),
    ...(structuredData ? { structuredData: structuredData(facts) } : {}),
  };
  const markup = renderToStaticMarkup(
    <Document head={head} facts={facts}>
      <Body facts={facts} />
    </Document>,
  );
  return `<!doctype html>\n${markup}\n`;
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
    sitemapPaths: pages.filter(({ indexed }) => indexed).map(({ path }) => path),
    secretPaths: pages.filter(({ isSecret }) => isSecret).map(({ path }) => path),
  };
}
