import { expect, test } from 'vitest';
import { findDepartures } from '#testing/departures.ts';
import { createClient } from '#testing/test-sandbox.ts';
import { apiVersion, fill } from './shapes.ts';

test('the API version is that of the installed SDK', () => {
  expect(createClient('http://localhost:1').getApiField('version')).toBe(apiVersion);
});

test('unknown fields are refused', () => {
  expect(() => fill({ object: 'refund', colour: 'green' })).toThrow('refund has no field colour.');
});

test('nested objects of another type are required', () => {
  expect(() => fill({ object: 'subscription_item' })).toThrow('subscription_item.plan must be given.');
});

test('differences from the SDK types are reported', () => {
  const refund = fill({ object: 'refund', id: 're_1', status: 'succeeded', reason: 'duplicate' });
  expect(findDepartures(refund)).toEqual([]);
  expect(
    findDepartures({ ...refund, reason: 'whim', amount: '5', colour: 'green', status: undefined }),
  ).toEqual([
    'refund.colour is unknown',
    'refund.amount is no number',
    "refund.reason is whim, not 'duplicate'|'expired_uncaptured_charge'|'fraudulent'|'requested_by_customer'",
    'refund.status is missing',
  ]);
});
