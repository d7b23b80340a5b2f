import type { PublishableHomily } from '@wayfare/contracts/rules/homily-content';
import { type Db, listRows } from '#adapters/db/database.ts';
import {
  contentColumns,
  contentFromJson,
  publishedContent,
  setExcluded,
  withDefaults,
} from '../homily-queries.ts';

export interface HomilyToImport {
  readonly date: string;
  readonly content: PublishableHomily;
  readonly publishedAt: Date | null;
}

const homilyRecords = `jsonb_to_recordset($1) as given(date date, content jsonb, "publishedAt" timestamptz)`;

export interface ChangedDay {
  readonly date: string;
  readonly isNew: boolean;
  /** The published title. Empty if nothing is published. */
  readonly title: string;
  /** There is a draft that is neither published nor in the file. */
  readonly hasOwnDraft: boolean;
  readonly draftTitle: string;
}

const draftContent = withDefaults('draft.content');

/** The homilies that differ from what is published. */
export const listChanged = (db: Db, homilies: readonly HomilyToImport[]): Promise<ChangedDay[]> =>
  listRows<ChangedDay>(
    db,
    `select given.date, homily.date is null as "isNew", coalesce(homily.title, '') as title,
            draft.date is not null and ${draftContent} <> given.content
              and (homily.date is null or ${draftContent} <> ${publishedContent}) as "hasOwnDraft",
            coalesce(draft.content ->> 'title', '') as "draftTitle"
     from ${homilyRecords} left join homily using (date) left join homily_draft as draft on draft.date = given.date
     where homily.date is null or ${publishedContent} <> given.content or given."publishedAt" <> homily.published_at
     order by given.date`,
    [JSON.stringify(homilies)],
  );

export async function lockDrafts(db: Db, homilies: readonly HomilyToImport[]): Promise<void> {
  await db.query('select from homily_draft where date = any($1::date[]) order by date for update', [
    homilies.map(({ date }) => date),
  ]);
}

/** Writes draft, published version and revision, overwriting what exists. */
export async function upsertHomilies(
  db: Db,
  homilies: readonly HomilyToImport[],
  { now, origin }: { readonly now: Date; readonly origin: 'import' | 'sample' },
): Promise<void> {
  const rows = JSON.stringify(homilies);
  await db.query(
    `insert into homily_draft (date, content, saved_at)
     select date, content, $2 from ${homilyRecords} order by date
     on conflict (date) do update set content = excluded.content, saved_at = excluded.saved_at, saved_by = null,
       version = nextval('homily_draft_version')`,
    [rows, now],
  );
  await db.query(
    `insert into homily_revision (date, number, content, created_at, saved_at, published_at, origin)
     select date, coalesce((select max(number) from homily_revision as kept where kept.date = given.date), 0) + 1,
            content, $2, $2, $2, $3
     from ${homilyRecords}`,
    [rows, now, origin],
  );
  await db.query(
    `insert into homily (date, ${contentColumns}, published_at)
     select date, ${contentFromJson('content')}, coalesce("publishedAt", $2) from ${homilyRecords}
     on conflict (date) do update set ${setExcluded}, published_at = excluded.published_at`,
    [rows, now],
  );
}

/** Samples are only for sites without written or imported homilies. A date that had a homily before is skipped. */
export async function listDatesForSamples(db: Db, dates: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ date: string }>(
    `select date from unnest($1::date[]) as date
     where not exists (select from homily_revision where origin <> 'sample')
       and not exists (select from homily_revision as kept where kept.date = date.date)
     order by date`,
    [dates],
  );
  return rows.map(({ date }) => date);
}

export interface PublishedHomily {
  readonly date: string;
  readonly content: PublishableHomily;
  readonly publishedAt: Date;
}

export async function listHomiliesAfter(
  db: Db,
  { after, to, limit }: { readonly after: string; readonly to: string; readonly limit: number },
): Promise<PublishedHomily[]> {
  const { rows } = await db.query<PublishedHomily>(
    `select date, ${publishedContent} as content, published_at as "publishedAt" from homily
     where date > $1 and date <= $2 order by date limit $3`,
    [after, to, limit],
  );
  return rows;
}
