// The picture library, by keyboard.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openSettings } from './edit-post.ts';
import { checkPage } from './page-checks.ts';
import { plainPng } from './plain-image.ts';
import { createEditor, createPost, describeImage, uploadImage } from './post-fixtures.ts';
import { allowFailedRequests, expect, test } from './visitor.ts';

allowFailedRequests();

const createFile = (name: string) => ({ name, bytes: plainPng(90, 60, [0x2f, 0x6b, 0x8a]) });

const cards = (page: Page) => page.locator('.picture-card');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Picture', exact: true });
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('a picture is found by its words, can be described, and lists the posts that use it', async ({
  page,
}) => {
  const editor = await createEditor(page);
  const word = randomUUID().slice(0, 8);
  const key = await uploadImage(editor, createFile(`lighthouse-${word}.png`));
  await createPost(editor, { title: `The lamp ${word}`, heroImageKey: key, status: 'PUBLISHED' });
  const other = await uploadImage(editor, createFile(`${word}.png`));
  await createPost(editor, {
    title: 'The well',
    content: `<p>x</p><img src="/media/${other}" alt="A well">`,
  });

  await page.goto('/dashboard/blog');
  await page.getByRole('link', { name: 'Pictures' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Pictures', level: 1 })).toBeFocused();
  await page.getByLabel('Search the pictures').fill(word);
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(2);
  await checkPage(page, 'the library');
  await page.getByLabel('Search the pictures').fill(`LAMP ${word}`);
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('In 1 post');

  await cards(page).press('Enter');
  await expect(dialog(page).getByRole('link', { name: `The lamp ${word}` })).toBeVisible();
  await checkPage(page, 'a picture');
  await dialog(page).getByLabel('What it shows').fill('A lighthouse at dusk');
  await dialog(page).getByLabel('Who made it').fill('Ruth Field');
  await page.keyboard.press('Enter');
  await expect(status(page, '✅ Saved.')).toBeFocused();
  // Closing the dialog saves it.
  await dialog(page).getByLabel('License').fill('CC BY 4.0');
  await page.keyboard.press('Escape');
  await expect(status(page, '✅ Saved.')).toBeVisible();
  await expect(cards(page)).toContainText('A lighthouse at dusk');
  await page.reload();
  await cards(page).click();
  await expect(dialog(page).getByLabel('License')).toHaveValue('CC BY 4.0');
  await dialog(page)
    .getByRole('link', { name: `The lamp ${word}` })
    .click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(`The lamp ${word}`);
});

test('a picture can be replaced by another file, and an unused one deleted', async ({ page }) => {
  const editor = await createEditor(page);
  const word = randomUUID().slice(0, 8);
  const key = await uploadImage(editor, createFile(`old-${word}.png`));
  await createPost(editor, { title: `Two ${word}`, content: `<p>x</p><img src="/media/${key}" alt="Mine">` });
  await page.goto(`/dashboard/pictures?words=${word}&picture=${key.split('/')[1]}`);
  await expect(dialog(page)).toContainText('It cannot be deleted while a post uses it.');
  const file = createFile(`new-${word}.png`);
  const replacing = Promise.withResolvers<void>();
  await page.route('**/api/blog/pictures/*/replace', async (route) => {
    await replacing.promise;
    await route.abort();
  });
  await dialog(page)
    .getByLabel('Put another file in its place')
    .setInputFiles({ name: file.name, mimeType: 'image/png', buffer: file.bytes });
  await expect(dialog(page)).toContainText('Putting it in its place...');
  replacing.resolve();
  await expect(status(page, '❌ We couldn’t reach the network. Please try again.')).toBeFocused();
  await page.unrouteAll();
  await dialog(page)
    .getByRole('button', { name: /^Try again/ })
    .click();
  await expect(status(page, '✅ The new picture is in 1 post now.')).toBeVisible();
  await expect(dialog(page)).toContainText(`new-${word}.png`);
  await page.keyboard.press('Escape');
  await expect(cards(page)).toHaveCount(2);

  await page.goto(`/dashboard/pictures?words=old-${word}`);
  await page.getByLabel('Only those that no post uses').check();
  await expect(cards(page)).toContainText('Not used');
  await cards(page).press('Enter');
  await dialog(page).getByRole('button', { name: 'Delete this picture' }).press('Enter');
  const confirmation = page.getByRole('dialog', { name: 'Delete this picture?' });
  await expect(confirmation).toContainText(
    'It is in 1 older version of posts: if restored, it will have no picture there.',
  );
  await checkPage(page, 'deleting a picture');
  await confirmation.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(status(page, '✅ The picture is deleted.')).toBeFocused();
  await expect(page.getByText('No picture fits that.')).toBeVisible();
});

test('unsaved words stay with their picture', async ({ page }) => {
  const editor = await createEditor(page);
  const word = randomUUID().slice(0, 8);
  const other = { name: `mill-${word}.png`, bytes: plainPng(90, 60, [0x8a, 0x2f, 0x6b]) };
  const key = await uploadImage(editor, createFile(`door-${word}.png`));
  await createPost(editor, { title: `Mill ${word}`, heroImageKey: await uploadImage(editor, other) });
  await createPost(editor, { title: `Door ${word}`, heroImageKey: key });
  await page.goto('/dashboard/pictures');
  await page.getByLabel('Search the pictures').fill(word);
  await page.keyboard.press('Enter');
  const alt = dialog(page).getByLabel('What it shows');
  await cards(page).filter({ hasText: 'door' }).click();
  await alt.fill('A door');
  await page.goBack();
  await cards(page).filter({ hasText: 'mill' }).click();
  await expect(alt).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await cards(page).filter({ hasText: 'door' }).click();
  await expect(alt).toHaveValue('A door');

  await dialog(page)
    .getByLabel('Put another file in its place')
    .setInputFiles({ name: other.name, mimeType: 'image/png', buffer: other.bytes });
  await expect(dialog(page)).toContainText(`mill-${word}.png`);
  await expect(alt).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await cards(page).filter({ hasText: 'mill' }).click();
  await expect(alt).toHaveValue('');
});

test('closing a picture sends its description once, and keeps it if that fails', async ({ page }) => {
  const editor = await createEditor(page);
  const word = randomUUID().slice(0, 8);
  await createPost(editor, { heroImageKey: await uploadImage(editor, createFile(`${word}.png`)) });
  let isOffline = true;
  const sent: string[] = [];
  await page.route('**/api/blog/pictures/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    sent.push(route.request().postData() ?? '');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await (isOffline ? route.abort() : route.continue());
  });
  await page.goto(`/dashboard/pictures?words=${word}`);
  const alt = dialog(page).getByLabel('What it shows');
  await cards(page).click();
  await alt.fill('A lamp');
  await page.keyboard.press('Escape');
  await expect(status(page, 'What you wrote is kept here: open the picture again.')).toBeVisible();
  expect(sent).toHaveLength(1);
  isOffline = false;
  await cards(page).click();
  await expect(alt).toHaveValue('A lamp');
  await alt.fill('A lamp at night');
  await alt.press('Enter');
  // Closing waits for this request instead of sending the same again.
  await page.keyboard.press('Escape');
  await expect(status(page, '✅ Saved.')).toBeVisible();
  expect(sent).toHaveLength(2);
  await cards(page).click();
  await expect(alt).toHaveValue('A lamp at night');
});

test('more pictures can be loaded after a failure, and stay when one is described', async ({ page }) => {
  const editor = await createEditor(page);
  const word = randomUUID().slice(0, 8);
  const other = { name: `${word}.png`, bytes: plainPng(60, 90, [0x11, 0x22, 0x33]) };
  for (const file of [createFile(`${word}.png`), other])
    await createPost(editor, { heroImageKey: await uploadImage(editor, file) });
  let isOffline = true;
  // Pages of one picture.
  await page.route('**/api/blog/pictures?*', async (route) => {
    const url = new URL(route.request().url());
    const isFirst = !url.searchParams.has('after');
    if (!isFirst && isOffline) return route.abort();
    url.searchParams.delete('after');
    const response = await route.fetch({ url: url.href });
    const { pictures } = await response.json();
    const next = isFirst ? `1_${randomUUID()}` : null;
    await route.fulfill({ response, json: { pictures: isFirst ? [pictures[0]] : [pictures[1]], next } });
  });
  await page.goto(`/dashboard/pictures?words=${word}`);
  const more = page.getByRole('button', { name: 'More pictures' });
  await more.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('We couldn’t load more. A network error has occurred.');
  await expect(more).toBeFocused();
  isOffline = false;
  await more.press('Enter');
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await cards(page).last().press('Enter');
  await dialog(page).getByLabel('What it shows').fill('A well');
  await page.keyboard.press('Escape');
  await expect(status(page, '✅ Saved.')).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).last()).toContainText('A well');
  await expect(cards(page).last()).toBeFocused();
});

