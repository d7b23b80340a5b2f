// Writing homilies: what is typed is never lost, two editors are told of each other, and nothing goes out by a slip.
import { pastePlainFrom, programs } from './clipboards.ts';
import { acts, bar, editHomily, field } from './edit-homily.ts';
import { createWriter, getStoredHomily, saveDraft, type Writer } from './homily-fixtures.ts';
import { createMember, endSessions, logIn, sendLogin } from './members.ts';
import { checkPage, expectNoAxeViolations } from './page-checks.ts';
import { expect, test } from './visitor.ts';

test.beforeEach(({ allowed }) => {
  allowed.console.push(/Failed to load resource/);
});

const saveCalls = (date: string) => `**/api/homily/editor/homilies/${date}`;

const titleOf = async (writer: Writer, date: string) =>
  (await getStoredHomily(writer, date)).draft?.content['title'];

test('writing is offered to homily-admins alone, and refused kindly to whoever types the address', async ({
  page,
}) => {
  await logIn(page, await createMember({ isComplimentary: true }));
  await expect(page.getByRole('link', { name: 'Homilies', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write homilies' })).toHaveCount(0);
  for (const place of ['edit', 'edit/2030-01-01']) {
    await page.goto(`/dashboard/homilies/${place}`);
    await expect(page.getByRole('heading', { name: 'Access denied (homily-admin only).' })).toBeVisible();
  }
});

test('what is typed is saved when typing stops, and is there after a reload', async ({ page }) => {
  const writer = await createWriter(page);
  const date = '2031-02-03';
  await editHomily(page, date);
  await expect(bar(page)).toContainText('Missing');
  await field(page, 'Title').fill('Salt');
  await expect(bar(page)).toContainText('Not saved yet');
  await expect(bar(page)).toContainText(/Saved at \d+:\d\d [AP]M/, { timeout: 10_000 });
  await expect(bar(page)).toContainText('Draft');
  expect(await titleOf(writer, date)).toBe('Salt');
  await page.reload();
  await expect(field(page, 'Title')).toHaveValue('Salt');
});

test('what is typed is saved on leaving the field, and on leaving the page', async ({ page }) => {
  const writer = await createWriter(page);
  const date = '2031-02-04';
  await editHomily(page, date);
  // With the clock standing still no pause in typing ever ends.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page, 'Title').fill('Light');
  await expect(bar(page)).toContainText('Not saved yet');
  await field(page, 'Book').focus();
  await expect(bar(page)).toContainText('Saved at');
  await field(page, 'Book').pressSequentially('Mark');
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/dashboard/profile');
  await expect.poll(async () => (await getStoredHomily(writer, date)).draft?.content['book']).toBe('Mark');
});

test('nothing is lost while the network is away: not by a reload, and it is saved once it is back', async ({
  page,
}) => {
  const writer = await createWriter(page);
  const date = '2031-02-05';
  await editHomily(page, date);
  await page.route(saveCalls(date), (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await field(page, 'Reflection').fill('Typed in a tunnel.');
  await expect(bar(page)).toContainText(
    'No connection. Every word is kept on this device and will be saved when it is back.',
    {
      timeout: 10_000,
    },
  );
  await page.reload();
  await expect(field(page, 'Reflection')).toHaveText('Typed in a tunnel.');
  await expect(page.getByText('What you typed here and had not saved is back.')).toBeVisible();
  await page.goto('/dashboard/homilies/edit');
  await expect(page.getByText('Typed in this browser and not saved yet:')).toContainText('February 5, 2031');
  await page.unroute(saveCalls(date));
  await editHomily(page, date);
  await expect(bar(page)).toContainText('Saved at', { timeout: 10_000 });
  await expect(page.getByText('What you typed here and had not saved is back.')).toHaveCount(0);
  expect((await getStoredHomily(writer, date)).draft?.content['homilyText']).toBe('Typed in a tunnel.');
});

for (const program of programs) {
  test(`a soft line break parts the words when it is pasted from ${program}`, async ({ page }) => {
    const writer = await createWriter(page);
    const date = '2031-02-08';
    await saveDraft(writer, date, { homilyText: 'Before. After.' });
    await editHomily(page, date);
    const reflection = field(page, 'Reflection');
    const lines = reflection.locator('p');
    await reflection.click();
    await page.keyboard.press('Home');
    for (let letter = 0; letter < 'Before. '.length; letter++) await page.keyboard.press('ArrowRight');
    await pastePlainFrom(page, program);
    await expect(lines).toHaveText(['Before. First line', 'second line', 'Next paragraphAfter.']);
    await page.keyboard.type('!');
    await expect(lines).toHaveText(['Before. First line', 'second line', 'Next paragraph!After.']);
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(reflection).toHaveText('Before. After.');
  });
}

test('a session that ends while somebody types costs not a letter', async ({ page }) => {
  const writer = await createWriter(page);
  const date = '2031-02-06';
  await editHomily(page, date);
  await endSessions(writer.member);
  // What the server found out about a token it believes for two seconds.
  await page.waitForTimeout(2_500);
  await field(page, 'Reflection').fill('Half a sentence, and');
  await expect(bar(page)).toContainText(
    'You have been logged out. Your words are kept on this device. Log in',
    { timeout: 15_000 },
  );
  // Who else is here is asked every so often, and nothing that asks by itself leads away from the text.
  const foundOut = page.waitForEvent('console', (message) => message.text().includes('no access token'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await foundOut;
  await field(page, 'Reflection').fill('Half a sentence, and a whole one.');
  const opening = page.context().waitForEvent('page');
  await bar(page).getByRole('link', { name: 'Log in' }).click();
  const elsewhere = await opening;
  await sendLogin(elsewhere, writer.member);
  await expect(elsewhere).toHaveURL('/dashboard/profile');
  await expect(bar(page)).toContainText('Saved at', { timeout: 10_000 });
  await page.reload();
  await expect(field(page, 'Reflection')).toHaveText('Half a sentence, and a whole one.');
  await elsewhere.close();
});

test('a later save of somebody else is told, both are shown, and mine may be kept', async ({
  page,
  browser,
}) => {
  const writer = await createWriter(page);
  const date = '2031-02-07';
  await saveDraft(writer, date, { title: 'At first' });
  await editHomily(page, date);
  const elsewhere = await browser.newContext({ baseURL: process.env.SITE_URL ?? '' });
  const other = await createWriter(await elsewhere.newPage(), 'Mark');
  await saveDraft(other, date, { title: 'Of Mark' });
  await field(page, 'Title').fill('Of Luke');
  const changed = page.getByRole('region', { name: 'This day was changed elsewhere' });
  await expect(changed).toBeVisible({ timeout: 10_000 });
  await expect(changed.getByRole('region', { name: 'Mine' })).toContainText('Of Luke');
  await expect(changed.getByRole('region', { name: 'Theirs' })).toContainText('Of Mark');
  await expect(changed).toContainText('Mark saved it at');
  expect(await titleOf(writer, date)).toBe('Of Mark');
  await changed.getByRole('button', { name: 'Keep mine' }).click();
  await expect(bar(page)).toContainText('Saved at', { timeout: 10_000 });
  expect(await titleOf(writer, date)).toBe('Of Luke');

  // The other one is still at hand, and the one that gives way to it is too.
  await page.getByRole('button', { name: 'Look at it' }).click();
  await expect(page.getByRole('dialog')).toContainText('Of Mark');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(field(page, 'Title')).toHaveValue('Of Mark');
  await page.getByRole('button', { name: 'Look at it' }).click();
  await expect(page.getByRole('dialog')).toContainText('Of Luke');
  await elsewhere.close();
});

test('theirs may be taken, and mine is kept aside over a reload until it is thrown away', async ({
  page,
}) => {
  const writer = await createWriter(page);
  const date = '2031-02-08';
  await editHomily(page, date);
  await saveDraft(writer, date, { title: 'Theirs' });
  await field(page, 'Title').fill('Mine');
  await page.getByRole('button', { name: 'Take theirs' }).click({ timeout: 10_000 });
  await expect(field(page, 'Title')).toHaveValue('Theirs');
  await expect(bar(page)).toContainText('Saved at');
  await page.reload();
  await page.getByRole('button', { name: 'Look at it' }).click();
  await expect(page.getByRole('dialog')).toContainText('Mine');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Throw it away' }).click();
  await expect(page.getByText('The other version of this day')).toHaveCount(0);
  expect(await titleOf(writer, date)).toBe('Theirs');
});

test('a save whose answer was lost is not mistaken for somebody else’s', async ({ page }) => {
  const writer = await createWriter(page);
  const date = '2031-02-09';
  await editHomily(page, date);
  let isLost = false;
  await page.route(saveCalls(date), async (route) => {
    if (route.request().method() !== 'PUT' || isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await field(page, 'Title').fill('Arrived');
  await expect(bar(page)).toContainText('No connection.', { timeout: 10_000 });
  await expect(bar(page)).toContainText('Saved at', { timeout: 15_000 });
  await expect(page.getByText('This day was changed elsewhere')).toHaveCount(0);
  expect(await titleOf(writer, date)).toBe('Arrived');
});

test('the day’s Gospel fills its fields by one click, and its text by another, which can be taken back', async ({
  page,
}) => {
  await createWriter(page);
  await editHomily(page, '2031-03-25');
  const day = page.getByRole('complementary', { name: 'The day' });
  await expect(day).toContainText('Annunciation');
  await expect(day).toContainText('White, for a solemnity');
  await day.getByRole('button', { name: /^Use this reference/ }).click();
  await expect(field(page, 'Chapter')).toHaveValue('1');
  await expect(field(page, 'Verse')).toHaveValue('26-38');
  await expect(field(page, 'Book')).toHaveValue('Luke');
  await expect(field(page, 'Gospel')).toHaveValue('');
  await field(page, 'Gospel').fill('My own wording');
  await day.getByRole('button', { name: /^Use it with its text/ }).click();
  await expect(field(page, 'Gospel')).toHaveValue(/Gabriel/);
  await page.getByText('Source and copyright').click();
  await expect(field(page, 'Source line')).toHaveValue(/World English Bible \(public domain\)/);
  await page.getByRole('button', { name: 'Put back what was there' }).click();
  await expect(field(page, 'Gospel')).toHaveValue('My own wording');
});

test('what looks wrong is listed and stops nobody', async ({ page }) => {
  await createWriter(page);
  await editHomily(page, '2031-03-26');
  await field(page, 'Book').fill('Luke');
  await field(page, 'Chapter').fill('99');
  await field(page, 'Verse').fill('1-2');
  await field(page, 'Title').focus();
  await expect(
    page.getByRole('list', { name: 'Worth another look' }).getByRole('listitem').first(),
  ).toBeVisible({
    timeout: 10_000,
  });
  await expect(bar(page)).toContainText('Saved at');
  await field(page, 'Chapter').fill('twelve');
  await expect(field(page, 'Chapter')).toHaveAccessibleDescription(
    'A chapter is a whole number, from 1 to 150.',
  );
});

test('a homily is scheduled, changed, and taken back, each after it was said what happens', async ({
  page,
}) => {
  const writer = await createWriter(page);
  const date = '2031-04-02';
  await editHomily(page, date);
  await bar(page).getByRole('button', { name: 'Schedule...' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'Before anybody can read it, it needs the book, the chapter, the verse, the Gospel text, and the reflection.',
  );
  await page.getByRole('button', { name: 'Go on writing' }).click();
  await page
    .getByRole('button', { name: /^Use it with its text/ })
    .first()
    .click();
  await field(page, 'Reflection').fill('A word for that day.');
  await bar(page).getByRole('button', { name: 'Schedule...' }).click();
  await expect(page.getByRole('dialog')).toContainText('on the morning of Wednesday, April 2, 2031');
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bar(page).locator('.sign')).toHaveText('Scheduled');
  expect((await getStoredHomily(writer, date)).state).toBe('scheduled');

  await field(page, 'Title').fill('With a name');
  await field(page, 'Verse').focus();
  await expect(bar(page).locator('.sign')).toHaveText('Scheduled, with changes that are not scheduled', {
    timeout: 10_000,
  });
  await bar(page).getByRole('button', { name: 'Publish changes...' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish changes' }).click();
  await expect(bar(page).locator('.sign')).toHaveText('Scheduled');
  await acts(page).getByRole('button', { name: 'Unschedule...' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unschedule' }).click();
  await expect(bar(page).locator('.sign')).toHaveText('Draft');
  expect((await getStoredHomily(writer, date)).state).toBe('draft');
});

test('a past day is published at once, and readers find it', async ({ page }) => {
  const writer = await createWriter(page);
  const date = '2020-05-05';
  await saveDraft(writer, date, { title: 'Seen at once', homilyText: '> Come and see.\nThey *came*.' });
  await editHomily(page, date);
  await bar(page).getByRole('button', { name: 'Publish...' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(bar(page).locator('.sign')).toHaveText('Published');
  await page.goto(`/dashboard/homilies/${date}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Seen at once' })).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveText('Come and see.');
  await expect(page.getByRole('emphasis')).toHaveText('came');
});

test('an entry of the history is looked at and restored', async ({ page, browser }) => {
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
  await page.getByRole('button', { name: 'Look at it' }).click();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(field(page, 'Title')).toHaveValue('The second thought');
});

test('a draft moves to a free day, not to a taken one, and can be deleted', async ({ page }) => {
  const writer = await createWriter(page);
  const [date, taken, free] = ['2031-04-04', '2031-04-05', '2031-04-06'];
  await saveDraft(writer, date, { title: 'On the move' });
  await saveDraft(writer, taken);
  await editHomily(page, date);
  await acts(page).getByRole('button', { name: 'Move...' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New date').fill(taken);
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog.getByRole('status')).toHaveText(/^❌ /);
  await dialog.getByLabel('New date').fill(free);
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page).toHaveURL(`/dashboard/homilies/edit/${free}`);
  await expect(field(page, 'Title')).toHaveValue('On the move');
  expect((await getStoredHomily(writer, date)).state).toBe('missing');

  await acts(page).getByRole('button', { name: 'Delete...' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/dashboard/homilies/edit');
  expect((await getStoredHomily(writer, free)).state).toBe('missing');
});

test('the preview shows the page as readers would see it, and Escape gives the focus back', async ({
  page,
}) => {
  const writer = await createWriter(page);
  const date = '2031-04-07';
  const homilyText = 'One is *owed* to 2 * 3.\n> Two, he said.\n<b>Three</b>.';
  await saveDraft(writer, date, { title: 'In print', homilyText });
  await editHomily(page, date);
  const opener = bar(page).getByRole('button', { name: 'Preview' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'As readers see it' });
  const reflection = dialog.getByRole('region', { name: 'The reflection' });
  await expect(reflection.locator('p')).toHaveText([
    'One is owed to 2 * 3.',
    'Two, he said.',
    '<b>Three</b>.',
  ]);
  await expect(reflection.getByRole('emphasis')).toHaveText('owed');
  await expect(reflection.getByRole('blockquote')).toHaveText('Two, he said.');
  await expect(dialog.getByRole('region', { name: 'Luke 1:39–56' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('another date opens that day, and what was typed stays with its own', async ({ page }) => {
  const writer = await createWriter(page);
  await editHomily(page, '2031-04-08');
  await field(page, 'Title').fill('Of the eighth');
  await page.getByLabel('Date', { exact: true }).fill('2031-04-09');
  await page.getByLabel('Date', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/dashboard/homilies/edit/2031-04-09');
  await expect(field(page, 'Title')).toHaveValue('');
  await expect.poll(() => titleOf(writer, '2031-04-08')).toBe('Of the eighth');
});

test('title and text are above the fold on a laptop and on a phone, and all else is one press away', async ({
  page,
}) => {
  await createWriter(page);
  const panel = page.getByRole('complementary', { name: 'The day' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await editHomily(page, '2031-04-12');
  await field(page, 'Gospel').fill('A word');
  await expect(panel.getByRole('textbox', { name: 'One thing to do' })).toBeVisible();
  await expect(bar(page)).toContainText('Saved at', { timeout: 10_000 });
  for (const [width, height] of [
    [1280, 800],
    [375, 667],
  ] as const) {
    await page.setViewportSize({ width, height });
    await editHomily(page, '2031-04-12');
    for (const name of ['Title', 'Reflection']) {
      const box = await field(page, name).boundingBox();
      expect((box?.y ?? height) + 40).toBeLessThan(height);
    }
  }
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'This day' }).click();
  await panel.getByRole('textbox', { name: 'One thing to do' }).fill('Call her.');
  await expectNoAxeViolations(page, 'the panel as a sheet');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'This day' })).toBeFocused();
});

test('the editor fits every width and light, and axe finds nothing', async ({ page }) => {
  test.slow();
  const writer = await createWriter(page);
  const date = '2031-04-10';
  await saveDraft(writer, date, { title: 'At first' });
  await editHomily(page, date);
  await checkPage(page, 'editor');
  await saveDraft(writer, date, { title: 'Of somebody else' });
  await field(page, 'Title').fill('Mine');
  await expect(page.getByRole('button', { name: 'Keep mine' })).toBeVisible({ timeout: 10_000 });
  await checkPage(page, 'two versions');
});
