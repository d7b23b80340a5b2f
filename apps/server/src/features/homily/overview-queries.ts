import { type Db, findValue, listRows } from '#adapters/db/database.ts';

export interface DraftRow {
  readonly date: string;
  readonly isPublished: boolean;
  readonly hasUnpublishedChanges: boolean;
  readonly title: string;
  readonly book: string;
  readonly chapter: number | null;
  readonly verse: string;
  readonly savedAt: Date;
  readonly sub: string | null;
}

const selectDrafts = `
  select ref as date, copy_hash is not null as "isPublished",
         copy_hash is not null and copy_hash <> hash as "hasUnpublishedChanges",
         content ->> 'title' as title, content ->> 'book' as book, (content ->> 'chapter')::int as chapter,
         content ->> 'verse' as verse, saved_at as "savedAt", person.sub
  from draft left join person on person_id = saved_by`;

export const listDraftsBefore = (db: Db, before: string, limit: number): Promise<DraftRow[]> =>
  listRows<DraftRow>(db, `${selectDrafts} where kind = 'homily' and ref < $1 order by ref desc limit $2`, [
    before,
    limit,
  ]);

export const listDraftsBetween = (db: Db, from: string, to: string): Promise<DraftRow[]> =>
  listRows<DraftRow>(db, `${selectDrafts} where kind = 'homily' and ref between $1 and $2 order by ref`, [
    from,
    to,
  ]);

interface DraftDate {
  readonly date: string;
  readonly isPublished: boolean;
}

/** The days with a draft, without its content. */
export const listDraftDates = (db: Db, from: string, to: string): Promise<DraftDate[]> =>
  listRows<DraftDate>(
    db,
    `select ref as date, copy_hash is not null as "isPublished" from draft
     where kind = 'homily' and ref between $1 and $2`,
    [from, to],
  );

/** Within a year from `from`. Null if every day has a homily. */
export const findFirstDayWithoutHomily = (db: Db, from: string): Promise<string | null> =>
  findValue<string>(
    db,
    `select day::date as date from generate_series($1::date, $1::date + 366, interval '1 day') as day
      where not exists (select from homily where date = day::date)
      order by day limit 1`,
    [from],
  );
