// Podcast feeds: creating, using and closing one, and the XML of a feed.
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { type FeedEpisode, feedXml } from '../apps/server/src/features/podcast/feed-xml.ts';
import { createMember, grantAccess, installSession } from './members.ts';
import { checkPage } from './page-checks.ts';
import { findSetting } from './settings-page.ts';
import { expect, siteUrl, test } from './visitor.ts';

const section = (page: Page) => findSetting(page, 'In your podcast app');
const createButton = (page: Page) => section(page).getByRole('button', { name: 'Make an Address' });

const getStatus = async (address: string): Promise<number> => (await fetch(address)).status;

test('a subscriber creates a feed address, sees when it was used, and closes it', async ({ page }) => {
  const member = await createMember();
  await installSession(page, member);
  await page.goto('/dashboard/settings#podcast');
  await expect(section(page).getByText('Homilies come to your apps while you subscribe.')).toBeVisible();
  await expect(createButton(page)).toHaveCount(0);

  await grantAccess(member);
  await page.reload();
  await expect(section(page).getByText('No app has an address of yours yet.')).toBeFocused();
  await createButton(page).click();
  await expect(section(page).getByText('Please give it a name.')).toBeVisible();
  await expect(section(page).getByLabel('Which app is it for?')).toBeFocused();
  await page.keyboard.type('The car');
  await page.keyboard.press('Enter');
  await expect(section(page).getByRole('heading', { name: 'The address for “The car”' })).toBeFocused();
  const line = section(page).getByLabel('Or copy it for any other app');
  const address = await line.inputValue();
  expect(address).toMatch(/\/feed\/[\w-]{22}\/homilies\.xml$/);
  const bare = address.replace(/^https?:\/\//, '');
  await expect(section(page).getByRole('link', { name: 'Apple Podcasts' })).toHaveAttribute(
    'href',
    `podcast://${bare}`,
  );
  await expect(section(page).getByRole('link', { name: 'Pocket Casts' })).toHaveAttribute(
    'href',
    `pktc://subscribe/${bare}`,
  );
  await checkPage(page, 'a new feed address');
  expect(await getStatus(address)).toBe(200);
  await page.goto('/dashboard/settings#podcast');
  await page.reload();
  // The hash opens the section, and the address is shown only once.
  await expect(section(page).getByText(/^Last asked for [A-Z][a-z]+ \d+, \d{4}\.$/)).toBeVisible();
  await expect(line).toHaveCount(0);
  expect(await page.content()).not.toContain(bare);
  await section(page).getByRole('button', { name: 'Close' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close the address for “The car”?' });
  await checkPage(page, 'closing a feed address');
  await dialog.getByRole('button', { name: 'Keep it' }).press('Enter');
  await expect(section(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Close it' }).press('Enter');
  await expect(section(page).getByText('The address for “The car” is closed.')).toBeFocused();
  await expect(section(page).getByText('No app has an address of yours yet.')).toBeVisible();
  await expect.poll(() => getStatus(address)).toBe(410);
});

/** Titles that could break XML. */
const hostileTitle = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 60 }),
  fc.constantFrom(
    '\u0007',
    ']]>',
    '&amp;amp;',
    '<!--',
    '<?xml?>',
    '\uD800',
    '\uFFFE\uFFFF',
    '\u202E',
    '&#7;',
    '"\'<>&',
  ),
);

test('a strict XML parser reads the titles in a feed as they were written', async ({ page }) => {
  const titles = fc.sample(hostileTitle, 500);
  const episodes = titles.map(
    (title, index): FeedEpisode => ({
      date: new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10),
      title,
      reference: title,
      readerName: title,
      publishedAt: new Date(Date.UTC(2025, 0, 1 + index)),
      ms: 1_000,
      bytes: 1,
      hash: 'abc',
      hasChapters: true,
    }),
  );
  const site = { siteName: 'Way & <Fare>\u0000', organization: titles.join(''), publicUrl: siteUrl() };
  const ended = { since: new Date(0), bytes: 1, ms: 1 };
  await page.goto('about:blank');
  for (const episodeUrl of [() => `${siteUrl()}/audio/x.mp3`, null]) {
    const feed = await page.evaluate((xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      return {
        error: parsed.querySelector('parsererror')?.textContent ?? null,
        titles: [...parsed.querySelectorAll('item > title')].map(({ textContent }) => textContent),
        guids: parsed.querySelectorAll('item > guid[isPermaLink="false"]').length,
      };
    }, feedXml({ site, episodes, episodeUrl, ended }));
    expect(feed.error).toBeNull();
    const extra = episodeUrl === null ? 1 : 0;
    expect(feed.guids).toBe(500 + extra);
    const expected = titles.map((title) =>
      title
        .toWellFormed()
        .replaceAll('\uFFFD', '')
        .replace(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, '')
        .replace(/\r\n?/g, '\n'),
    );
    expect(feed.titles.slice(extra).map((title) => title?.replaceAll('\uFFFD', ''))).toEqual(expected);
  }
});
