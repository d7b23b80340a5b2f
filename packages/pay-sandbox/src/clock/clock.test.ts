import { afterAll, expect, test } from 'vitest';
import { completeCheckout } from '#checkout/complete-session.ts';
import {
  buy,
  card,
  createPlans,
  listEventTypes,
  openTestDatabase,
  openTestSandbox,
  startCheckout,
} from '#testing/test-sandbox.ts';
import { advanceClock } from './clock.ts';

const database = await openTestDatabase();
afterAll(() => database[Symbol.asyncDispose]());

const hour = 3_600_000;
const day = 24 * hour;
const later = (date: Date, ms: number): Date => new Date(date.getTime() + ms);

test('an unpaid session expires at its time', async () => {
  await using own = await openTestSandbox(database);
  const { stripe, sandbox } = own;
  const { monthly } = await createPlans(stripe);
  const now = Math.floor((await sandbox.now()).getTime() / 1_000);
  const short = await startCheckout(stripe, { price: monthly.id, more: { expires_at: now + 1_800 } });
  const long = await startCheckout(stripe, { price: monthly.id });
  const paid = await startCheckout(stripe, { price: monthly.id });
  await completeCheckout(sandbox.engine, paid.id, card('4242424242424242'));
  expect(long.expires_at - long.created).toBe(86_400);
  const states = async () => {
    const sessions = [short, long, paid].map(({ id }) => stripe.checkout.sessions.retrieve(id));
    return (await Promise.all(sessions)).map(({ status, url }) => [status, url === null]);
  };
  await sandbox.advance(later(await sandbox.now(), 1_800_000));
  expect(await states()).toEqual([
    ['expired', true],
    ['open', false],
    ['complete', true],
  ]);
  await sandbox.advance(later(await sandbox.now(), day));
  expect(await states()).toEqual([
    ['expired', true],
    ['expired', true],
    ['complete', true],
  ]);
  const { data } = await stripe.events.list({ types: ['checkout.session.expired'] });
  expect(data.map((event) => Reflect.get(event.data.object, 'id'))).toEqual([long.id, short.id]);
});

test('the clock moves forward only, by five years at most', async () => {
  await using own = await openTestSandbox(database);
  const { sandbox } = own;
  const now = await sandbox.now();
  for (const to of [later(now, -1_000), later(now, 4_000 * day), new Date(Number.NaN)]) {
    await expect(sandbox.advance(to)).rejects.toThrow(RangeError);
  }
  expect((await sandbox.now()).getTime()).toBeGreaterThanOrEqual(now.getTime());
});

test('tasks run as time passes', async () => {
  await using own = await openTestSandbox(database);
  const { stripe, sandbox } = own;
  const { monthly } = await createPlans(stripe);
  const { subscription, customer } = await buy(own, { price: monthly.id, trialDays: 7 });
  await sandbox.advance(new Date(Number(subscription.trial_end) * 1_000 - 1_500));
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('trialing');
  const statusNow = async () => (await stripe.subscriptions.retrieve(subscription.id)).status;
  await expect.poll(statusNow, { timeout: 10_000 }).toBe('active');
  expect(await listEventTypes(stripe, customer)).toContain('invoice.created');
});

test('concurrent moves and purchases lose nothing', async () => {
  await using own = await openTestSandbox(database);
  const { stripe, sandbox, errors } = own;
  const { monthly } = await createPlans(stripe);
  const purchases = Array.from({ length: 6 }, () => buy(own, { price: monthly.id, trialDays: 7 }));
  const now = await sandbox.now();
  // Less than a day, because the sessions expire after a day.
  const moves = [1, 2, 3].map((count) => advanceClock(sandbox.engine, later(now, count * 7 * hour)));
  const bought = await Promise.all(purchases);
  await Promise.all(moves);
  await sandbox.advance(later(await sandbox.now(), 12 * day));
  for (const { subscription, customer } of bought) {
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    const { data } = await stripe.invoices.list({ customer });
    expect(data.map(({ status, amount_paid }) => [status, amount_paid])).toEqual([
      ['paid', 500],
      ['paid', 0],
    ]);
  }
  expect(errors).toEqual([]);
});

test('a reopened sandbox keeps its clock and runs the tasks that came due', async () => {
  const first = await openTestSandbox(database);
  const { yearly } = await createPlans(first.stripe);
  const { subscription } = await buy(first, { price: yearly.id, trialDays: 7, donation: 2_500 });
  await first.sandbox.advance(later(await first.sandbox.now(), day));
  const ahead = (await first.sandbox.now()).getTime() - Date.now();
  await first[Symbol.asyncDispose]();
  const closedFor = 8 * day;
  await using second = await openTestSandbox(database, { wallClock: () => new Date(Date.now() + closedFor) });
  const now = (await second.sandbox.now()).getTime();
  expect(Math.abs(now - Date.now() - closedFor - ahead)).toBeLessThan(2_000);
  const statusNow = async () => (await second.stripe.subscriptions.retrieve(subscription.id)).status;
  await expect.poll(statusNow, { timeout: 10_000 }).toBe('active');
});

test('addresses of pages follow a new port', async () => {
  const first = await openTestSandbox(database);
  const { yearly } = await createPlans(first.stripe);
  const { id } = await startCheckout(first.stripe, { price: yearly.id });
  await first[Symbol.asyncDispose]();
  await using second = await openTestSandbox(database);
  expect(second.sandbox.url).not.toBe(first.sandbox.url);
  const { url } = await second.stripe.checkout.sessions.retrieve(id);
  expect(url).toBe(`${second.sandbox.url}/pay/${id}`);
  const { data } = await second.stripe.billingPortal.configurations.list();
  expect(data[0]?.login_page.url).toBe(`${second.sandbox.url}/portal/login`);
});

test('a failing task is logged and skipped', async () => {
  await using own = await openTestSandbox(database);
  const { stripe, sandbox, errors } = own;
  const { monthly } = await createPlans(stripe);
  const broken = await buy(own, { price: monthly.id, trialDays: 7 });
  const sound = await buy(own, { price: monthly.id, trialDays: 7 });
  await database.query(
    `update pay_sandbox.object set data = jsonb_set(data, '{items,data}', '[]') where id = $1`,
    [broken.subscription.id],
  );
  await sandbox.advance(later(await sandbox.now(), 8 * day));
  expect((await stripe.subscriptions.retrieve(sound.subscription.id)).status).toBe('active');
  expect(errors.join()).toContain(
    `The task subscription.end-period of ${broken.subscription.id} failed and is skipped.`,
  );
});
