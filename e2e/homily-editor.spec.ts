import { acts, bar, button, editHomily, field, openSetting, state } from './edit-homily.ts';
import { createWriter, getLockHolder, getStoredHomily, saveDraft, type Writer } from './homily-fixtures.ts';
import { createMember, endSessions, logIn, sendLogin } from './members.ts';
import { checkDarkPage, checkPage, expectNoAxeViolations } from './page-checks.ts';
import { allowFailedRequests, expect, test } from './visitor.ts';

allowFailedRequests();

const saveCalls = (date: string) => `**/api/homily/editor/homilies/${date}/draft`;

const titleOf = async (writer: Writer, date: string) =>
  (await getStoredHomily(writer, date)).draft?.content['title'];

test('only homily-admins and blog-admins have an editor', async ({ page }) => {
  await logIn(page, await createMember({ isComplimentary: true }));
  await expect(page.getByRole('link', { name: 'Homilies', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write homilies' })).toHaveCount(0);
  for (const [path, group] of [
    ['homilies/edit', 'homily-admin'],
    ['homilies/edit/2030-01-01', 'homily-admin'],
    ['blog/edit', 'blog-admin'],
  ] as const) {
    await page.goto(`/dashboard/${path}`);
    await expect(page.getByRole('heading', { name: `Access denied (${group} only).` })).toBeVisible();
  }
});

test('typed text is saved when typing stops and when the day is left, which releases its lock', async ({
  page,
}) => {
  const writer = await createWriter(page);
  const date = '2031-02-03';
  await editHomily(page, date);
  await expect(state(page)).toContainText('New. Nothing is written yet.');
  await expect.poll(() => getLockHolder(writer, date)).toBe('Luke');
  await page.getByRole('link', { name: 'Search' }).click();
  await expect.poll(() => getLockHolder(writer, date)).toBeNull();

  await editHomily(page, date);
  await field(page, 'Title').fill('Salt');
  await expect(state(page)).toContainText('Draft. Not saved yet.');
  await expect(state(page)).toContainText(/Draft. Saved at \d+:\d\d\s[ap]\.m\./);
  expect(await titleOf(writer, date)).toBe('Salt');
  await page.reload();
  await expect(field(page, 'Title')).toHaveValue('Salt');
  await field(page, 'Title').fill('Salt and light');
  await page.getByText('Another day', { exact: true }).click();
  await page.getByLabel('Date', { exact: true }).fill('2031-02-04');
  await page.getByLabel('Date', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/dashboard/homilies/edit/2031-02-04');
  await expect(field(page, 'Title')).toHaveValue('');
  await expect.poll(() => titleOf(writer, date)).toBe('Salt and light');
});

test('what is typed without a network survives a reload, and is saved once the network is back', async ({
  page,
}) => {
  const writer = await createWriter(page);
  const date = '2031-02-05';
  await editHomily(page, date);
  await page.route(saveCalls(date), (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await field(page, 'Reflection').fill('Typed in a tunnel.');
  await expect(state(page)).toContainText('Not saved. The site did not answer. Your words are kept here');
  await page.reload();
  await expect(field(page, 'Reflection')).toHaveText('Typed in a tunnel.');
  await page.goto('/dashboard/homilies/edit');
  await expect(page.getByText('Typed in this browser and not saved yet:')).toContainText('February 5, 2031');
  await page.unroute(saveCalls(date));
  await editHomily(page, date);
  await expect(state(page)).toContainText('Saved at');
  await page.goto('/dashboard/homilies/edit');
  await expect(page.getByRole('heading', { name: 'The year ahead' })).toBeVisible();
  await expect(page.getByText('Typed in this browser and not saved yet:')).toHaveCount(0);
  expect((await getStoredHomily(writer, date)).draft?.content['homilyText']).toBe('Typed in a tunnel.');
});

test('undo in a plain field removes what was typed before a save', async ({ page }) => {
  await createWriter(page);
  await editHomily(page, '2031-02-10');
  const practice = field(page, 'One thing to do');
  await practice.click();
  await page.keyboard.type('At noon.');
  await expect(state(page)).toContainText('Saved at');
  for (const [keys, text] of [
    ['ControlOrMeta+z', ''],
    ['ControlOrMeta+Shift+z', 'At noon.'],
  ] as const) {
    await page.keyboard.press(keys);
    await expect(practice).toHaveValue(text);
  }
});

test('a session that ends while somebody types costs not a letter', async ({ page }) => {
  const writer = await createWriter(page);
  const date = '2031-02-06';
  await editHomily(page, date);
  await expect(field(page, 'Reflection')).toBeEditable();
  await endSessions(writer.member);
  // What the server found out about a token it believes for two seconds.
  await page.waitForTimeout(2_500);
  await field(page, 'Reflection').fill('Half a sentence, and');
  await expect(state(page)).toContainText('You have been logged out. Your words are safe here.');
  // No heartbeat leads away from the text.
  const foundOut = page.waitForEvent('console', (message) => message.text().includes('no access token'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await foundOut;
  await field(page, 'Reflection').fill('Half a sentence, and a whole one.');
  const opening = page.context().waitForEvent('page');
  await state(page).getByRole('link', { name: 'Log in, and stay on this page' }).click();
  const elsewhere = await opening;
  await sendLogin(elsewhere, writer.member);
  await expect(elsewhere).toHaveURL('/dashboard/profile');
  await expect(state(page)).toContainText('Saved at');
  await page.reload();
  await expect(field(page, 'Reflection')).toHaveText('Half a sentence, and a whole one.');
  await elsewhere.close();
});

test('one person edits, another reads and takes over, and each text can be put back', async ({
  page,
  browser,
}) => {
  await createWriter(page);
  const date = '2031-02-07';
  await editHomily(page, date);
  await field(page, 'Title').fill('Of Luke');
  await expect(state(page)).toContainText('Saved at');
  const elsewhere = await browser.newContext({ baseURL: process.env.SITE_URL ?? '' });
  const other = await elsewhere.newPage();
  const mark = await createWriter(other, 'Mark');
  await editHomily(other, date);
  await expect(state(other)).toContainText(/Luke is editing since .*, last saved at/);
  await expect(field(other, 'Title')).toBeDisabled();
  await expect(field(other, 'Reflection')).toHaveAttribute('contenteditable', 'false');
  await checkDarkPage(other, 'somebody else edits');

  await field(page, 'Reflection').fill('Typed as Mark takes over.');
  await state(other).getByRole('button', { name: 'Take over' }).click();
  await field(other, 'Title').fill('Of Mark');
  await expect(state(other)).toContainText('Saved at');
  await expect(state(page)).toContainText(/Mark took over at .* Your text is in History./);
  await expect(field(page, 'Title')).toBeDisabled();
  await state(page).getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Two versions' });
  await expect(dialog.getByRole('region', { name: /^Yours/ })).toContainText('Typed as Mark takes over.');
  await expect(dialog.getByRole('region', { name: /^Mark’s/ })).not.toContainText('Typed as');
  await checkPage(page, 'two versions');
  await dialog.getByRole('button', { name: 'Put mine back' }).click();
  await expect(field(page, 'Reflection')).toHaveText('Typed as Mark takes over.');
  await expect(state(page)).toContainText('Saved at');
  expect(await titleOf(mark, date)).toBe('Of Luke');
  await elsewhere.close();
});

test('the Gospel of the day fills its fields, can be undone, and an unusual reference is reported', async ({
  page,
}) => {
  await createWriter(page);
  await editHomily(page, '2031-03-25');
  const day = page.getByRole('complementary', { name: 'This day' });
  await expect(day).toContainText('Annunciation');
  await expect(day).toContainText('White, for a solemnity');
  await page.getByText('Show the text').click();
  await page.getByRole('button', { name: /^Use this reference/ }).click();
  await openSetting(page, 'Gospel');
  await expect(field(page, 'Chapter')).toHaveValue('1');
  await expect(field(page, 'Verse')).toHaveValue('26-38');
  await expect(field(page, 'Book')).toHaveValue('Luke');
  await expect(field(page, 'Gospel')).toHaveValue('');
  await field(page, 'Gospel').fill('My own wording');
  await page.getByRole('button', { name: /^Use it with its text/ }).click();
  await expect(field(page, 'Gospel')).toHaveValue(/Gabriel/);
  await openSetting(page, 'Source');
  await expect(field(page, 'Source line')).toHaveValue(/World English Bible \(public domain\)/);
  await page.getByRole('button', { name: 'Put back what was there' }).click();
  await expect(field(page, 'Gospel')).toHaveValue('My own wording');

  await field(page, 'Book').fill('Luke');
  await field(page, 'Chapter').fill('99');
  await field(page, 'Verse').fill('1-2');
  await field(page, 'Title').focus();
  await expect(
    page.getByRole('list', { name: 'Worth another look' }).getByRole('listitem').first(),
  ).toBeVisible({
    timeout: 10_000,
  });
  await expect(state(page)).toContainText('Saved at');
  await field(page, 'Chapter').fill('twelve');
  await expect(field(page, 'Chapter')).toHaveAccessibleDescription(
    'A chapter is a whole number, from 1 to 150.',
  );
});

test('a homily is scheduled, changed, and taken off the schedule, each after it was said what happens', async ({
  page,
}) => {
  const writer = await createWriter(page);
  const date = '2031-04-02';
  await editHomily(page, date);
  await button(page, 'Publish').click();
  const sheet = page.getByRole('dialog', { name: 'Schedule this homily' });
  await expect(sheet).toContainText(
    'The Gospel needs the book, the chapter, the verse, and the Gospel text.',
  );
  await expect(sheet).toContainText('It opens on Wednesday, April 2, 2031, at midnight,');
  await expect(sheet).toContainText('With the morning mail of that day, at 6:00\u00a0a.m.');
  await expectNoAxeViolations(page, 'the publish sheet');
  await sheet.getByRole('button', { name: 'Write it' }).click();
  await expect(field(page, 'Reflection')).toBeFocused();
  await page
    .getByRole('button', { name: /^Use it with its text/ })
    .first()
    .click();
  await field(page, 'Reflection').fill('A word for that day.');
  await button(page, 'Publish').click();
  await expect(sheet).toContainText('The passage is the Gospel of the day.');
  await sheet.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'John 8:31–42' })).toBeFocused();
  await expectNoAxeViolations(page, 'scheduled');
  await page.keyboard.press('Escape');
  await expect(field(page, 'Reflection')).toBeFocused();
  await expect(state(page)).toHaveText('Scheduled. Opens on Wednesday, April 2, 2031');
  expect((await getStoredHomily(writer, date)).state).toBe('scheduled');

  await field(page, 'Title').fill('With a name');
  await field(page, 'Reflection').focus();
  await expect(state(page)).toContainText(/Your changes since .* are saved, and not scheduled./);
  await state(page).getByRole('button', { name: 'Drop the changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Drop them' }).click();
  await expect(field(page, 'Title')).toHaveValue('');
  await field(page, 'Title').fill('With another name');
  await state(page).getByRole('button', { name: 'Schedule the changes' }).click();
  await page
    .getByRole('dialog', { name: 'Schedule the changes' })
    .getByRole('button', { name: 'Schedule' })
    .click();
  await expect(state(page)).toHaveText('Scheduled. Opens on Wednesday, April 2, 2031');
  await button(page, 'Save Draft').click();
  const question = page.getByRole('dialog', { name: 'Take it off the schedule?' });
  await question.getByRole('button', { name: 'Leave it on the schedule' }).click();
  expect((await getStoredHomily(writer, date)).state).toBe('scheduled');
  await button(page, 'Save Draft').click();
  await question.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(page.getByText('✅ Draft saved successfully!')).toBeVisible();
  await expect(state(page)).toContainText('Draft.');
  expect((await getStoredHomily(writer, date)).state).toBe('draft');
});

test('the preview shows a day as readers see it, and a past day is published at once', async ({ page }) => {
  const writer = await createWriter(page);
  const date = '2020-05-05';
  await saveDraft(writer, date, {
    title: 'Seen at once',
    homilyText: '> Come and see.\nThey *came* in 2 * 3 days.\n<b>Three</b>.',
  });
  await editHomily(page, date);
  const opener = bar(page).getByRole('button', { name: 'Preview' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'As readers see it' });
  const reflection = dialog.getByRole('region', { name: 'The reflection' });
  await expect(reflection.locator('p')).toHaveText([
    'Come and see.',
    'They came in 2 * 3 days.',
    '<b>Three</b>.',
  ]);
  await expect(reflection.getByRole('emphasis')).toHaveText('came');
  await expect(reflection.getByRole('blockquote')).toHaveText('Come and see.');
  await expect(dialog.getByRole('region', { name: 'Luke 1:39–56' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await button(page, 'Publish').click();
  await expect(page.getByRole('dialog')).toContainText('No email goes out.');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(state(page)).toContainText('Published.');
  await page.getByRole('link', { name: 'See it as a reader' }).click();
  await expect(page).toHaveURL(`/dashboard/homilies/${date}`);
  await expect(page.getByRole('blockquote')).toHaveText('Come and see.');
});

test('a version of the history is restored, and the draft deleted', async ({ page, browser }) => {
  const writer = await createWriter(page);
  const date = '2031-04-03';
  await saveDraft(writer, date, { title: 'The first thought' });
  const elsewhere = await browser.newContext({ baseURL: process.env.SITE_URL ?? '' });
  await saveDraft(await createWriter(await elsewhere.newPage(), 'Mark'), date, {
    title: 'The second thought',
  });
  await elsewhere.close();
  await editHomily(page, date);
  await bar(page).getByRole('button', { name: 'History' }).click();
  const entries = page.getByRole('dialog').getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText('by Mark');
  await entries.last().getByRole('button', { name: /^Look/ }).click();
  await expect(page.getByRole('dialog')).toContainText('The first thought');
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field(page, 'Title')).toHaveValue('The first thought');
  await expect.poll(() => titleOf(writer, date)).toBe('The first thought');

  await acts(page).getByRole('button', { name: 'Delete...' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/dashboard/homilies/edit');
  expect((await getStoredHomily(writer, date)).state).toBe('new');
});

test('the editor is accessible at every width, with title and text above the fold', async ({ page }) => {
  await createWriter(page);
  const panel = page.getByRole('complementary', { name: 'This day' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await editHomily(page, '2031-04-12');
  for (const [width, limit] of [
    [1280, 420],
    [375, 470],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await editHomily(page, '2031-04-12');
    for (const name of ['Title', 'Reflection']) {
      const box = await field(page, name).boundingBox();
      expect(box?.y).toBeLessThan(limit);
    }
  }
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'This day', exact: true }).click();
  await openSetting(page, 'By');
  await panel.getByLabel('Written by').fill('Luke');
  await expectNoAxeViolations(page, 'the panel as a sheet');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'This day', exact: true })).toBeFocused();
  await checkPage(page, 'editor');
});
