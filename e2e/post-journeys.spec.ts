// A post on its way from one who writes to those who read, and what may happen to it on that way.
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../scripts/browser.ts';
import { button, message, openSettings, publish, text } from './edit-post.ts';
import { createMember, endSessions, installSession, logIn } from './members.ts';
import { plainPng } from './plain-image.ts';
import { createEditor, createPost } from './post-fixtures.ts';
import { expect, siteUrl, test } from './visitor.ts';

test.beforeEach(({ allowed }) => {
  allowed.console.push(/Failed to load resource/);
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const hill = { name: 'hill.png', mimeType: 'image/png', buffer: plainPng(600, 400, [0xc6, 0x3a, 0x31]) };

async function edit(page: Page, id = ''): Promise<void> {
  await page.goto(`/dashboard/blog/edit/${id}`);
  await expect(text(page)).toBeVisible();
}

/** A subscriber, in a browser of their own. */
async function aReader(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: siteUrl() });
  const page = await context.newPage();
  await logIn(page, await createMember({ isComplimentary: true }));
  return page;
}

const inPreviews = async (request: APIRequestContext, title: string): Promise<boolean[]> => {
  const places = ['/blogPreviews.json', '/blog_preview'];
  const texts = await Promise.all(places.map(async (place) => (await request.get(place)).text()));
  return texts.map((text) => text.includes(title));
};

test('what is published is found within two seconds, by readers and by visitors, and no longer once it is taken back', async ({
  page,
  browser,
  request,
}) => {
  const editor = await createEditor(page);
  const id = randomUUID();
  const title = `From desk to door ${id.slice(0, 8)}`;
  await createPost(editor, { id, slug: id, title, content: '<p>Carried over the hill.</p>' });
  const reader = await aReader(browser);
  await reader.goto(`/dashboard/blog/${id}`);
  await expect(heading(reader)).toHaveText('Post not found.');

  await edit(page, id);
  await button(page, 'Preview').click();
  await expect(page.getByRole('dialog').locator('.essay-text')).toHaveText('Carried over the hill.');
  await page.keyboard.press('Escape');
  await publish(page);
  await expect.poll(() => inPreviews(request, title), { timeout: 2_000 }).toEqual([true, true]);
  await reader.reload();
  await expect(heading(reader)).toHaveText(title);
  await expect(reader.locator('.essay-text')).toHaveText('Carried over the hill.');

  await button(page, 'Save Draft').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save as a draft' }).click();
  await expect(message(page)).toHaveText(/readers do not see it any more/);
  await expect.poll(() => inPreviews(request, title), { timeout: 2_000 }).toEqual([false, false]);
  await reader.reload();
  await expect(heading(reader)).toHaveText('This post is no longer here.');
  await reader.context().close();
});

test('a browser that is killed while somebody types loses at most two seconds', async () => {
  const profile = test.info().outputPath('profile');
  const editor = await createMember({ groups: ['blog-admin'], isComplimentary: true });
  const open = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      ...(await findBrowser()),
      baseURL: siteUrl(),
      extraHTTPHeaders: { 'x-load-test': process.env.LOAD_TEST_KEY ?? '' },
    });
    // Nothing reaches the server.
    await context.route('**/api/blog/posts/*/draft', (route) => route.abort());
    const [page = await context.newPage()] = context.pages();
    await installSession(page, editor);
    await edit(page);
    return { context, page };
  };

  const before = await open();
  const session = await before.context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  const browser = processInfo.find(({ type }) => type === 'browser');
  if (browser === undefined) throw new Error('The browser does not name its process.');
  await text(before.page).click();
  const startedAt = Date.now();
  let typed = 0;
  let typedTwoSecondsAgo = 0;
  for (; Date.now() - startedAt < 6_000; typed += 1) {
    if (Date.now() - startedAt < 4_000) typedTwoSecondsAgo = typed;
    await before.page.keyboard.type(`w${typed} `);
  }
  process.kill(browser.id, 'SIGKILL');
  await before.context.waitForEvent('close');

  const after = await open();
  await expect(text(after.page)).toContainText(`w${typedTwoSecondsAgo} `);
  await after.context.close();
});

test('an upload shows how far it is, and without a session it says so and all words stay', async ({
  page,
}) => {
  const member = await createMember({ groups: ['blog-admin'], isComplimentary: true });
  await logIn(page, member);
  await edit(page);
  await text(page).click();
  await page.keyboard.type('Still here.');
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  await page.route('**/api/blog/uploads/*', async (route) => {
    await gate;
    await route.continue();
  });
  await openSettings(page);
  await page.getByLabel('Image file').setInputFiles(hill);
  await expect(page.getByRole('progressbar', { name: 'Uploading hill.png' })).toBeVisible();
  await expect(page.getByText(/^Uploading, \d+%$|^Preparing the image/)).toBeVisible();
  open();
  await expect(page.getByLabel('Description of the image')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  await endSessions(member);
  await page.route('**/identity', (route) =>
    route.fulfill({ status: 400, json: { __type: 'NotAuthorizedException', message: 'Revoked' } }),
  );
  await page.route('**/api/blog/upload-url*', (route) => route.fulfill({ status: 401, json: {} }));
  await page.getByLabel('Another file').setInputFiles(hill);
  await expect(page.getByText('❌ You must be logged in to upload an image.')).toBeVisible();
  await expect(text(page)).toHaveText('Still here.');
});

test('an address of no post has nothing to edit, and says so', async ({ page }) => {
  await createEditor(page);
  for (const id of ['nothing', 'no%20id', 'x'.repeat(70)]) {
    await page.goto(`/dashboard/blog/edit/${id}`);
    await expect(heading(page)).toHaveText('Post not found.');
  }
});
