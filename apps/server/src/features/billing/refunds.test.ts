import { expect, test } from 'vitest';
import { payingSite } from './testing/paying-site.ts';

/** Somebody who pays five dollars for a month and gives twenty-five besides, in one payment. */
async function givenBesides() {
  const site = await payingSite();
  const answer = await site.checkout(await site.stage(), { plan: 'monthly', donation: 25 });
  await site.pay(String(answer.json().url));
  await site.settled();
  const [charge] = (await site.stripe.charges.list()).data;
  return {
    site,
    async refund(amount: number) {
      await site.stripe.refunds.create({ charge: String(charge?.id), amount });
      await site.settled();
      const [row] = await site.rows<{ refunded_minor: number }>('select refunded_minor from donation');
      return row?.refunded_minor;
    },
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  };
}

test('what is given back first is what was bought, and then the gift; each step of the gift is told once', async () => {
  await using given = await givenBesides();
  expect(await given.refund(500)).toBe(0);
  expect(await given.site.mails('donation-refunded')).toEqual([]);
  expect(await given.refund(1_000)).toBe(1_000);
  expect(await given.refund(1_500)).toBe(2_500);
  const sums = (await given.site.mails('donation-refunded')).map(({ data }) => data.amountMinor);
  expect(sums).toEqual([1_000, 2_500]);
});

test('a refund of just the gift is the gift', async () => {
  await using given = await givenBesides();
  expect(await given.refund(2_500)).toBe(2_500);
});

test('a gift that is given back after its giver left is given back in the books as well', async () => {
  await using given = await givenBesides();
  await given.site.database.query('delete from person');
  expect(await given.refund(3_000)).toBe(2_500);
  expect(await given.site.mails('donation-refunded')).toHaveLength(1);
});
