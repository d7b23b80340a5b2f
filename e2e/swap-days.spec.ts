// Moving a homily to another day in the editor, or swapping it with the homily there.
import { acts, editHomily, field, state } from './edit-homily.ts';
import { createWriter, getStoredHomily, publishHomily, saveDraft } from './homily-fixtures.ts';
import { checkPage } from './page-checks.ts';
import { allowFailedRequests, expect, test } from './visitor.ts';

allowFailedRequests();

test('swapping two days shows the other homily first and the state of both afterwards', async ({ page }) => {
  const writer = await createWriter(page);
  const [past, future] = ['2019-03-04', '2033-03-04'];
  await publishHomily(writer, past, { title: 'For the past' });
  await saveDraft(writer, future, { title: 'For the future' });
  await editHomily(page, past);
  await field(page, 'Title').fill('For the past, typed a moment ago');
  await acts(page).getByRole('button', { name: 'Move to another day...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to another day' });
  await dialog.getByLabel('Other day', { exact: true }).fill(past);
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(dialog.getByRole('status')).toHaveText(
    '❌ It is that day already. Please choose another one.',
  );
  await dialog.getByLabel('Other day', { exact: true }).fill(future);
  await expect(dialog).toContainText('Friday, March 4, 2033');
  await expect(dialog).toContainText('For the future');
  await expect(dialog).toContainText('Draft');
  await expect(dialog).toContainText(
    'What is published for Monday, March 4, 2019 becomes scheduled: readers do not find it any more until Friday, March 4, 2033.',
  );
  await checkPage(page, 'swapping');
  await dialog.getByRole('button', { name: 'Swap' }).click();
  await expect(page).toHaveURL(`/dashboard/homilies/edit/${future}`);
  await expect(field(page, 'Title')).toHaveValue('For the past, typed a moment ago');
  await expect(state(page)).toContainText(/Scheduled. Your changes since .* are saved, and not scheduled./);
  const confirmation = page.getByText('The two days have changed places.');
  await expect(confirmation).toHaveText(
    '✅ The two days have changed places. Friday, March 4, 2033: Scheduled. Monday, March 4, 2019: Draft.',
  );
  await checkPage(page, 'swapped');
  expect(await getStoredHomily(writer, past)).toMatchObject({
    state: 'draft',
    draft: { content: { title: 'For the future' } },
  });
  await page.reload();
  await expect(field(page, 'Title')).toHaveValue('For the past, typed a moment ago');
  await expect(confirmation).toHaveCount(0);
});

test('a draft moves to a free day, and a swap is rejected if the other day has changed', async ({ page }) => {
  const writer = await createWriter(page);
  const [date, other] = ['2033-03-07', '2033-03-08'];
  await saveDraft(writer, date, { title: 'Here' });
  await saveDraft(writer, other, { title: 'There' });
  await editHomily(page, date);
  await acts(page).getByRole('button', { name: 'Move to another day...' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Other day', { exact: true }).fill(other);
  await expect(dialog).toContainText('There');
  await saveDraft(writer, other, { title: 'There, by somebody else' });
  await dialog.getByRole('button', { name: 'Swap' }).click();
  await expect(dialog.getByRole('status')).toHaveText(
    '❌ The other day was saved in the meantime. Please look at it again.',
  );
  await expect(dialog).toContainText('There, by somebody else');
  expect((await getStoredHomily(writer, date)).draft?.content['title']).toBe('Here');
  await dialog.getByRole('button', { name: 'Swap' }).click();
  await expect(page).toHaveURL(`/dashboard/homilies/edit/${other}`);
  await expect(field(page, 'Title')).toHaveValue('Here');

  const [moved, free] = ['2033-03-09', '2033-03-10'];
  await saveDraft(writer, moved, { title: 'On the move' });
  await editHomily(page, moved);
  await acts(page).getByRole('button', { name: 'Move to another day...' }).click();
  await dialog.getByLabel('Other day', { exact: true }).fill(free);
  await expect(dialog).toContainText('Nothing is written for it yet.');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page).toHaveURL(`/dashboard/homilies/edit/${free}`);
  await expect(field(page, 'Title')).toHaveValue('On the move');
  await expect(page.getByText('✅ It has moved here from Wednesday, March 9, 2033.')).toBeVisible();
  expect((await getStoredHomily(writer, moved)).state).toBe('new');
});