test('a picture of the library is used in a text and as hero image, with its description', async ({
  page,
}) => {
  const editor = await createEditor(page);
  const word = randomUUID().slice(0, 8);
  const file = createFile(`${word}.png`);
  const key = await uploadImage(editor, file);
  await createPost(editor, { title: `First ${word}`, heroImageKey: key });
  await describeImage(editor, key, { alt: `A mill ${word}`, credit: 'Photograph by Ruth', license: '' });
  const library = page.getByRole('dialog', { name: 'Choose from the library' });
  const choosePicture = async () => {
    await library.getByLabel('Search the pictures').fill(word);
    await page.keyboard.press('Enter');
    await expect(cards(page)).toHaveCount(1);
    await cards(page).press('Enter');
    await expect(library).toHaveCount(0);
  };

  await page.goto('/dashboard/blog/edit');
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.click();
  await page.keyboard.type('Above');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const image = page.getByRole('dialog', { name: 'New image' });
  const fromLibrary = image.getByRole('button', { name: 'Choose from the library' });
  await fromLibrary.press('Enter');
  await expect(cards(page).first()).toBeVisible();
  await checkPage(page, 'choosing from the library');
  await page.keyboard.press('Escape');
  await expect(library).toHaveCount(0);
  await expect(fromLibrary).toBeFocused();
  await fromLibrary.press('Enter');
  await choosePicture();
  await expect(image.getByLabel('Description')).toHaveValue(`A mill ${word}`);
  await image.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(content.locator('figure .caption')).toHaveText('Photograph by Ruth');
  await expect(content.locator('img')).toHaveAttribute('alt', `A mill ${word}`);

  // On a phone the hero image is in a panel.
  await page.setViewportSize({ width: 375, height: 800 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'This post' }).press('Enter');
  await openSettings(page);
  const hero = page.getByRole('group', { name: 'Hero image' });
  await hero.getByRole('button', { name: 'Choose from the library' }).press('Enter');
  await choosePicture();
  await expect(hero.getByLabel('Description of the image')).toHaveValue(`A mill ${word}`);
  await hero.getByLabel('Description of the image').fill('My own words');
  // Uploading the same file gives the same picture and keeps the description.
  const finished = page.waitForResponse('**/api/blog/uploads/done');
  await hero
    .getByLabel('Another file')
    .setInputFiles({ name: file.name, mimeType: 'image/png', buffer: file.bytes });
  expect(await (await finished).json()).toMatchObject({ key, alt: `A mill ${word}` });
  await expect(hero.getByRole('progressbar')).toHaveCount(0);
  await expect(hero.locator('img')).toHaveAttribute('src', `/media/${key}`);
  await expect(hero.getByLabel('Description of the image')).toHaveValue('My own words');
});
