import { formatMoneyShort, type Money } from '@wayfare/contracts/rules/money';
import { formatPrice, listCharges, type PlanId, plans } from '@wayfare/contracts/rules/plans';
import { longDate } from '#ui/long-date.ts';

interface Choice {
  readonly plan: PlanId;
  readonly donation: Money | null;
  readonly today: string;
  readonly hasTrial: boolean;
}

/** What the button leads to: what is charged, when, and how it ends. */
export function chargeSentence({ plan, donation, today, hasTrial }: Choice): string {
  const { interval } = plans[plan];
  const [now, next] = listCharges(plan, donation, today, { hasTrial });
  const sum = formatMoneyShort({ amountMinor: now.amountMinor, currency: 'usd' });
  const first = now.amountMinor === 0 ? 'Nothing is charged today;' : `${sum} is charged today, and`;
  const from = next === undefined ? '' : ` from ${longDate(next.date)}`;
  return `${first} ${formatPrice(plan)} every ${interval}${from}, until you cancel: at any time, from Subscription in your dashboard.`;
}
