import { expect, test } from 'vitest';
import { describePayment } from './welcome.tsx';

const trial = {
  amountMinor: 2_000,
  nextAmountMinor: 5_000,
  hasTrial: true,
  nextChargeAt: '2026-11-30T04:30:00Z',
};

test.each([
  [
    trial,
    'You paid $20 today. Your free days last until November 29, 2026. Then your card is charged $50, unless you cancel before then.',
  ],
  [
    { ...trial, amountMinor: 0 },
    'Nothing was charged today. Your free days last until November 29, 2026. Then your card is charged $50, unless you cancel before then.',
  ],
  [
    { ...trial, amountMinor: 500, nextAmountMinor: 500, hasTrial: false },
    'You paid $5 today. The next charge is $5 on November 29, 2026, unless you cancel before then.',
  ],
])('the page after the payment of %j shows: %s', (payment, text) => {
  expect(describePayment(payment, 'America/New_York')).toBe(text);
});
