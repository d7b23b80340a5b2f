import { isDeepStrictEqual } from 'node:util';
import { blogPreviews } from '@wayfare/contracts/calls/blog-preview';
import {
  addDays,
  dayOfYear,
  daysInYear,
  getWeekday,
  startOfDay,
  toCalendarDate,
} from '@wayfare/contracts/rules/calendar-date';
import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import { trialDays } from '@wayfare/contracts/rules/plans';
import {
  type Assets,
  type DayData,
  type EditorKind,
  type LinkPreview,
  type PageData,
  type PostPreview,
  renderDashboard,
  renderSite,
  type SiteDetails,
} from '@wayfare/web/site';
import type { AppDeps } from '#app-deps.ts';
import { cache } from '#cache.ts';
import { publicConfig } from '#config/public.ts';
import { isLoopback } from '#config/public-url.ts';
import type { Config } from '#config.ts';
import { type CachedResponse, createCachedResponse } from '#http/responses/cached-response.ts';
import { allowMicrophone, type HeaderRecord } from '#http/responses/security-headers.ts';
import type { ScheduledTask } from '#scheduler.ts';
import { getDaysBetween } from '../calendar/days-between.ts';
import { getFrontPageHomilies, type HomilySummary, listHomilySummaries } from '../homily/front-page.ts';
import { countByChapter } from '../search/chapter-queries.ts';
import { listWriters, toWriterProfile } from '../writers/writer-queries.ts';
import { findDayCard, getBlogCard } from './cards.ts';
import { feedFiles } from './feeds.ts';
import { robots, sitemap, unregisterWorker, webManifest } from './plain-files.ts';

const getSundayBefore = (today: string): string => addDays(today, -getWeekday(today));

/** From the Sunday before `today` to a week after it. */
const getDayRange = (today: string): { from: string; to: string } => ({
  from: getSundayBefore(today),
  to: addDays(today, 7),
});

function toDayData(today: string, days: readonly LiturgicalDay[]): DayData {
  const findDay = (date: string): LiturgicalDay => {
    const day = days.find((each) => each.date === date);
    if (!day) throw new RangeError(`No day given for ${date}.`);
    return day;
  };
  return {
    today: findDay(today),
    tomorrow: findDay(addDays(today, 1)),
    week: days.slice(0, 7),
    trialWeek: Array.from({ length: trialDays }, (_, index) => findDay(addDays(today, index))),
    nextSunday: findDay(addDays(getSundayBefore(today), 7)),
    dayOfYear: dayOfYear(today),
    daysInYear: daysInYear(today),
  };
}

interface SiteDeps extends Pick<AppDeps, 'db' | 'calendar' | 'clock'> {
  config: Config;
  assets: Assets;
  security: HeaderRecord;
  /** Its policy also allows the Trusted Types policy that parses post text. */
  dashboardSecurity: HeaderRecord;
  /** Public data of posts, newest first. */
  listPreviews: () => Promise<readonly PostPreview[]>;
}

/** The rendered and compressed public site. */
export interface Site {
  paths(): readonly string[];
  find(path: string): CachedResponse | undefined;
  /** The data of the current render. */
  pageData(): PageData;
  dashboard(): CachedResponse;
  /** The dashboard with the files of an editor, and for homilies with permission to record. */
  editor(kind: EditorKind): CachedResponse;
  /** The dashboard with the link preview of a day or a post. */
  dashboardFor(heading: LinkPreview): Promise<CachedResponse>;
  notFound(): CachedResponse;
  /** Renders the pages whose data changed. */
  rerender(): Promise<void>;
}

interface RenderedFiles {
  readonly pageData: PageData;
  readonly news: readonly HomilySummary[];
  readonly answers: ReadonlyMap<string, CachedResponse>;
  readonly dashboard: CachedResponse;
  readonly editors: Readonly<Record<EditorKind, CachedResponse>>;
  readonly notFound: CachedResponse;
}

const html = 'text/html; charset=utf-8';

const toSiteDetails = ({ site, organization, publicUrl }: Config): SiteDetails => ({
  siteName: site.name,
  memberName: site.memberName,
  supportEmail: site.supportEmail,
  organizationName: organization.name,
  ein: organization.ein,
  postalAddress: organization.address,
  governingLaw: site.governingLaw,
  publicUrl,
});

const isDemonstration = ({ isLive, publicUrl }: Config): boolean => !isLive && !isLoopback(publicUrl);

