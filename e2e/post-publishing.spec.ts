// A post's way to readers and away from them: by the clock, into the bin, and from an old address to the one of now.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  button,
  createBlogAdmin,
  field,
  openSettings,
  publish,
  publishSheet,
  stateLine,
  text,
  write,
} from './edit-post.ts';
import { createMember, installSession } from './members.ts';
import { checkPage, expectNoAxeViolations } from './page-checks.ts';
import { createEditor, createPost } from './post-fixtures.ts';
import { allowFailedRequests, expect, test } from './visitor.ts';

allowFailedRequests();

const dialogOf = (page: Page) => page.getByRole('dialog');
const aWord = (): string => randomUUID().slice(0, 8);

test.describe('to somebody in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('a post is scheduled in words, says so where drafts are listed, and is taken off again', async ({
    page,
  }) => {
    await installSession(page, await createBlogAdmin());
    const title = `Stable ${aWord()}`;
    await page.goto('/dashboard/blog/edit');
    await write(page, title, '');
    await openSettings(page);
    await expect(page.getByText('Publish opens it to subscribers at once', { exact: false })).toBeVisible();
    await button(page, 'Schedule').click();
    await expect(dialogOf(page)).toContainText('A post needs some text before it is published.');
    await dialogOf(page).getByRole('button', { name: 'Write it' }).click();
    await expect(text(page)).toBeFocused();
    await page.keyboard.type('A manger, because there was no room.');
    await button(page, 'Schedule').click();
    await expect(dialogOf(page)).toContainText(
      'Eastern time (New York). It keeps this hour when the clocks change.',
    );
    await field(page, 'Day').fill('2098-12-25');
    await field(page, 'Hour').fill('05:00');
    const opening = 'Thursday, December 25, 2098, at 5:00\u00a0a.m. in New York; for you 11:00\u00a0a.m.';
    await expect(dialogOf(page)).toContainText(`It opens to subscribers on ${opening}`);
    await expectNoAxeViolations(page);
    await field(page, 'Day').fill('2020-12-25');
    await button(page, 'Schedule for December 25, 2020').click();
    await expect(dialogOf(page)).toContainText('That hour has passed.');
    await field(page, 'Day').fill('2098-12-25');
    await button(page, 'Schedule for December 25, 2098').click();
    await expect(page.locator('.published .feast')).toHaveText(`It opens on ${opening}`);
    await checkPage(page, 'scheduled');
    await button(page, 'Copy').click();
    await expect(page.getByText(/^(Copied|It is selected)/)).toBeVisible();
    await expect(stateLine(page)).toContainText('Scheduled. Opens on');
    await page.reload();
    await openSettings(page);
    await expect(page.getByText(`Scheduled for ${opening}`)).toBeVisible();

    await page.goto('/dashboard/blog?view=drafts');
    const row = page.getByRole('listitem').filter({ hasText: title });
    await expect(row).toContainText('Opens Dec 25, 2098');
    await row.getByRole('link', { name: title }).click();
    await openSettings(page);
    await button(page, 'Take it off the schedule').click();
    await dialogOf(page).getByRole('button', { name: 'Unschedule' }).click();
    await expect(button(page, 'Schedule')).toBeVisible();
    await expect(page.getByText('Scheduled for')).toHaveCount(0);
    await expect(stateLine(page)).toContainText('Draft.');
  });
});

test('Publish names what is missing, and leads to it', async ({ page }) => {
  await installSession(page, await createBlogAdmin());
  await page.goto('/dashboard/blog/edit');
  await expect(text(page)).toBeVisible();
  await button(page, 'Publish').click();
  const sheet = publishSheet(page);
  await expect(sheet.getByRole('listitem')).toContainText([
    'A post needs a title before it is published.',
    'Slug is required.',
    'It has no category.',
  ]);
  await expect(sheet.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'true');
  await expectNoAxeViolations(page, 'something is missing');
  await sheet.getByRole('button', { name: 'Write it' }).click();
  await expect(field(page, 'Title')).toBeFocused();
  await page.keyboard.type(`Complete ${aWord()}`);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Words.');
  await publish(page);
});

test('a deleted post is gone for readers, lies in the bin, and is brought back from it', async ({
  page,
  browser,
  baseURL,
}) => {
  const editor = await createEditor(page);
  const word = aWord();
  const title = `Ladder ${word}`;
  await createPost(editor, { id: word, slug: word, title, content: '<p>Words.</p>', status: 'PUBLISHED' });
  await page.goto(`/dashboard/blog/edit/${word}`);
  await button(page, 'Delete this post').click();
  await expect(dialogOf(page)).toContainText('It lies in the bin for thirty days');
  await expectNoAxeViolations(page);
  await dialogOf(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/dashboard/blog?view=bin');
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('Gone for good after');
  await expectNoAxeViolations(page);

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const reader = await context.newPage();
  await installSession(reader, await createMember({ isComplimentary: true }));
  await reader.goto(`/dashboard/blog/${word}`);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('This post is no longer here.');
  await expect(reader.getByRole('link', { name: 'the bin' })).toHaveCount(0);
  await expectNoAxeViolations(reader);

  await page.goto(`/dashboard/blog/edit/${word}`);
  await page.getByRole('link', { name: 'the bin' }).click();
  const restoring = Promise.withResolvers<void>();
  await page.route('**/api/blog/**/restore', async (route) => {
    await restoring.promise;
    await route.continue();
  });
  const restore = row.getByRole('button', { name: `Bring it back ${title}` });
  await restore.click();
  await expect(restore).toHaveAttribute('aria-busy', 'true');
  restoring.resolve();
  await expect(page).toHaveURL(`/dashboard/blog/edit/${word}`);
  await expect(text(page)).toHaveText('Words.');
  await publish(page);
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
  await context.close();
});

test('a slug that changes says before it is saved what becomes of the old one, which then leads on', async ({
  page,
}) => {
  const editor = await createEditor(page);
  const [old, other] = [`old-${aWord()}`, `new-${aWord()}`];
  await createPost(editor, {
    id: old,
    slug: old,
    title: `Moved ${old}`,
    content: '<p>Words.</p>',
    status: 'PUBLISHED',
  });
  await page.goto(`/dashboard/blog/edit/${old}`);
  await openSettings(page);
  await field(page, 'Slug').fill(other);
  const leads = `The old address, /dashboard/blog/${old}, will lead here.`;
  await expect(page.getByText(leads)).toBeVisible();
  await field(page, 'Slug').fill(old);
  await expect(page.getByText(leads)).toHaveCount(0);
  await field(page, 'Slug').fill(other);
  await publish(page);

  const answer = await page.request.get(`/dashboard/blog/${old}?from=mail`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location'], answer.headers()['cache-control']]).toEqual([
    301,
    `/dashboard/blog/${other}?from=mail`,
    'no-store',
  ]);
  await page.goto(`/dashboard/blog/${old}`);
  await expect(page).toHaveURL(`/dashboard/blog/${other}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Moved ${old}`);
  // Also where no page is loaded for it.
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/dashboard/blog/${old}`);
  await expect(page).toHaveURL(`/dashboard/blog/${other}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Moved ${old}`);

  await page.goto(`/dashboard/blog/edit/${old}`);
  await openSettings(page);
  await field(page, 'Slug').fill(old);
  await expect(
    page.getByText(
      `It was at /dashboard/blog/${old} before, and goes back there. The old address, /dashboard/blog/${other}, will lead here.`,
    ),
  ).toBeVisible();
  await publish(page);
  await page.goto(`/dashboard/blog/${other}`);
  await expect(page).toHaveURL(`/dashboard/blog/${old}`);
});
