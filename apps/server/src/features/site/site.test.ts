import { addDays } from '@wayfare/contracts/rules/calendar-date';
import type { Assets, PostPreview } from '@wayfare/web/site';
import { expect } from 'vitest';
import { pgDatabase } from '#adapters/db/pg-database.ts';
import { test } from '#adapters/db/testing/database-test.ts';
import type { testDatabase } from '#adapters/db/testing/test-database.ts';
import { readConfig } from '#config.ts';
import { testApp } from '#http/testing/test-app.ts';
import { calendarForTests } from '../homily/testing/homily-site.ts';
import { createWriter } from '../writers/writer-queries.ts';
import { renderOnChange } from './render-on-change.ts';
import { siteRoutes } from './routes.ts';
import { createSite } from './site.ts';
import { listHtmlFaults } from './testing/html-faults.ts';
import { testAssets } from './testing/test-pages.ts';

const assets: Assets = {
  ...testAssets,
  scriptText: (name) => `run('${name}')`,
  serviceWorker: () => 'keepShell()',
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
  previews: readonly PostPreview[] = [],
) {
  let now = new Date(instant);
  const site = await createSite({
    config: readConfig(settings),
    db,
    calendar: calendarForTests,
    clock: { now: () => now },
    assets,
    security: {},
    dashboardSecurity: {},
    listPreviews: async () => [...previews],
  });
  const text = (path: string): string => site.find(path)?.variants.identity.body.toString() ?? '';
  return { site, text, setNow: (next: string) => (now = new Date(next)) };
}

test('the landing page shows today’s date in the time zone of the site', async ({ database: db }) => {
  // Half past eleven in the evening of the 21st in New York is the 22nd in Greenwich.
  const { text } = await siteAt('2026-11-22T04:30:00Z', db);
  expect(text('/')).toContain('<span class="num">21</span>');
  expect(text('/')).toContain('White, for a memorial of Our Lady');
  expect(text('/')).toContain('data-day="white"');
  expect(text('/footer.html')).toContain('Tomorrow: Christ the King, in white.');
});

test('the landing page shows the week from Sunday to Saturday with its number', async ({ database: db }) => {
  const { site, text, setNow } = await siteAt('2026-11-15T17:00:00Z', db);
  for (const [sunday, week] of [
    ['2026-02-15', 'Ordinary Time, then Lent'],
    ['2026-11-15', 'Ordinary Time, week 33'],
    ['2026-11-22', 'Ordinary Time, week 34'],
    ['2026-11-29', 'Advent, week 1'],
    ['2026-12-27', 'Christmas Time'],
  ] as const)
    for (const day of [0, 3, 6]) {
      setNow(`${addDays(sunday, day)}T17:00:00Z`);
      await site.rerender();
      const { day: data } = site.pageData();
      expect([data.week.length, data.week[0]?.date, data.week[6]?.date]).toEqual([
        7,
        sunday,
        addDays(sunday, 6),
      ]);
      expect(data.trialWeek.map(({ date }) => date)).toEqual(
        [0, 1, 2, 3, 4, 5, 6].map((later) => addDays(sunday, day + later)),
      );
      expect(text('/').replaceAll('<!-- -->', '')).toContain(`week’s road</h2><p class="soft">${week}. `);
    }
});

test('rendering on a new day changes the pages', async ({ database: db }) => {
  const { site, text, setNow } = await siteAt('2026-11-28T12:00:00Z', db);
  expect(text('/')).toContain('data-day="green"');
  setNow('2026-11-29T12:00:00Z');
  await site.rerender();
  expect(text('/')).toContain('data-day="violet"');
  expect(text('/')).toContain('First Sunday of Advent');
});

test('without offline reading the service worker deletes its caches and itself', async ({ database: db }) => {
  const usual = await siteAt('2026-11-21T12:00:00Z', db);
  expect(usual.text('/sw.js')).toBe('keepShell()');
  const { text } = await siteAt('2026-11-21T12:00:00Z', db, { OFFLINE: '0' });
  expect(text('/sw.js')).toMatch(/caches\.delete.+registration\.unregister/s);
});

test('all names on the pages come from settings', async ({ database: db }) => {
  const { site, text } = await siteAt('2026-11-21T12:00:00Z', db, live);
  for (const path of site.paths()) expect(text(path), path).not.toMatch(/wayfare/i);
  expect(text('/signup')).toMatch(/Sign up for (<!-- -->)?Morning Leaf/);
  expect(text('/terms')).toContain('Leaf &amp; Sons &lt;Charity&gt;');
  expect(site.dashboard().variants.identity.body.toString()).not.toMatch(/wayfare/i);
});

test('only the pages of a test site show the test mode banner', async ({ database: db }) => {
  const liveSite = await siteAt('2026-11-21T12:00:00Z', db, live);
  expect(liveSite.text('/')).not.toContain('Test mode, no real payments');
  const trial = await siteAt('2026-11-21T12:00:00Z', db);
  for (const path of ['/', '/signup', '/terms'])
    expect(trial.text(path)).toContain('Test mode, no real payments');
});

