// Days that are kept on the device: read without a line, written to, and gone with whoever logs out.
import type { BrowserContext, Page } from '@playwright/test';
import { createMember, grantAccess, installSession, revokeAccess } from './members.ts';
import { checkPage } from './page-checks.ts';
import { expect, test } from './visitor.ts';

test.beforeEach(({ allowed }) => {
  // Chromium itself reports what it cannot load.
  allowed.console.push(/Failed to load resource|ERR_INTERNET_DISCONNECTED|net::/);
});

/** Somebody who has the last days on this device, and what the newest of them says. */
async function withDaysHere(page: Page, isAtBreakfast = true) {
  const member = await createMember({ isComplimentary: true });
  const { IdToken: token } = await installSession(page, member);
  await page.goto('/dashboard/settings#offline');
  const section = page.getByRole('region', { name: 'Read offline' });
  await section.getByRole('button', { name: 'Keep Them on This Device' }).click();
  await expect(section.getByText('✅ You can read them offline here now.')).toBeVisible();
  await expect(section.getByText('14 pages are on this device.')).toBeVisible();
  if (isAtBreakfast) await checkPage(page, 'settings for reading offline', ['light', 'dark']);
  // From then on the pages can be opened by what runs beside them.
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.reload();
  const feed = await page.evaluate(async (bearer) => {
    const answer = await fetch('/api/homily/homily-feed', { headers: { authorization: `Bearer ${bearer}` } });
    return answer.json();
  }, token);
  const [newest, second] = feed.Items as { date: string; title: string; homilyText: string }[];
  if (newest === undefined || second === undefined) throw new Error('The site has no days to read.');
  return { member, token, newest, second };
}

