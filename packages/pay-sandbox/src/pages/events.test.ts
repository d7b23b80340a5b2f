import { afterAll, expect, test } from 'vitest';
import { follow, formAt, formWith, send, visit } from '#testing/browser.ts';
import { openReceiver } from '#testing/receiver.ts';
import { openOwnSandbox } from '#testing/test-sandbox.ts';

const hook = await openReceiver();
const own = await openOwnSandbox({ webhook: { url: hook.url, secret: 'whsec_test' } });
const { stripe, sandbox } = own;
const eventsUrl = `${sandbox.url}/events`;
afterAll(async () => {
  expect(own.errors).toEqual([]);
  await own[Symbol.asyncDispose]();
  await hook[Symbol.asyncDispose]();
});

test('without events the page says so', async () => {
  expect((await visit(eventsUrl)).text).toContain('Nothing has happened yet.');
});

test('the pages list each event once, newest first', async () => {
  for (let number = 0; number < 30; number += 1) await stripe.customers.create({ name: `Reader ${number}` });
  const ids: string[] = [];
  let pages = 0;
  for (let address: string | undefined = eventsUrl; address !== undefined; ) {
    const page = await visit(address);
    const older = page.links.find(({ label }) => label === 'Older')?.address;
    ids.push(...page.links.flatMap(({ address }) => /(?<=^\/events\/)evt_\w+$/.exec(address) ?? []));
    pages += 1;
    address = older === undefined ? undefined : new URL(older, page.url).href;
  }
  expect(pages).toBe(2);
  const all = await stripe.events.list({ limit: 100 });
  expect(ids).toEqual(all.data.map(({ id }) => id));
});

test('events can be filtered by type', async () => {
  await stripe.products.create({ name: 'One' });
  const page = await visit(`${eventsUrl}?type=product.created`);
  const rows = page.links.filter(({ address }) => address.startsWith('/events/'));
  expect(rows.map(({ label }) => label)).toEqual(['product.created']);
  expect(page.fieldWithLabel('Type').attributes.get('value')).toBe('product.created');
  expect((await visit(`${eventsUrl}?type=none.such`)).text).toContain('No event is of the type none.such.');
});

test('an event shows its JSON and deliveries, and can be sent again', async () => {
  const count = (await stripe.events.list({ limit: 100 })).data.length;
  await expect.poll(() => hook.received.length, { timeout: 10_000 }).toBe(count);
  hook.responses.push(503);
  const { id: customer } = await stripe.customers.create({ name: 'Ruth & Naomi' });
  const [event] = (await stripe.events.list({ limit: 1 })).data;
  const address = `${eventsUrl}/${event?.id}`;
  await expect.poll(async () => (await visit(address)).text).toContain('to be delivered (503)');
  const page = await visit(address);
  expect([page.heading, page.text.includes(customer)]).toEqual(['customer.created', true]);
  expect(page.text).toContain('"name": "Ruth & Naomi"');
  expect(page.text).toMatch(/next try \d{4}-\d\d-\d\d .*503 response \d+/);
  const before = hook.received.length;
  const resend = formWith(page, 'Resend');
  const sent = await follow(await send(resend, { times: '3' }));
  expect(sent.message).toBe('3 deliveries on the way.');
  await expect.poll(() => hook.received.length).toBe(before + 3);
  const bodies = hook.received.slice(before).map(({ body }) => body);
  expect(new Set(bodies)).toEqual(new Set([hook.received[before - 1]?.body]));
  await expect.poll(async () => (await visit(address)).text).toContain('delivered (200)');
  expect((await follow(await send(resend, { times: '1' }))).message).toBe('1 delivery on the way.');
});

test.each(['0', '21', '-1', '1.5', 'x', ''])('sending an event %j times is refused', async (times) => {
  const [event] = (await stripe.events.list({ limit: 1 })).data;
  const form = await formAt(`${eventsUrl}/${event?.id}`, 'Resend');
  const refused = await send(form, { times });
  expect([refused.status, refused.alert]).toEqual([422, 'Once to 20 times, please.']);
});

test('without an endpoint an event cannot be sent again', async () => {
  await using other = await openOwnSandbox();
  await other.stripe.customers.create({});
  const [event] = (await other.stripe.events.list({ limit: 1 })).data;
  const page = await visit(`${other.sandbox.url}/events/${event?.id}`);
  expect(page.text).toContain('No endpoint was enabled when it happened.');
  expect((await send(formWith(page, 'Resend'))).alert).toBe('No endpoint is enabled.');
});

test('an unknown event is 404', async () => {
  const page = await visit(`${eventsUrl}/evt_none`);
  expect([page.status, page.heading]).toEqual([404, 'There is no such event']);
});
