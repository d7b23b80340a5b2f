// Editors import a file of homilies after a report of the changes.
import type { Page } from '@playwright/test';
import { createWriter, getStoredHomily, publishHomily, saveDraft } from './homily-fixtures.ts';
import { checkPage } from './page-checks.ts';
import { allowFailedRequests, expect, test } from './visitor.ts';

allowFailedRequests();

const head = 'date,book,chapter,verse,gospelText,homilyText,title';
const row = (date: string, title = 'From the file') => `${date},Luke,20,27-40,A Gospel,A reflection,${title}`;
const csv = (...rows: string[]) => `${[head, ...rows].join('\n')}\n`;

const importPart = (page: Page) => page.getByRole('region', { name: 'Import homilies' });
const choose = (page: Page, name: string, content: string) =>
  importPart(page)
    .getByLabel('A CSV or JSON file')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

test('a file is imported after a report of what it replaces, or refused with a reason', async ({ page }) => {
  const writer = await createWriter(page);
  await publishHomily(writer, '2034-05-02', { title: 'Here before' });
  await page.goto('/dashboard/homilies/edit?view=list&month=2034-05');
  await expect(importPart(page)).toBeVisible();
  await choose(page, 'may.csv', csv(row('2034-05-01'), row('2034-05-02')));
  const report = page.getByRole('region', { name: 'may.csv' });
  await expect(report).toContainText('Would import: 1 new, 1 changed, 0 unchanged.');
  await expect(report.getByRole('heading')).toBeFocused();
  await expect(report.getByRole('listitem')).toHaveText(['Tuesday, May 2, 2034: Here before']);
  expect((await getStoredHomily(writer, '2034-05-01')).state).toBe('new');
  await report.getByRole('button', { name: 'Import 2 days' }).click();
  await expect(importPart(page).getByRole('status')).toHaveText(
    '✅ Imported: 1 new, 1 changed, 0 unchanged.',
  );
  await expect(page.locator('[data-date="2034-05-01"]')).toContainText('From the file');
  expect((await getStoredHomily(writer, '2034-05-02')).draft?.content['title']).toBe('From the file');

  const status = importPart(page).getByRole('status');
  await choose(page, 'sermon.pdf', '%PDF-1.7 and so on');
  await expect(status).toHaveText('❌ This is a PDF. Homilies come in as CSV or JSON.');
  await choose(page, 'large.csv', 'a'.repeat(3 * 1024 * 1024 + 1));
  await expect(status).toHaveText('❌ This file is larger than 3 MB. Please import it in parts.');
});

test('unpublished drafts stay unless the editor replaces them, and invalid rows are reported', async ({
  page,
}) => {
  const writer = await createWriter(page);
  await saveDraft(writer, '2034-05-04', { title: 'Begun here' });
  await page.goto('/dashboard/homilies/edit?view=list&month=2034-05');
  await choose(page, 'bad.csv', csv(row('2034-05-32'), row('2034-05-05')));
  const bad = page.getByRole('region', { name: 'bad.csv' });
  await expect(bad).toContainText('row 2: "2034-05-32" is no date from 1970 to 2100 written as YYYY-MM-DD');
  await expect(bad.getByRole('button', { name: /^Import/ })).toHaveCount(0);
  await choose(page, 'more.csv', csv(row('2034-05-04'), row('2034-05-05')));
  const report = page.getByRole('region', { name: 'more.csv' });
  await expect(report).toContainText('Thursday, May 4, 2034: Begun here');
  await checkPage(page, 'import');
  await report.getByRole('button', { name: 'Import 1 day' }).click();
  await expect(importPart(page).getByRole('status')).toHaveText(
    '✅ Imported: 1 new, 0 changed, 0 unchanged, 1 kept as it is.',
  );
  expect((await getStoredHomily(writer, '2034-05-04')).draft?.content['title']).toBe('Begun here');
  await choose(page, 'again.csv', csv(row('2034-05-04')));
  const again = page.getByRole('region', { name: 'again.csv' });
  await again.getByLabel(/^Replace these too/).check();
  await again.getByRole('button', { name: 'Import 1 day' }).click();
  await expect(importPart(page).getByRole('status')).toHaveText(
    '✅ Imported: 1 new, 0 changed, 0 unchanged.',
  );
  expect(await getStoredHomily(writer, '2034-05-04')).toMatchObject({
    state: 'scheduled',
    draft: { content: { title: 'From the file' } },
  });
});
