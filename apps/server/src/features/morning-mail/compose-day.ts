import { type HomilyContent, isPublishable } from '@wayfare/contracts/rules/homily-content';
import { openGospelTable } from '@wayfare/gospel';
import type { BulkMail } from '#adapters/mail/mail.ts';
import { dailyHomilyMail } from '#emails/daily-homily.tsx';
import { paths, siteLink } from '#emails/mail-data.ts';
import type { RenderedMail } from '#emails/mail-page.tsx';
import { getDay } from '#features/calendar/days-between.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';
import { findPreviousHomily } from './morning-mail-queries.ts';

type ComposeDeps = Pick<MorningMailDeps, 'db' | 'calendar' | 'mailData'>;

/** Has the length of a token, but is not valid. */
export const placeholderToken = 'unsubscribe-token'.padEnd(43, '_');

/** The mail for one reader. */
export async function composeDayMail(
  { db, calendar, mailData }: ComposeDeps,
  date: string,
  content: HomilyContent,
  token: string,
): Promise<RenderedMail> {
  const [day, before, table] = await Promise.all([
    getDay(db, calendar, date),
    findPreviousHomily(db, date),
    openGospelTable(),
  ]);
  return dailyHomilyMail(mailData, {
    date,
    content,
    day,
    dayGospel: isPublishable(content) ? table.dayGospel(content, table.gospelOptions(day)) : null,
    previous: before,
    unsubscribeLink: unsubscribeLink(mailData.publicUrl, token),
  });
}

/** The mail for all readers, with a placeholder for their tokens. */
export async function composeBulkMail(
  deps: ComposeDeps,
  date: string,
  content: HomilyContent,
): Promise<BulkMail> {
  const mail = await composeDayMail(deps, date, content, placeholderToken);
  const { publicUrl } = deps.mailData;
  const headers = {
    ...unsubscribeHeaders(publicUrl, placeholderToken),
    'Feedback-ID': feedbackId(publicUrl, date),
  };
  return { ...mail, headers, token: placeholderToken };
}

/** Gmail reports complaints by these parts: campaign, mail type, and sender. */
function feedbackId(publicUrl: string, date: string): string {
  const sender = new URL(publicUrl).hostname.replace(/[^a-z0-9]/g, '').slice(0, maxSenderLength);
  return `${date}:homily:morning:${sender}`;
}

const maxSenderLength = 15;

const unsubscribeLink = (publicUrl: string, token: string): string =>
  siteLink(publicUrl, `${paths.stopMails}/${token}`);

/** Mail clients show an unsubscribe button for these headers (RFC 8058). */
export const unsubscribeHeaders = (publicUrl: string, token: string) => ({
  'List-Unsubscribe': `<${unsubscribeLink(publicUrl, token)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
