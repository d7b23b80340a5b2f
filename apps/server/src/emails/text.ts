import { formatMoney, formatMoneyShort } from '@wayfare/contracts/rules/money';
import { type PlanId, plans } from '@wayfare/contracts/rules/plans';
import type { Mailbox } from '#adapters/mail/mail.ts';
import type { MailData } from './mail-data.ts';

/** '$5', '$4.17': for sentences. */
export const formatUsdShort = (amountMinor: number): string =>
  formatMoneyShort({ amountMinor, currency: 'usd' });

/** '$5.00': for receipts. */
export const formatUsd = (amountMinor: number): string => formatMoney({ amountMinor, currency: 'usd' });

/** '$50 each year'. */
export const formatPricePerPeriod = (amountMinor: number, plan: PlanId): string =>
  `${formatUsdShort(amountMinor)} each ${plans[plan].interval}`;

/** Never links to the payment portal directly, so that readers do not learn to trust mails that do. */
export const howToCancel = ({ supportEmail }: MailData): string =>
  `To cancel, open Subscription in your dashboard and follow the link to our payment provider’s portal. If that does not work for you, write to ${supportEmail} and we will do it.`;

/** Mail clients turn such text into links, so a name like this would put a stranger's link in our mail. */
const looksLikeLink = /[\p{L}\p{N}]\.\p{L}{2,}|:\/\/|@|[\p{Cc}\p{Zl}\p{Zp}]/u;
/** Reverses the text that follows, so a name could disguise itself. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/u;
const maxNameLength = 60;

/** Undefined if the name is empty, too long or could mislead: anybody may sign up with another person's address. */
export function toSafeName(name: string | undefined, maxLength = maxNameLength): string | undefined {
  const trimmed = name?.trim() ?? '';
  if (trimmed === '' || trimmed.length > maxLength || !trimmed.isWellFormed()) return undefined;
  return looksLikeLink.test(trimmed) || bidiControls.test(trimmed) ? undefined : trimmed;
}

/** The recipient of a mail, without a name that could mislead. */
export function toRecipient(name: string | undefined, address: string): Mailbox {
  const safeName = toSafeName(name);
  return safeName === undefined ? { address } : { name: safeName, address };
}

/** Every attempt has the same Message-ID. */
export const messageIdFor = (subject: string, publicUrl: string): string =>
  `<${subject}@${new URL(publicUrl).hostname.replaceAll(/[^\w.-]/g, '')}>`;

export function greeting(name: string | undefined): string {
  const safeName = toSafeName(name);
  return safeName === undefined ? 'Hello,' : `Dear ${safeName},`;
}

/** For deadlines: 'Saturday, November 21, 2026 at 9:00 AM EST'. */
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

/** 'Saturday, November 21, 2026'. */
export const formatDay = (time: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { ...day, timeZone }).format(time);

/** 'November 21, 2026'. */
export const formatDate = (time: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { ...date, timeZone }).format(time);

const date = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const day = { ...date, weekday: 'long' } as const;

/** Removes line breaks and control characters, and truncates. */
export function oneLine(text: string, maxLength: number): string {
  const line = text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return line.length > maxLength ? `${line.slice(0, maxLength - 1).toWellFormed()}…` : line;
}
