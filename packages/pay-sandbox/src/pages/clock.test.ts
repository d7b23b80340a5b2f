import { expect, test } from 'vitest';
import { follow, formAt, send, visit } from '#testing/browser.ts';
import { buy, createPlans, openFileSandbox } from '#testing/test-sandbox.ts';

const own = await openFileSandbox();
const { stripe, sandbox } = own;
const clockUrl = `${sandbox.url}/clock`;

const hour = 3_600_000;
const click = async (button: string, values = {}) => send(await formAt(clockUrl, button), values, button);
const format = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

test.each([
  ['+ 1 hour', hour],
  ['+ 1 day', 24 * hour],
  ['+ 8 days', 8 * 24 * hour],
])('%s moves the clock by that time', async (button, length) => {
  const before = await sandbox.now();
  const page = await follow(await click(button));
  const moved = (await sandbox.now()).getTime() - before.getTime();
  expect(Math.abs(moved - length)).toBeLessThan(30_000);
  expect(page.message).toMatch(/^It is now [\d :-]{19} UTC\. 0 events happened\.$/);
  expect(page.text).toContain('Nothing was due on the way.');
  expect(page.text).toContain('Nothing is due.');
});

test('a time can be entered, and an invalid one is shown again', async () => {
  const before = await sandbox.now();
  const later = new Date(before.getTime() + 2 * hour).toISOString().slice(0, 16);
  const moved = await follow(await click('Move to this time', { to: later }));
  expect(moved.text).toContain(later.replace('T', ' '));
  for (const [to, message] of [
    ['2020-01-01T00:00', /^The clock goes forward only\.$/],
    ['2999-01-01T00:00', /^The clock moves by five years at most\.$/],
    ['2026-13-45T00:00', /^Please tell a date and a time\.$/],
    ['tomorrow', /^Please tell a date and a time\.$/],
    ['', /^Please tell a date and a time\.$/],
  ] as const) {
    const response = await click('Move to this time', { to });
    expect([to, response.status]).toEqual([to, 422]);
    expect(response.alert).toMatch(message);
    if (to !== '') expect(response.fieldWithLabel('Date and time (UTC)').attributes.get('value')).toBe(to);
  }
});

test('the clock moves to each task in the life of a subscription', async () => {
  const { yearly } = await createPlans(stripe);
  const { subscription } = await buy(own, { price: yearly.id, trialDays: 7 });
  const page = await visit(clockUrl);
  const trialEnd = new Date(Number(subscription.trial_end) * 1_000);
  expect(page.text).toContain(`${format(trialEnd)} reader@example.org A trial or a period ends`);
  const moves: readonly [string, RegExp][] = [
    ['The end of a trial is announced', /customer\.subscription\.trial_will_end/],
    ['A trial or a period ends', /customer\.subscription\.updated .*invoice\.created/],
    ['An invoice is finalized and charged', /invoice\.paid/],
    ['A trial or a period ends', /invoice\.upcoming .*invoice\.created/],
    ['+ 1 hour', /invoice\.paid/],
  ];
  for (const [button, happened] of moves) {
    const after = await follow(await click(button));
    expect([button, after.text]).toEqual([button, expect.stringMatching(happened)]);
    expect(after.message).toMatch(/[1-9]\d* events? happened\.$/);
  }
  const { billing_cycle_anchor: anchor } = await stripe.subscriptions.retrieve(subscription.id);
  expect(anchor).toBe(subscription.trial_end);
  expect((await sandbox.now()).getTime()).toBeGreaterThan(trialEnd.getTime() + 364 * 24 * hour);
});
