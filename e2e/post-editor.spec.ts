import type { Page } from '@playwright/test';
import {
  button,
  createBlogAdmin,
  draftCalls,
  field,
  message,
  openEditor,
  openSettings,
  publish,
  publishSheet,
  restoreFirst,
  saveDraft,
  stateLine,
  text,
  toolbar,
  toSlug,
  uniqueTitle,
  write,
} from './edit-post.ts';
import { endSessions, logIn, sendLogin } from './members.ts';
import { expectNoAxeViolations } from './page-checks.ts';
import { plainPng } from './plain-image.ts';
import { allowFailedRequests, expect, test } from './visitor.ts';

allowFailedRequests();

test('a post is written, saved as a draft, published, and taken back', async ({ page }) => {
  await openEditor(page);
  const complaints = page.getByText('Slug is required.');
  // The panel loads after the text.
  await expect(field(page, 'Slug')).toBeAttached();
  await button(page, 'Save Draft').click();
  await expect(message(page)).toHaveText('❌ Slug is required.');
  await expect(field(page, 'Slug')).toBeFocused();
  await expect(complaints).toHaveCount(2);
  await field(page, 'Title').fill('…');
  await expect(complaints).toHaveCount(2);
  await field(page, 'Title').fill('Bread');
  await expect(field(page, 'Slug')).toHaveValue('bread');
  await expect(complaints).toHaveCount(0);
  await expect(field(page, 'Title')).toBeFocused();

  await field(page, 'Slug').fill('');
  await button(page, 'Save Draft').click();
  await expect(complaints).toHaveCount(2);
  await field(page, 'Slug').fill('wine');
  await expect(complaints).toHaveCount(0);

  const title = uniqueTitle();
  await write(page, title, 'The first line.');
  await field(page, 'Slug').fill(toSlug(title));
  await saveDraft(page);
  await expect(page).toHaveURL(/\/dashboard\/blog\/edit\/[A-Za-z0-9_-]+$/);
  await page.reload();
  await expect(text(page)).toHaveText('The first line.');
  await openSettings(page);
  await field(page, 'Written by').fill('Ruth Keller');

  await publish(page);
  await page.goto('/dashboard/blog');
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByText('By Ruth Keller')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: `Edit Post ${title}` }).click();
  await button(page, 'Save Draft').click();
  const question = page.getByRole('dialog', { name: 'Take it off the site?' });
  await expectNoAxeViolations(page, 'taking it off');
  await question.getByRole('button', { name: 'Leave it on the site' }).click();
  await expect(stateLine(page)).toContainText('Published.');
  await button(page, 'Save Draft').click();
  await question.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(message(page)).toHaveText(/Draft saved successfully! .*readers do not see it/);

  await page.goto('/dashboard/blog');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0);
  await page.getByText('Drafts', { exact: true }).click();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
});

test('a saved post keeps its address under every title, until another is typed that is not taken', async ({
  page,
}) => {
  await openEditor(page);
  const [title, later] = [uniqueTitle(), uniqueTitle()];
  const slug = field(page, 'Slug');
  await write(page, 'Not yet this', 'Words.');
  await field(page, 'Title').fill(title);
  await expect(slug).toHaveValue(toSlug(title));
  const posted = Promise.withResolvers<void>();
  await page.route('**/api/blog/posts', async (route) => {
    await posted.promise;
    await route.fallback();
  });
  await button(page, 'Save Draft').click();
  // While the new post is sent.
  await field(page, 'Title').fill(later);
  posted.resolve();
  await expect(message(page)).toHaveText('✅ Draft saved successfully!');
  await expect(field(page, 'Title')).toHaveValue(later);
  await expect(slug).toHaveValue(toSlug(title));
  await field(page, 'Title').fill(title);

  await publish(page);
  await page.reload();
  await field(page, 'Title').fill(later);
  await expect(slug).toHaveValue(toSlug(title));
  await openSettings(page);
  await slug.fill('small-debts');
  await button(page, 'Publish').click();
  await expect(message(page)).toContainText('Failed to save. The slug “small-debts” is taken');
  await expect(slug).toHaveAttribute('aria-invalid', 'true');
  await slug.fill('');
  await field(page, 'Title').fill(title);
  await expect(slug).toHaveValue('');

  await slug.fill(toSlug(later));
  await publish(page);
  await restoreFirst(page);
  await expect(field(page, 'Title')).toHaveValue(title);
  await expect(slug).toHaveValue(toSlug(later));
});

