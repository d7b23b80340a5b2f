import { formatHour, type MailPreferenceView } from '@wayfare/contracts/calls/morning-mail';
import { addDays, getWeekday, toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { weekday } from '#ui/format-date.ts';
import type { Answer } from '../member/use-query.ts';

type Told = Pick<MailPreferenceView, 'rhythm' | 'hour' | 'zone' | 'suppression' | 'isSubscriber'>;

/** When the next morning mail comes, by the reader's own clock. */
export function nextMailText({ rhythm, hour, zone, suppression, isSubscriber }: Told, now: Date): string {
  if (!isSubscriber) return 'The morning mail comes with a subscription.';
  if (suppression !== null) return 'The morning mail isn’t reaching you right now.';
  if (rhythm === 'none') return 'The morning mail is off.';
  const date = toCalendarDate(now, zone);
  const first = hourIn(zone, now) < hour ? date : addDays(date, 1);
  const day = rhythm === 'daily' ? first : addDays(first, (7 - getWeekday(first)) % 7);
  const when = day === date ? 'today' : `on ${weekday(day)}`;
  const text = `The next page comes by email ${when} about ${formatHour(hour)}`;
  return text.endsWith('.') ? text : `${text}.`;
}

const hourIn = (zone: string, now: Date): number =>
  Number(new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(now));

/** When the next morning mail comes, and the way to the one place where that is changed. */
export function MailLine({ answer }: { answer: Answer<MailPreferenceView> }) {
  const [now] = useState(() => new Date());
  const mail = answer.status === 'known' ? answer.value : null;
  return (
    <p>
      {mail !== null && `${nextMailText(mail, now)} `}
      <Link to={`${paths.settings}#morning-mail`}>{wayIn(mail)}</Link>
    </p>
  );
}

function wayIn(mail: MailPreferenceView | null): string {
  if (mail === null || !mail.isSubscriber) return 'Morning mail';
  if (mail.suppression !== null) return 'See why';
  return mail.rhythm === 'none' ? 'Start it again' : 'Change or stop the mail';
}
