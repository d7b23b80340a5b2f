import { expect, test } from 'vitest';
import { addTime, days, subtractTime } from './durations.ts';
import { type AccessInput, getAccess } from './policies.ts';

const now = new Date('2026-11-21T12:00:00Z');
const inDays = (count: number) => addTime(now, days(count));
const aMoment = 1;

/** A subscription of a month, of which so many days are over. */
const subscription = (status: string, daysOver: number) => ({
  status,
  periodBeganAt: inDays(-daysOver),
  periodEndsAt: inDays(30 - daysOver),
});
const nothing: AccessInput = { subscription: null, complimentary: null };
const only = (status: string, daysOver = 3): AccessInput => ({
  ...nothing,
  subscription: subscription(status, daysOver),
});
const given = (endsAt: Date | null): AccessInput => ({ ...nothing, complimentary: { endsAt } });

test.each<[string, AccessInput, ReturnType<typeof getAccess>]>([
  ['nothing at all', nothing, { isActive: false, because: 'none' }],
  ['active', only('active'), { isActive: true, because: 'subscription' }],
  ['trialing', only('trialing'), { isActive: true, because: 'subscription' }],
  ['active, its renewal not heard of yet', only('active', 36), { isActive: true, because: 'subscription' }],
  ['active, but silent for more than a week', only('active', 37), { isActive: false, because: 'ended' }],
  ['past due since today', only('past_due', 0), { isActive: true, because: 'grace' }],
  ['past due for six days', only('past_due', 6), { isActive: true, because: 'grace' }],
  ['past due for a week', only('past_due', 7), { isActive: false, because: 'unpaid' }],
  ['unpaid', only('unpaid'), { isActive: false, because: 'unpaid' }],
  ['begun and never paid', only('incomplete'), { isActive: false, because: 'unpaid' }],
  ['never paid in time', only('incomplete_expired'), { isActive: false, because: 'ended' }],
  ['canceled', only('canceled'), { isActive: false, because: 'ended' }],
  ['paused', only('paused'), { isActive: false, because: 'ended' }],
  ['a word of next year', only('hibernating'), { isActive: false, because: 'ended' }],
  ['no word', only(''), { isActive: false, because: 'ended' }],
  ['given for good', given(null), { isActive: true, because: 'complimentary' }],
  [
    'given until a moment from now',
    given(addTime(now, aMoment)),
    { isActive: true, because: 'complimentary' },
  ],
  ['given until now', given(now), { isActive: false, because: 'ended' }],
  ['given until a moment ago', given(subtractTime(now, aMoment)), { isActive: false, because: 'ended' }],
  [
    'given, beside a subscription that ended',
    { ...only('canceled'), complimentary: { endsAt: null } },
    { isActive: true, because: 'complimentary' },
  ],
  [
    'paid, beside a gift that ended',
    { ...only('active'), complimentary: { endsAt: subtractTime(now, aMoment) } },
    { isActive: true, because: 'subscription' },
  ],
])('access: %s', (_, input, access) => {
  expect(getAccess(input, now)).toEqual(access);
});
