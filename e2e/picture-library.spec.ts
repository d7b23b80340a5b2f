// The library of pictures, by keyboard and at every width, in a real browser.
import { randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { aPost, editorOn, uploadedImage } from './given-posts.ts';
import { look } from './look.ts';
import { plainPng } from './plain-image.ts';
import { expect, test } from './visitor.ts';

/** A file that nobody else has sent. */
const aFile = (name: string) => ({
  name,
  bytes: plainPng(90, 60, [...randomBytes(3)] as [number, number, number]),
});

const cards = (page: Page) => page.locator('.picture-card');
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Picture', exact: true });
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('a picture is found by words, described, and tells where it is used', async ({ page }) => {
  const editor = await editorOn(page);
  const word = randomUUID().slice(0, 8);
  const key = await uploadedImage(editor, aFile(`lighthouse-${word}.png`));
  await aPost(editor, { title: `The lamp ${word}`, heroImageKey: key, status: 'PUBLISHED' });
  const other = await uploadedImage(editor, aFile(`${word}.png`));
  await aPost(editor, { title: 'The well', content: `<p>x</p><img src="/media/${other}" alt="A well">` });

  await page.goto('/dashboard/blog');
  await page.getByRole('link', { name: 'Pictures' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Pictures', level: 1 })).toBeFocused();
  await page.getByLabel('Search the pictures').fill(word);
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(2);
  await look(page, 'the library');
  await page.getByLabel('Search the pictures').fill(`LAMP ${word}`);
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('In 1 post');

  await cards(page).press('Enter');
  await expect(sheet(page).getByRole('link', { name: `The lamp ${word}` })).toBeVisible();
  await look(page, 'a picture');
  await sheet(page).getByLabel('What it shows').fill('A lighthouse at dusk');
  await sheet(page).getByLabel('Who made it').fill('Ruth Field');
  await page.keyboard.press('Enter');
  await expect(said(page, '✅ Saved.')).toBeFocused();
  // What was not saved is saved on leaving.
  await sheet(page).getByLabel('License').fill('CC BY 4.0');
  await page.keyboard.press('Escape');
  await expect(said(page, '✅ Saved.')).toBeVisible();
  await expect(cards(page)).toContainText('A lighthouse at dusk');
  await page.reload();
  await cards(page).click();
  await expect(sheet(page).getByLabel('License')).toHaveValue('CC BY 4.0');
  await sheet(page)
    .getByRole('link', { name: `The lamp ${word}` })
    .click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(`The lamp ${word}`);
});

test('another file takes its place, and what nobody would miss is deleted', async ({ page }) => {
  const editor = await editorOn(page);
  const word = randomUUID().slice(0, 8);
  const key = await uploadedImage(editor, aFile(`old-${word}.png`));
  await aPost(editor, { title: `Two ${word}`, content: `<p>x</p><img src="/media/${key}" alt="Mine">` });
  await page.goto(`/dashboard/pictures?words=${word}&picture=${key.split('/')[1]}`);
  await expect(sheet(page)).toContainText('It cannot be deleted while a post uses it.');
  const file = aFile(`new-${word}.png`);
  await sheet(page)
    .getByLabel('Put another file in its place')
    .setInputFiles({ name: file.name, mimeType: 'image/png', buffer: file.bytes });
  await expect(said(page, '✅ The new picture is in 1 post now.')).toBeVisible();
  await expect(sheet(page)).toContainText(`new-${word}.png`);
  await page.keyboard.press('Escape');
  await expect(cards(page)).toHaveCount(2);

  await page.goto(`/dashboard/pictures?words=old-${word}`);
  await page.getByLabel('Only those that no post uses').check();
  await expect(cards(page)).toContainText('Not used');
  await cards(page).press('Enter');
  await sheet(page).getByRole('button', { name: 'Delete this picture' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete this picture?' });
  await expect(question).toContainText('It is in 1 older version of posts: brought back, it would lack it.');
  await look(page, 'deleting a picture');
  await question.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(said(page, '✅ The picture is deleted.')).toBeFocused();
  await expect(page.getByText('No picture fits that.')).toBeVisible();
  await look(page, 'no picture');
});
