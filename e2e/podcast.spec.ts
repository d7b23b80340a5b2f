// The addresses for podcast apps: made, shown once, asked by an app, and closed; and what stands there, strictly read.
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { type FeedEpisode, feedXml } from '../apps/server/src/features/podcast/feed-xml.ts';
import { createMember, installSession } from './members.ts';
import { checkPage } from './page-checks.ts';
import { expect, siteUrl, test } from './visitor.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Listen in your podcast app' });
const make = (page: Page) => section(page).getByRole('button', { name: 'Make an Address' });

/** As an app does, which is no browser. */
const asApp = async (address: string): Promise<number> => (await fetch(address)).status;

test('a subscriber makes an address for an app, sees when it was used, and closes it', async ({ page }) => {
  await installSession(page, await createMember({ isComplimentary: true }));
  await page.goto('/dashboard/settings');
  await section(page).getByRole('button', { name: 'Set It Up' }).click();
  await expect(section(page).getByText('No app has an address of yours yet.')).toBeFocused();
  await make(page).click();
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
  await checkPage(page, 'an address that was made just now', ['light', 'dark']);
  expect(await asApp(address)).toBe(200);
  await page.goto('/dashboard/settings#podcast');
  await page.reload();
  // Whoever is led here finds it open; and what was shown once is shown no more.
  await expect(section(page).getByText(/^Last asked for [A-Z][a-z]+ \d+, \d{4}\.$/)).toBeVisible();
  await expect(line).toHaveCount(0);
  expect(await page.content()).not.toContain(bare);
  await section(page).getByRole('button', { name: 'Close' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close the address for “The car”?' });
  await checkPage(page, 'before an address is closed', ['light', 'dark']);
  await dialog.getByRole('button', { name: 'Keep it' }).press('Enter');
  await expect(section(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Close it' }).press('Enter');
  await expect(section(page).getByText('The address for “The car” is closed.')).toBeFocused();
  await expect(section(page).getByText('No app has an address of yours yet.')).toBeVisible();
  await expect.poll(() => asApp(address)).toBe(410);
});

test('a member without a subscription sees what podcast addresses are for', async ({ page }) => {
  await installSession(page, await createMember());
  await page.goto('/dashboard/settings#podcast');
  await expect(section(page).getByText('Homilies come to your apps while you subscribe.')).toBeVisible();
  await expect(make(page)).toHaveCount(0);
});

/** What people have typed, and what nobody should be able to break a feed with. */
const naughty = fc.oneof(
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

test('a strict reader of XML takes whatever stands in a feed, and reads what was written', async ({
  page,
}) => {
  const titles = fc.sample(naughty, 500);
  const episodes = titles.map(
    (title, at): FeedEpisode => ({
      date: new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10),
      title,
      reference: title,
      readerName: title,
      publishedAt: new Date(Date.UTC(2025, 0, 1 + at)),
      ms: 1_000,
      bytes: 1,
      hash: 'abc',
      hasChapters: true,
    }),
  );
  const facts = { siteName: 'Way & <Fare>\u0000', organization: titles.join(''), publicUrl: siteUrl() };
  const ending = { since: new Date(0), bytes: 1, ms: 1 };
  await page.goto('about:blank');
  for (const addressOf of [() => `${siteUrl()}/audio/x.mp3`, null]) {
    const read = await page.evaluate(
      (xml) => {
        const parsed = new DOMParser().parseFromString(xml, 'application/xml');
        return {
          fault: parsed.querySelector('parsererror')?.textContent ?? null,
          titles: [...parsed.querySelectorAll('item > title')].map(({ textContent }) => textContent),
          guids: parsed.querySelectorAll('item > guid[isPermaLink="false"]').length,
        };
      },
      feedXml({ site: facts, episodes, episodeUrl: addressOf, ended: ending }),
    );
    expect(read.fault).toBeNull();
    const extra = addressOf === null ? 1 : 0;
    expect(read.guids).toBe(500 + extra);
    const kept = titles.map((title) =>
      title
        .toWellFormed()
        .replaceAll('\uFFFD', '')
        .replace(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, '')
        .replace(/\r\n?/g, '\n'),
    );
    expect(read.titles.slice(extra).map((title) => title?.replaceAll('\uFFFD', ''))).toEqual(kept);
  }
});
