import * as z from 'zod/mini';
import { addDays, type CalendarDate } from './calendar-date.ts';
import { type Money, usd } from './money.ts';

export const planId = z.enum(['yearly', 'monthly']);
export type PlanId = z.infer<typeof planId>;

export const trialDays = 7;

export type Plan = {
  readonly id: PlanId;
  readonly name: string;
  readonly price: Money;
  readonly interval: 'year' | 'month';
  readonly trialDays: number;
};

export const plans: Readonly<Record<PlanId, Plan>> = {
  yearly: { id: 'yearly', name: 'Yearly', price: usd(50), interval: 'year', trialDays },
  monthly: { id: 'monthly', name: 'Monthly', price: usd(5), interval: 'month', trialDays: 0 },
};

export const defaultPlan: PlanId = 'yearly';

/** What a plan comes to each month, in whole cents, never shown lower than it is. */
export function pricePerMonth(id: PlanId): Money {
  const { price, interval } = plans[id];
  return interval === 'month' ? price : { ...price, amountMinor: Math.ceil(price.amountMinor / 12) };
}

export type Charge = {
  readonly kind: 'today' | 'after-trial' | 'renewal';
  readonly date: CalendarDate;
  readonly what: string;
  readonly amountMinor: number;
};

/** Nobody has more than one trial: a member who comes back begins with a charge. */
export type ChargeOptions = { readonly hasTrial: boolean };

/** What is charged and when, from today until the first renewal. The first row is what is due now. */
export function chargesFor(
  id: PlanId,
  donation: Money | null,
  today: CalendarDate,
  { hasTrial }: ChargeOptions = { hasTrial: true },
): readonly [Charge, ...Charge[]] {
  const { price, interval, ...plan } = plans[id];
  const donated = donation?.amountMinor ?? 0;
  const hasDonation = donated > 0;
  const nextPeriod = interval === 'year' ? yearsAfter : monthsAfter;
  const renewal = (from: CalendarDate): Charge => ({
    kind: 'renewal',
    date: nextPeriod(from, 1),
    what: `Renews ${interval}ly, unless you cancel`,
    amountMinor: price.amountMinor,
  });

  if (hasTrial && plan.trialDays > 0) {
    const trialEnd = addDays(today, plan.trialDays);
    const now = hasDonation ? 'Your donation. The trial is free.' : 'Nothing yet. The trial is free.';
    return [
      { kind: 'today', date: today, what: now, amountMinor: donated },
      {
        kind: 'after-trial',
        date: trialEnd,
        what: `The first ${interval}, unless you cancel before`,
        amountMinor: price.amountMinor,
      },
      renewal(trialEnd),
    ];
  }
  const now = hasDonation ? `The first ${interval}, and your donation` : `The first ${interval}`;
  return [
    { kind: 'today', date: today, what: now, amountMinor: price.amountMinor + donated },
    renewal(today),
  ];
}

/** As billing counts: the same day of the month, or the last one where the month is too short. */
export function monthsAfter(date: CalendarDate, months: number): CalendarDate {
  const firstOfMonth = new Date(`${addDays(date, 0).slice(0, 7)}-01T00:00:00Z`);
  firstOfMonth.setUTCMonth(firstOfMonth.getUTCMonth() + months);
  const [year, month] = [firstOfMonth.getUTCFullYear(), firstOfMonth.getUTCMonth()];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  firstOfMonth.setUTCDate(Math.min(Number(date.slice(8)), lastDay));
  return firstOfMonth.toISOString().slice(0, 10);
}

export function yearsAfter(date: CalendarDate, years: number): CalendarDate {
  return monthsAfter(date, years * 12);
}
