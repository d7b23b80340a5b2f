import { expect, test } from 'vitest';
import { type MailOrder, orderExpiry, parseOrder, toJob } from './mail-order.ts';
import { sampleOrders, unsafeToken } from './testing/sample-orders.ts';

/** What the queue gives back: it was JSON in between. */
function throughTheQueue(order: MailOrder): { data: Record<string, unknown>; secret: unknown } {
  const { data, secret = null } = JSON.parse(JSON.stringify(toJob(order)));
  return { data, secret };
}

const everyone = sampleOrders.map((order) => [order.kind, order] as const);

test.each(everyone)('an order survives the queue: %s', (_, order) => {
  expect(parseOrder(throughTheQueue(order))).toEqual(order);
});

test.each(everyone)('unknown fields of an order are ignored: %s', (_, order) => {
  const { data, secret } = throughTheQueue(order);
  expect(parseOrder({ data: { ...data, color: 'green' }, secret })).toEqual(order);
});

test.each(everyone)('an order with a missing field is given up: %s', (_, order) => {
  const { data, secret } = throughTheQueue(order);
  for (const name of Object.keys(data)) {
    const { [name]: _gone, ...rest } = data;
    expect(() => parseOrder({ data: rest, secret }), name).toThrow('does not know how to write');
  }
});

test('the token is stored as the secret of the job', () => {
  const withToken = sampleOrders.filter((order) => 'token' in order);
  expect(withToken).toHaveLength(2);
  for (const order of withToken) {
    expect(JSON.stringify(toJob(order).data)).not.toContain('q7-');
    expect(toJob(order).secret).toEqual({ token: unsafeToken });
  }
});

const to = { address: 'ruth@example.org' };

test.each([
  [{ kind: 'unknown', to }, null],
  [{ kind: 'reset-password', to, expiresAt: '2026-11-21T10:00:00Z' }, null],
  [{ kind: 'password-changed', to: { address: [to.address] }, changedAt: '2026-11-21T10:00:00Z' }, null],
  [{ kind: 'password-changed', to, changedAt: 'yesterday' }, null],
  [{ kind: 'trial-ending', to, plan: 'weekly', trialEndsAt: '2026-11-21T10:00:00Z', amountMinor: 1 }, null],
  [{ kind: 'trial-ending', to, plan: 'yearly', trialEndsAt: '2026-11-21T10:00:00Z', amountMinor: 0.5 }, null],
  [{ kind: 'trial-ending', to, plan: 'yearly', trialEndsAt: '2026-11-21T10:00:00Z', amountMinor: -1 }, null],
  ['mail', null],
  [null, null],
])('an invalid order is given up: %j', (data, secret) => {
  expect(() => parseOrder({ data, secret })).toThrow('does not know how to write');
});

test('mails with a link, trial end or due date expire', () => {
  const ends = sampleOrders.filter((order) => orderExpiry(order) !== null).map(({ kind }) => kind);
  expect(ends).toEqual(['confirm-address', 'reset-password', 'trial-ending', 'renewal-coming']);
});
