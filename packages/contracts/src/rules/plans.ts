import * as z from 'zod/mini';
import { addDays, type CalendarDate } from './calendar-date.ts';
import { formatMoneyShort, type Money, usd } from './money.ts';

export const planId = z.enum(['yearly', 'monthly']);
export type PlanId = z.infer<typeof planId>;

export const trialDays = 7;

type Plan = {
  readonly id: PlanId;
  readonly name: string;
  readonly price: Money;
  readonly interval: 'year' | 'month';
  readonly trialDays: number;
};

/** The only place for prices. Pages and mails format them with the functions below. */
export const plans: Readonly<Record<PlanId, Plan>> = {
  yearly: { id: 'yearly', name: 'Yearly', price: usd(50), interval: 'year', trialDays },
  monthly: { id: 'monthly', name: 'Monthly', price: usd(5), interval: 'month', trialDays: 0 },
};

export const defaultPlan: PlanId = 'yearly';

/** '$50' */
export const formatPrice = (id: PlanId): string => formatMoneyShort(plans[id].price);

/** '$50 a year' */
export const formatPlanPrice = (id: PlanId): string => `${formatPrice(id)} a ${plans[id].interval}`;

/** '$4.17' for the yearly plan: rounded up to whole cents, so that it is never below the real price. */
export function formatPricePerMonth(id: PlanId): string {
  const { price, interval } = plans[id];
  const months = interval === 'year' ? 12 : 1;
  return formatMoneyShort({ ...price, amountMinor: Math.ceil(price.amountMinor / months) });
}

export type Charge = {
  readonly kind: 'today' | 'after-trial' | 'renewal';
  readonly date: CalendarDate;
  readonly description: string;
  readonly amountMinor: number;
};

/** Members who had a trial do not get another. */
type ChargeOptions = { readonly hasTrial: boolean };

/** The charges from today until the first renewal. The first entry is due now. */
export function listCharges(
  id: PlanId,
  donation: Money | null,
  today: CalendarDate,
  { hasTrial }: ChargeOptions = { hasTrial: true },
): readonly [Charge, ...Charge[]] {
  const { price, interval, ...plan } = plans[id];
  const donated = donation?.amountMinor ?? 0;
  const hasDonation = donated > 0;
  const renewal = (from: CalendarDate): Charge => ({
    kind: 'renewal',
    date: addMonths(from, interval === 'year' ? 12 : 1),
    description: `Renews ${interval}ly, unless you cancel`,
    amountMinor: price.amountMinor,
  });

  if (hasTrial && plan.trialDays > 0) {
    const trialEnd = addDays(today, plan.trialDays);
    const description = hasDonation ? 'Your donation. The trial is free.' : 'Nothing yet. The trial is free.';
    return [
      { kind: 'today', date: today, description, amountMinor: donated },
      {
        kind: 'after-trial',
        date: trialEnd,
        description: `The first ${interval}, unless you cancel before`,
        amountMinor: price.amountMinor,
      },
      renewal(trialEnd),
    ];
  }
  const description = hasDonation ? `The first ${interval}, and your donation` : `The first ${interval}`;
  return [
    { kind: 'today', date: today, description, amountMinor: price.amountMinor + donated },
    renewal(today),
  ];
}

/** The same day of a later month, or its last day if the month is too short, as the payment provider counts. */
function addMonths(date: CalendarDate, months: number): CalendarDate {
  const result = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  result.setUTCMonth(result.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(Number(date.slice(8)), lastDay));
  return result.toISOString().slice(0, 10);
}
