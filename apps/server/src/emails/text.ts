import { formatMoney, formatMoneyShort } from '@wayfare/contracts/rules/money';
import { type PlanId, plans } from '@wayfare/contracts/rules/plans';
import type { MailData } from './mail-data.ts';

/** For running text: $5, $4.17. */
export const formatUsdShort = (amountMinor: number): string =>
  formatMoneyShort({ amountMinor, currency: 'usd' });

/** For receipts: $5.00. */
export const formatUsd = (amountMinor: number): string => formatMoney({ amountMinor, currency: 'usd' });

/** $50 each year. */
export const formatPricePerPeriod = (amountMinor: number, plan: PlanId): string =>
  `${formatUsdShort(amountMinor)} each ${plans[plan].interval}`;

/** The portal's own address is on that page alone: a mail that named it would teach readers to trust such mails. */
export const howToCancel = ({ supportEmail }: MailData): string =>
  `To cancel, open Subscription in your dashboard and follow the link to our payment provider’s portal. If that does not work for you, write to ${supportEmail} and we will do it.`;

/** Mail programs make a link of whatever looks like one, so such a name would put a stranger's link in our mail. */
const looksLikeLink = /[\p{L}\p{N}]\.\p{L}{2,}|:\/\/|@|[\p{Cc}\p{Zl}\p{Zp}]/u;
/** Turns the words after it about, so that a line says something else than it holds. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/u;
const maxNameLength = 60;

/** The name if it can be greeted by: a name is typed by whoever signs up, not always by whoever reads. */
export function toSafeName(name: string | undefined, longest = maxNameLength): string | undefined {
  const trimmed = name?.trim() ?? '';
  if (trimmed === '' || trimmed.length > longest || !trimmed.isWellFormed()) return undefined;
  return looksLikeLink.test(trimmed) || bidiControls.test(trimmed) ? undefined : trimmed;
}

export function greeting(name: string | undefined): string {
  const greeted = toSafeName(name);
  return greeted === undefined ? 'Hello,' : `Dear ${greeted},`;
}

/**
 * For a moment by which somebody must have acted, in the site's own zone, which it names: Saturday, November 21, 2026
 * at 9:00 AM EST.
 */
export function formatTime(time: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    ...day,
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return format.format(time).replaceAll('\u202F', ' ');
}

/** For what happens on a day, and needs nobody's hurry: Saturday, November 21, 2026. */
export function formatDay(time: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { ...day, timeZone }).format(time);
}

/** For records: November 21, 2026. */
export function formatDate(time: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { ...date, timeZone }).format(time);
}

const date = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const day = { ...date, weekday: 'long' } as const;

/** Whatever it was, as one line that any header and any mail program takes. */
export function oneLine(text: string, longest: number): string {
  const line = text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return line.length > longest ? `${line.slice(0, longest - 1).toWellFormed()}…` : line;
}
