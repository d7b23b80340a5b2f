import type { PublishableHomily } from '@wayfare/contracts/rules/homily-content';
import { type Db, listRows, listValues } from '#adapters/db/database.ts';
import type { Actor } from '#features/activity/activity-queries.ts';
import { writeDrafts } from '#features/editing/draft-queries.ts';
import { type StoredText, toStored } from '#features/editing/kind.ts';
import { insertRevisions } from '#features/editing/revision-queries.ts';
import { homilyText } from '../content.ts';
import { contentColumns } from '../homily-queries.ts';
import type { ImportedHomily } from './imported-homily.ts';

type HomilyToImport = Omit<ImportedHomily, 'number'>;
type RowToImport = HomilyToImport & StoredText<PublishableHomily>;

export const toRow = (homily: HomilyToImport): RowToImport => ({
  ...homily,
  ...toStored(homilyText, homily.date, homily.content),
  content: homily.content,
});

const homilyRecords =
  'jsonb_to_recordset($1) as given(date date, ref text, hash text, content jsonb, "publishedAt" timestamptz)';

export interface ChangedDay {
  readonly date: string;
  readonly isNew: boolean;
  /** The published title. Empty if nothing is published. */
  readonly title: string;
  /** There is a draft that is neither published nor in the file. */
  readonly hasOwnDraft: boolean;
  readonly draftTitle: string;
}

/** The homilies that differ from what is published. */
export const listChanged = (db: Db, homilies: readonly RowToImport[]): Promise<ChangedDay[]> =>
  listRows<ChangedDay>(
    db,
    `select given.ref as date, homily.date is null as "isNew", coalesce(homily.title, '') as title,
            coalesce(draft.hash <> given.hash and draft.copy_hash is distinct from draft.hash, false) as "hasOwnDraft",
            coalesce(draft.content ->> 'title', '') as "draftTitle"
     from ${homilyRecords} left join homily using (date)
     left join draft on draft.kind = 'homily' and draft.ref = given.ref
     where homily.date is null or draft.copy_hash is distinct from given.hash
           or given."publishedAt" <> homily.published_at
     order by given.date`,
    [JSON.stringify(homilies)],
  );

const contentFromJson = contentColumns.join(
  (column, field) => `(content ->> '${field}')${column === 'chapter' ? '::smallint' : ''}`,
);

/** Writes draft, published version and revision, overwriting what exists. */
export async function upsertHomilies(
  db: Db,
  homilies: readonly RowToImport[],
  { now, origin, by }: { readonly now: Date; readonly origin: 'import' | 'sample'; readonly by: Actor },
): Promise<void> {
  const save = { by: { personId: null, name: by.name }, now };
  await writeDrafts(db, homilies, { ...save, isCopy: true });
  await insertRevisions(db, homilies, { ...save, origin, isPublished: true });
  await db.query(
    `insert into homily (date, ${contentColumns.list}, published_at)
     select date, ${contentFromJson}, coalesce("publishedAt", $2) from ${homilyRecords}
     on conflict (date) do update set ${contentColumns.excluded}, published_at = excluded.published_at`,
    [JSON.stringify(homilies), now],
  );
}

/** Samples are only for sites without written or imported homilies. A date that had a homily before is skipped. */
export const listDatesForSamples = (db: Db, dates: readonly string[]): Promise<string[]> =>
  listValues<string>(
    db,
    `select date from unnest($1::date[]) as date
     where not exists (select from revision where kind = 'homily' and origin <> 'sample')
       and not exists (select from revision where kind = 'homily' and ref = to_char(date.date, 'YYYY-MM-DD'))
     order by date`,
    [dates],
  );
