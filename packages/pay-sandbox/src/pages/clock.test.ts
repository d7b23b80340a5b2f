import { beforeAll, expect, test } from 'vitest';
import { follow, formAt, formWith, leadsTo, send, visit } from '#testing/browser.ts';
import { buy, makePlans, sandboxOfFile } from '#testing/test-sandbox.ts';

const own = await sandboxOfFile();
const { stripe, sandbox } = own;
const clock = `${sandbox.url}/clock`;

const hour = 3_600_000;
const press = async (button: string, values = {}) => send(await formAt(clock, button), values, button);
const utc = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

test('where nothing is due the page says so, and offers no way there', async () => {
  const page = await visit(clock);
  expect(page.text).toContain('Nothing is due.');
  expect(page.text).toContain("To the trial's end: none is due");
  const buttons = page.forms.flatMap((form) => form.buttons.map(({ words }) => words));
  expect(buttons).toEqual(['+ 1 hour', '+ 1 day', '+ 8 days', 'Turn to this time']);
  const forged = await send(formWith(page, '+ 1 hour'), { by: 'renewal' }, 'Turn to this time').catch(
    () => null,
  );
  expect(forged).toBeNull();
});

test.each([
  ['+ 1 hour', hour],
  ['+ 1 day', 24 * hour],
  ['+ 8 days', 8 * 24 * hour],
])('%s is that much', async (button, length) => {
  const before = await sandbox.now();
  const page = await follow(await press(button));
  const moved = (await sandbox.now()).getTime() - before.getTime();
  expect(Math.abs(moved - length)).toBeLessThan(30_000);
  expect(page.told).toMatch(/^It is now [\d :-]{19} UTC\. 0 events came about\.$/);
  expect(page.text).toContain('Nothing was due on the way.');
});

test('a press with nothing of that kind to come is refused in words', async () => {
  const form = await formAt(clock, '+ 1 hour');
  const forged = { ...form, buttons: [{ words: 'x', name: 'by', value: 'renewal' }] };
  const answer = await send(forged, {}, 'x');
  expect([answer.status, answer.alert]).toEqual([422, 'No renewal is due.']);
});

test('a time can be typed; backwards, too far, and no time at all are refused and shown again', async () => {
  const before = await sandbox.now();
  const later = new Date(before.getTime() + 2 * hour).toISOString().slice(0, 16);
  const moved = await follow(await press('Turn to this time', { to: later }));
  expect(moved.text).toContain(later.replace('T', ' '));
  for (const [to, words] of [
    ['2020-01-01T00:00', /^The clock goes forward only\. It is /],
    ['2999-01-01T00:00', /^That is too far at once\. It can go to /],
    ['2026-13-45T00:00', /^Please tell a date and a time\.$/],
    ['tomorrow', /^Please tell a date and a time\.$/],
    ['', /^Please tell a date and a time\.$/],
  ] as const) {
    const answer = await press('Turn to this time', { to });
    expect([to, answer.status]).toEqual([to, 422]);
    expect(answer.alert).toMatch(words);
    if (to !== '') expect(answer.labelled('Date and time (UTC)').attributes.get('value')).toBe(to);
  }
});

test('reloading after a turn turns nothing', async () => {
  const address = leadsTo(await press('+ 1 hour'));
  const then = await sandbox.now();
  await visit(address);
  expect((await sandbox.now()).getTime() - then.getTime()).toBeLessThan(30_000);
});

beforeAll(() => makePlans(stripe));

test('a subscription’s life, turn by turn: reminder, trial’s end, payment, renewal', async () => {
  const { yearly } = await makePlans(stripe);
  const { subscription } = await buy(own, { price: yearly.id, trialDays: 7 });
  const page = await visit(clock);
  const trialEnd = new Date(Number(subscription.trial_end) * 1_000);
  expect(page.text).toContain(`${utc(trialEnd)} A trial or a period ends reader@example.org`);
  const turns: readonly [string, RegExp][] = [
    ['To the trial reminder', /customer\.subscription\.trial_will_end/],
    ["To the trial's end", /customer\.subscription\.updated .*invoice\.created/],
    ['+ 1 hour', /invoice\.paid/],
    ['To the next renewal', /invoice\.upcoming .*invoice\.created/],
    ['+ 1 hour', /invoice\.paid/],
  ];
  for (const [button, happened] of turns) {
    const after = await follow(await press(button));
    expect([button, after.text]).toEqual([button, expect.stringMatching(happened)]);
    expect(after.told).toMatch(/[1-9]\d* events? came about\.$/);
  }
  const { billing_cycle_anchor: anchor } = await stripe.subscriptions.retrieve(subscription.id);
  expect(anchor).toBe(subscription.trial_end);
  expect((await sandbox.now()).getTime()).toBeGreaterThan(trialEnd.getTime() + 364 * 24 * hour);
});

test('two turns at once both count, and neither is lost', async () => {
  const form = await formAt(clock, '+ 1 hour');
  const before = await sandbox.now();
  const answers = await Promise.all([1, 2].map(() => send(form, {}, '+ 1 hour')));
  expect(answers.map(({ status }) => [303, 422].includes(status))).toEqual([true, true]);
  expect((await sandbox.now()).getTime() - before.getTime()).toBeGreaterThan(hour - 1_000);
});
