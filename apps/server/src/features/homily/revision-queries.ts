import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import type { Db } from '#adapters/db/database.ts';
import type { RevisionTable } from '#features/editing/revisions.ts';
import { withDefaults } from './homily-queries.ts';

export const homilyRevisions: RevisionTable = {
  name: 'homily_revision',
  refColumn: 'date',
  publishedCondition: 'published_at is not null',
};

export interface LatestRevision {
  readonly number: number;
  readonly beganAt: Date;
  readonly savedBy: string | null;
  readonly wasPublished: boolean;
}

export async function findLatestRevision(db: Db, date: string): Promise<LatestRevision | null> {
  const { rows } = await db.query<LatestRevision>(
    `select number, created_at as "beganAt", saved_by as "savedBy", published_at is not null as "wasPublished"
     from homily_revision where date = $1 order by number desc limit 1`,
    [date],
  );
  return rows[0] ?? null;
}

interface NewRevision {
  readonly date: string;
  readonly content: HomilyContent;
  readonly savedAt: Date;
  readonly savedBy: string | null;
}

export async function addRevision(
  db: Db,
  number: number,
  { date, content, savedAt, savedBy }: NewRevision,
): Promise<void> {
  await db.query(
    `insert into homily_revision (date, number, content, created_at, saved_at, saved_by, origin)
     values ($1, $2, $3, $4, $4, $5, 'editor')`,
    [date, number, content, savedAt, savedBy],
  );
}

export async function replaceRevision(
  db: Db,
  number: number,
  { date, content, savedAt }: NewRevision,
): Promise<void> {
  await db.query('update homily_revision set content = $3, saved_at = $4 where date = $1 and number = $2', [
    date,
    number,
    content,
    savedAt,
  ]);
}

/** Whether the same stood there before: then it was taken out of the history. */
export async function isKeptAlready(db: Db, date: string, content: HomilyContent): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from homily_revision where date = $1 and ${withDefaults('content')} = $2::jsonb limit 1`,
    [date, content],
  );
  return rowCount === 1;
}

/** The latest one is what readers were given. */
export async function markPublished(db: Db, date: string, at: Date): Promise<void> {
  await db.query(
    `update homily_revision set published_at = coalesce(published_at, $2)
     where date = $1 and number = (select max(number) from homily_revision where date = $1)`,
    [date, at],
  );
}

/** Behind whatever was once written for the other date. */
export async function moveRevisions(db: Db, from: string, to: string): Promise<void> {
  await db.query(
    `update homily_revision set date = $2,
       number = number + (select coalesce(max(number), 0) from homily_revision where date = $2)
     where date = $1`,
    [from, to],
  );
}

interface ListedRevision {
  readonly number: number;
  readonly savedAt: Date;
  /** The editor's id at the identity provider. */
  readonly sub: string | null;
  readonly publishedAt: Date | null;
  readonly origin: string;
  readonly title: string;
  readonly wordCount: number;
}

export async function listRevisions(db: Db, date: string, limit: number): Promise<ListedRevision[]> {
  const { rows } = await db.query<ListedRevision>(
    `select number, saved_at as "savedAt", sub, published_at as "publishedAt", origin,
            content ->> 'title' as title, regexp_count(content ->> 'homilyText', '\\S+') as "wordCount"
     from homily_revision left join person on person_id = saved_by
     where date = $1 order by number desc limit $2`,
    [date, limit],
  );
  return rows;
}

export type WholeRevision = Omit<ListedRevision, 'origin' | 'title' | 'wordCount'> & {
  readonly content: HomilyContent;
};

export async function findRevision(db: Db, date: string, number: number): Promise<WholeRevision | null> {
  const { rows } = await db.query<WholeRevision>(
    `select number, saved_at as "savedAt", sub, published_at as "publishedAt", ${withDefaults('content')} as content
     from homily_revision left join person on person_id = saved_by
     where date = $1 and number = $2`,
    [date, number],
  );
  return rows[0] ?? null;
}
