// The days on which a reader read: kept for whoever wants it, and gone by one press.
import { monthAfter } from '../apps/web/src/app/homilies/month-steps.ts';
import { dateIn } from '../packages/contracts/src/rules/calendar-date.ts';
import { aWriter, publish } from './given-homilies.ts';
import { look } from './look.ts';
import { expect, test } from './visitor.ts';

const zone = 'Pacific/Honolulu';
test.use({ timezoneId: zone });

test('the days read are marked for whoever wants it, by the reader’s own calendar, and deleted by one press', async ({
  page,
  allowed,
}, { repeatEachIndex }) => {
  allowed.console.push(/Failed to load resource/);
  const writer = await aWriter(page);
  const date = `2021-07-${String(repeatEachIndex + 1).padStart(2, '0')}`;
  await publish(writer, date, { title: 'One step', homilyText: 'It is read at a glance.' });
  const days = page.getByRole('region', { name: 'Days you read' });
  const today = days.locator('td[aria-current="date"]');

  await page.goto('/dashboard/kept');
  await page.route('**/api/homily/days-read', (route) => route.abort());
  const on = days.getByRole('button', { name: 'Mark the days I read' });
  await on.press('Enter');
  await expect(days.getByText('We couldn’t reach')).toBeFocused();
  await page.unroute('**/api/homily/days-read');
  await on.press('Enter');
  await expect(days.getByText('From now on')).toBeFocused();
  await expect(today).toBeVisible();
  await expect(today).not.toContainText('read');
  await expect(days.getByRole('button', { name: 'Earlier month' })).toHaveAttribute('aria-disabled', 'true');

  await page.goto(`/dashboard/homilies/${date}`);
  await page.getByText('It is read at a glance.').scrollIntoViewIfNeeded();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.getByRole('button', { name: 'Keep this page' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Kept' }).first().click();
  const dayHere = dateIn(zone, new Date());
  await expect(today).toHaveText(new RegExp(`day ${Number(dayHere.slice(8))}, read$`));
  await look(page, 'the days read', ['light', 'dark', 'sepia']);

  // As for somebody who has had it since last month, and read on its second.
  const earlier = monthAfter(dayHere.slice(0, 7), -1);
  await page.route('**/api/homily/days-read?*', (route) =>
    route.fulfill({ json: { isKept: true, firstMonth: earlier, days: [`${earlier}-02`] } }),
  );
  await page.reload();
  await days.getByRole('button', { name: 'Earlier month' }).press('Enter');
  await expect(days.getByRole('cell', { name: /day 2, read$/ })).toHaveCount(1);
  await expect(days.getByRole('button', { name: 'Earlier month' })).toHaveAttribute('aria-disabled', 'true');
  await days.getByRole('button', { name: 'Later month' }).press('Enter');
  await expect(today).toBeVisible();
  await page.unroute('**/api/homily/days-read?*');

  await days.getByRole('button', { name: 'Stop, and delete these days' }).press('Enter');
  await expect(days.getByText('The days are deleted')).toBeFocused();
  await expect(days.getByRole('table')).toHaveCount(0);
  await page.reload();
  await expect(on).toBeVisible();
});
