// Homilies that are saved on the device for reading offline.
import type { Page } from '@playwright/test';
import { createMember, grantAccess, installSession, revokeAccess } from './members.ts';
import { checkPage, expectAppLoaded } from './page-checks.ts';
import { findSetting } from './settings-page.ts';
import { expect, test } from './visitor.ts';

test.beforeEach(({ allowed }) => {
  // Chromium reports requests that fail offline.
  allowed.console.push(/Failed to load resource|ERR_INTERNET_DISCONNECTED|net::/);
});

/** Logs in a reader, turns on offline reading and returns the two latest homilies. */
async function saveDays(page: Page, isChecked = false) {
  const member = await createMember({ isComplimentary: true });
  const { IdToken: token } = await installSession(page, member);
  await page.goto('/dashboard/settings#offline');
  const section = findSetting(page, 'Read offline');
  await section.getByRole('button', { name: 'Keep Them on This Device' }).click();
  await expect(section.getByText('✅ You can read them offline here now.')).toBeVisible();
  await expect(section.getByText('14 pages on this device.')).toBeVisible();
  if (isChecked) await checkPage(page, 'settings for reading offline');
  // Once the service worker is ready, it can serve the next load.
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.reload();
  const feed = await page.evaluate(async (bearer) => {
    const response = await fetch('/api/homily/homily-feed', {
      headers: { authorization: `Bearer ${bearer}` },
    });
    return response.json();
  }, token);
  const [newest, second] = feed.Items as { date: string; title: string; homilyText: string }[];
  if (newest === undefined || second === undefined) throw new Error('The site has no homilies.');
  return { member, token, newest, second };
}

/** All storage of the site in this browser, as one text. */
const readStorage = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = [localStorage, sessionStorage].map((store) => JSON.stringify(Object.entries(store)));
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) {
        const response = await caches.match(request, { cacheName: name });
        texts.push(request.url, (await response?.text()) ?? '');
      }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(opening.error));
      });
      for (const store of database.objectStoreNames)
        texts.push(
          await new Promise((resolve) => {
            const all = database.transaction(store).objectStore(store).getAll();
            all.addEventListener('success', () => resolve(JSON.stringify(all.result)));
          }),
        );
      database.close();
    }
    return texts.join('\n');
  });

/** The end of the text, as it is in JSON. */
const getEnding = (text: string): string => JSON.stringify(text.slice(-160)).slice(1, -1);

/** Selects the first twenty characters of the reflection. */
async function selectText(page: Page): Promise<string> {
  await expectAppLoaded(page);
  return page.getByRole('region', { name: 'The reflection' }).evaluate((section) => {
    const node = document.createTreeWalker(section, NodeFilter.SHOW_TEXT).nextNode();
    const text = node?.textContent?.slice(0, 20) ?? '';
    if (node !== null) getSelection()?.setBaseAndExtent(node, 0, node, text.length);
    return text;
  });
}

/** At the selected text. */
async function writeNote(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Write a note here' }).click();
  const form = page.getByRole('form', { name: 'Your note' });
  await form.getByRole('textbox').fill(words);
  await form.getByRole('button', { name: 'Save Note' }).click();
}

