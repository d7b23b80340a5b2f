import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/browser.ts';
import { text } from './edit-post.ts';
import { createMember, installSession } from './members.ts';
import { expect, siteUrl, test } from './visitor.ts';

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
    await page.goto('/dashboard/blog/edit');
    await expect(text(page)).toBeVisible();
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
    // Like a fast typist.
    await before.page.keyboard.type(`w${typed} `, { delay: 40 });
  }
  process.kill(browser.id, 'SIGKILL');
  await before.context.waitForEvent('close');

  const after = await open();
  await expect(text(after.page)).toContainText(`w${typedTwoSecondsAgo} `);
  await after.context.close();
});