test('the keyboard sets headings, bold, lists and links, and the buttons show it', async ({ page }) => {
  await openEditor(page);
  await text(page).click();
  await page.keyboard.press('Control+Alt+Digit2');
  await expect(button(page, 'Kind of paragraph: Heading')).toBeVisible();
  await page.keyboard.type('A heading');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('bold');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Control+u');
  await page.keyboard.type(' and plain');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Shift+Digit8');
  await page.keyboard.type('One');
  await expect(toolbar(page).getByRole('button', { name: 'List', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabel('Text').fill('a trap');
  await dialog.getByLabel('Text').press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('URL').fill('example.org/way?a=b');
  await expect(dialog).toContainText('This will lead to https://example.org/way?a=b');
  await dialog.getByLabel('URL').fill('javascript:alert(1)');
  await expect(dialog.getByText('This will lead nowhere')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(text(page).getByRole('link', { name: 'a trap' })).toHaveAttribute('href', 'about:blank');
  await expect(text(page).getByRole('heading', { level: 2 })).toHaveText('A heading');
  await expect(text(page).locator('strong')).toHaveText('bold');
  await expect(text(page).locator('ul > li')).toHaveText('Onea trap');
  await page.keyboard.press('Control+z');
  await expect(text(page).getByRole('link')).toHaveCount(0);
});

const aPicture = {
  name: 'hill.png',
  mimeType: 'image/png',
  buffer: plainPng(1200, 800, [0xc6, 0x3a, 0x31]),
};

test('images are uploaded, into the text and above it; a failed upload is tried again', async ({ page }) => {
  await openEditor(page);
  const title = uniqueTitle();
  await write(page, title, 'Before the picture.');
  await page.route('**/api/blog/uploads/*', (route) => route.abort());
  await button(page, 'Picture').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Image file').setInputFiles({ ...aPicture, name: 'hill.svg' });
  await expect(dialog.locator('output')).toHaveText(/Image upload failed: Only PNG/);
  await dialog.getByLabel('Image file').setInputFiles(aPicture);
  await expect(dialog.locator('output')).toHaveText('❌ Image upload failed: A network error has occurred.');
  await page.unroute('**/api/blog/uploads/*');
  await dialog.getByRole('button', { name: /^Try again/ }).click();
  await expect(dialog.locator('.chosen-image')).toBeVisible();
  await dialog.getByLabel('Description').fill('A red hill');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await text(page).locator('.caption').click();
  await page.keyboard.type('The hill');
  const picture = text(page).getByRole('img', { name: 'A red hill' });
  await expect(picture).toBeVisible();
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { width: pictureWidth } = (await picture.boundingBox()) ?? { width: Number.NaN };
    const { width: columnWidth } = (await text(page).boundingBox()) ?? { width: Number.NaN };
    expect(pictureWidth).toBeLessThanOrEqual(columnWidth);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }

  await openSettings(page);
  await page.getByLabel('Image file').setInputFiles(aPicture);
  await field(page, 'Description of the image').fill('Red');
  await button(page, 'Publish').click();
  await publishSheet(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('link', { name: 'See it as a reader' }).click();
  await expect(page.getByRole('img', { name: 'A red hill' })).toHaveAttribute('srcset', /480w/);
  await expect(page.getByRole('img', { name: 'A red hill' })).toHaveAttribute('width', '1200');
  await expect(page.getByText('The hill', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Red', exact: true })).toBeVisible();
});

async function insertPicture(page: Page): Promise<void> {
  await button(page, 'Picture').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Image file').setInputFiles(aPicture);
  await expect(dialog.locator('.chosen-image')).toBeVisible();
  await dialog.getByLabel('Description').fill('A hill');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
}

const fillLink = async (page: Page, words: string, address: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Text').fill(words);
  await dialog.getByLabel('URL').fill(address);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
};

test('the caret stands behind a new link or picture, however the dialog was left', async ({ page }) => {
  await openEditor(page);
  const clear = async () => {
    await text(page).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
  };
  await toolbar(page).getByRole('button', { name: 'Link' }).click();
  await fillLink(page, 'the house', 'https://example.org/about');
  await page.keyboard.type(' and the garden');
  await expect(text(page).locator('p')).toHaveText('the house and the garden');
  await expect(text(page).getByRole('link')).toHaveText('the house');
  await expect(text(page).getByRole('link')).toHaveAttribute('href', 'https://example.org/about');

  await clear();
  await page.keyboard.type('See ');
  await toolbar(page).getByRole('button', { name: 'Link' }).click();
  await fillLink(page, 'here', 'https://example.org/');
  await page.keyboard.type(' for more.');
  await expect(text(page).locator('p')).toHaveText('See here for more.');
  await expect(text(page).getByRole('link')).toHaveText('here');

  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('End');
  await expect.poll(() => page.evaluate(() => getSelection()?.isCollapsed)).toBe(true);
  for (let letter = 0; letter < 'more.'.length; letter++) await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('more.');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByLabel('URL').fill('/blog_preview');
  await page.keyboard.press('Enter');
  await expect(text(page).getByRole('link')).toHaveText(['here', 'more.']);

  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.type(' And on.');
  await expect(text(page).locator('p')).toHaveText('See here for more. And on.');

  await toolbar(page).getByRole('button', { name: 'Link' }).focus();
  await page.keyboard.press('Enter');
  await fillLink(page, 'Now', '/about');
  await page.keyboard.type(' stop.');
  await expect(text(page).locator('p')).toHaveText('See here for more. And on.Now stop.');

  await page.keyboard.press('Enter');
  await insertPicture(page);
  await page.keyboard.type('Below the hill.');
  await expect(text(page).locator('figure ~ p').first()).toHaveText('Below the hill.');
});

test('text that is typed while a picture is selected goes below it', async ({ page }) => {
  await openEditor(page);
  await text(page).click();
  await page.keyboard.type('Above the hill.');
  await insertPicture(page);
  const picture = text(page).locator('img');
  await picture.click();
  await page.keyboard.type('Below it. ');
  await expect(text(page).locator('p')).toHaveText(['Above the hill.', 'Below it.']);

  await picture.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('The end.');
  await expect(text(page).locator('p')).toHaveText(['Above the hill.', 'Below it. The end.']);

  await picture.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('Far ');
  await expect(text(page).locator('p')).toHaveText(['Far Above the hill.', 'Below it. The end.']);

  await picture.click();
  await page.keyboard.press('Delete');
  await expect(picture).toHaveCount(0);

  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('ControlOrMeta+Alt+KeyH');
  await text(page).locator('hr').click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Under the rule.');
  await expect(text(page).locator('p').first()).toHaveText('Far Above the hill.');
  await expect(text(page).locator('hr + p')).toHaveText('Under the rule.');
});

test('when the session is gone everything typed stays, and is there after the next log-in', async ({
  page,
}) => {
  const editor = await openEditor(page);
  const title = uniqueTitle();
  // Nothing of it reaches the server.
  await page.route(draftCalls, (route) => route.abort());
  await write(page, title, 'Not lost.');
  await endSessions(editor);
  await page.route('**/identity', (route) =>
    route.fulfill({
      status: 400,
      json: { __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' },
    }),
  );
  await page.route('**/api/blog/posts', (route) => route.fulfill({ status: 401, json: {} }));
  await button(page, 'Save Draft').click();
  await expect(message(page)).toHaveText('❌ You must be logged in to submit a post.');
  await expect(text(page)).toHaveText('Not lost.');
  await page.unrouteAll();
  await button(page, 'Log in, and come back to these words').click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await sendLogin(page, editor);
  await expect(page).toHaveURL(/\/dashboard\/blog\/edit/);
  await expect(text(page)).toHaveText('Not lost.');
  await expect(field(page, 'Title')).toHaveValue(title);
  await saveDraft(page);
});

test('an editor that cannot be drawn still offers the text', async ({ page, allowed }) => {
  allowed.console.push(/error/i);
  await logIn(page, await createBlogAdmin());
  await page.addInitScript(() => {
    window.MutationObserver = class extends MutationObserver {
      override observe(): void {
        throw new Error('Not here.');
      }
    };
  });
  await page.goto('/dashboard/blog/edit/post-small-debts');
  await expect(page.getByText('Editor failed to render')).toBeVisible();
  await expect(page.getByLabel('Your text, to copy')).toHaveValue(/^There is a ladder in the garage/);
});

test('the editor shows a long title whole on a phone, and can be left', async ({ page }) => {
  // scrollTo returns a promise in current versions of Chromium.
  await page.addInitScript(() => {
    const scroll = window.scrollTo.bind(window);
    Object.assign(window, { scrollTo: async (x: number, y: number) => scroll(x, y) });
  });
  await openEditor(page);
  await write(page, uniqueTitle(), 'Words');
  await page.setViewportSize({ width: 375, height: 700 });
  const title = field(page, 'Title');
  await title.fill(
    'A title that is longer than a line of any phone, and is read to its end before it goes out',
  );
  const hidden = await title.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(hidden).toBeLessThanOrEqual(1);
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(page).toHaveURL(/\/dashboard\/blog$/);
  await expect(page.getByRole('link', { name: 'New Post' })).toBeVisible();
});

test('an address of no post has nothing to edit, and says so', async ({ page }) => {
  await logIn(page, await createBlogAdmin());
  for (const id of ['nothing', 'no%20id', 'x'.repeat(70)]) {
    await page.goto(`/dashboard/blog/edit/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post not found.');
  }
});
