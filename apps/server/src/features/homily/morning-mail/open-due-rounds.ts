import { addDays, startOfDay } from '@wayfare/contracts/rules/calendar-date';
import { earlier, hours } from '@wayfare/contracts/rules/durations';
import { findPublished } from '#features/homily/for-mail.ts';
import { isSunday } from './batches.ts';
import { reviveLate } from './claim-queries.ts';
import { dueRounds, type Round, type Slot } from './due-rounds.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';
import { usualPreference } from './preferences.ts';
import { listChosenSlots, openRounds, orderLatecomers, reopenRounds } from './round-queries.ts';

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
  await orderLatecomers(db, windows, { since: earlier(now, lately), billingNow: billingClock.now() });
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
  for (const day of days) if ((await findPublished(db, day)) === null) days.delete(day);
  return rounds.filter(({ day }) => days.has(day));
}
