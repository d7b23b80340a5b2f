// The draft of a post: it saves itself, and one person edits it at a time.
import {
  button,
  draftCalls,
  field,
  message,
  openEditor,
  openElsewhere,
  publish,
  saveDraft,
  stateLine,
  text,
  toSlug,
  uniqueTitle,
  write,
} from './edit-post.ts';
import { allowFailedRequests, expect, test } from './visitor.ts';

allowFailedRequests();

test('a new post saves itself under an address of its own, and is listed for other editors', async ({
  page,
  browser,
}) => {
  await openEditor(page);
  await expect(stateLine(page)).toHaveText('New. Nothing is written yet.');
  const title = uniqueTitle();
  await write(page, title, 'Nobody pressed a button.');
  await expect(stateLine(page)).toHaveText(/^Draft\. Saved at \d+:\d\d\s[ap]\.m\./);
  await expect(page).toHaveURL(/\/dashboard\/blog\/edit\/[A-Za-z0-9_-]+$/);
  await page.keyboard.type(' Nor now.');
  await expect(stateLine(page)).toContainText('Not saved yet.');
  await expect(stateLine(page)).toContainText('Saved at');
  await page.reload();
  await expect(text(page)).toHaveText('Nobody pressed a button. Nor now.');
  await expect(field(page, 'Slug')).toHaveValue(toSlug(title));
  await page.goto('/dashboard/blog');

  const other = await openElsewhere(browser, new URL('/dashboard/blog/edit', page.url()).href);
  await other.goto('/dashboard/blog?view=drafts');
  const row = other.getByRole('listitem').filter({ hasText: title });
  await row.getByRole('link', { name: title }).click();
  await expect(text(other)).toHaveText('Nobody pressed a button. Nor now.');
  await saveDraft(other);
  await other.goto('/dashboard/blog?view=drafts');
  await expect(row).toContainText('Draft');
  await other.context().close();
});

test('changes of a published post wait until they are published, and can be dropped', async ({ page }) => {
  await openEditor(page);
  const title = uniqueTitle();
  await write(page, title, 'As readers see it.');
  await publish(page);
  await expect(stateLine(page)).toContainText('Published. On');
  await field(page, 'Excerpt').fill('Not for readers yet');
  await expect(stateLine(page)).toContainText('are saved, and not on the site yet.');
  const address = page.url();
  await page.goto('/dashboard/blog');
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  await expect(page.getByText('Not for readers yet')).toHaveCount(0);
  await page.goto(address);
  await expect(field(page, 'Excerpt')).toHaveValue('Not for readers yet');
  await button(page, 'Drop the changes').click();
  await button(page, 'Drop them').click();
  await expect(field(page, 'Excerpt')).toHaveValue('');
  await expect(stateLine(page)).not.toContainText('not on the site yet');
  await field(page, 'Excerpt').fill('Now for readers');
  await button(page, 'Publish the changes').click();
  await expect(message(page)).toHaveText('✅ Post published successfully!');
  await expect(stateLine(page)).not.toContainText('not on the site yet');
});

test('a save whose response is lost is sent again, and a second tab can continue with the post', async ({
  page,
}) => {
  await openEditor(page);
  let isLost = false;
  await page.route(draftCalls, async (route) => {
    if (route.request().method() !== 'PUT' || isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await write(page, uniqueTitle(), 'Arrived.');
  await expect(stateLine(page)).toContainText('Not saved.');
  await page.keyboard.type(' And more.');
  await button(page, 'Try now').click();
  await expect(stateLine(page)).toContainText('Saved at');
  await page.reload();
  await expect(text(page)).toHaveText('Arrived. And more.');

  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(stateLine(second)).toContainText('Open in another tab.');
  await button(second, 'Edit here').click();
  await expect(text(second)).toHaveAttribute('contenteditable', 'true');
  await expect(stateLine(page)).toContainText('Open in another tab.');
  await expect(text(page)).toHaveAttribute('contenteditable', 'false');
});
