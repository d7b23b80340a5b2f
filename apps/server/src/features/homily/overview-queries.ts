import type { HomilyState } from '@wayfare/contracts/calls/homily-editor';
import { type Db, findRow, listRows } from '#adapters/db/database.ts';

export interface DraftRow {
  readonly date: string;
  readonly state: HomilyState;
  readonly hasUnpublishedChanges: boolean;
  readonly title: string;
  readonly book: string;
  readonly chapter: number | null;
  readonly verse: string;
}

/** Oldest first. */
export const listDraftsBetween = (
  db: Db,
  { from, to, today }: { readonly from: string; readonly to: string; readonly today: string },
): Promise<DraftRow[]> =>
  listRows<DraftRow>(
    db,
    `select ref as date,
            case when copy_hash is null then 'draft' when ref > $1 then 'scheduled' else 'published' end as state,
            coalesce(copy_hash <> hash, false) as "hasUnpublishedChanges", content ->> 'title' as title,
            content ->> 'book' as book, (content ->> 'chapter')::int as chapter, content ->> 'verse' as verse
     from draft where kind = 'homily' and ref between $2 and $3 order by ref`,
    [today, from, to],
  );

interface Gap {
  readonly date: string;
  readonly hasDraft: boolean;
}

/** The first day without a published homily, within a year from `from`. Null if every day has one. */
export const findFirstGap = (db: Db, from: string): Promise<Gap | null> =>
  findRow<Gap>(
    db,
    `select day::date as date,
            exists (select from draft where kind = 'homily' and ref = to_char(day, 'YYYY-MM-DD')) as "hasDraft"
     from generate_series($1::date, $1::date + 365, interval '1 day') as day
     where not exists (select from homily where date = day::date)
     order by day limit 1`,
    [from],
  );
