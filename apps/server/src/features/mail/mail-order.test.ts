import { expect, test } from 'vitest';
import { jobOf, type MailOrder, orderOf } from './mail-order.ts';

const orders: MailOrder[] = [
  {
    kind: 'reset-password',
    to: { name: 'Ruth', address: 'ruth@example.org' },
    token: 'abc',
    expiresAt: new Date('2026-11-21T10:00:00Z'),
  },
  {
    kind: 'password-changed',
    to: { address: 'ruth@example.org' },
    changedAt: new Date('2026-11-21T09:00:00Z'),
  },
];

test.each(orders)('an order comes out of the queue as it went in: $kind', (order) => {
  const { data, secret = null }: { data: unknown; secret?: unknown } = JSON.parse(
    JSON.stringify(jobOf(order)),
  );
  expect(orderOf({ data, secret })).toEqual(order);
});

test('the token lies apart from the rest of the order', () => {
  for (const order of orders) expect(JSON.stringify(jobOf(order).data)).not.toContain('abc');
});

test.each([
  [{ kind: 'unknown', to: { address: 'ruth@example.org' } }, null],
  [{ kind: 'reset-password', to: { address: 'ruth@example.org' }, expiresAt: '2026-11-21T10:00:00Z' }, null],
  [
    { kind: 'password-changed', to: { address: ['ruth@example.org'] }, changedAt: '2026-11-21T10:00:00Z' },
    null,
  ],
  ['mail', null],
])('what is no order is given up: %j', (data, secret) => {
  expect(() => orderOf({ data, secret })).toThrow('does not know how to write');
});
