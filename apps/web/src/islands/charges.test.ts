import { usd } from '@wayfare/contracts/rules/money';
import { expect, test } from 'vitest';
import { chargeSentence } from './charges.tsx';

const choice = { plan: 'yearly', donation: null, today: '2026-11-21', hasTrial: true } as const;
const end = ', until you cancel: at any time, from Subscription in your dashboard.';

test.each([
  [choice, 'Nothing is charged today; $50 every year from November 28, 2026'],
  [{ ...choice, donation: usd(25.5) }, '$25.50 is charged today, and $50 every year from November 28, 2026'],
  [{ ...choice, hasTrial: false }, '$50 is charged today, and $50 every year from November 21, 2027'],
  [{ ...choice, plan: 'monthly' as const }, '$5 is charged today, and $5 every month from December 21, 2026'],
  [
    { ...choice, plan: 'monthly' as const, donation: usd(10) },
    '$15 is charged today, and $5 every month from December 21, 2026',
  ],
])('%j reads: %s', (choice, sentence) => {
  expect(chargeSentence(choice)).toBe(sentence + end);
});
