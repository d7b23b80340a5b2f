import { expect, test } from 'vitest';
import { departures } from '#testing/departures.ts';
import { clientOf } from '#testing/test-sandbox.ts';
import { fill } from './fill.ts';
import { apiVersion } from './shapes.ts';

test('the sandbox speaks the API version of the installed SDK', () => {
  expect(clientOf('http://localhost:1').getApiField('version')).toBe(apiVersion);
});

test('what is not given is empty, and null wherever it may be', () => {
  const filled: Record<string, unknown> = fill({ object: 'refund', id: 're_1', amount: 5 });
  expect(filled).toMatchObject({ id: 're_1', amount: 5, currency: '', reason: null, metadata: null });
  expect(filled).not.toHaveProperty('pending_reason');
});

test('a part that is given is made whole too', () => {
  expect(fill({ object: 'invoice', lines: {}, parent: { type: 'subscription_details' } }).parent).toEqual({
    type: 'subscription_details',
    quote_details: null,
    subscription_details: null,
  });
});

test('a field that Stripe does not have cannot slip in', () => {
  expect(() => fill({ object: 'refund', colour: 'green' })).toThrow('refund has no field colour.');
});

test('a whole object within another must be given', () => {
  expect(() => fill({ object: 'subscription_item' })).toThrow('subscription_item.plan must be given.');
});

test('departures from the declarations are found', () => {
  const refund = fill({ object: 'refund', id: 're_1', status: 'succeeded', reason: 'duplicate' });
  expect(departures(refund)).toEqual([]);
  expect(departures({ ...refund, reason: 'whim', amount: '5', colour: 'green', status: undefined })).toEqual([
    'refund.colour is unheard of',
    'refund.amount is no number',
    "refund.reason is whim, not 'duplicate'|'expired_uncaptured_charge'|'fraudulent'|'requested_by_customer'",
    'refund.status is missing',
  ]);
});
