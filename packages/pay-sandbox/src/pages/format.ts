import type { Recurring } from '#objects/billing.ts';

const adverbs = { month: 'monthly', year: 'yearly' } as const;

export const toAdverb = ({ interval }: Recurring): string => adverbs[interval];

/** '1 event', '2 events' */
export const pluralize = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** 'November 28, 2026' */
export const formatDate = (date: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(date);

/** '2026-11-28 09:05:00', in UTC as in a log */
export const formatTime = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

/** Groups the digits as they are printed on the card. */
export const formatCardNumber = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
};

export const formatBrand = (brand: string): string => brands[brand] ?? 'Card';
