import type { ListedPost } from '@wayfare/contracts/calls/post';
import { toLocalDateTime } from '@wayfare/contracts/rules/local-date-time';
import { weekday } from '#ui/format-date.ts';
import { longDate } from '#ui/long-date.ts';
import { getBrowserZone, getZonePlace } from '#ui/time-zones.ts';

/** 'YYYY-MM-DDTHH:MM' as '5:00 a.m.'. */
export function formatLocalTime(local: string): string {
  const [hour = 0, minute = 0] = local.slice(11).split(':').map(Number);
  const half = hour < 12 ? 'a.m.' : 'p.m.';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}\u00a0${half}`;
}

/** 'Eastern time (New York)'. Without a name, the city alone. */
export function formatZoneName(zone: string, at = new Date()): string {
  const name = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const place = getZonePlace(zone);
  if (name === undefined || name.startsWith('GMT') || zone === 'UTC') return `${place} time`;
  return `${name.replace(/ Time$/, ' time')} (${place})`;
}

type Scheduled = Pick<ListedPost, 'publishAt' | 'publishZone'>;

/** 'Friday, December 25, 2026, at 5:00 a.m. in New York; for you 11:00 a.m.'. Null if it is not scheduled. */
export function formatSchedule(
  { publishAt, publishZone }: Scheduled,
  here = getBrowserZone(),
): string | null {
  if (publishAt === undefined || publishZone === undefined) return null;
  const at = new Date(publishAt);
  const [there, mine] = [toLocalDateTime(at, publishZone), toLocalDateTime(at, here)];
  const [date, myDate] = [there.slice(0, 10), mine.slice(0, 10)];
  const text = `${weekday(date)}, ${longDate(date)}, at ${formatLocalTime(there)} in ${getZonePlace(publishZone)}`;
  if (mine === there) return text;
  return `${text}; for you ${myDate === date ? '' : `${weekday(myDate)}, `}${formatLocalTime(mine)}`;
}

/** Adds no second period after 'a.m.'. */
export const endWithPeriod = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

interface ScheduledTimeProps {
  post: Scheduled;
  before: string;
}

/** Only editors load it. */
export const ScheduledTime = ({ post, before }: ScheduledTimeProps) =>
  endWithPeriod(`${before} ${formatSchedule(post)}`);
