// What comes into a post from elsewhere: from other programs, from other editors, from another of the editor's own pages.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { awaitTools, button, message, text } from './edit-post.ts';
import { createEditor, createPost, uploadImage } from './post-fixtures.ts';
import { expect, test } from './visitor.ts';

/** What a browser hands over when something is pasted, by its type. */
const paste = (page: Page, brought: Readonly<Record<string, string>>): Promise<void> =>
  text(page).evaluate((room, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text);
    room.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, brought);

async function edit(page: Page, id = ''): Promise<void> {
  await page.goto(`/dashboard/blog/edit/${id}`);
  await awaitTools(page);
}

/** Leaves an empty paragraph. */
async function clear(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('ControlOrMeta+Alt+Digit0');
  await expect(text(page)).toHaveText('');
}

test('pasted HTML is cleaned without a report of the policy, and missing pictures are counted', async ({
  page,
}) => {
  await createEditor(page);
  await edit(page);
  await text(page).click();
  await paste(page, {
    'text/plain': 'Bold words',
    'text/html':
      '<style>p{color:red}</style><h1 style="color:red">Title</h1><p style="margin:0">Some <span style="font-weight:700">bold</span> words<img src="x" onerror="alert(1)"></p><table><tr><td>In a cell</td></tr></table>',
  });
  await expect(text(page).getByRole('heading', { level: 2 })).toHaveText('Title');
  await expect(text(page).locator('strong')).toHaveText('bold');
  await expect(text(page)).toContainText('In a cell');
  expect(await text(page).locator('table, img, [onerror]').count()).toBe(0);

  await clear(page);
  const far = '<img src="https://elsewhere.example/x.png">';
  await paste(page, { 'text/plain': 'One', 'text/html': `<p>One</p>${far}<p>Two</p>${far}` });
  await expect(page.getByRole('status').filter({ hasText: '2 pictures were left out' })).toBeVisible();
  await expect(text(page).locator('p')).toHaveText(['One', 'Two']);
  await paste(page, { 'text/plain': 'Three', 'text/html': '<p>Three</p>' });
  await expect(page.getByText(/left out/)).toHaveCount(0);

  await clear(page);
  const figure = { src: 'https://elsewhere.example/pixel.png', alt: '', caption: [] };
  await paste(page, {
    'text/plain': 'Bold words',
    'text/html': '<p dir="ltr"><b><strong style="white-space: pre-wrap">Bold</strong></b> words</p>',
    'application/x-lexical-editor': JSON.stringify({
      namespace: 'post',
      nodes: [{ type: 'figure', version: 1, figure }],
    }),
  });
  await expect(text(page).locator('strong')).toHaveText('Bold');
  await expect(text(page).locator('figure')).toHaveCount(0);
});

test('what is copied in the editor is pasted on another of its pages as it was', async ({
  page,
  context,
}) => {
  const editor = await createEditor(page);
  const image = await uploadImage(editor);
  const id = randomUUID();
  const content = `<h2>Two</h2><p>Plain, <strong>bold</strong> and <a href="mailto:ruth@example.org">a link</a></p><ul><li>One<ul><li>Within</li></ul></li></ul><figure><img src="${image}" alt="A hill"><figcaption>The <em>hill</em></figcaption></figure>`;
  await createPost(editor, { id, slug: id, content });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await edit(page, id);
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  await edit(page);
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(text(page).getByRole('img', { name: 'A hill' })).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill(`Copied ${id.slice(0, 8)}`);
  const [saved] = await Promise.all([
    page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/blog/posts'),
    ),
    button(page, 'Save Draft').click(),
  ]);
  const { content: sent } = saved.postDataJSON() as { content: string };
  expect(sent.replace(/src="[^"]*(?=images\/)/, 'src="').replace(/ width="\d+" height="\d+"/, '')).toBe(
    `<h2>Two</h2><p>Plain, <strong>bold</strong> and <a href="mailto:ruth@example.org">a link</a></p><ul><li>One<ul><li>Within</li></ul></li></ul><figure><img src="${image}" alt="A hill" /><figcaption>The <em>hill</em></figcaption></figure>`,
  );
  await expect(message(page)).toHaveText('✅ Draft saved successfully!');
});

test('Markdown, soft line breaks, quotes, rules and undo work from the keyboard', async ({ page }) => {
  await createEditor(page);
  await edit(page);
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+Shift+Digit9');
  await expect(button(page, 'Quote')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('Said');
  await page.keyboard.press('ControlOrMeta+Alt+KeyH');
  await expect(text(page).locator('hr')).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text(page).locator('hr')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+y');
  await expect(text(page).locator('hr')).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+Alt+Digit0');
  await expect(button(page, 'Kind of paragraph: Paragraph')).toBeVisible();
  await paste(page, { 'text/plain': '## A heading\n\n- One\n- **Two**\n' });
  await expect(text(page).getByRole('heading', { level: 2 })).toHaveText('A heading');
  await expect(text(page).locator('ul > li')).toHaveText(['One', 'Two']);
  await expect(text(page).locator('blockquote')).toHaveText('Said');
});
