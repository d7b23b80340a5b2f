import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import { type Db, findRow, listRows } from '#adapters/db/database.ts';
import { publishedContent, withDefaults } from './homily-queries.ts';

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
  select draft.date, homily.date is not null as "isPublished",
         homily.date is not null and ${withDefaults('draft.content')} <> ${publishedContent} as "hasUnpublishedChanges",
         draft.content ->> 'title' as title, draft.content ->> 'book' as book,
         (draft.content ->> 'chapter')::int as chapter, draft.content ->> 'verse' as verse,
         draft.saved_at as "savedAt", person.sub
  from homily_draft as draft
  left join homily using (date)
  left join person on person_id = draft.saved_by`;

export const listDraftsBefore = (db: Db, before: string, limit: number): Promise<DraftRow[]> =>
  listRows<DraftRow>(db, `${selectDrafts} where draft.date < $1 order by draft.date desc limit $2`, [
    before,
    limit,
  ]);

export const listDraftsBetween = (db: Db, from: string, to: string): Promise<DraftRow[]> =>
  listRows<DraftRow>(db, `${selectDrafts} where draft.date between $1 and $2 order by draft.date`, [
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
    `select date, homily.date is not null as "isPublished" from homily_draft left join homily using (date)
     where date between $1 and $2`,
    [from, to],
  );

interface Draft {
  readonly content: HomilyContent;
  readonly version: number;
  readonly savedAt: Date;
  readonly sub: string | null;
  readonly published: HomilyContent | null;
  readonly publishedAt: Date | null;
  readonly hasUnpublishedChanges: boolean;
}

export const findDraft = (db: Db, date: string): Promise<Draft | null> =>
  findRow<Draft>(
    db,
    `select ${withDefaults('draft.content')} as content, version, saved_at as "savedAt", person.sub,
            case when homily.date is not null then ${publishedContent} end as published,
            published_at as "publishedAt",
            homily.date is not null and ${withDefaults('draft.content')} <> ${publishedContent} as "hasUnpublishedChanges"
     from homily_draft as draft
     left join homily using (date)
     left join person on person_id = draft.saved_by
     where draft.date = $1`,
    [date],
  );

/** Within a year from `from`. Null if every day has a homily. */
export async function findFirstDayWithoutHomily(db: Db, from: string): Promise<string | null> {
  const { rows } = await db.query<{ date: string }>(
    `select day::date as date from generate_series($1::date, $1::date + 366, interval '1 day') as day
      where not exists (select from homily where date = day::date)
      order by day limit 1`,
    [from],
  );
  return rows[0]?.date ?? null;
}