const text = (sentences: number) =>
  Array.from(
    { length: sentences },
    (_, at) => `Sentence ${at} speaks of bread and of *water* at a well.`,
  ).join(' ');

async function publish(db: Awaited<ReturnType<typeof testDatabase>>, date: string, homily: Homily = {}) {
  const { title = '', homilyText = text(40), author = '' } = homily;
  await db.query(
    `insert into homily (date, title, book, chapter, verse, gospel_text, source, copyright, homily_text, author, published_at)
     values ($1, $2, 'Luke', 20, '27-40', 'A Gospel.', '', '', $3, $4, now())`,
    [date, title, homilyText, author],
  );
}
type Homily = { readonly title?: string; readonly homilyText?: string; readonly author?: string };

test('every page is valid HTML', async ({ database: db }) => {
  await publish(db, '2026-11-21', { title: 'The <b>well</b>', author: 'Ruth Amsel' });
  await createWriter(db, { name: 'Ruth', line: 'keeps bees.', portrait: '' }, new Date());
  const { site, text } = await siteAt('2026-11-21T12:00:00Z', db, {}, [preview('On bread')]);
  const pages = site.paths().filter((path) => /^<!doctype html>/i.test(text(path)));
  expect(pages.length).toBeGreaterThan(20);
  for (const path of pages) expect(await listHtmlFaults(text(path)), path).toEqual([]);
  for (const { variants } of [site.notFound(), site.dashboard()])
    expect(await listHtmlFaults(variants.identity.body.toString())).toEqual([]);
});

test('the landing page links to forms, questions, pages and support address', async ({ database: db }) => {
  const { text } = await siteAt('2026-11-21T12:00:00Z', db);
  const front = text('/');
  for (const path of [
    '/signup',
    '/subscribe?plan=yearly',
    '#faq',
    '/blog_preview',
    '/homily_preview',
    '/about',
    '/terms',
    '/privacy',
    'mailto:support@wayfare.example',
  ])
    expect(front).toContain(`href="${path}"`);
  const [, questions = ''] = front.split('id="faq"');
  const groups = [...questions.matchAll(/<h3>([^<]*)</g)].map(([, title]) => title);
  expect(groups.slice(0, 3)).toEqual(['Tenets', 'General', 'Subscription']);
  expect(text('/footer.html')).toContain('mailto:support@wayfare.example');
});

test('the pages after a sign-up offer no trial', async ({ database: db }) => {
  const { text } = await siteAt('2026-11-21T12:00:00Z', db);
  expect(text('/login')).toContain('Try 7 days free');
  for (const path of ['/welcome', '/checkout-success', '/subscribe', '/confirm', '/confirm-error']) {
    expect(text(path), path).toContain('<h1');
    expect(text(path), path).not.toMatch(/Try 7 days free|Free Trial/);
  }
});

test('only the homily editor may use the microphone', async ({ database: db }) => {
  const { app, config, security } = testApp();
  const deps = { db, calendar: calendarForTests, clock: { now: () => new Date('2026-11-21T12:00:00Z') } };
  const site = await createSite({
    ...deps,
    config,
    assets,
    security: security.page,
    dashboardSecurity: security.page,
    listPreviews: async () => [],
  });
  siteRoutes(app, site, {
    ...deps,
    site,
    timeZone: 'America/New_York',
    siteName: 'Wayfare',
    mediaBase: '/media',
  });
  const findPolicy = async (url: string) => (await app.inject({ url })).headers['permissions-policy'];
  expect(await findPolicy('/dashboard/homilies/edit/2020-03-07')).toContain('microphone=(self)');
  for (const path of ['/', '/dashboard', '/dashboard/homilies/2020-03-07', '/dashboard/homilies/edit'])
    expect(await findPolicy(path), path).toContain('microphone=()');
});

test('the landing page shows only the opening of today’s homily', async ({ database: db }) => {
  await publish(db, '2026-11-20', { title: 'Bread & water' });
  await publish(db, '2026-11-21', { title: 'The <b>well</b>', author: 'Ruth Amsel' });
  await publish(db, '2026-11-22', { title: 'Of tomorrow' });
  const { site, text: drawn, setNow } = await siteAt('2026-11-21T12:00:00Z', db);
  const front = drawn('/');
  expect(front).toContain('The &lt;b&gt;well&lt;/b&gt;</h2>');
  expect(front).toMatch(/Luke 20:27–40.*By (<!-- -->)?Ruth Amsel/);
  expect(front).toContain('Sentence 5 speaks of bread and of water at a well.</p>');
  expect(front).not.toContain('Sentence 7');
  expect(front).toContain('<a href="/dashboard/homilies/2026-11-20">Bread &amp; water</a>');
  expect(front).not.toContain('Of tomorrow');
  setNow('2026-11-22T12:00:00Z');
  await site.rerender();
  expect(drawn('/')).toContain('Of tomorrow</h2>');
});

