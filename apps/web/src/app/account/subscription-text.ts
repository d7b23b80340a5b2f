import type { MemberSubscription } from '@wayfare/contracts/calls/subscription';
import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { formatPlanPrice, formatPrice, plans } from '@wayfare/contracts/rules/plans';
import { longDate } from '#ui/long-date.ts';

interface SubscriptionText {
  readonly title: string;
  readonly text: string;
}

type SubscriptionInfo = Omit<MemberSubscription, 'portalUrl' | 'trialDays'>;

/** Dates are in the site's time zone. */
export function formatSubscription(
  { state, isActive, plan, ...dates }: SubscriptionInfo,
  timeZone: string,
): SubscriptionText {
  const formatDay = (time: string | null) =>
    time === null ? null : longDate(toCalendarDate(new Date(time), timeZone));
  const [renewsOn, endsOn, accessUntil] = [dates.renewsAt, dates.endsAt, dates.accessUntil].map(formatDay);
  const price = plan === null ? 'the price of your plan' : formatPrice(plan);
  const title = plan === null ? 'Your plan' : `${plans[plan].name}, ${formatPlanPrice(plan)}`;
  const again = plan === null ? 'again each time' : `again every ${plans[plan].interval}`;
  switch (state) {
    case 'none':
      return {
        title: 'No subscription yet',
        text: 'Choose a plan below to open the homilies and the blog.',
      };
    case 'complimentary':
      return {
        title: 'Complimentary',
        text: `You can read everything, with our compliments.${plan === null ? ' Nothing is charged.' : ''}`,
      };
    case 'trialing':
      return {
        title,
        text: renewsOn
          ? `Your trial is free until ${renewsOn}. On that day ${price} is charged, and ${again}, until you cancel.`
          : `You are in your free trial. After it ${price} is charged, and ${again}, until you cancel.`,
      };
    case 'active':
      return {
        title,
        text: renewsOn
          ? `It renews on ${renewsOn}: on that day ${price} is charged, and ${again}, until you cancel.`
          : 'It renews by itself until you cancel.',
      };
    case 'ending':
      return {
        title,
        text: `You have canceled. You can keep reading until ${endsOn ?? 'the end of the time you have paid for'}, and nothing more is charged. If you change your mind before then, you can renew it in the portal.`,
      };
    case 'past-due':
      return { title: 'A payment has failed', text: formatPastDue(isActive, accessUntil ?? null) };
    case 'ended':
      return {
        title: 'Your subscription has ended',
        text: 'Nothing more is charged. Choose a plan below to come back.',
      };
  }
}

function formatPastDue(isActive: boolean, accessUntil: string | null): string {
  const request = 'Please update your card in the portal';
  if (!isActive)
    return `The homilies and the blog are closed until it is paid. ${request}, and they open again.`;
  const until = accessUntil === null ? 'for a few days more' : `until ${accessUntil}`;
  return `You can keep reading ${until}. ${request} before then.`;
}

export function formatSubscriptionLine(
  { state, isActive, plan, ...dates }: SubscriptionInfo,
  timeZone: string,
): string {
  const formatDay = (time: string) => longDate(toCalendarDate(new Date(time), timeZone));
  const price = plan && formatPlanPrice(plan);
  const { renewsAt, endsAt } = dates;
  switch (state) {
    case 'none':
      return 'You have no subscription yet.';
    case 'complimentary':
      return plan === null ? 'Complimentary: nothing is charged.' : 'Complimentary.';
    case 'trialing':
      return `${renewsAt ? `Free through ${formatDay(renewsAt)}.` : 'You are in your free trial.'}${price ? ` Then ${price}.` : ''}`;
    case 'active':
      return renewsAt
        ? `It renews on ${formatDay(renewsAt)}${price ? `, ${price}` : ''}.`
        : 'It renews until you cancel.';
    case 'ending':
      return endsAt
        ? `Canceled. You can keep reading until ${formatDay(endsAt)}.`
        : 'Canceled. You can keep reading.';
    case 'past-due':
      return isActive ? 'A payment has failed. You can keep reading for now.' : 'A payment has failed.';
    case 'ended':
      return 'Your subscription has ended.';
  }
}
