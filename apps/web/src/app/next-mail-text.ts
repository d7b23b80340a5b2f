import { hourInWords, type MailPreferenceView } from '@wayfare/contracts/calls/morning-mail';
import { addDays, dateIn, weekdayOf } from '@wayfare/contracts/rules/calendar-date';
import { weekday } from '#site/calendar-words.ts';

type Told = Pick<MailPreferenceView, 'rhythm' | 'hour' | 'zone' | 'stopped' | 'isSubscriber'>;

/** When the next morning mail comes, by the reader's own clock. */
export function nextMailText({ rhythm, hour, zone, stopped, isSubscriber }: Told, now: Date): string {
  if (!isSubscriber) return 'The morning mail comes with a subscription.';
  if (stopped !== null) return 'The morning mail isn’t reaching you right now.';
  if (rhythm === 'none') return 'The morning mail is off.';
  const date = dateIn(zone, now);
  const first = hourIn(zone, now) < hour ? date : addDays(date, 1);
  const day = rhythm === 'daily' ? first : addDays(first, (7 - weekdayOf(first)) % 7);
  const when = day === date ? 'today' : `on ${weekday(day)}`;
  const text = `The next page comes by email ${when} about ${hourInWords(hour)}`;
  return text.endsWith('.') ? text : `${text}.`;
}

const hourIn = (zone: string, now: Date): number =>
  Number(new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(now));
