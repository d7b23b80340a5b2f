import { formatHour, type MailPreferenceView } from '@wayfare/contracts/calls/morning-mail';
import { addDays, getWeekday, toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { weekday } from '#ui/format-date.ts';
import type { QueryState } from '../member/use-query.ts';

type MailSettings = Pick<MailPreferenceView, 'rhythm' | 'hour' | 'zone' | 'suppression' | 'isSubscriber'>;

/** In the member's time zone. */
export function formatNextMail(
  { rhythm, hour, zone, suppression, isSubscriber }: MailSettings,
  now: Date,
): string {
  if (!isSubscriber) return 'The morning mail comes with a subscription.';
  if (suppression !== null) return 'The morning mail isn’t reaching you right now.';
  if (rhythm === 'none') return 'The morning mail is off.';
  const date = toCalendarDate(now, zone);
  const first = getHour(zone, now) < hour ? date : addDays(date, 1);
  const day = rhythm === 'daily' ? first : addDays(first, (7 - getWeekday(first)) % 7);
  const when = day === date ? 'today' : `on ${weekday(day)}`;
  const text = `The next page comes by email ${when} about ${formatHour(hour)}`;
  return text.endsWith('.') ? text : `${text}.`;
}

const getHour = (zone: string, now: Date): number =>
  Number(new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(now));

export function NextMailLine({ state }: { state: QueryState<MailPreferenceView> }) {
  const [now] = useState(() => new Date());
  const mail = state.status === 'success' ? state.data : null;
  return (
    <p>
      {mail !== null && `${formatNextMail(mail, now)} `}
      <Link to={`${paths.settings}#morning-mail`}>{getLinkLabel(mail)}</Link>
    </p>
  );
}

function getLinkLabel(mail: MailPreferenceView | null): string {
  if (mail === null || !mail.isSubscriber) return 'Morning mail';
  if (mail.suppression !== null) return 'See why';
  return mail.rhythm === 'none' ? 'Start it again' : 'Change or stop the mail';
}
