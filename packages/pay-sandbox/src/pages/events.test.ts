import { afterAll, expect, test } from 'vitest';
import { follow, formAt, formWith, send, visit } from '#testing/browser.ts';
import { receiver } from '#testing/receiver.ts';
import { ownSandbox } from '#testing/test-sandbox.ts';

const hook = await receiver();
const own = await ownSandbox({ webhook: { url: hook.url, secret: 'whsec_test' } });
const { stripe, sandbox } = own;
const events = `${sandbox.url}/events`;
afterAll(async () => {
  expect(own.faults).toEqual([]);
  await own[Symbol.asyncDispose]();
  await hook[Symbol.asyncDispose]();
});

test('before anything has happened the page says so', async () => {
  expect((await visit(events)).text).toContain('Nothing has happened yet.');
});

test('every event is listed, newest first, page by page, none twice and none left out', async () => {
  for (let number = 0; number < 30; number += 1) await stripe.customers.create({ name: `Reader ${number}` });
  const ids: string[] = [];
  let pages = 0;
  for (let address: string | undefined = events; address !== undefined; ) {
    const page = await visit(address);
    const older = page.links.find(({ words }) => words === 'Older')?.address;
    ids.push(...page.links.flatMap(({ address }) => /(?<=^\/events\/)evt_\w+$/.exec(address) ?? []));
    pages += 1;
    address = older === undefined ? undefined : new URL(older, page.url).href;
  }
  expect(pages).toBe(2);
  const all = await stripe.events.list({ limit: 100 });
  expect(ids).toEqual(all.data.map(({ id }) => id));
});

test('one type can be asked for', async () => {
  await stripe.products.create({ name: 'One' });
  const page = await visit(`${events}?type=product.created`);
  const rows = page.links.filter(({ address }) => address.startsWith('/events/'));
  expect(rows.map(({ words }) => words)).toEqual(['product.created']);
  expect(page.labelled('Type').attributes.get('value')).toBe('product.created');
  expect((await visit(`${events}?type=none.such`)).text).toContain('No event is of the type none.such.');
});

test('an event shows its JSON and every delivery with what was answered, and can be sent again', async () => {
  const told = (await stripe.events.list({ limit: 100 })).data.length;
  await expect.poll(() => hook.received.length, { timeout: 10_000 }).toBe(told);
  hook.answers.push(503);
  const { id: customer } = await stripe.customers.create({ name: 'Ruth & Naomi' });
  const [event] = (await stripe.events.list({ limit: 1 })).data;
  const address = `${events}/${event?.id}`;
  await expect.poll(async () => (await visit(address)).text).toContain('to be delivered (503)');
  const page = await visit(address);
  expect([page.heading, page.text.includes(customer)]).toEqual(['customer.created', true]);
  expect(page.text).toContain('"name": "Ruth & Naomi"');
  expect(page.text).toMatch(/next try \d{4}-\d\d-\d\d .*503 answer \d+/);
  const before = hook.received.length;
  const resend = formWith(page, 'Resend');
  const sent = await follow(await send(resend, { times: '3' }));
  expect(sent.told).toBe('3 deliveries on the way.');
  await expect.poll(() => hook.received.length).toBe(before + 3);
  const bodies = hook.received.slice(before).map(({ body }) => body);
  expect(new Set(bodies)).toEqual(new Set([hook.received[before - 1]?.body]));
  await expect.poll(async () => (await visit(address)).text).toContain('delivered (200)');
  expect((await follow(await send(resend, { times: '1' }))).told).toBe('1 delivery on the way.');
});

test.each(['0', '21', '-1', '1.5', 'x', ''])(
  'sending %j times is refused, and nothing is sent',
  async (times) => {
    const [event] = (await stripe.events.list({ limit: 1 })).data;
    const form = await formAt(`${events}/${event?.id}`, 'Resend');
    const refused = await send(form, { times });
    expect([refused.status, refused.alert]).toEqual([422, 'Once to 20 times, please.']);
  },
);

test('where nobody listens, sending again says so', async () => {
  await using deaf = await ownSandbox();
  await deaf.stripe.customers.create({});
  const [event] = (await deaf.stripe.events.list({ limit: 1 })).data;
  const page = await visit(`${deaf.sandbox.url}/events/${event?.id}`);
  expect(page.text).toContain('Nobody listened when it happened.');
  expect((await send(formWith(page, 'Resend'))).alert).toBe('Nobody listens: there is no endpoint.');
});

test('an event that is none is 404', async () => {
  const page = await visit(`${events}/evt_none`);
  expect([page.status, page.heading]).toEqual([404, 'There is no such event']);
});
