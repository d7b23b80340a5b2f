// What this device keeps of a text besides what was saved: older copies to have back, and nothing after a log-out.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { bar, editHomily, field } from './edit-homily.ts';
import { asKept, aWriter, save } from './given-homilies.ts';
import { aPost, editorOn } from './given-posts.ts';
import { look } from './look.ts';
import { aMember, bringSession, type Member } from './members.ts';
import { expect, test } from './visitor.ts';

const history = (page: Page) => page.getByRole('dialog', { name: 'History' });
const copies = (page: Page) => history(page).getByRole('listitem');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: 'Some of your words are not saved' });
const text = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const state = (page: Page) => page.locator('.state-line');

/** So much of it that a copy is taken at once. */
const sentences = (word: string, times = 60): string => Array.from({ length: times }, () => word).join(' ');

async function openCopies(page: Page): Promise<void> {
  await button(page, 'History').click();
  await history(page).getByRole('button', { name: 'Older copies on this device' }).click();
  await expect(history(page).getByRole('heading', { name: 'Older copies on this device' })).toBeFocused();
}

/** How many copies lie on the device, of whomever. */
const copiesHere = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('wayfare-desk');
        opening.addEventListener('error', () => reject(new Error('No copies can be read.')));
        opening.addEventListener('upgradeneeded', () => {
          opening.transaction?.abort();
          resolve(0);
        });
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('copies').objectStore('copies').count();
          counting.addEventListener('success', () => resolve(counting.result));
          opening.result.close();
        });
      }),
  );

const draftsHere = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => /^wayfare[-.](?:homily|post)/.test(name)));

test('older copies of a homily are looked at, and one is put back as a change that is taken back again', async ({
  page,
}) => {
  const writer = await aWriter(page);
  const date = '2035-02-01';
  await save(writer, date, { homilyText: 'As it stood.' });
  await editHomily(page, date);
  const reflection = field(page, 'Reflection');
  await reflection.fill(sentences('vineyard'));
  await expect.poll(() => copiesHere(page)).toBe(1);
  await reflection.fill(sentences('harvest', 80));
  await expect.poll(() => copiesHere(page)).toBe(2);
  await expect(state(page)).toContainText('Saved at');

  await openCopies(page);
  await expect(copies(page)).toHaveCount(2);
  await expect(copies(page).first()).toContainText('80 words');
  await expect(copies(page).last()).toContainText('60 words');
  await look(page, 'the older copies', ['light', 'dark']);
  await copies(page).last().getByRole('button', { name: /^Look/ }).click();
  await expect(history(page).getByRole('heading', { name: /^The copy of/ })).toBeFocused();
  await expect(history(page)).toContainText('vineyard vineyard');
  await look(page, 'one of them', ['light']);
  await history(page).getByRole('button', { name: 'Put it back' }).click();
  await expect(reflection).toHaveValue(sentences('vineyard'));
  await expect(state(page)).toContainText('Saved at');
  await reflection.press('ControlOrMeta+z');
  await expect(reflection).toHaveValue(sentences('harvest', 80));
  await button(page, 'Log Out').click();
  await expect(question(page).getByRole('listitem')).toHaveText([
    'what is set aside of the homily of February 1, 2035',
  ]);
});

test('of a post that no server has heard of there are copies too, for its writer and nobody else here', async ({
  page,
  allowed,
}) => {
  allowed.console.push(/Failed to load resource/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await editorOn(page);
  await page.route('**/api/blog/posts/*/draft', (route) => route.abort());
  await page.goto('/dashboard/blog/edit');
  await text(page).click();
  await page.keyboard.insertText(sentences('lamp'));
  await expect.poll(() => copiesHere(page)).toBe(1);
  const address = page.url();
  await page.reload();
  await expect(text(page)).toHaveText(sentences('lamp'));
  await page.keyboard.press('Escape');
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('Other words.');
  await openCopies(page);
  await copies(page).filter({ hasText: '60 words' }).getByRole('button', { name: /^Look/ }).click();
  await history(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(history(page).getByRole('status')).toHaveText('Copied. Paste it wherever you like.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sentences('lamp'));
  await history(page).getByRole('button', { name: 'Put it back' }).click();
  await expect(text(page)).toHaveText(sentences('lamp'));
  await text(page).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text(page)).toHaveText('Other words.');

  const other = await aMember({ groups: ['blog-admin'], isComplimentary: true });
  await bringSession(page, other);
  await page.goto(address);
  await expect(text(page)).toHaveText('');
  await openCopies(page);
  await expect(history(page)).toContainText('There are none yet.');
});

async function logOutAnd(page: Page, answer: 'Stay' | 'Log out and lose them'): Promise<void> {
  await button(page, 'Log Out').click();
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: answer }).click();
}

