import { afterAll, expect, test } from 'vitest';
import { buy, makePlans, openTestSandbox, temporaryPostgres } from '#testing/test-sandbox.ts';
import { prepareTables } from './tables.ts';

const database = await temporaryPostgres();
afterAll(() => database[Symbol.asyncDispose]());

test('several may prepare at once, and again', async () => {
  await using empty = await temporaryPostgres();
  await Promise.all(Array.from({ length: 5 }, () => prepareTables(empty)));
  await prepareTables(empty);
  const { rows } = await empty.query<{ version: number }>(
    'select version from pay_sandbox.migration order by version',
  );
  expect(rows).toEqual([{ version: 1 }, { version: 2 }]);
});

test('two sandboxes on one database are one', async () => {
  const [one, other] = await Promise.all([openTestSandbox(database), openTestSandbox(database)]);
  const { monthly } = await makePlans(one.stripe);
  const { subscription } = await buy(one, { price: monthly.id, trialDays: 7 });
  expect(await other.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'trialing' });
  await Promise.all(
    [one, other].map(async ({ sandbox }) =>
      sandbox.useCases.advanceClock(new Date(Date.now() + 8 * 86_400_000)),
    ),
  );
  const { data } = await one.stripe.events.list({ type: 'customer.subscription.updated' });
  expect(data).toHaveLength(1);
  await Promise.all([one[Symbol.asyncDispose](), other[Symbol.asyncDispose]()]);
});