/** Everything that this browser holds of the site, as one text. */
const allThatIsHere = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = [localStorage, sessionStorage].map((store) => JSON.stringify(Object.entries(store)));
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) {
        const answer = await caches.match(request, { cacheName: name });
        texts.push(request.url, (await answer?.text()) ?? '');
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

const lastWordsOf = (text: string): string => JSON.stringify(text.slice(-160)).slice(1, -1);

const choose = (page: Page): Promise<string> =>
  page.getByRole('region', { name: 'The reflection' }).evaluate((section) => {
    const node = document.createTreeWalker(section, NodeFilter.SHOW_TEXT).nextNode();
    const words = node?.textContent?.slice(0, 20) ?? '';
    if (node !== null) getSelection()?.setBaseAndExtent(node, 0, node, words.length);
    return words;
  });

async function offline(context: BrowserContext, is: boolean): Promise<void> {
  await context.setOffline(is);
}

test('whoever has no line reads, marks and writes; and all of it is on the account when there is one', async ({
  page,
  context,
}) => {
  const { newest, second, token } = await withDaysHere(page);
  const here = await allThatIsHere(page);
  expect(here).toContain(lastWordsOf(newest.homilyText));
  // Nothing that is not open yet.
  const asked = [...here.matchAll(/\/cached\?(\S+)/g)].map(([, call = '']) => decodeURIComponent(call));
  const days = asked.flatMap((call) => /"date":"([\d-]+)"/.exec(call)?.[1] ?? []);
  expect(days).toHaveLength(14);
  expect(days.toSorted().at(-1)).toBe(newest.date);
  // What is written with a line is taken along as well.
  await page.goto(`/dashboard/homilies/${second.date}`);
  await choose(page);
  await page.getByRole('button', { name: 'Note', exact: true }).click();
  await page.getByLabel('What comes to you here').fill('Written at home.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your note is saved.')).toBeVisible();
  await expect.poll(() => allThatIsHere(page), { timeout: 15_000 }).toContain('Written at home.');
  await offline(context, true);
  await page.goto('/dashboard');
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await page.getByRole('link', { name: 'These days are on this device' }).click();
  await page.getByRole('link', { name: second.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.title);
  await expect(page.getByText('Written at home.')).toBeVisible();
  // By its address too, as from a bookmark of the browser.
  await page.goto(`/dashboard/homilies/${newest.date}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest.title);
  await checkPage(page, 'a day without a line', ['light', 'dark']);
  const words = await choose(page);
  await page.getByRole('button', { name: 'Note', exact: true }).click();
  await page.getByLabel('What comes to you here').fill('Written on the train.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('saved as soon as we can be reached').first()).toBeVisible();
  const paragraph = page.getByRole('region', { name: 'The reflection' }).locator('p').nth(1);
  await paragraph.evaluate((p) => scrollTo(0, p.getBoundingClientRect().top + scrollY - 200));
  // A reader who rests keeps the place.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('wayfare-offline-places')), { timeout: 12_000 })
    .toContain(newest.date);
  await page.reload();
  await expect(page.getByText('Written on the train.')).toBeVisible();

  await offline(context, false);
  // The page was opened without a line, and its browser does not tell it of the new one.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Written on the train.')).toBeVisible();
  await expect(page.getByText('saved as soon as we can be reached')).toHaveCount(0);
  const kept = await page.evaluate(
    async ([bearer, date]) => {
      const ask = async (path: string) =>
        (await fetch(`/api/homily${path}`, { headers: { authorization: `Bearer ${bearer}` } })).json();
      return { ...(await ask(`/notes?kind=homily&ref=${date}`)), ...(await ask(`/homilies/${date}`)) };
    },
    [token, newest.date] as const,
  );
  expect(kept).toMatchObject({ notes: [{ body: 'Written on the train.', anchor: { quote: words } }] });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('wayfare-offline-places'))).toBe('{}');
});

test('logging out without a line takes every paid word from the device, and nobody else is shown one', async ({
  page,
  context,
}) => {
  const { newest, member } = await withDaysHere(page, false);
  await offline(context, true);
  await page.goto(`/dashboard/homilies/${newest.date}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest.title);
  await choose(page);
  await page.getByRole('button', { name: 'Highlight', exact: true }).click();
  await expect(page.getByText('saved as soon as we can be reached').first()).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).first().click();
  const words = page.getByRole('dialog').getByRole('listitem');
  await expect(words).toHaveText(/^a note at the homily of [A-Z][a-z]+ \d+, 20\d\d$/);
  await page.getByRole('button', { name: 'Log out and lose them' }).click();
  await expect(page.getByRole('heading', { name: 'You’re logged out' })).toBeFocused();
  await checkPage(page, 'logged out without a line', ['light']);
  const here = await allThatIsHere(page);
  expect(here).not.toContain(lastWordsOf(newest.homilyText));
  expect(here).not.toContain(newest.title);
  expect(here).not.toContain(member.email);
  await offline(context, false);
  // Somebody else who may read nothing.
  await installSession(page, await createMember());
  await offline(context, true);
  await page.goto(`/dashboard/homilies/${newest.date}`).catch(() => {});
  await expect(page.getByText(newest.title)).toHaveCount(0);
});

test('what is kept closes seven days after the site was last heard, and at once where the access has ended', async ({
  page,
  context,
}) => {
  const { newest, member } = await withDaysHere(page, false);
  await revokeAccess(member);
  await page.goto('/dashboard/profile');
  await expect
    .poll(async () => (await allThatIsHere(page)).includes(lastWordsOf(newest.homilyText)))
    .toBe(false);

  await grantAccess(member);
  await page.goto('/dashboard/settings#offline');
  await page.getByRole('button', { name: 'Keep Them on This Device' }).click();
  await expect(page.getByText('✅ You can read them offline here now.')).toBeVisible();
  await offline(context, true);
  await page.clock.setSystemTime(Date.now() + 6.9 * 86_400_000);
  await page.goto(`/dashboard/homilies/${newest.date}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest.title);
  await page.clock.setSystemTime(Date.now() + 7.1 * 86_400_000);
  await page.goto(`/dashboard/homilies/${newest.date}`).catch(() => {});
  await expect(page.getByText(newest.title)).toHaveCount(0);
  await offline(context, false);
  await page.goto('/about');
  expect(await allThatIsHere(page)).not.toContain(lastWordsOf(newest.homilyText));
});

test('without a connection the search and the blog say so', async ({ page, context }) => {
  await withDaysHere(page, false);
  await offline(context, true);
  for (const path of ['/dashboard/search?q=mercy', '/dashboard/blog']) {
    await page.goto(path);
    await expect(page.getByText(/There is no connection/)).toBeVisible({ timeout: 20_000 });
  }
});
