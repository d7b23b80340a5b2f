import { expect, test } from 'vitest';
import { addTime, days, subtractTime } from './durations.ts';
import { type AccessInput, getAccess } from './policies.ts';

const now = new Date('2026-11-21T12:00:00Z');
const inDays = (count: number) => addTime(now, days(count));
const aMoment = 1;

/** A monthly subscription, `daysOver` days after its period began. */
const subscription = (status: string, daysOver: number) => ({
  status,
  periodBeganAt: inDays(-daysOver),
  periodEndsAt: inDays(30 - daysOver),
});
const none: AccessInput = { subscription: null, complimentary: null };
const only = (status: string, daysOver = 3): AccessInput => ({
  ...none,
  subscription: subscription(status, daysOver),
});
const complimentary = (endsAt: Date | null): AccessInput => ({ ...none, complimentary: { endsAt } });

test.each<[string, AccessInput, ReturnType<typeof getAccess>]>([
  ['no subscription', none, { isActive: false, because: 'none' }],
  ['active', only('active'), { isActive: true, because: 'subscription' }],
  ['trialing', only('trialing'), { isActive: true, because: 'subscription' }],
  ['active, with an overdue renewal', only('active', 36), { isActive: true, because: 'subscription' }],
  ['active, overdue for more than a week', only('active', 37), { isActive: false, because: 'ended' }],
  ['past due since today', only('past_due', 0), { isActive: true, because: 'grace' }],
  ['past due for six days', only('past_due', 6), { isActive: true, because: 'grace' }],
  ['past due for a week', only('past_due', 7), { isActive: false, because: 'unpaid' }],
  ['unpaid', only('unpaid'), { isActive: false, because: 'unpaid' }],
  ['incomplete', only('incomplete'), { isActive: false, because: 'unpaid' }],
  ['incomplete and expired', only('incomplete_expired'), { isActive: false, because: 'ended' }],
  ['canceled', only('canceled'), { isActive: false, because: 'ended' }],
  ['paused', only('paused'), { isActive: false, because: 'ended' }],
  ['an unknown status', only('hibernating'), { isActive: false, because: 'ended' }],
  ['an empty status', only(''), { isActive: false, because: 'ended' }],
  ['complimentary without an end', complimentary(null), { isActive: true, because: 'complimentary' }],
  [
    'complimentary until a moment from now',
    complimentary(addTime(now, aMoment)),
    { isActive: true, because: 'complimentary' },
  ],
  ['complimentary until now', complimentary(now), { isActive: false, because: 'ended' }],
  [
    'complimentary until a moment ago',
    complimentary(subtractTime(now, aMoment)),
    { isActive: false, because: 'ended' },
  ],
  [
    'complimentary, with an ended subscription',
    { ...only('canceled'), complimentary: { endsAt: null } },
    { isActive: true, because: 'complimentary' },
  ],
  [
    'paid, with ended complimentary access',
    { ...only('active'), complimentary: { endsAt: subtractTime(now, aMoment) } },
    { isActive: true, because: 'subscription' },
  ],
])('access: %s', (_, input, access) => {
  expect(getAccess(input, now)).toEqual(access);
});
