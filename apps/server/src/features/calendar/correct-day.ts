import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import type { LiturgicalCalendar } from '#adapters/calendar/calendar.ts';
import { type Database, type Db, notifyChange } from '#adapters/db/database.ts';
import { type Actor, recordActivity } from '#features/activity/activity-queries.ts';
import { deleteCorrectedDay, incrementDayRevision, isCorrected, saveCorrection } from './calendar-queries.ts';
import { getDay } from './days-between.ts';

export type DayCorrection = {
  readonly [Member in 'celebration' | 'rank' | 'color' | 'season']?: LiturgicalDay[Member] | undefined;
};

/** Of what every server is told when a day is no longer as it was. */
export const daysTopic = 'liturgical_days';

/** The charity keeps a day otherwise than the calendar does. What is not named stays. */
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
  const occasion = isSameReason ? day.occasion : occasionOf(rank, season);
  const corrected = { ...day, celebration, rank, color, season, occasion };
  await db.transaction(async (tx) => {
    await saveCorrection(tx, corrected, now);
    await incrementDayRevision(tx, date, now);
    await recordActivity(tx, [{ ...changeOf(day, corrected), at: now, by, act: 'corrected' }]);
    await notifyChange(tx, daysTopic);
  });
  return corrected;
}

/** Why the day has its color, when all that is known is what an editor chose. */
const occasionOf = (rank: LiturgicalDay['rank'], season: string): string =>
  rank === 'sunday' || rank === 'weekday' ? `for ${season}` : `for a ${rank}`;

/** The day as the calendar has it. */
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
    await recordActivity(tx, [{ ...changeOf(corrected, null), at: now, by, act: 'restored' }]);
    await notifyChange(tx, daysTopic);
  });
  return getDay(db, calendar, date);
}

const changeOf = (before: LiturgicalDay, after: LiturgicalDay | null) =>
  ({
    kind: 'day',
    ref: before.date,
    name: (after ?? before).celebration,
    before: factsOf(before),
    after: after === null ? {} : factsOf(after),
  }) as const;

const factsOf = ({ celebration, rank, color, season }: LiturgicalDay) => ({
  celebration,
  rank,
  color,
  season,
});

export const isDayCorrected = (db: Db, date: string): Promise<boolean> => isCorrected(db, date);