test('logging out asks where words would be lost, and leaves nothing on the device', async ({
  page,
  allowed,
}) => {
  allowed.console.push(/Failed to load resource/);
  await aWriter(page);
  const date = '2035-02-02';
  await editHomily(page, date);
  await page.route('**/editor/homilies/*', (route) => route.abort());
  await field(page, 'Reflection').fill(sentences('seed'));
  await expect(state(page)).toContainText('No connection.');
  await expect.poll(() => copiesHere(page)).toBe(1);
  await logOutAnd(page, 'Stay');
  await expect(question(page)).toHaveCount(0);
  await expect(field(page, 'Reflection')).toHaveValue(sentences('seed'));
  await button(page, 'Log Out').click();
  await expect(question(page).getByRole('listitem')).toHaveText(['the homily of February 2, 2035']);
  await look(page, 'the question', ['light', 'dark']);
  await question(page).getByRole('button', { name: 'Log out and lose them' }).click();
  await expect(page).toHaveURL('/login');
  expect(await draftsHere(page)).toEqual([]);
  expect(await copiesHere(page)).toBe(0);
  expect((await asKept(await aWriter(page), date)).draft).toBeNull();
});

test('where all is saved nobody is asked, and the copies of others stay', async ({ page }) => {
  const first = await aWriter(page);
  await editHomily(page, '2035-02-03');
  await field(page, 'Reflection').fill(sentences('salt'));
  await expect.poll(() => copiesHere(page)).toBe(1);
  await expect(state(page)).toContainText('Saved at');
  await aWriter(page, 'Mark');
  await editHomily(page, '2035-02-04');
  await field(page, 'Reflection').fill(sentences('light'));
  await expect.poll(() => copiesHere(page)).toBe(2);
  // Still on its way when the button is pressed: it is waited for.
  await field(page, 'Title').fill('Typed at the last moment');
  await button(page, 'Log Out').click();
  await expect(page).toHaveURL('/login');
  expect(await draftsHere(page)).toEqual([]);
  expect(await copiesHere(page)).toBe(1);
  expect((await asKept(first, '2035-02-04')).draft?.content['title']).toBe('Typed at the last moment');
});

test('on a phone the question takes the place of the sheet that it was asked from', async ({
  page,
  allowed,
}) => {
  allowed.console.push(/Failed to load resource/);
  await page.setViewportSize({ width: 375, height: 800 });
  await aWriter(page);
  await editHomily(page, '2035-02-05');
  await page.route('**/editor/homilies/*', (route) => route.abort());
  await field(page, 'Reflection').fill('A few words.');
  const opener = page.getByRole('navigation', { name: 'Places' }).getByRole('button').first();
  await opener.click();
  await logOutAnd(page, 'Stay');
  await expect(opener).toBeFocused();
  await expect(field(page, 'Reflection')).toHaveValue('A few words.');
});

test('where the browser has no room, one writes on, is told so once, and is asked before it is lost', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = new Proxy(Reflect.get(Storage.prototype, 'setItem'), {
      apply(setItem, storage, [name, kept]: [string, string]) {
        if (name.startsWith('wayfare')) throw new DOMException('Full', 'QuotaExceededError');
        Reflect.apply(setItem, storage, [name, kept]);
      },
    });
    IDBFactory.prototype.open = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
  });
  const writer = await aWriter(page);
  const date = '2035-02-06';
  await editHomily(page, date);
  await field(page, 'Reflection').fill(sentences('wind'));
  const told = state(page).getByText('This browser has no room to keep your words', { exact: false });
  await expect(told).toBeVisible();
  await expect(state(page)).toContainText('This device keeps no older copies of the text.');
  await expect(state(page)).toContainText('Saved at');
  await field(page, 'Title').fill('And on');
  await field(page, 'Reflection').focus();
  await expect.poll(async () => (await asKept(writer, date)).draft?.content['title']).toBe('And on');
  await expect(told).toHaveCount(1);
  await bar(page).getByRole('button', { name: 'History' }).click();
  await history(page).getByRole('button', { name: 'Older copies on this device' }).click();
  await expect(history(page).getByRole('alert')).toContainText('This device does not show us its copies.');
});

test('what an older version of the editor kept of a post is taken over, once', async ({ page }) => {
  const member: Member = await aMember({ groups: ['blog-admin'], isComplimentary: true });
  const { AccessToken: token } = await bringSession(page, member);
  const id = randomUUID();
  await aPost({ token }, { id, title: 'Kept', content: '<p>As saved.</p>' });
  const updatedAt = await page.evaluate(
    async ([post, bearer]) => {
      const answer = await fetch(`/api/blog/posts/${post}`, {
        headers: { authorization: `Bearer ${bearer}` },
      });
      return ((await answer.json()) as { updatedAt: string }).updatedAt;
    },
    [id, token],
  );
  await page.evaluate(
    ([email, post, saved]) => {
      const words = {
        title: 'Kept',
        slug: post,
        excerpt: '',
        category: '',
        date: '2026-11-01',
        content: '<p>Typed before the desk.</p>',
        heroImageKey: '',
        heroImageUrl: '',
        heroImageAlt: '',
        heroImage: null,
      };
      const kept = { postId: post, updatedAt: saved, at: '2026-11-01T10:00:00.000Z', words };
      localStorage.setItem(`wayfare.post.unsaved.${email}.${post}`, JSON.stringify(kept));
    },
    [member.email, id, updatedAt],
  );
  await page.goto(`/dashboard/blog/edit/${id}`);
  await expect(text(page)).toHaveText('Typed before the desk.');
  await expect(state(page)).toContainText('Saved at');
  expect(await draftsHere(page)).toEqual([]);
});
