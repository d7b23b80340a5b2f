// The blog as subscribers read it, with the real server; answers that it would not give are given in its place.
import type { Page } from '@playwright/test';
import { createMember, logIn } from './members.ts';
import { expectNoAxeViolations } from './page-checks.ts';
import { expect, test } from './visitor.ts';

test.beforeEach(({ allowed }) => {
  allowed.console.push(/Failed to load resource/);
});

const list = '**/api/blog/posts*';
const detail = (slug: string) => `**/api/blog/postDetail/${slug}`;

async function asReader(page: Page): Promise<void> {
  await logIn(page, await createMember({ isComplimentary: true }));
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a subscriber goes from the list to a post, and from post to post', async ({ page }) => {
  await asReader(page);
  await page.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(title(page)).toHaveText('The blog');
  const first = page.getByRole('link', { name: 'How to read a hard passage without winning' });
  await expect(first).toBeVisible();
  for (const forAdmins of ['New Post', 'Edit Post', 'Published', 'Drafts'])
    await expect(page.getByText(forAdmins)).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Justice' }).click();
  await expect(page).toHaveURL('/dashboard/blog?category=Justice');
  await expect(first).toHaveCount(0);
  await page.getByRole('link', { name: 'Small debts' }).click();
  await expect(page).toHaveURL('/dashboard/blog/small-debts');
  await expect(title(page)).toHaveText('Small debts');
  await expect(page).toHaveTitle(/^Small debts, /);
  await expect(page.getByRole('heading', { name: 'What is owed' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Other posts' }).getByRole('link', { name: /^Next/ }).click();
  await expect(title(page)).toHaveText('The hinge and the door');
  await page.goBack();
  await expect(title(page)).toHaveText('Small debts');
});

test('without a subscription the blog leads to the subscription', async ({ page }) => {
  await logIn(page, await createMember());
  for (const place of ['/dashboard/blog', '/dashboard/blog/small-debts', '/dashboard/blog/edit']) {
    await page.goto(place);
    await expect(page).toHaveURL('/dashboard/subscription');
  }
});

test('a failed list shows the reason and a retry button', async ({ page }) => {
  await asReader(page);
  await page.route(list, (route) =>
    route.fulfill({ status: 500, json: { message: 'The shelf is being dusted.' } }),
  );
  await page.goto('/dashboard/blog');
  await expect(page.getByRole('alert')).toHaveText('Error: The shelf is being dusted.');
  await page.unrouteAll();
  await page.route(list, (route) => route.fulfill({ json: { data: [] } }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No posts found.')).toBeVisible();
});

test('a list that comes under `data` is read as well, and longer ones go on', async ({ page }) => {
  const post = (number: number) => ({
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
  const all = Array.from({ length: 130 }, (_, index) => post(130 - index));
  await asReader(page);
  await page.route(list, (route, request) => {
    const after = new URL(request.url()).searchParams.get('after');
    const from = after === null ? 0 : all.findIndex(({ id }) => after.endsWith(`_${id}`)) + 1;
    return route.fulfill({ json: { data: all.slice(from, from + 100) } });
  });
  await page.goto('/dashboard/blog');
  await expect(cards(page)).toHaveCount(100);
  await expect(cards(page).first()).toContainText('Post 130');
  await page.getByRole('button', { name: 'Earlier posts' }).click();
  await expect(cards(page)).toHaveCount(130);
  await expect(page.getByRole('button', { name: 'Earlier posts' })).toHaveCount(0);
});

for (const [status, words] of [
  [404, 'Post not found.'],
  [403, 'Subscription required'],
  [503, 'Error: HTTP error! status: 503'],
] as const) {
  test(`a post that answers ${status} says: ${words}`, async ({ page }) => {
    await asReader(page);
    await page.route(detail('small-debts'), (route) => route.fulfill({ status, json: {} }));
    await page.goto('/dashboard/blog/small-debts');
    await expect(title(page)).toHaveText(words);
  });
}

test('a post without a valid token asks for the log-in on the same page', async ({ page }) => {
  await asReader(page);
  await page.goto('/dashboard/blog');
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.route('**/identity', (route) => route.abort());
  await page.route(detail('small-debts'), (route) => route.fulfill({ status: 401, json: {} }));
  await page.getByRole('link', { name: 'Small debts' }).click();
  await expect(title(page)).toHaveText('Authentication required. Please log in.');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fblog%2Fsmall-debts');
});

test('the list shows empty cards while it loads', async ({ page }) => {
  await asReader(page);
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  await page.route(list, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/dashboard/blog');
  await expect(page.locator('[aria-busy=true]')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  open();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('on paper there is the post and nothing of the page around it', async ({ page }) => {
  await asReader(page);
  await page.goto('/dashboard/blog/small-debts');
  await expect(page.getByRole('navigation', { name: 'Other posts' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(title(page)).toBeVisible();
  await expect(page.locator('.essay-text')).toBeVisible();
  for (const onScreen of ['.side', '.post-ways', '.essay-side'])
    await expect(page.locator(onScreen)).toBeHidden();
});

test('a picture that does not load gives way to the default one', async ({ page }) => {
  await asReader(page);
  await page.route(detail('small-debts'), async (route) => {
    const post = await (await route.fetch()).json();
    await route.fulfill({ json: { ...post, heroImageUrl: '/media/images/gone.webp' } });
  });
  await page.goto('/dashboard/blog/small-debts');
  await expect(page.getByRole('article').locator('img').first()).toHaveAttribute('src', '/plates/page.svg');
});

test('hostile HTML in a post is shown as text only', async ({ page, allowed }) => {
  // Chromium reports the styles that it keeps out of the parsed text, which nobody ever sees.
  allowed.console.push(/Applying inline style violates/);
  const hostile = `<p onclick="alert(1)" style="position:fixed">Words <img src=x onerror="alert(2)"></p>
    <script>alert(3)</script><svg onload="alert(4)"></svg><iframe src="javascript:alert(5)"></iframe>
    <p><a href="javascript:alert(6)" target="_blank">trap</a> <a href="//elsewhere.example">away</a></p>
    <form action="https://elsewhere.example"><button>Give</button></form>
    <img src="https://elsewhere.example/pixel.png"><math><mtext></mtext></math><style>*{display:none}</style>`;
  await asReader(page);
  await page.route(detail('small-debts'), async (route) => {
    const post = await (await route.fetch()).json();
    await route.fulfill({ json: { ...post, content: hostile } });
  });
  page.on('dialog', (dialog) => {
    throw new Error(`It ran: ${dialog.message()}`);
  });
  await page.goto('/dashboard/blog/small-debts');
  const text = page.locator('.essay-text');
  await expect(text).toContainText('Words');
  for (const link of ['trap', 'away'])
    await expect(text.getByRole('link', { name: link })).toHaveAttribute('href', 'about:blank');
  expect(
    await text.locator('script, svg, iframe, form, button, math, style, [onclick], [style]').count(),
  ).toBe(0);
  expect(await text.locator('img').count()).toBe(0);
});

for (const [width, colorScheme] of [
  [375, 'light'],
  [1280, 'dark'],
] as const) {
  test(`the list and a post are accessible, ${colorScheme}, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await asReader(page);
    for (const place of ['/dashboard/blog', '/dashboard/blog/small-debts']) {
      await page.goto(place);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectNoAxeViolations(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
}
