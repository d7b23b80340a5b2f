import type { BlogPreview } from '@wayfare/contracts/calls/blog-preview';
import { addDays, weekdayOf } from '@wayfare/contracts/rules/calendar-date';
import { type Assets, renderSite } from '@wayfare/web/site';
import { expect, test } from 'vitest';
import { romcalCalendar } from '#adapters/calendar/romcal-calendar.ts';
import { testDatabase } from '#adapters/db/testing/test-database.ts';
import { publicConfig } from '#config/public.ts';
import { readConfig } from '#config.ts';
import { dayFacts } from './day-facts.ts';
import { openSite, siteNames } from './site.ts';

// The pages only pass these addresses on.
const assets: Assets = {
  style: (name) => `/assets/${name}.css`,
  script: (name) => ({ address: `/assets/${name}.js`, preloads: [] }),
  fonts: [],
};

const live = {
  PUBLIC_URL: 'https://pages.example',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  SMTP_URL: 'smtps://mail.example',
  SITE_NAME: 'Morning Leaf',
  MEMBER_NAME: 'Leafer',
  SUPPORT_EMAIL: 'help@pages.example',
  ORGANIZATION_NAME: 'Leaf & Sons <Charity>',
  ORGANIZATION_EIN: '12-3456789',
  ORGANIZATION_ADDRESS: '2 Real Street, Albany, NY 12207',
};

async function siteAt(
  instant: string,
  db: Awaited<ReturnType<typeof testDatabase>>,
  settings: Record<string, string> = {},
  previews: readonly BlogPreview[] = [],
) {
  let now = new Date(instant);
  const site = await openSite({
    config: readConfig(settings),
    db,
    calendar: romcalCalendar,
    clock: { now: () => now },
    assets,
    security: {},
    dashboardSecurity: {},
    listPreviews: async () => [...previews],
  });
  const text = (path: string): string => site.find(path)?.variants.identity.body.toString() ?? '';
  return { site, text, setNow: (next: string) => (now = new Date(next)) };
}

test('the landing page shows the real today, in the time zone of the site', async () => {
  await using db = await testDatabase();
  // Half past eleven in the evening of the 21st in New York is the 22nd in Greenwich.
  const { text } = await siteAt('2026-11-22T04:30:00Z', db);
  expect(text('/')).toContain('<span class="num">21</span>');
  expect(text('/')).toContain('White, for a memorial of Our Lady');
  expect(text('/')).toContain('data-day="white"');
  expect(text('/footer.html')).toContain('Tomorrow: Christ the King. White.');
});

test('the week on the front page is one of the Church, and its number is true of all its days, all year', async () => {
  const year = [2026, 2027].map((each) => romcalCalendar.daysOf(each));
  const days = (await Promise.all(year)).flat();
  const sundays = days.filter(({ date }) => weekdayOf(date) === 0 && date < '2027-01-01');
  const told = new Map<string, string>();
  for (const { date: sunday } of sundays) {
    const week = days.filter(({ date }) => date >= sunday && date <= addDays(sunday, 7));
    const names = { ...siteNames(readConfig({})), publicUrl: 'https://pages.example' };
    const config = publicConfig(readConfig({}));
    const day = dayFacts(addDays(sunday, 3), week);
    const facts = { names, config, day, timeZone: 'America/New_York', previews: [], assets };
    const [, words = ''] =
      /week’s road<\/h2><p class="soft">(.*?)<\/p>/.exec(renderSite(facts).pages.get('/') ?? '') ?? [];
    const [said = ''] = words.replaceAll('<!-- -->', '').split('. ');
    told.set(sunday, said);
    const [, season, number] = /^(.*), week (\d+)$/.exec(said) ?? [];
    for (const each of number === undefined ? [] : week.slice(0, 7))
      expect([each.date, each.season, each.weekOfSeason]).toEqual([each.date, season, Number(number)]);
  }
  expect(told.get('2026-11-15')).toBe('Ordinary Time, week 33');
  expect(told.get('2026-11-22')).toBe('Ordinary Time, week 34');
  expect(told.get('2026-11-29')).toBe('Advent, week 1');
  expect(told.get('2026-02-15')).toBe('Ordinary Time, then Lent');
  expect(told.get('2026-12-27')).toBe('Christmas Time');
  expect([...told.values()].filter((said) => /week \d/.test(said)).length).toBeGreaterThan(40);
});

