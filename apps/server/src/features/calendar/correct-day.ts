import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import type { LiturgicalCalendar } from '#adapters/calendar/calendar.ts';
import { type Database, type Db, notifyChange } from '#adapters/db/database.ts';
import { type Actor, recordActivity } from '#features/activity/activity-queries.ts';
import { deleteCorrectedDay, incrementDayRevision, isCorrected, saveCorrection } from './calendar-queries.ts';
import { getDay } from './days-between.ts';

export type DayCorrection = {
  readonly [Member in 'celebration' | 'rank' | 'color' | 'season']?: LiturgicalDay[Member] | undefined;
};

/** NOTIFY channel for corrected days. */
export const daysTopic = 'liturgical_days';

/** Overrides a day of the calendar. Omitted fields stay. */
export async function correctDay(
  db: Database,
  calendar: LiturgicalCalendar,
  date: string,
  correction: DayCorrection,
  { now, by }: { readonly now: Date; readonly by: Actor },
): Promise<LiturgicalDay> {
  const day = await getDay(db, calendar, date);
  const {
    celebration = day.celebration,
    rank = day.rank,
    color = day.color,
    season = day.season,
  } = correction;
  const isSameReason = color === day.color && rank === day.rank && season === day.season;
  const occasion = isSameReason ? day.occasion : describeOccasion(rank, season);
  const corrected = { ...day, celebration, rank, color, season, occasion };
  await db.transaction(async (tx) => {
    await saveCorrection(tx, corrected, now);
    await incrementDayRevision(tx, date, now);
    await recordActivity(tx, { ...toActivity(day, corrected), at: now, by, act: 'corrected' });
    await notifyChange(tx, daysTopic);
  });
  return corrected;
}

const describeOccasion = (rank: LiturgicalDay['rank'], season: string): string =>
  rank === 'sunday' || rank === 'weekday' ? `for ${season}` : `for a ${rank}`;

/** Removes the correction. */
export async function restoreDay(
  db: Database,
  calendar: LiturgicalCalendar,
  date: string,
  { now, by }: { readonly now: Date; readonly by: Actor },
): Promise<LiturgicalDay> {
  const corrected = await getDay(db, calendar, date);
  await db.transaction(async (tx) => {
    if (!(await deleteCorrectedDay(tx, date))) return;
    await incrementDayRevision(tx, date, now);
    await recordActivity(tx, { ...toActivity(corrected, null), at: now, by, act: 'restored' });
    await notifyChange(tx, daysTopic);
  });
  return getDay(db, calendar, date);
}

const toActivity = (before: LiturgicalDay, after: LiturgicalDay | null) =>
  ({
    kind: 'day',
    ref: before.date,
    name: (after ?? before).celebration,
    before: toDetails(before),
    after: after === null ? {} : toDetails(after),
  }) as const;

const toDetails = ({ celebration, rank, color, season }: LiturgicalDay) => ({
  celebration,
  rank,
  color,
  season,
});

export const isDayCorrected = (db: Db, date: string): Promise<boolean> => isCorrected(db, date);
