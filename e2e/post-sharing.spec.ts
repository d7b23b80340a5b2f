import { randomUUID } from 'node:crypto';
import { publish } from './edit-post.ts';
import { expectNoAxeViolations } from './page-checks.ts';
import { createEditor, createPost } from './post-fixtures.ts';
import { expect, test } from './visitor.ts';

test('what strangers are told of a post is written beside it, and a link to it says so', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 375, height: 800 });
  const editor = await createEditor(page);
  const id = randomUUID();
  await createPost(editor, { id, slug: id, title: 'A table by the door', excerpt: 'On leaving room.' });
  await page.goto(`/dashboard/blog/edit/${id}`);
  const opener = page.getByRole('button', { name: 'This post' });
  await opener.press('Enter');
  const section = page.locator('.panel-line').filter({ hasText: 'Sharing' });
  await section.locator('> summary').press('Enter');
  await expect(section.getByText('19 of the 60 characters that are shown.')).toBeVisible();
  await section.getByLabel('Search title').fill('Room at the table');
  await section.getByLabel('Words beside a shared link').fill('Read this before supper.');
  await section.getByLabel('Where it first appeared').fill('javascript:alert(1)');
  await expect(section.getByText('an address that begins with https://')).toBeVisible();
  await section.getByLabel('Where it first appeared').fill('elsewhere.example/table');
  await expect(section.getByText('an address that begins with https://')).toBeHidden();
  await section.getByLabel('Ask search engines to leave it out').press('Space');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await publish(page);
  await page.reload();
  await opener.press('Enter');
  await section.locator('> summary').press('Enter');
  await expect(section.getByLabel('Search title')).toHaveValue('Room at the table');
  await expect(section.getByLabel('Where it first appeared')).toHaveValue('https://elsewhere.example/table');
  await expect(section.getByLabel('Ask search engines to leave it out')).toBeChecked();
  const html = await (await request.get(`/dashboard/blog/${id}`)).text();
  expect(html).toContain('property="og:title" content="Room at the table"');
  expect(html).toContain('property="og:description" content="Read this before supper."');
  expect(html).toContain('name="description" content="On leaving room."');
  expect(html).toContain('rel="canonical" href="https://elsewhere.example/table"');
});
