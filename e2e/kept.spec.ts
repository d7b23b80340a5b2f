// What a reader keeps: pages, and the list of them.

import { aWriter, publish } from './given-homilies.ts';
import { aPost } from './given-posts.ts';
import { look, widths } from './look.ts';
import { expect, test } from './visitor.ts';

for (const width of widths) {
  test(`a page is kept by one press, found again, and let go of, at ${width} px`, async ({
    page,
    allowed,
  }) => {
    allowed.console.push(/Failed to load resource/);
    await page.setViewportSize({ width, height: 800 });
    const date = `2021-05-${width === 375 ? '03' : '04'}`;
    const writer = await aWriter(page, 'Luke', ['homily-admin', 'blog-admin']);
    const title = `The well of ${width}`;
    await publish(writer, date, { title });
    const slug = `on-keeping-${width}`;
    await aPost(writer, { title: 'On keeping', slug, status: 'PUBLISHED', date: '2021-04-01' });
    const button = page.getByRole('button', { name: 'Keep this page' });
    const pressed = (is: boolean) => expect(button).toHaveAttribute('aria-pressed', String(is));

    await page.goto('/dashboard/kept');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kept');
    await expect(page.getByText('Press “Keep this page” below a homily')).toBeVisible();
    await page.goto(`/dashboard/homilies/${date}`);
    await pressed(false);
    await page.route('**/api/homily/bookmarks', (route) => route.abort());
    await button.press('Enter');
    await expect(page.getByText('We couldn’t reach')).toBeVisible();
    await pressed(false);
    await page.unroute('**/api/homily/bookmarks');
    await button.press('Enter');
    await pressed(true);
    await look(page, 'a homily that is kept', ['light', 'dark']);
    await page.goto(`/dashboard/blog/${slug}`);
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/bookmarks') && answer.request().method() === 'PUT',
    );
    await button.click();
    await pressed(true);
    await saved;

    await page.goto('/dashboard/kept');
    const lines = page.getByRole('listitem').filter({ has: page.getByRole('button') });
    await expect(lines).toContainText(['On keeping', title]);
    await look(page, 'what is kept', ['light', 'dark']);
    await lines.nth(1).getByRole('button', { name: 'Let go' }).press('Enter');
    await expect(lines.nth(1).getByRole('button', { name: 'Keep it again' })).toBeFocused();
    await lines.nth(1).getByRole('link', { name: title }).click();
    await pressed(false);
  });
}
