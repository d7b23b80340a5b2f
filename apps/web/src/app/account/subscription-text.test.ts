import type { MemberSubscription } from '@wayfare/contracts/calls/subscription';
import { expect, test } from 'vitest';
import { formatSubscription, formatSubscriptionLine } from './subscription-text.ts';

const yearly = {
  state: 'active',
  isActive: true,
  plan: 'yearly',
  renewsAt: null,
  endsAt: null,
  accessUntil: null,
} satisfies Partial<MemberSubscription>;
const inactive = { ...yearly, isActive: false, plan: null };
const lateEvening = '2026-11-29T03:00:00.000Z';

const cases: [Parameters<typeof formatSubscription>[0], string, string][] = [
  [
    { ...inactive, state: 'none' },
    'No subscription yet',
    'Choose a plan below to open the homilies and the blog.',
  ],
  [
    { ...yearly, plan: null, state: 'complimentary' },
    'Complimentary',
    'You can read everything, with our compliments. Nothing is charged.',
  ],
  [{ ...yearly, state: 'complimentary' }, 'Complimentary', 'You can read everything, with our compliments.'],
  [
    { ...yearly, state: 'trialing', renewsAt: lateEvening },
    'Yearly, $50 a year',
    'Your trial is free until November 28, 2026. On that day $50 is charged, and again every year, until you cancel.',
  ],
  [
    { ...yearly, plan: 'monthly', renewsAt: lateEvening },
    'Monthly, $5 a month',
    'It renews on November 28, 2026: on that day $5 is charged, and again every month, until you cancel.',
  ],
  [
    { ...yearly, state: 'ending', endsAt: lateEvening },
    'Yearly, $50 a year',
    'You have canceled. You can keep reading until November 28, 2026, and nothing more is charged. If you change your mind before then, you can renew it in the portal.',
  ],
  [
    { ...yearly, state: 'past-due', accessUntil: lateEvening },
    'A payment has failed',
    'You can keep reading until November 28, 2026. Please update your card in the portal before then.',
  ],
  [
    { ...yearly, state: 'past-due', isActive: false, accessUntil: lateEvening },
    'A payment has failed',
    'The homilies and the blog are closed until it is paid. Please update your card in the portal, and they open again.',
  ],
  [
    { ...inactive, state: 'ended' },
    'Your subscription has ended',
    'Nothing more is charged. Choose a plan below to come back.',
  ],
];

test.each(cases)('%j has the title %s and the text: %s', (subscription, title, text) => {
  expect(formatSubscription(subscription, 'America/New_York')).toEqual({ title, text });
});

test.each([
  [
    { ...yearly, state: 'trialing', renewsAt: lateEvening },
    'Free through November 28, 2026. Then $50 a year.',
  ],
  [{ ...yearly, renewsAt: lateEvening }, 'It renews on November 28, 2026, $50 a year.'],
  [
    { ...yearly, state: 'ending', endsAt: lateEvening },
    'Canceled. You can keep reading until November 28, 2026.',
  ],
  [{ ...yearly, state: 'complimentary' }, 'Complimentary.'],
  [{ ...inactive, state: 'complimentary' }, 'Complimentary: nothing is charged.'],
  [{ ...yearly, state: 'past-due' }, 'A payment has failed. You can keep reading for now.'],
  [{ ...inactive, state: 'none' }, 'You have no subscription yet.'],
] as const)('the short line describes the subscription: %j', (subscription, text) => {
  expect(formatSubscriptionLine(subscription, 'America/New_York')).toBe(text);
});
