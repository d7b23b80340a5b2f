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

/** Longer than any day; earlier changes of a preference were already applied. */
const recentChangeMs = hours(26);

/** Opens the rounds that are due and have a published homily. */
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

/** Opens all rounds of the day, due or not, until the day ends. False if it has no homily. */
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
 * Rounds whose hour has come and whose deadline has not passed. An hour that a clock change skips counts as the next
 * hour; an hour that it repeats gives the same round twice.
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

/** The reader's local date, or the site's date if that is earlier: no homily is sent before its day begins on the site. */
function homilyDate(hourOnWall: LocalHour, zone: string, siteZone: string): CalendarDate {
  const siteDate = toCalendarDate(toInstant(hourOnWall, zone), siteZone);
  if (siteDate < hourOnWall.date) return siteDate;
  return hourOnWall.date;
}

export interface LocalHour {
  readonly date: CalendarDate;
  readonly hour: number;
}

export function toLocalHour(zone: string, instant: Date): LocalHour {
  return { date: toCalendarDate(instant, zone), hour: Number(hourFormat(zone).format(instant)) };
}

const noon = 12;

/** Noon for morning hours, midnight for later ones. */
export function sendingDeadline({ date, hour }: LocalHour, zone: string): Date {
  return hour < noon ? toInstant({ date, hour: noon }, zone) : startOfDay(addDays(date, 1), zone);
}

/** The first instant of the local hour; for a skipped hour, the instant of the clock change. */
export function toInstant({ date, hour }: LocalHour, zone: string): Date {
  const estimate = startOfDay(date, zone).getTime() + hours(hour);
  // A clock change moves it by two hours at most.
  for (let quarter = -8; quarter <= 8; quarter += 1) {
    const at = new Date(estimate + minutes(15 * quarter));
    const local = toLocalHour(zone, at);
    if (local.date === date && local.hour >= hour) return at;
  }
  return new Date(estimate);
}

const hourFormats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a format is about a hundred times slower than using it. */
function hourFormat(zone: string): Intl.DateTimeFormat {
  const cached = hourFormats.get(zone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' });
  hourFormats.set(zone, format);
  return format;
}
