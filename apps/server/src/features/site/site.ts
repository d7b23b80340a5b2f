import { dateIn } from '@wayfare/contracts/calendar-date';
import { type Assets, renderSite, type SiteFacts, type SiteNames, samplePreviews } from '@wayfare/web/site';
import type { LiturgicalCalendar } from '#adapters/calendar/calendar.ts';
import type { Clock } from '#adapters/clock/clock.ts';
import type { Db } from '#adapters/db/database.ts';
import { publicConfig } from '#config/public.ts';
import { isLoopback } from '#config/public-url.ts';
import type { Config } from '#config.ts';
import type { HeaderRecord } from '#http/security-headers.ts';
import { type StoredAnswer, storeAnswer } from '#http/stored-answer.ts';
import { daysBetween } from '../calendar/days-between.ts';
import { dayFacts, daysSpokenOf } from './day-facts.ts';
import { robots, sitemap, webManifest } from './plain-files.ts';

export interface SiteDeps {
  config: Config;
  db: Db;
  calendar: LiturgicalCalendar;
  clock: Clock;
  assets: Assets;
  security: HeaderRecord;
}

/** The public site, drawn and compressed: an answer for each path, and two for paths that are not one page's. */
export interface Site {
  paths(): readonly string[];
  find(path: string): StoredAnswer | undefined;
  dashboard(): StoredAnswer;
  notFound(): StoredAnswer;
  /** Draws it all again, for a new day or other changed facts. */
  redraw(): Promise<void>;
}

const html = 'text/html; charset=utf-8';

export const siteNames = ({ site, organization, publicUrl }: Config): SiteNames => ({
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

async function gatherFacts({ config, db, calendar, clock, assets }: SiteDeps): Promise<SiteFacts> {
  const today = dateIn(config.site.timeZone, clock.now());
  const { from, to } = daysSpokenOf(today);
  return {
    names: siteNames(config),
    config: publicConfig(config),
    day: dayFacts(today, await daysBetween(db, calendar, from, to)),
    // A live site begins without posts; the samples are for trying.
    previews: config.isLive ? [] : samplePreviews,
    assets,
  };
}

export async function openSite(deps: SiteDeps): Promise<Site> {
  const { config, security } = deps;
  const store = (body: string, type: string, status = 200): StoredAnswer =>
    storeAnswer(security, { body, type, status, cacheControl: status === 200 ? 'no-cache' : 'no-store' });

  async function draw() {
    const facts = await gatherFacts(deps);
    const drawn = renderSite(facts);
    const answers = new Map<string, StoredAnswer>([
      ['/footer.html', store(drawn.footer, html)],
      ['/blogPreviews.json', store(JSON.stringify(facts.previews), 'application/json; charset=utf-8')],
      [
        '/sitemap.xml',
        store(sitemap(config.publicUrl, drawn.sitemapPaths), 'application/xml; charset=utf-8'),
      ],
      ['/robots.txt', store(robots(config.publicUrl, isDemonstration(config)), 'text/plain; charset=utf-8')],
      ['/site.webmanifest', store(webManifest(facts.names), 'application/manifest+json; charset=utf-8')],
    ]);
    for (const [path, page] of drawn.pages) answers.set(path, store(page, html));
    for (const [path, plate] of drawn.plates) answers.set(path, store(plate, 'image/svg+xml'));
    return { answers, dashboard: store(drawn.dashboard, html), notFound: store(drawn.notFound, html, 404) };
  }

  let current = await draw();
  return {
    paths: () => [...current.answers.keys()],
    find: (path) => current.answers.get(path),
    dashboard: () => current.dashboard,
    notFound: () => current.notFound,
    async redraw() {
      current = await draw();
    },
  };
}
