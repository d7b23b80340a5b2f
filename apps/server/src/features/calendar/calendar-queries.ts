import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import { type Db, hasRow, listRows } from '#adapters/db/database.ts';

export const listDays = (db: Db, from: string, to: string): Promise<LiturgicalDay[]> =>
  listRows<LiturgicalDay>(
    db,
    `select date, celebration_id as "celebrationId", celebration, rank, season, week_of_season as "weekOfSeason",
            color, occasion, sunday_cycle as "sundayCycle", weekday_cycle as "weekdayCycle"
     from liturgical_day where date between $1 and $2 order by date`,
    [from, to],
  );

/** Existing rows stay: they may be corrected. */
export async function insertDays(db: Db, days: readonly LiturgicalDay[]): Promise<void> {
  await db.query(
    `insert into liturgical_day
       (date, celebration_id, celebration, rank, season, week_of_season, color, occasion, sunday_cycle, weekday_cycle)
     select date, "celebrationId", celebration, rank, season, "weekOfSeason", color, occasion, "sundayCycle", "weekdayCycle"
     from jsonb_to_recordset($1) as day(
       date date, "celebrationId" text, celebration text, rank text, season text, "weekOfSeason" smallint,
       color text, occasion text, "sundayCycle" text, "weekdayCycle" text)
     on conflict (date) do nothing`,
    [JSON.stringify(days)],
  );
}

export async function saveCorrection(db: Db, day: LiturgicalDay, now: Date): Promise<void> {
  const { date, celebration, rank, color, season, occasion } = day;
  await db.query(
    `update liturgical_day set celebration = $2, rank = $3, color = $4, season = $5, occasion = $6, corrected_at = $7
     where date = $1`,
    [date, celebration, rank, color, season, occasion, now],
  );
}

/** The next read computes the day again. */
export const deleteCorrectedDay = (db: Db, date: string): Promise<boolean> =>
  hasRow(db, 'delete from liturgical_day where date = $1 and corrected_at is not null', [date]);

export const isCorrected = (db: Db, date: string): Promise<boolean> =>
  hasRow(db, 'select from liturgical_day where date = $1 and corrected_at is not null', [date]);

export interface DayRevision {
  readonly date: string;
  readonly revision: number;
  readonly revisedAt: Date;
}

export async function incrementDayRevision(db: Db, date: string, now: Date): Promise<void> {
  await db.query(
    `insert into day_revision (date, revision, revised_at) values ($1, 1, $2)
     on conflict (date) do update set revision = day_revision.revision + 1, revised_at = excluded.revised_at`,
    [date, now],
  );
}

export const listDayRevisions = (db: Db, from: string, to: string): Promise<DayRevision[]> =>
  listRows<DayRevision>(
    db,
    'select date, revision, revised_at as "revisedAt" from day_revision where date between $1 and $2',
    [from, to],
  );
