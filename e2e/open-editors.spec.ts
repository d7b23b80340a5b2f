// Two who have the same text open are told of each other, and neither is stopped.
import { editHomily } from './edit-homily.ts';
import { createWriter } from './homily-fixtures.ts';
import { createMember, installSession } from './members.ts';
import { expect, test } from './visitor.ts';

test('an editor sees that another has the day open, and since when', async ({ page, browser }) => {
  await createWriter(page);
  const date = '2031-09-02';
  const known = page.waitForResponse(`**/editor/homilies/${date}/open`);
  await editHomily(page, date);
  await known;
  await expect(page.locator('.state-line')).not.toContainText('open since');
  const elsewhere = await browser.newContext({ baseURL: process.env.SITE_URL ?? '' });
  const other = await elsewhere.newPage();
  await installSession(other, await createMember({ groups: ['homily-admin'], isComplimentary: true }));
  await editHomily(other, date);
  await expect(other.locator('.state-line')).toContainText(/ has had this open since \d+:\d\d [AP]M\./);
  await elsewhere.close();
});
