import { afterAll, expect, test } from 'vitest';
import { advanceClock } from '#clock/clock.ts';
import { buy, createPlans, openTestDatabase, openTestSandbox } from '#testing/test-sandbox.ts';
import { migrate } from './tables.ts';

const database = await openTestDatabase();
afterAll(() => database[Symbol.asyncDispose]());

test('concurrent and repeated migrations succeed', async () => {
  await using empty = await openTestDatabase();
  await Promise.all(Array.from({ length: 5 }, () => migrate(empty)));
  await migrate(empty);
  const { rows } = await empty.query<{ version: number }>(
    'select version from pay_sandbox.migration order by version',
  );
  expect(rows).toEqual([{ version: 1 }]);
});

test('two sandboxes can share a database', async () => {
  const [one, other] = await Promise.all([openTestSandbox(database), openTestSandbox(database)]);
  const { monthly } = await createPlans(one.stripe);
  const { subscription } = await buy(one, { price: monthly.id, trialDays: 7 });
  expect(await other.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'trialing' });
  await Promise.all(
    [one, other].map(async ({ sandbox }) =>
      advanceClock(sandbox.engine, new Date(Date.now() + 8 * 86_400_000)),
    ),
  );
  const { data } = await one.stripe.events.list({ types: ['customer.subscription.updated'] });
  expect(data).toHaveLength(1);
  await Promise.all([one[Symbol.asyncDispose](), other[Symbol.asyncDispose]()]);
});
