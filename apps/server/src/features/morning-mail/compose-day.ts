import { type HomilyContent, isPublishable } from '@wayfare/contracts/rules/homily-content';
import { openGospelTable } from '@wayfare/gospel';
import type { Db } from '#adapters/db/database.ts';
import type { BulkMail } from '#adapters/mail/mail.ts';
import { dailyHomilyMail } from '#emails/daily-homily.tsx';
import type { DailyHomily } from '#emails/daily-text.ts';
import { paths, siteLink } from '#emails/mail-data.ts';
import type { WrittenMail } from '#emails/render-mail.tsx';
import { getDay } from '#features/calendar/days-between.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';
import { anyToken } from './unsubscribe-tokens.ts';

type Needs = Pick<MorningMailDeps, 'db' | 'calendar' | 'facts'>;

/** A day's mail as one reader gets it. */
export async function writeDay(
  { db, calendar, facts }: Needs,
  date: string,
  content: HomilyContent,
  token: string,
): Promise<WrittenMail> {
  const [day, before, table] = await Promise.all([
    getDay(db, calendar, date),
    findBefore(db, date),
    openGospelTable(),
  ]);
  return dailyHomilyMail(facts, {
    date,
    content,
    day,
    dayGospel: isPublishable(content) ? table.dayGospel(content, table.gospelOptions(day)) : null,
    before,
    stopLink: stopLink(facts.publicUrl, token),
  });
}

async function findBefore(db: Db, date: string): Promise<DailyHomily['before']> {
  const { rows } = await db.query<NonNullable<DailyHomily['before']>>(
    'select date, title, book, chapter, verse from homily where date < $1 order by date desc limit 1',
    [date],
  );
  return rows[0] ?? null;
}

/** A day's mail for everybody. */
export async function composeDay(needs: Needs, date: string, content: HomilyContent): Promise<BulkMail> {
  const mail = await writeDay(needs, date, content, anyToken);
  const { publicUrl } = needs.facts;
  const headers = { ...stopHeaders(publicUrl, anyToken), 'Feedback-ID': feedbackId(publicUrl, date) };
  return { ...mail, headers, token: anyToken };
}

/** By which a large provider counts what its people call junk: of which day, of which mails, of which sender. */
function feedbackId(publicUrl: string, date: string): string {
  const sender = new URL(publicUrl).hostname.replace(/[^a-z0-9]/g, '').slice(0, longestSender);
  return `${date}:homily:morning:${sender}`;
}

const longestSender = 15;

const stopLink = (publicUrl: string, token: string): string =>
  siteLink(publicUrl, `${paths.stopMails}/${token}`);

/** By which mail programs show a button of their own that stops these mails. */
export const stopHeaders = (publicUrl: string, token: string) => ({
  'List-Unsubscribe': `<${stopLink(publicUrl, token)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