test('offline, a reader reads and writes notes, and they are saved once the connection is back', async ({
  page,
  context,
}) => {
  const { newest, second, token } = await saveDays(page, true);
  const stored = await readStorage(page);
  expect(stored).toContain(getEnding(newest.homilyText));
  // No homily that is not published yet is stored.
  const calls = [...stored.matchAll(/\/cached\?(\S+)/g)].map(([, call = '']) => decodeURIComponent(call));
  const days = calls.flatMap((call) => /"date":"([\d-]+)"/.exec(call)?.[1] ?? []);
  expect(days).toHaveLength(14);
  expect(days.toSorted().at(-1)).toBe(newest.date);
  // A note written online is stored as well.
  await page.goto(`/dashboard/homilies/${second.date}`);
  await selectText(page);
  await writeNote(page, 'Written at home.');
  await expect(page.getByText('Your note is saved.')).toBeVisible();
  await expect.poll(() => readStorage(page), { timeout: 15_000 }).toContain('Written at home.');
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await page.getByRole('link', { name: 'These days are on this device' }).click();
  await page.getByRole('link', { name: second.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.title);
  await expect(page.getByText('Written at home.')).toBeVisible();
  // The address of a homily works too.
  await page.goto(`/dashboard/homilies/${newest.date}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest.title);
  await checkPage(page, 'a homily offline');
  const quote = await selectText(page);
  await writeNote(page, 'Written on the train.');
  await expect(page.getByText('saved as soon as we can be reached').first()).toBeVisible();
  const paragraph = page.getByRole('region', { name: 'The reflection' }).locator('p').nth(1);
  await paragraph.evaluate((p) => scrollTo(0, p.getBoundingClientRect().top + scrollY - 200));
  // The reading position is saved after a pause.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('wayfare-offline-places')), { timeout: 12_000 })
    .toContain(newest.date);
  for (const path of ['/dashboard/search?q=mercy', '/dashboard/blog']) {
    await page.goto(path);
    await expect(page.getByText(/There is no connection/)).toBeVisible({ timeout: 20_000 });
  }
  await page.goto(`/dashboard/homilies/${newest.date}`);
  await expect(page.getByText('Written on the train.')).toBeVisible();

  await context.setOffline(false);
  // The browser sends no event, because the page was opened offline.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Written on the train.')).toBeVisible();
  await expect(page.getByText('saved as soon as we can be reached')).toHaveCount(0);
  const account = await page.evaluate(
    async ([bearer, date]) => {
      const get = async (path: string) =>
        (await fetch(`/api/homily${path}`, { headers: { authorization: `Bearer ${bearer}` } })).json();
      return { ...(await get(`/notes?kind=homily&ref=${date}`)), ...(await get(`/homilies/${date}`)) };
    },
    [token, newest.date] as const,
  );
  expect(account).toMatchObject({ notes: [{ body: 'Written on the train.', anchor: { quote } }] });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('wayfare-offline-places'))).toBe('{}');
});

test('logging out offline deletes all paid text from the device, and the next member sees none', async ({
  page,
  context,
}) => {
  const { newest, member } = await saveDays(page);
  await context.setOffline(true);
  await page.goto(`/dashboard/homilies/${newest.date}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest.title);
  await selectText(page);
  await writeNote(page, '');
  await expect(page.getByText('saved as soon as we can be reached').first()).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).first().click();
  const unsaved = page.getByRole('dialog').getByRole('listitem');
  await expect(unsaved).toHaveText(/^a note at the homily of [A-Z][a-z]+ \d+, 20\d\d$/);
  await page.getByRole('button', { name: 'Log out and lose them' }).click();
  await expect(page.getByRole('heading', { name: 'You’re logged out' })).toBeFocused();
  await checkPage(page, 'logged out offline');
  const stored = await readStorage(page);
  expect(stored).not.toContain(getEnding(newest.homilyText));
  expect(stored).not.toContain(newest.title);
  expect(stored).not.toContain(member.email);
  await context.setOffline(false);
  // A member without a subscription.
  await installSession(page, await createMember());
  await context.setOffline(true);
  await page.goto(`/dashboard/homilies/${newest.date}`).catch(() => {});
  await expect(page.getByText(newest.title)).toHaveCount(0);
});

test('saved homilies are deleted when the access ends, and cannot be read after seven days offline', async ({
  page,
  context,
}) => {
  const { newest, member } = await saveDays(page);
  await revokeAccess(member);
  await page.goto('/dashboard/profile');
  await expect.poll(async () => (await readStorage(page)).includes(getEnding(newest.homilyText))).toBe(false);

  await grantAccess(member);
  await page.goto('/dashboard/settings#offline');
  await page.getByRole('button', { name: 'Keep Them on This Device' }).click();
  await expect(page.getByText('✅ You can read them offline here now.')).toBeVisible();
  await context.setOffline(true);
  await page.clock.setSystemTime(Date.now() + 6.9 * 86_400_000);
  await page.goto(`/dashboard/homilies/${newest.date}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest.title);
  await page.clock.setSystemTime(Date.now() + 7.1 * 86_400_000);
  await page.goto(`/dashboard/homilies/${newest.date}`).catch(() => {});
  await expect.poll(async () => (await readStorage(page)).includes(getEnding(newest.homilyText))).toBe(false);
  await expect(page.getByText(newest.title)).toHaveCount(0);
});
