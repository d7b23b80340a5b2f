import type { HomilyContent, PublishableHomily } from '@wayfare/contracts/rules/homily-content';
import type { Db } from '#adapters/db/database.ts';
import {
  contentColumns,
  contentParameters,
  contentValues,
  setExcluded,
  withDefaults,
} from './homily-queries.ts';

export interface LockedDraft {
  readonly content: HomilyContent;
  readonly version: number;
  readonly savedAt: Date;
  readonly isPublished: boolean;
}

/**
 * Until the transaction ends, nobody else changes it. It is read once it is held: whoever was waited for may have
 * published it. Of a draft that went elsewhere meanwhile, what stands in its place is seen at a second look.
 */
export async function lockDraft(db: Db, date: string): Promise<LockedDraft | null> {
  if (!(await holds(db, date)) && !(await holds(db, date))) return null;
  const { rows } = await db.query<LockedDraft>(
    `select ${withDefaults('content')} as content, version, saved_at as "savedAt",
            exists (select from homily where homily.date = homily_draft.date) as "isPublished"
     from homily_draft where date = $1`,
    [date],
  );
  return rows[0] ?? null;
}

async function holds(db: Db, date: string): Promise<boolean> {
  const { rowCount } = await db.query('select from homily_draft where date = $1 for update', [date]);
  return rowCount === 1;
}

interface Save {
  readonly date: string;
  readonly content: HomilyContent;
  readonly savedAt: Date;
  readonly savedBy: string | null;
}

/** Null where another was quicker. */
export async function insertDraft(db: Db, { date, content, savedAt, savedBy }: Save): Promise<number | null> {
  const { rows } = await db.query<{ version: number }>(
    `insert into homily_draft (date, content, saved_at, saved_by) values ($1, $2, $3, $4)
     on conflict (date) do nothing returning version`,
    [date, content, savedAt, savedBy],
  );
  return rows[0]?.version ?? null;
}

export async function updateDraft(db: Db, { date, content, savedAt, savedBy }: Save): Promise<number> {
  const { rows } = await db.query<{ version: number }>(
    `update homily_draft set content = $2, saved_at = $3, saved_by = $4, version = nextval('homily_draft_version')
     where date = $1 returning version`,
    [date, content, savedAt, savedBy],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A draft that was locked is gone.');
  return row.version;
}

/** What is published moves with it. */
export async function moveDraft(db: Db, from: string, to: string): Promise<number> {
  const { rows } = await db.query<{ version: number }>(
    `update homily_draft set date = $2, version = nextval('homily_draft_version') where date = $1
     returning version`,
    [from, to],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A draft that was locked is gone.');
  return row.version;
}

export async function removeDraft(db: Db, date: string): Promise<void> {
  await db.query('delete from homily_draft where date = $1', [date]);
}

/** When it was published for the first time stays, however often it is corrected. */
export async function saveHomily(
  db: Db,
  date: string,
  content: PublishableHomily,
  now: Date,
): Promise<{ publishedAt: Date }> {
  const { rows } = await db.query<{ publishedAt: Date }>(
    `insert into homily (date, published_at, ${contentColumns})
     values ($1, $2, ${contentParameters(3)})
     on conflict (date) do update set ${setExcluded}
     returning published_at as "publishedAt"`,
    [date, now, ...contentValues(content)],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('An upsert brought no row.');
  return row;
}

export async function removeHomily(db: Db, date: string): Promise<void> {
  await db.query('delete from homily where date = $1', [date]);
}
