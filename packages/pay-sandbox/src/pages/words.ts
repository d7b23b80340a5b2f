import { lengthOf } from '#lifecycle/invoice-lines.ts';
import type { Recurring } from '#objects/billing.ts';

/** 'a year', 'every 3 months' */
export const perTime = (recurring: Recurring): string =>
  recurring.interval_count === 1 ? `a ${recurring.interval}` : `every ${lengthOf(recurring)}`;

/** 'each year', 'every 3 months' */
export const eachTime = (recurring: Recurring): string =>
  recurring.interval_count === 1 ? `each ${recurring.interval}` : `every ${lengthOf(recurring)}`;

const adjectives = { day: 'daily', week: 'weekly', month: 'monthly', year: 'yearly' } as const;

/** 'yearly', 'every 3 months' */
export const rhythm = (recurring: Recurring): string =>
  recurring.interval_count === 1 ? adjectives[recurring.interval] : eachTime(recurring);

/** '1 event', '2 events' */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** 'November 28, 2026', by the calendar of that zone. */
export const longDate = (date: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(date);

/** '2026-11-28 09:05:00', in UTC, for those who compare it with a log. */
export const exactTime = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

/** A card's number in the groups it is printed in. */
export const grouped = (number: string): string =>
  number.length === 15
    ? number.replace(/^(\d{4})(\d{6})(\d{5})$/, '$1 $2 $3')
    : number.replace(/(\d{4})(?=\d)/g, '$1 ');

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};

export const brandName = (brand: string): string => brands[brand] ?? 'Card';
