import { expect } from 'vitest';
import { testWith } from '#adapters/db/testing/database-test.ts';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { payingDatabase, payingSite } from './testing/paying-site.ts';

/** A member pays five dollars for a month and donates twenty-five, in one payment. */
async function siteWithDonation(database: TestDatabase) {
  const site = await payingSite(database);
  const answer = await site.checkout(await site.stage(), { plan: 'monthly', donation: 25 });
  await site.pay(String(answer.json().url));
  await site.waitForDeliveries();
  const [charge] = (await site.stripe.charges.list()).data;
  return {
    ...site,
    async refund(amount: number) {
      await site.stripe.refunds.create({ charge: String(charge?.id), amount });
      await site.waitForDeliveries();
      const [row] = await site.rows<{ refunded_minor: number }>('select refunded_minor from donation');
      return row?.refunded_minor;
    },
  };
}

const test = testWith(siteWithDonation, payingDatabase);

test('a partial refund refunds the subscription first, then the donation', async ({ site }) => {
  expect(await site.refund(500)).toBe(0);
  expect(await site.mails('donation-refunded')).toEqual([]);
  expect(await site.refund(1_000)).toBe(1_000);
  expect(await site.refund(1_500)).toBe(2_500);
  const sums = (await site.mails('donation-refunded')).map(({ data }) => data.amountMinor);
  expect(sums).toEqual([1_000, 2_500]);
});

test('a refund of exactly the donation refunds the donation', async ({ site }) => {
  expect(await site.refund(2_500)).toBe(2_500);
});

test('a donation is refunded after its donor’s account is deleted', async ({ site }) => {
  await site.database.query('delete from person');
  expect(await site.refund(3_000)).toBe(2_500);
  expect(await site.mails('donation-refunded')).toHaveLength(1);
});
