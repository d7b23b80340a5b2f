import { formatMoney, formatMoneyShort } from '@wayfare/contracts/rules/money';
import { type PlanId, plans } from '@wayfare/contracts/rules/plans';
import type { MailFacts } from './mail-facts.ts';

/** For running text: $5, $4.17. */
export const sum = (amountMinor: number): string => formatMoneyShort({ amountMinor, currency: 'usd' });

/** For receipts: $5.00. */
export const inFigures = (amountMinor: number): string => formatMoney({ amountMinor, currency: 'usd' });

/** $50 each year. */
export const sumEachPeriod = (amountMinor: number, plan: PlanId): string =>
  `${sum(amountMinor)} each ${plans[plan].interval}`;

/** The portal's own address is on that page alone: a mail that named it would teach readers to trust such mails. */
export const howToCancel = ({ supportEmail }: MailFacts): string =>
  `To cancel, open Subscription in your dashboard and follow the link to our payment provider’s portal. If that does not work for you, write to ${supportEmail} and we will do it.`;