async function loadPageData({
  config,
  db,
  calendar,
  clock,
  assets,
  listPreviews,
}: SiteDeps): Promise<PageData> {
  const today = toCalendarDate(clock.now(), config.site.timeZone);
  const { from, to } = getDayRange(today);
  const homilies = await getFrontPageHomilies(db, today);
  const { timeZone, name: siteName } = config.site;
  const newest = homilies.newest?.date ?? '';
  const card = await findDayCard({ db, calendar, clock, timeZone, siteName }, newest);
  return {
    site: toSiteDetails(config),
    config: publicConfig(config),
    day: toDayData(today, await getDaysBetween(db, calendar, from, to)),
    timeZone: config.site.timeZone,
    homilies,
    gospels: await countByChapter(db, today),
    frontCard: card?.preview ?? null,
    blogCard: getBlogCard(siteName).preview,
    previews: await listPreviews(),
    writers: (await listWriters(db)).map((writer) => toWriterProfile(writer, config.mediaBase)),
    assets,
  };
}

export async function createSite(deps: SiteDeps): Promise<Site> {
  const { config, security, dashboardSecurity } = deps;
  // Without this, links with tokens would leak by the Referer header.
  const noReferrer = { ...security, 'referrer-policy': 'no-referrer' };
  const store = (body: string, type: string, status = 200, headers = security): Promise<CachedResponse> =>
    createCachedResponse(headers, {
      body,
      type,
      status,
      cacheControl: status === 200 ? 'no-cache' : 'no-store',
    });

  async function render(before?: RenderedFiles): Promise<RenderedFiles> {
    const pageData = await loadPageData(deps);
    const { timeZone: zone, name: siteName } = config.site;
    const news = await listHomilySummaries(deps.db, pageData.day.today.date, zone);
    if (before && isDeepStrictEqual([pageData, news], [before.pageData, before.news])) return before;
    const rendered = renderSite(pageData);
    const json = 'application/json; charset=utf-8';
    const files: readonly (readonly [path: string, body: string, type: string])[] = [
      ['/footer.html', rendered.footer, html],
      ['/blogPreviews.json', JSON.stringify(blogPreviews.parse(pageData.previews)), json],
      ['/sitemap.xml', sitemap(config.publicUrl, rendered.sitemapPaths), 'application/xml; charset=utf-8'],
      ...feedFiles({ siteName, zone, homilies: news, posts: pageData.previews }, config.publicUrl),
      ['/robots.txt', robots(config.publicUrl, isDemonstration(config)), 'text/plain; charset=utf-8'],
      ['/site.webmanifest', webManifest(pageData.site), 'application/manifest+json; charset=utf-8'],
      [
        '/sw.js',
        config.canReadOffline ? deps.assets.serviceWorker() : unregisterWorker,
        'text/javascript; charset=utf-8',
      ],
      ...[...rendered.pages].map(([path, page]) => [path, page, html] as const),
      ...[...rendered.illustrations].map(([path, plate]) => [path, plate, 'image/svg+xml'] as const),
    ];
    const answers = new Map<string, CachedResponse>();
    for (const [path, body, type] of files) {
      // Compression costs more than rendering, so unchanged files are reused.
      const previous = before?.answers.get(path);
      const isSame = previous?.variants.identity.body.equals(Buffer.from(body));
      const headers = rendered.secretPaths.includes(path) ? noReferrer : security;
      answers.set(path, isSame && previous ? previous : await store(body, type, 200, headers));
    }
    const dashboard = await store(rendered.dashboard, html, 200, dashboardSecurity);
    const editors = {
      'post-editor': await store(rendered.editors['post-editor'], html, 200, dashboardSecurity),
      'homily-editor': await store(
        rendered.editors['homily-editor'],
        html,
        200,
        allowMicrophone(dashboardSecurity),
      ),
    };
    const notFound = await store(rendered.notFound, html, 404);
    return { pageData, news, answers, dashboard, editors, notFound };
  }

  const createPreviewCache = () => cache<CachedResponse>({ max: 40 });
  let previews = createPreviewCache();
  let current = await render();
  let rendering: Promise<void> = Promise.resolve();
  const renderAfter = async (others: Promise<void>): Promise<void> => {
    await others;
    current = await render(current);
    previews = createPreviewCache();
  };
  return {
    paths: () => [...current.answers.keys()],
    find: (path) => current.answers.get(path),
    pageData: () => current.pageData,
    dashboard: () => current.dashboard,
    editor: (kind) => current.editors[kind],
    dashboardFor: (preview) =>
      previews.get(JSON.stringify(preview), () =>
        store(renderDashboard(current.pageData, preview), html, 200, dashboardSecurity),
      ),
    notFound: () => current.notFound,
    rerender() {
      // Serialized, so that the newest data is shown last.
      const next = renderAfter(rendering);
      rendering = next.catch(() => {});
      return next;
    },
  };
}

export const renderAtMidnight = (site: Site, zone: string): ScheduledTask => ({
  name: 'render-site-for-new-day',
  nextRun: (now) => startOfDay(addDays(toCalendarDate(now, zone), 1), zone),
  run: () => site.rerender(),
});