test('without a homily today the landing page shows the newest one, if any', async ({ database: db }) => {
  const { site, text: drawn } = await siteAt('2026-11-21T12:00:00Z', db);
  expect(drawn('/')).toContain('This week’s road');
  expect(drawn('/')).not.toContain('id="glimpse"');
  await publish(db, '2026-11-16', { homilyText: 'Short. It says little.' });
  await site.rerender();
  expect(drawn('/')).toContain('<p class="blaze">Monday, November 16, 2026</p>');
  expect(drawn('/')).toContain('Luke 20:27–40</h2>');
  expect(drawn('/')).not.toContain('It says little');
});

test('publishing a homily updates the landing page on every server', async ({ database: db }) => {
  const there = pgDatabase(db.connection, { warn: () => {} });
  const { site, text: drawn } = await siteAt('2026-11-21T12:00:00Z', db);
  renderOnChange(there, site, { error: () => {} });
  // Who listens from now on is not told of what was before.
  await expect
    .poll(
      async () => {
        await db.query('delete from homily');
        await publish(db, '2026-11-21', { title: 'At once' });
        await new Promise((resolve) => setTimeout(resolve, 200));
        return drawn('/');
      },
      { timeout: 5_000 },
    )
    .toContain('At once</h2>');
  await there.close();
});

test('the about page shows the configured writers, as text', async ({ database: db }) => {
  const { site, text } = await siteAt('2026-11-21T12:00:00Z', db);
  expect(text('/about')).not.toContain('class="writers"');
  await createWriter(db, { name: 'Ruth <i> O’Hara', line: 'keeps bees & hens.', portrait: '' }, new Date());
  const key = 'images/0b7c9c0e-1111-4222-8333-444455556666/main.webp';
  await createWriter(db, { name: 'Amos', line: 'drives a bus.', portrait: key }, new Date());
  await site.rerender();
  expect(text('/about')).toContain('<strong>Ruth &lt;i&gt; O’Hara</strong>');
  expect(text('/about')).toContain('aria-hidden="true">RO</span>');
  expect(text('/about')).toContain('keeps bees &amp; hens.');
  expect(text('/about')).toContain(`src="/media/${key}" alt="Portrait of Amos"`);
});

const preview = (title: string): PostPreview => ({
  id: 'one',
  title,
  excerpt: 'In short.',
  date: '2026-11-19',
  heroImageUrl: '/media/images/one/main.webp',
  previewImageUrl: '/media/images/one/480.webp',
  slug: 'one',
  author: '',
  updatedAt: '2026-11-19T12:00:00.000Z',
  description: 'In short.',
  canonicalUrl: '',
  noindex: false,
});

test('the blog preview has a text for no posts', async ({ database: db }) => {
  const { text } = await siteAt('2026-11-21T12:00:00Z', db, live);
  expect(text('/blogPreviews.json')).toBe('[]');
  expect(text('/blog_preview')).toContain('The first essays are being written.');
});

test('a changed post changes only the pages that show it', async ({ database: db }) => {
  const previews: PostPreview[] = [];
  const { site, text } = await siteAt('2026-11-21T12:00:00Z', db, {}, previews);
  const [terms, dashboard] = [site.find('/terms'), site.dashboard()];
  expect(dashboard.variants.identity.body.toString()).toContain(
    "<script>run('dashboard-before-paint')</script>",
  );
  previews.push(preview('On <b>bread</b>'));
  await site.rerender();
  const { id, title, excerpt, date, heroImageUrl, previewImageUrl } = preview('On <b>bread</b>');
  const told = { id, title, excerpt, date, heroImageUrl, previewImageUrl };
  expect(JSON.parse(text('/blogPreviews.json'))).toEqual([told]);
  expect(text('/blog_preview')).toContain('On &lt;b&gt;bread&lt;/b&gt;');
  expect(site.find('/terms')).toBe(terms);
  previews[0] = preview('On wine');
  await Promise.all([site.rerender(), site.rerender()]);
  expect(text('/blog_preview')).toContain('On wine');
  const same = site.find('/blog_preview');
  await site.rerender();
  expect(site.find('/blog_preview')).toBe(same);
  expect(site.dashboard().variants.identity.body).toEqual(dashboard.variants.identity.body);
});

test('settings cannot inject markup into text or structured data', async ({ database: db }) => {
  const { text } = await siteAt('2026-11-21T12:00:00Z', db, {
    SITE_NAME: '</script><img src=x onerror=alert(1)>',
  });
  expect(text('/')).not.toContain('<img src=x');
  expect(text('/')).not.toMatch(/<\/script><img/);
});
