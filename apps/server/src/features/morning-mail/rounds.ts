import { defaultMailHour } from '@wayfare/contracts/calls/morning-mail';
import { addDays, startOfDay, toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { toInstant, toLocalDateTime } from '@wayfare/contracts/rules/local-date-time';
import type { MorningMailDeps } from './morning-mail-deps.ts';
import {
  countQueued,
  listChosenSlots,
  listUnqueuedRounds,
  openRounds,
  queuePage,
  type Round,
  reopenLate,
  type Slot,
} from './morning-mail-queries.ts';

type RoundDeps = Pick<MorningMailDeps, 'db' | 'clock' | 'billingClock' | 'mailData' | 'warmUpFrom'>;

/** Opens the rounds that are due and have a homily, and queues their readers. */
export async function queueDueRounds(deps: RoundDeps): Promise<void> {
  const { db, clock, mailData } = deps;
  const rounds = findDueRounds(await listSlots(deps), clock.now(), mailData.timeZone);
  await openRounds(db, rounds, { restart: false });
  await queueReaders(deps);
}

/** Queues all readers of the day, whose hour may be later or gone, until the day ends. False if it has no homily. */
export async function queueEveryRound(deps: RoundDeps, day: string): Promise<boolean> {
  const { db, mailData } = deps;
  const sendUntil = startOfDay(addDays(day, 1), mailData.timeZone);
  const rounds = (await listSlots(deps)).map((slot) => ({ ...slot, day, sendUntil }));
  if ((await openRounds(db, rounds, { restart: true })) === 0) return false;
  await reopenLate(db, day, sendUntil);
  await queueReaders(deps);
  return true;
}

export const defaultSlot = (zone: string): Slot => ({ zone, hour: defaultMailHour, isDefault: true });

const listSlots = async ({ db, mailData }: RoundDeps): Promise<Slot[]> => [
  defaultSlot(mailData.timeZone),
  ...(await listChosenSlots(db)),
];

/** A page takes a fraction of the time limit of a statement. */
const pageSize = 10_000;

async function queueReaders(deps: RoundDeps): Promise<void> {
  const { db, clock, billingClock } = deps;
  for (const round of await listUnqueuedRounds(db, clock.now())) {
    for (let hasMore = true; hasMore; ) {
      const maxReaders = await remainingWarmUp(deps, round.day);
      if (maxReaders === 0) break;
      const options = { pageSize, maxReaders, billingNow: billingClock.now() };
      hasMore = await db.transaction((tx) => queuePage(tx, round, options));
    }
  }
}

/** Mails on each of the first days. Providers treat a new domain that sends more as a spammer. */
const dailyLimits = [50, 100, 500, 1_000, 5_000, 10_000, 20_000, 50_000] as const;

/** Null after the warm-up. */
export function warmUpLimit(day: string, from: string): number | null {
  const index = dailyLimits.findIndex((_, offset) => day <= addDays(from, offset));
  return dailyLimits[index] ?? null;
}

async function remainingWarmUp({ db, warmUpFrom }: RoundDeps, day: string): Promise<number | null> {
  const limit = warmUpFrom === null ? null : warmUpLimit(day, warmUpFrom);
  return limit === null ? null : Math.max(0, limit - (await countQueued(db, day)));
}

/**
 * Rounds whose hour has come and whose deadline has not passed. An hour that a clock change skips counts as the next
 * hour; an hour that it repeats gives the same round twice.
 */
export function findDueRounds(slots: readonly Slot[], now: Date, siteZone: string): Round[] {
  return slots.flatMap((slot) => {
    const { zone, hour } = slot;
    const localNow = toLocalDateTime(now, zone);
    const date = localNow.slice(0, 10);
    const localStart = `${date}T${String(hour).padStart(2, '0')}:00`;
    if (localNow < localStart) return [];
    const sendUntil = sendingDeadline(date, hour, zone);
    if (now >= sendUntil) return [];
    // No homily is sent before its day begins on the site, because an editor may change it until then.
    const siteDate = toCalendarDate(toInstant(localStart, zone), siteZone);
    const isAhead = siteDate < date;
    return [{ ...slot, day: isAhead ? siteDate : date, sendUntil }];
  });
}

/** Noon for morning hours, midnight for later ones. */
export const sendingDeadline = (date: string, hour: number, zone: string): Date =>
  toInstant(hour < 12 ? `${date}T12:00` : `${addDays(date, 1)}T00:00`, zone);
