// Every service moved to somebody else's, which answers exactly what is published of each call.
import { test as base, expect, type Page } from '@playwright/test';
import { type RunningSite, startSite } from '../scripts/running-site.ts';
import { startExternalServices } from './external-services.ts';
import { plainPng } from './plain-image.ts';
import { findPassword } from './sample-password.ts';

interface Moved {
  site: RunningSite;
  services: Awaited<ReturnType<typeof startExternalServices>>;
}

const test = base.extend<object, { moved: Moved }>({
  moved: [
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
  baseURL: async ({ moved }, use) => use(moved.site.url),
});

// One site and one set of services for all.
test.describe.configure({ mode: 'serial' });

async function logIn(page: Page, { site }: Moved): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill('luke@wayfare.example');
  const password = await findPassword('luke@wayfare.example', () => site.said());
  await page.getByLabel('Password', { exact: true }).fill(password);
  const button = page.getByRole('button', { name: 'Log In', exact: true });
  await expect(button).toHaveAttribute('type', 'submit');
  await button.click();
  await expect(page).toHaveURL('/dashboard/profile');
}

test('homilies work with a service that answers only the feed', async ({ page, moved }) => {
  await logIn(page, moved);
  await page.goto('/dashboard/homilies');
  await expect(page.getByText('12 homilies. Page 1 of 2')).toBeVisible();
  await expect(page.getByText('Matthew 25:31').first()).toBeVisible();
  await page.getByText('What is said on 2026-11-18').click();
  await expect(page).toHaveURL('/dashboard/homilies/2026-11-18');
  await expect(page.getByRole('heading', { level: 2, name: 'Matthew 25:31' })).toBeVisible();
  await expect(page.getByText('And no more.')).toBeVisible();
  await page.goto('/dashboard/homilies/2026-11-09');
  await expect(page.getByText('What is said on 2026-11-09.')).toBeVisible();
});

test('posts of the published fields alone are listed and read, with a token renewed for it', async ({
  page,
  moved,
}) => {
  await logIn(page, moved);
  await page.goto('/dashboard/blog');
  // The page's own look at who is here must be over before what the click asks for is counted.
  await page.waitForLoadState('networkidle');
  const renewals: string[] = [];
  page.on('request', (request) => {
    const target = request.headers()['x-amz-target'];
    if (target) renewals.push(target);
  });
  await page.getByRole('link', { name: 'On bread', exact: true }).click();
  await expect(page.getByText('On bread, at length.')).toBeVisible();
  expect(renewals).toEqual(['AWSCognitoIdentityProviderService.GetTokensFromRefreshToken']);
  const asked = moved.services.heard.find(({ call }) => call === 'GET /postDetail/on-bread');
  expect(asked?.authorization).toMatch(/^Bearer ey/);
});

test('a post is written, with a picture, and changed, though the service only says that it is done', async ({
  page,
  moved,
}) => {
  await logIn(page, moved);
  await page.goto('/dashboard/blog/edit');
  await page.getByLabel('Title').fill('On wine');
  await page.getByLabel('Image file').setInputFiles({
    name: 'wine.png',
    mimeType: 'image/png',
    buffer: plainPng(120, 80, [120, 20, 60]),
  });
  await expect(page.getByRole('button', { name: 'Remove the hero image' })).toBeVisible();
  await page.getByLabel('Description of the image').fill('Six stone jars');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('✅ Post published successfully!')).toBeVisible();
  await page.getByLabel('Title').fill('On water and wine');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('✅ Draft saved successfully!')).toBeVisible();
  await page.goto('/dashboard/blog?view=drafts');
  await expect(page.getByRole('link', { name: 'On water and wine', exact: true })).toBeVisible();
});

test('the message of an external service is shown for every status code', async ({ page, moved }) => {
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
  await expect(page.getByText('The store rests.')).toBeVisible();
  expect(moved.services.heard.map(({ call }) => call)).toContain('POST /store-signup');
});
