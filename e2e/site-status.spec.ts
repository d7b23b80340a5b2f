// How the site is, for whoever runs it: on a site of its own, for it says what stands there.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type RunningSite, startSite } from '../scripts/running-site.ts';
import { checkPage } from './page-checks.ts';
import { findPassword } from './sample-password.ts';
import { expect, test } from './visitor.ts';

test.describe.configure({ timeout: 180_000 });

let site: RunningSite;
const address = 'luke@wayfare.example';

test.beforeAll(async () => {
  site = await startSite();
});

test.afterAll(() => site.stop());

test('an operator reads on a page what the command says', async ({ browser }) => {
  const password = await findPassword(address, () => site.said());
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  async function logIn() {
    await page.goto('/login');
    await page.getByLabel('Email').fill(address);
    await page.getByLabel('Password', { exact: true }).fill(password);
    const button = page.getByRole('button', { name: 'Log In', exact: true });
    await expect(button).toHaveAttribute('type', 'submit');
    await button.click();
    await expect(page).toHaveURL(/\/dashboard\/profile/);
  }
  const wayfare = join(import.meta.dirname, '../apps/server/dist/wayfare.js');
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: site.dataDir };
  const run = (...args: string[]) => promisify(execFile)(process.execPath, [wayfare, ...args], { env });

  await logIn();
  await expect(page.getByRole('link', { name: 'How the site is' })).toHaveCount(0);
  await run('user', 'add-group', address, '--group', 'operator');
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await logIn();
  const link = page.getByRole('link', { name: 'How the site is' });
  await link.click();
  await expect(page.getByRole('heading', { name: 'How the site is' })).toBeFocused();
  const about = page.locator('.site-status dt');
  await expect(about).toHaveText(['Server', 'Database', 'Work', 'Reading', 'Keeping']);
  await expect(page.locator('.site-status dd').first()).toContainText('Well');
  await expect(page.locator('.site-status dd').nth(2)).toContainText('nothing waits');
  await checkPage(page, 'how the site is');
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(about).toHaveCount(5);
  await context.close();
});
