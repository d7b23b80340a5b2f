// The blog for subscribers.
import type { Page } from '@playwright/test';
import { createMember, installSession } from './members.ts';
import { expectNoAxeViolations } from './page-checks.ts';
import { expect, test } from './visitor.ts';

test.beforeEach(async ({ page, allowed }) => {
  allowed.console.push(/Failed to load resource/);
  await installSession(page, await createMember({ isComplimentary: true }));
});

const listUrl = '**/api/blog/posts*';
const postUrl = '**/api/blog/postDetail/small-debts';
const postPath = '/dashboard/blog/small-debts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function changePost(page: Page, changes: object): Promise<void> {
  await page.route(postUrl, async (route) => {
    const post = await (await route.fetch()).json();
    await route.fulfill({ json: { ...post, ...changes } });
  });
}

test('a subscriber opens a post from the list and the next from there, both accessible', async ({ page }) => {
  await page.goto('/dashboard/profile');
  await page.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(title(page)).toHaveText('The blog');
  const first = page.getByRole('link', { name: 'How to read a hard passage without winning' });
  await expect(first).toBeVisible();
  for (const label of ['New Post', 'Edit Post', 'Published', 'Drafts'])
    await expect(page.getByText(label)).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Justice' }).click();
  await expect(page).toHaveURL('/dashboard/blog?category=Justice');
  await expect(first).toHaveCount(0);
  await page.getByRole('link', { name: 'Small debts' }).click();
  await expect(page).toHaveURL(postPath);
  await expect(title(page)).toHaveText('Small debts');
  await expect(page).toHaveTitle(/^Small debts, /);
  await expect(page.getByRole('heading', { name: 'What is owed' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Other posts' }).getByRole('link', { name: /^Next/ }).click();
  await expect(title(page)).toHaveText('The hinge and the door');
  await page.goBack();
  await expect(title(page)).toHaveText('Small debts');

  for (const path of ['/dashboard/blog', postPath]) {
    await page.goto(path);
    await expect(page.getByRole('article').first()).toBeVisible();
    for (const [width, colorScheme] of [
      [375, 'light'],
      [1280, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await expectNoAxeViolations(page, `${path}, ${width} px, ${colorScheme}`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  }
});

test('the list shows its state while it loads or fails, and loads more than a hundred posts', async ({
  page,
}) => {
  const { promise: isChecked, resolve: sendResponse } = Promise.withResolvers<void>();
  await page.route(listUrl, async (route) => {
    await isChecked;
    await route.fulfill({ status: 500, json: { message: 'The shelf is being dusted.' } });
  });
  await page.goto('/dashboard/blog');
  await expect(page.locator('[aria-busy=true]')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  sendResponse();
  await expect(page.getByRole('alert')).toContainText('Error: The shelf is being dusted.');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.unrouteAll();
  await page.route(listUrl, (route) => route.fulfill({ json: { data: [] } }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No posts found.')).toBeVisible();

  const createItem = (number: number) => ({
    id: `p${number}`,
    title: `Post ${number}`,
    slug: `post-${number}`,
    excerpt: '',
    status: 'PUBLISHED',
    heroImageKey: '',
    heroImageUrl: '',
    heroImageAlt: '',
    heroImage: null,
    createdAt: new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString(),
    updatedAt: '2026-01-01T00:00:00.000Z',
    date: '2026-01-01',
    category: '',
  });
  const posts = Array.from({ length: 130 }, (_, index) => createItem(130 - index));
  await page.unrouteAll();
  await page.route(listUrl, (route, request) => {
    const after = new URL(request.url()).searchParams.get('after');
    const start = after === null ? 0 : posts.findIndex(({ id }) => after.endsWith(`_${id}`)) + 1;
    return route.fulfill({ json: { data: posts.slice(start, start + 100) } });
  });
  await page.goto('/dashboard/blog');
  await expect(cards(page)).toHaveCount(100);
  await expect(cards(page).first()).toContainText('Post 130');
  await page.getByRole('button', { name: 'Earlier posts' }).click();
  await expect(cards(page)).toHaveCount(130);
  await expect(page.getByRole('button', { name: 'Earlier posts' })).toHaveCount(0);
});

test('a post that cannot be loaded shows the reason', async ({ page }) => {
  for (const [status, message] of [
    [404, 'Post not found.'],
    [403, 'Subscription required'],
    [503, 'Error: HTTP error! status: 503'],
  ] as const) {
    await page.route(postUrl, (route) => route.fulfill({ status, json: {} }));
    await page.goto(postPath);
    await expect(title(page)).toHaveText(message);
    await page.unroute(postUrl);
  }
});

test('a post without a valid token requests a log-in and does not leave the page', async ({ page }) => {
  await page.goto('/dashboard/blog');
  await expect(cards(page).first()).toBeVisible();
  // A renewal of the token would store it again.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.route('**/identity', (route) => route.abort());
  await page.route(postUrl, (route) => route.fulfill({ status: 401, json: {} }));
  await page.getByRole('link', { name: 'Small debts' }).click();
  await expect(title(page)).toHaveText('Authentication required. Please log in.');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fblog%2Fsmall-debts');
});

test('a post has a default picture, scrolling tables, notes and a print version', async ({ page }) => {
  await changePost(page, { heroImageUrl: '/media/images/gone.webp' });
  await page.goto(postPath);
  await expect(page.getByRole('article').locator('img').first()).toHaveAttribute('src', '/plates/page.svg');
  await expect(page.getByRole('navigation', { name: 'Other posts' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(title(page)).toBeVisible();
  await expect(page.locator('.essay-text')).toBeVisible();
  for (const selector of ['.side', '.neighbors', '.essay-side'])
    await expect(page.locator(selector)).toBeHidden();

  const row = (tag: string) =>
    `<tr>${['Thursday', 'Conversation', 'Thanksgiving'].map((word) => `<${tag}>${word}</${tag}>`).join('')}</tr>`;
  await changePost(page, {
    content:
      `<p>Bread<sup><a role="doc-noteref" id="fnref-1" href="#fn-1">1</a></sup>.</p>${'<p>Then rest.</p>'.repeat(40)}` +
      `<table><tbody>${row('th')}${row('td').repeat(3)}</tbody></table>` +
      '<section role="doc-endnotes"><ol><li id="fn-1">Of rye. <a role="doc-backlink" href="#fnref-1">↩</a></li></ol></section>',
  });
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(postPath);
  const table = page.getByRole('group', { name: 'Table' });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('link', { name: '1', exact: true }).click();
  await expect(page.locator('li:target')).toBeInViewport();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Back to the text' }).click();
  await expect(page.locator('a:target')).toBeInViewport();
});

test('the page removes hostile HTML that the server left in a post', async ({ page, allowed }) => {
  // Chromium logs the inline styles that the policy blocks in the parsed text.
  allowed.console.push(/Applying inline style violates/);
  const hostile = `<p onclick="alert(1)" style="position:fixed">Words <img src=x onerror="alert(2)"></p>
    <script>alert(3)</script><svg onload="alert(4)"></svg><iframe src="javascript:alert(5)"></iframe>
    <p><a href="javascript:alert(6)" target="_blank">trap</a> <a href="//elsewhere.example">away</a></p>
    <form action="https://elsewhere.example"><button>Give</button></form>
    <img src="https://elsewhere.example/pixel.png"><math><mtext></mtext></math><style>*{display:none}</style>`;
  await changePost(page, { content: hostile });
  page.on('dialog', (dialog) => {
    throw new Error(`Script was executed: ${dialog.message()}`);
  });
  await page.goto(postPath);
  const text = page.locator('.essay-text');
  await expect(text).toContainText('Words');
  for (const link of ['trap', 'away'])
    await expect(text.getByRole('link', { name: link })).toHaveAttribute('href', 'about:blank');
  expect(
    await text.locator('script, svg, iframe, form, button, math, style, [onclick], [style]').count(),
  ).toBe(0);
  expect(await text.locator('img').count()).toBe(0);
});
