import {
  addDays,
  type CalendarDate,
  startOfDay,
  toCalendarDate,
} from '@wayfare/contracts/rules/calendar-date';
import { hours, minutes, subtractTime } from '@wayfare/contracts/rules/durations';
import { findHomily } from '../homily/homily-queries.ts';
import { isSunday, reviveLate } from './batch-queries.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';
import { usualPreference } from './preference-queries.ts';
import {
  listChosenSlots,
  openRounds,
  orderLatecomers,
  type Round,
  reopenRounds,
  type Slot,
} from './round-queries.ts';

type Needs = Pick<MorningMailDeps, 'db' | 'clock' | 'billingClock' | 'facts'>;

/** Longer than any day: what was chosen before then has been heeded. */
const lately = hours(26);

/** Opens the rounds whose hour has come, for the days that have a homily; a homily that comes late opens them late. */
export async function openDueRounds({ db, clock, billingClock, facts }: Needs): Promise<void> {
  const now = clock.now();
  const rounds = await withHomily(db, dueRounds(await everySlot(db, facts.timeZone), now, facts.timeZone));
  if (rounds.length === 0) return;
  await openRounds(db, rounds);
  const windows = rounds
    .filter(({ isUsual }) => !isUsual)
    .map((round) => ({ ...round, isSunday: isSunday(round.day) }));
  await orderLatecomers(db, windows, { since: subtractTime(now, lately), billingNow: billingClock.now() });
}

/** Opens every round of the site's own day, whatever the hour, until the day ends; false where there is no homily. */
export async function openEveryRound({ db, facts }: Needs, day: string): Promise<boolean> {
  const sendUntil = startOfDay(addDays(day, 1), facts.timeZone);
  const slots = await everySlot(db, facts.timeZone);
  const rounds = await withHomily(
    db,
    slots.map((slot) => ({ ...slot, day, sendUntil })),
  );
  if (rounds.length === 0) return false;
  await reopenRounds(db, rounds);
  await reviveLate(db, day, sendUntil);
  return true;
}

async function everySlot(db: Needs['db'], siteZone: string): Promise<Slot[]> {
  const { hour, zone } = usualPreference(siteZone);
  return [{ zone, hour, isUsual: true }, ...(await listChosenSlots(db))];
}

async function withHomily(db: Needs['db'], rounds: readonly Round[]): Promise<Round[]> {
  const days = new Set(rounds.map(({ day }) => day));
  for (const day of days) if ((await findHomily(db, day)) === null) days.delete(day);
  return rounds.filter(({ day }) => days.has(day));
}

/**
 * The rounds whose hour has come and that it is not too late for. An hour that the clocks skip has come when a later one
 * has; one that they repeat makes the same round twice.
 */
export function dueRounds(slots: readonly Slot[], now: Date, siteZone: string): Round[] {
  return slots.flatMap((slot) => {
    const { date, hour } = wallTimeIn(slot.zone, now);
    if (hour < slot.hour) return [];
    const hourOnWall: WallTime = { date, hour: slot.hour };
    const sendUntil = endOfSending(hourOnWall, slot.zone);
    return now < sendUntil ? [{ ...slot, day: dayFor(hourOnWall, slot.zone, siteZone), sendUntil }] : [];
  });
}

/**
 * The date on the reader's own wall; where that is ahead of the site's, the day that the site keeps when the reader's
 * hour comes. Nobody reads a homily before its day has begun on the site.
 */
function dayFor(hourOnWall: WallTime, zone: string, siteZone: string): CalendarDate {
  const onSite = toCalendarDate(instantOf(hourOnWall, zone), siteZone);
  if (onSite < hourOnWall.date) return onSite;
  return hourOnWall.date;
}

export interface WallTime {
  readonly date: CalendarDate;
  readonly hour: number;
}

/** What a calendar and a clock on a wall in that zone show. */
export function wallTimeIn(zone: string, instant: Date): WallTime {
  return { date: toCalendarDate(instant, zone), hour: Number(clockOf(zone).format(instant)) };
}

const noon = 12;

/** Until when the mail of that hour may still go out: in the morning until noon, later in the day until its end. */
export function endOfSending({ date, hour }: WallTime, zone: string): Date {
  return hour < noon ? instantOf({ date, hour: noon }, zone) : startOfDay(addDays(date, 1), zone);
}

/** When that hour comes on that date. Of an hour that the clocks skip, when they have skipped it. */
export function instantOf({ date, hour }: WallTime, zone: string): Date {
  const usually = startOfDay(date, zone).getTime() + hours(hour);
  // Within two hours of it, whatever the clocks did in the night.
  for (let quarter = -8; quarter <= 8; quarter += 1) {
    const at = new Date(usually + minutes(15 * quarter));
    const wall = wallTimeIn(zone, at);
    if (wall.date === date && wall.hour >= hour) return at;
  }
  return new Date(usually);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Building one costs a hundred times what using one does. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' });
  clocks.set(zone, clock);
  return clock;
}
