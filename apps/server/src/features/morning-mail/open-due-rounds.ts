import {
  addDays,
  type CalendarDate,
  startOfDay,
  toCalendarDate,
} from '@wayfare/contracts/rules/calendar-date';
import { hours, minutes, subtractTime } from '@wayfare/contracts/rules/durations';
import { findHomily } from '../homily/homily-queries.ts';
import { isSunday, reopenLate } from './batch-queries.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';
import { defaultPreference } from './preference-queries.ts';
import {
  insertRecentChanges,
  listChosenSlots,
  openRounds,
  type Round,
  reopenRounds,
  type Slot,
} from './round-queries.ts';

type RoundDeps = Pick<MorningMailDeps, 'db' | 'clock' | 'billingClock' | 'mailData'>;

/** Longer than any day: what was chosen before then has been heeded. */
const recentChangeMs = hours(26);

/** Opens the rounds whose hour has come, for the days that have a homily; a homily that comes late opens them late. */
export async function openDueRounds({ db, clock, billingClock, mailData }: RoundDeps): Promise<void> {
  const now = clock.now();
  const rounds = await filterWithHomily(
    db,
    findDueRounds(await listSlots(db, mailData.timeZone), now, mailData.timeZone),
  );
  if (rounds.length === 0) return;
  await openRounds(db, rounds);
  const windows = rounds
    .filter(({ isDefault }) => !isDefault)
    .map((round) => ({ ...round, isSunday: isSunday(round.day) }));
  await insertRecentChanges(db, windows, {
    since: subtractTime(now, recentChangeMs),
    billingNow: billingClock.now(),
  });
}

/** Opens every round of the site's own day, whatever the hour, until the day ends; false where there is no homily. */
export async function openEveryRound({ db, mailData }: RoundDeps, day: string): Promise<boolean> {
  const sendUntil = startOfDay(addDays(day, 1), mailData.timeZone);
  const slots = await listSlots(db, mailData.timeZone);
  const rounds = await filterWithHomily(
    db,
    slots.map((slot) => ({ ...slot, day, sendUntil })),
  );
  if (rounds.length === 0) return false;
  await reopenRounds(db, rounds);
  await reopenLate(db, day, sendUntil);
  return true;
}

async function listSlots(db: RoundDeps['db'], siteZone: string): Promise<Slot[]> {
  const { hour, zone } = defaultPreference(siteZone);
  return [{ zone, hour, isDefault: true }, ...(await listChosenSlots(db))];
}

async function filterWithHomily(db: RoundDeps['db'], rounds: readonly Round[]): Promise<Round[]> {
  const days = new Set(rounds.map(({ day }) => day));
  for (const day of days) if ((await findHomily(db, day)) === null) days.delete(day);
  return rounds.filter(({ day }) => days.has(day));
}

/**
 * The rounds whose hour has come and that it is not too late for. An hour that the clocks skip has come when a later one
 * has; one that they repeat makes the same round twice.
 */
export function findDueRounds(slots: readonly Slot[], now: Date, siteZone: string): Round[] {
  return slots.flatMap((slot) => {
    const { date, hour } = toLocalHour(slot.zone, now);
    if (hour < slot.hour) return [];
    const slotHour: LocalHour = { date, hour: slot.hour };
    const sendUntil = sendingDeadline(slotHour, slot.zone);
    return now < sendUntil ? [{ ...slot, day: homilyDate(slotHour, slot.zone, siteZone), sendUntil }] : [];
  });
}

/**
 * The date on the reader's own wall; where that is ahead of the site's, the day that the site keeps when the reader's
 * hour comes. Nobody reads a homily before its day has begun on the site.
 */
function homilyDate(hourOnWall: LocalHour, zone: string, siteZone: string): CalendarDate {
  const onSite = toCalendarDate(toInstant(hourOnWall, zone), siteZone);
  if (onSite < hourOnWall.date) return onSite;
  return hourOnWall.date;
}

export interface LocalHour {
  readonly date: CalendarDate;
  readonly hour: number;
}

/** What a calendar and a clock on a wall in that zone show. */
export function toLocalHour(zone: string, instant: Date): LocalHour {
  return { date: toCalendarDate(instant, zone), hour: Number(hourFormat(zone).format(instant)) };
}

const noon = 12;

/** Until when the mail of that hour may still go out: in the morning until noon, later in the day until its end. */
export function sendingDeadline({ date, hour }: LocalHour, zone: string): Date {
  return hour < noon ? toInstant({ date, hour: noon }, zone) : startOfDay(addDays(date, 1), zone);
}

/** When that hour comes on that date. Of an hour that the clocks skip, when they have skipped it. */
export function toInstant({ date, hour }: LocalHour, zone: string): Date {
  const usually = startOfDay(date, zone).getTime() + hours(hour);
  // Within two hours of it, whatever the clocks did in the night.
  for (let quarter = -8; quarter <= 8; quarter += 1) {
    const at = new Date(usually + minutes(15 * quarter));
    const wall = toLocalHour(zone, at);
    if (wall.date === date && wall.hour >= hour) return at;
  }
  return new Date(usually);
}

const hourFormats = new Map<string, Intl.DateTimeFormat>();

/** Building one costs a hundred times what using one does. */
function hourFormat(zone: string): Intl.DateTimeFormat {
  const known = hourFormats.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' });
  hourFormats.set(zone, clock);
  return clock;
}
