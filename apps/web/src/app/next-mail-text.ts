import { formatHour, type MailPreferenceView } from '@wayfare/contracts/calls/morning-mail';
import { addDays, getWeekday, toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { weekday } from '#site/calendar-words.ts';

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
