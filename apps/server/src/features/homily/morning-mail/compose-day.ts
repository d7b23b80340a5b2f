import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import type { BulkMail } from '#adapters/mail/mail.ts';
import { type DailyHomily, dailyHomilyMail } from '#emails/daily-homily.tsx';
import { paths } from '#emails/paths.ts';
import type { WrittenMail } from '#emails/render-mail.tsx';
import { siteLink } from '#emails/site-link.ts';
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
  const homily: DailyHomily = {
    date,
    content,
    day: await getDay(db, calendar, date),
    stopLink: stopLink(facts.publicUrl, token),
  };
  return dailyHomilyMail(facts, homily);
}

/** A day's mail for everybody. */
export async function composeDay(needs: Needs, date: string, content: HomilyContent): Promise<BulkMail> {
  const mail = await writeDay(needs, date, content, anyToken);
  return { ...mail, headers: stopHeaders(needs.facts.publicUrl, anyToken), token: anyToken };
}

const stopLink = (publicUrl: string, token: string): string =>
  siteLink(publicUrl, `${paths.stopMails}/${token}`);

/** By which mail programs show a button of their own that stops these mails. */
export const stopHeaders = (publicUrl: string, token: string) => ({
  'List-Unsubscribe': `<${stopLink(publicUrl, token)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
