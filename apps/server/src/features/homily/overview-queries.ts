import type { ResponseInput } from '@wayfare/contracts/calls/contract';
import type { listHomilies } from '@wayfare/contracts/calls/homily-editor';
import { type Db, findRow, listRows } from '#adapters/db/database.ts';

type ListedHomily = ResponseInput<typeof listHomilies>['homilies'][number];

export interface DraftRow extends Omit<ListedHomily, 'review' | 'savedBy'> {
  /** The id of the last editor at the identity provider. */
  readonly sub: string | null;
}

/** $1 is the current date. */
const selectDrafts = `
  select ref as date,
         case when copy_hash is null then 'draft' when ref > $1 then 'scheduled' else 'published' end as state,
         coalesce(copy_hash <> hash, false) as "hasUnpublishedChanges",
         content ->> 'title' as title, content ->> 'book' as book, (content ->> 'chapter')::int as chapter,
         content ->> 'verse' as verse, saved_at as "savedAt", person.sub
  from draft left join person on person_id = saved_by`;

/** Newest first. */
export const listDraftsBefore = (
  db: Db,
  { before, today, limit }: { readonly before: string; readonly today: string; readonly limit: number },
): Promise<DraftRow[]> =>
  listRows<DraftRow>(db, `${selectDrafts} where kind = 'homily' and ref < $2 order by ref desc limit $3`, [
    today,
    before,
    limit,
  ]);

/** Oldest first. */
export const listDraftsBetween = (
  db: Db,
  { from, to, today }: { readonly from: string; readonly to: string; readonly today: string },
): Promise<DraftRow[]> =>
  listRows<DraftRow>(db, `${selectDrafts} where kind = 'homily' and ref between $2 and $3 order by ref`, [
    today,
    from,
    to,
  ]);

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
