import { expect, test } from 'vitest';
import { payingSite } from './testing/paying-site.ts';

/** A member pays five dollars for a month and donates twenty-five, in one payment. */
async function siteWithDonation() {
  const site = await payingSite();
  const answer = await site.checkout(await site.stage(), { plan: 'monthly', donation: 25 });
  await site.pay(String(answer.json().url));
  await site.waitForDeliveries();
  const [charge] = (await site.stripe.charges.list()).data;
  return {
    site,
    async refund(amount: number) {
      await site.stripe.refunds.create({ charge: String(charge?.id), amount });
      await site.waitForDeliveries();
      const [row] = await site.rows<{ refunded_minor: number }>('select refunded_minor from donation');
      return row?.refunded_minor;
    },
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  };
}

test('a partial refund refunds the subscription first, then the donation, with one mail for each step', async () => {
  await using donation = await siteWithDonation();
  expect(await donation.refund(500)).toBe(0);
  expect(await donation.site.mails('donation-refunded')).toEqual([]);
  expect(await donation.refund(1_000)).toBe(1_000);
  expect(await donation.refund(1_500)).toBe(2_500);
  const sums = (await donation.site.mails('donation-refunded')).map(({ data }) => data.amountMinor);
  expect(sums).toEqual([1_000, 2_500]);
});

test('a refund of exactly the donation refunds the donation', async () => {
  await using donation = await siteWithDonation();
  expect(await donation.refund(2_500)).toBe(2_500);
});

test('a donation is refunded after its donor’s account is deleted', async () => {
  await using donation = await siteWithDonation();
  await donation.site.database.query('delete from person');
  expect(await donation.refund(3_000)).toBe(2_500);
  expect(await donation.site.mails('donation-refunded')).toHaveLength(1);
});
