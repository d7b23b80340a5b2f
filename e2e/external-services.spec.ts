// The site with external services that implement only the specified fields of each call.
import { test as base, expect } from '@playwright/test';
import { type RunningSite, startSite } from '../scripts/running-site.ts';
import { openSettings, publish } from './edit-post.ts';
import { startExternalServices } from './external-services.ts';
import { installSession } from './members.ts';
import { plainPng } from './plain-image.ts';
import { findPassword } from './sample-password.ts';

interface WorkerFixtures {
  external: { site: RunningSite; services: Awaited<ReturnType<typeof startExternalServices>> };
}

const test = base.extend<object, WorkerFixtures>({
  external: [
    async ({}, use) => {
      let origin = '';
      const services = await startExternalServices(() => origin);
      const names = ['AUTH', 'RESET', 'CHECKOUT', 'SUBSCRIPTION', 'HOMILY', 'BLOG'];
      const settings = Object.fromEntries(names.map((name) => [`${name}_API_URL`, services.address]));
      const site = await startSite({ settings: { ...settings, MEDIA_URL: `${services.address}/bucket` } });
      origin = site.url;
      await use({ site, services });
      await site.stop();
      await services.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ external }, use) => use(external.site.url),
});

// The tests share one site.
test.describe.configure({ mode: 'serial' });

test.describe('with a session', () => {
  test.beforeEach(async ({ page, external: { site } }) => {
    const email = 'luke@wayfare.example';
    const password = await findPassword(email, () => site.said());
    await installSession(page, { email, password }, site.url);
  });

  test('homilies work with a service that answers only the feed', async ({ page }) => {
    await page.goto('/dashboard/homilies');
    await expect(page.getByText('12 homilies. Page 1 of 2')).toBeVisible();
    await expect(page.getByText('Matthew 25:31').first()).toBeVisible();
    await page.getByRole('row').filter({ hasText: '18' }).getByRole('link').first().click();
    await expect(page).toHaveURL('/dashboard/homilies/2026-11-18');
    await expect(page.getByRole('heading', { level: 2, name: 'Matthew 25:31' })).toBeVisible();
    await expect(page.getByText('The end.')).toBeVisible();
    await page.goto('/dashboard/homilies/2026-11-09');
    await expect(page.getByText('The text of 2026-11-09.')).toBeVisible();
  });

  test('posts with only the specified fields are listed and read with a renewed token', async ({
    page,
    external,
  }) => {
    await page.goto('/dashboard/blog');
    // The page loads the current person first, which may renew the token as well.
    await page.waitForLoadState('networkidle');
    const renewals: string[] = [];
    page.on('request', (request) => {
      const target = request.headers()['x-amz-target'];
      if (target) renewals.push(target);
    });
    await page.getByRole('link', { name: 'On bread', exact: true }).click();
    await expect(page.getByText('On bread, at length.')).toBeVisible();
    expect(renewals).toEqual(['AWSCognitoIdentityProviderService.GetTokensFromRefreshToken']);
    const request = external.services.requests.find(({ call }) => call === 'GET /postDetail/on-bread');
    expect(request?.authorization).toMatch(/^Bearer ey/);
  });

  test('an editor creates and changes a post with a picture, though the responses contain no post', async ({
    page,
  }) => {
    await page.goto('/dashboard/blog/edit');
    await page.getByLabel('Title', { exact: true }).fill('On wine');
    await page.keyboard.press('Enter');
    await page.keyboard.type('They have no wine.');
    await openSettings(page);
    await page.getByLabel('Image file').setInputFiles({
      name: 'wine.png',
      mimeType: 'image/png',
      buffer: plainPng(120, 80, [120, 20, 60]),
    });
    await expect(page.getByRole('button', { name: 'Remove the hero image' })).toBeVisible();
    await page.getByLabel('Description of the image').fill('Six stone jars');
    await publish(page);
    await page.getByLabel('Title', { exact: true }).fill('On water and wine');
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save as a draft' }).click();
    await expect(page.getByText('✅ Draft saved successfully!')).toBeVisible();
    await page.goto('/dashboard/blog?view=drafts');
    await expect(page.getByRole('link', { name: 'On water and wine', exact: true })).toBeVisible();
  });
});

test('the message of an external service is shown for every status code', async ({ page, external }) => {
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Full');
  await page.getByLabel('Email').fill('ruth@example.org');
  await page.getByLabel('Password', { exact: true }).fill('Barley-Field-7');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(page.getByText('❌ The list is full.')).toBeVisible();
  await page.getByLabel('First name').fill('Ruth');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(page).toHaveURL('/subscribe');

  await page.goto('/reset?token=anything');
  await page.getByLabel('New password').fill('Barley-Field-7');
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page.getByText('The store is closed.')).toBeVisible();
  expect(external.services.requests.map(({ call }) => call)).toContain('POST /store-signup');
});