test('a new day changes the pages when they are drawn again', async () => {
  await using db = await testDatabase();
  const { site, text, setNow } = await siteAt('2026-11-28T12:00:00Z', db);
  expect(text('/')).toContain('data-day="green"');
  setNow('2026-11-29T12:00:00Z');
  await site.redraw();
  expect(text('/')).toContain('data-day="violet"');
  expect(text('/')).toContain('First Sunday of Advent');
});

test('every name is a setting, and no other name is shown', async () => {
  await using db = await testDatabase();
  const { site, text } = await siteAt('2026-11-21T12:00:00Z', db, live);
  for (const path of site.paths()) expect(text(path), path).not.toMatch(/wayfare/i);
  expect(text('/signup')).toMatch(/Sign up for (<!-- -->)?Morning Leaf/);
  expect(text('/terms')).toContain('Leaf &amp; Sons &lt;Charity&gt;');
  expect(site.dashboard().variants.identity.body.toString()).not.toMatch(/wayfare/i);
});

test('a trial says on every page that it is one; a live site does not', async () => {
  await using db = await testDatabase();
  const liveSite = await siteAt('2026-11-21T12:00:00Z', db, live);
  expect(liveSite.text('/')).not.toContain('Test mode, no real payments');
  const trial = await siteAt('2026-11-21T12:00:00Z', db);
  for (const path of ['/', '/signup', '/terms'])
    expect(trial.text(path)).toContain('Test mode, no real payments');
});

const preview = (title: string): BlogPreview => ({
  id: 'one',
  title,
  excerpt: 'In short.',
  date: '2026-11-19',
  heroImageUrl: '/media/images/one/main.webp',
  previewImageUrl: '/media/images/one/480.webp',
});

test('without posts the blog says so kindly', async () => {
  await using db = await testDatabase();
  const { text } = await siteAt('2026-11-21T12:00:00Z', db, live);
  expect(text('/blogPreviews.json')).toBe('[]');
  expect(text('/blog_preview')).toContain('The first essays are being written.');
});

test('a post that is published or changed changes the pages that show it, and no other', async () => {
  await using db = await testDatabase();
  const previews: BlogPreview[] = [];
  const { site, text } = await siteAt('2026-11-21T12:00:00Z', db, {}, previews);
  const [terms, dashboard] = [site.find('/terms'), site.dashboard()];
  previews.push(preview('On <b>bread</b>'));
  await site.redraw();
  expect(JSON.parse(text('/blogPreviews.json'))).toEqual(previews);
  expect(text('/blog_preview')).toContain('On &lt;b&gt;bread&lt;/b&gt;');
  expect(site.find('/terms')).toBe(terms);
  previews[0] = preview('On wine');
  await Promise.all([site.redraw(), site.redraw()]);
  expect(text('/blog_preview')).toContain('On wine');
  const same = site.find('/blog_preview');
  await site.redraw();
  expect(site.find('/blog_preview')).toBe(same);
  expect(site.dashboard().variants.identity.body).toEqual(dashboard.variants.identity.body);
});

test('what a setting says cannot become markup, in text or in data', async () => {
  await using db = await testDatabase();
  const { text } = await siteAt('2026-11-21T12:00:00Z', db, {
    SITE_NAME: '</script><img src=x onerror=alert(1)>',
  });
  expect(text('/')).not.toContain('<img src=x');
  expect(text('/')).not.toMatch(/<\/script><img/);
});
