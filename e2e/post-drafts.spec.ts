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
import { sendLogin } from './members.ts';
import { expectNoAxeViolations } from './page-checks.ts';
import { expect, test } from './visitor.ts';

test.beforeEach(({ allowed }) => {
  allowed.console.push(/Failed to load resource/);
});

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
  const row = other.getByRole('row').filter({ hasText: title });
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

test('after a session has ended the text is saved once somebody logs in elsewhere', async ({ page }) => {
  const editor = await openEditor(page);
  await page.route(draftCalls, (route) => route.fulfill({ status: 401, json: {} }));
  await page.route('**/identity', (route) =>
    route.fulfill({
      status: 400,
      json: { __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' },
    }),
  );
  await write(page, uniqueTitle(), 'Kept all the while.');
  await expect(stateLine(page)).toContainText('You have been logged out. Your words are safe here.');
  await button(page, 'Save Draft').click();
  await expect(message(page)).toHaveText('❌ You must be logged in to submit a post.');
  const opening = page.context().waitForEvent('page');
  await stateLine(page).getByRole('link', { name: 'Log in' }).click();
  const elsewhere = await opening;
  await page.unrouteAll();
  await sendLogin(elsewhere, editor);
  await expect(elsewhere).toHaveURL('/dashboard/profile');
  await expect(stateLine(page)).toContainText('Saved at');
  await expect(message(page)).toBeEmpty();
  await elsewhere.close();
});

test('a save whose response is lost is sent again', async ({ page }) => {
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
});

test('a second editor sees who edits, reads along, and can take over', async ({ page, browser }) => {
  await openEditor(page);
  await write(page, uniqueTitle(), 'By the first.');
  await expect(stateLine(page)).toContainText('Saved at');

  const other = await openElsewhere(browser, page.url());
  await expect(stateLine(other)).toContainText(/Naomi is editing since \d+:\d\d\s[ap]\.m\./);
  await expect(text(other)).toHaveAttribute('contenteditable', 'false');
  await expect(field(other, 'Excerpt')).toBeDisabled();
  await expect(button(other, 'Publish')).toHaveAttribute('aria-disabled', 'true');
  // A heartbeat would report it before the first editor has typed.
  await page.route('**/api/blog/posts/*/lock', (route) => route.abort());
  await button(other, 'Take over').click();
  await expect(text(other)).toHaveAttribute('contenteditable', 'true');
  await text(other).click();
  await other.keyboard.press('ControlOrMeta+End');
  await other.keyboard.type(' And by the second.');
  await expect(stateLine(other)).toContainText('Saved at');

  // The history has the text of the first editor.
  await text(page).click();
  await page.keyboard.type('Too late. ');
  await expect(stateLine(page)).toContainText(/Naomi took over at .* Your text is in History/);
  await page.unrouteAll();
  await expect(text(page)).toHaveText('By the first. And by the second.');
  await expectNoAxeViolations(page, 'taken over');
  await button(page, 'Compare').click();
  const dialog = page.getByRole('dialog', { name: 'Two versions of this post' });
  await expect(dialog.getByRole('region', { name: /^Yours/ })).toContainText('Too late');
  await expect(dialog.getByRole('region', { name: /^Naomi’s/ })).toContainText('And by the second');
  await button(page, 'Put mine back').click();
  await expect(text(page)).toContainText('Too late.');
  await expect(stateLine(page)).toContainText('Saved at');
  await other.context().close();
});

test('a second tab says that the post is open, and can continue with it', async ({ page }) => {
  await openEditor(page);
  await write(page, uniqueTitle(), 'In one tab.');
  await expect(stateLine(page)).toContainText('Saved at');
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(stateLine(second)).toContainText('Open in another tab.');
  await button(second, 'Edit here').click();
  await expect(text(second)).toHaveAttribute('contenteditable', 'true');
  await expect(stateLine(page)).toContainText('Open in another tab.');
  await expect(text(page)).toHaveAttribute('contenteditable', 'false');
});

test('Save Draft asks before it takes a published post off the site', async ({ page }) => {
  await openEditor(page);
  await write(page, uniqueTitle(), 'To be read.');
  await publish(page);
  await button(page, 'Save Draft').click();
  const dialog = page.getByRole('dialog', { name: 'Take it off the site?' });
  await expectNoAxeViolations(page, 'taking it off');
  await dialog.getByRole('button', { name: 'Leave it on the site' }).click();
  await expect(stateLine(page)).toContainText('Published.');
  await button(page, 'Save Draft').click();
  await dialog.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(message(page)).toContainText('Draft saved successfully!');
  await expect(stateLine(page)).toContainText('Draft.');
});

test('a long title stands on the page whole', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openEditor(page);
  const title = field(page, 'Title');
  await title.fill(
    'A title that is longer than a line of any phone, and is read to its end before it goes out',
  );
  const hidden = await title.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(hidden).toBeLessThanOrEqual(1);
});
