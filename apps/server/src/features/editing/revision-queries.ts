import type { RevisionOrigin } from '@wayfare/contracts/calls/editing';
import type { Db } from '#adapters/db/database.ts';
import type { TextToStore } from './draft-queries.ts';
import type { StoredContent, TextRef } from './kind.ts';

export interface NewestRevision {
  readonly number: number;
  readonly hash: string;
  readonly beganAt: Date;
  readonly savedBy: string | null;
  readonly origin: RevisionOrigin;
  readonly publishedAt: Date | null;
}

export async function findNewestRevision(db: Db, { kind, ref }: TextRef): Promise<NewestRevision | null> {
  const { rows } = await db.query<NewestRevision>(
    `select number, hash, began_at as "beganAt", saved_by as "savedBy", origin, published_at as "publishedAt"
     from revision where kind = $1 and ref = $2 order by number desc limit 1`,
    [kind, ref],
  );
  return rows[0] ?? null;
}

/** The newest with this content. */
export async function findRevisionByHash(
  db: Db,
  { kind, ref }: TextRef,
  hash: string,
): Promise<number | null> {
  const { rows } = await db.query<{ number: number }>(
    'select max(number) as number from revision where kind = $1 and ref = $2 and hash = $3',
    [kind, ref, hash],
  );
  return rows[0]?.number ?? null;
}

export interface NewRevision<Content> extends StoredContent<Content> {
  readonly savedAt: Date;
  readonly savedBy: string | null;
  readonly byName: string;
  readonly origin: RevisionOrigin;
  readonly publishedAt: Date | null;
}

/** Its number. The draft or the edit lock must be locked, or numbers may collide. */
export async function insertRevision<Content>(
  db: Db,
  { kind, ref }: TextRef,
  revision: NewRevision<Content>,
): Promise<number> {
  const { content, hash, wordCount, pictures, savedAt, savedBy, byName, origin, publishedAt } = revision;
  const { rows } = await db.query<{ number: number }>(
    `insert into revision (kind, ref, number, content, hash, words, pictures, began_at, saved_at, saved_by, by_name, origin,
                           published_at)
     select $1, $2, coalesce(max(number), 0) + 1, $3::jsonb, $4, $5::int, $6::text[], $7::timestamptz, $7, $8::uuid, $9,
            $10, $11::timestamptz
     from revision where kind = $1 and ref = $2 returning number`,
    [
      kind,
      ref,
      JSON.stringify(content),
      hash,
      wordCount,
      [...pictures],
      savedAt,
      savedBy,
      byName,
      origin,
      publishedAt,
    ],
  );
  return rows[0]?.number ?? 0;
}

export async function replaceRevision<Content>(
  db: Db,
  { kind, ref }: TextRef,
  number: number,
  { content, hash, wordCount, pictures, savedAt }: StoredContent<Content> & { readonly savedAt: Date },
): Promise<void> {
  await db.query(
    `update revision set content = $4, hash = $5, words = $6, pictures = $7, saved_at = $8
     where kind = $1 and ref = $2 and number = $3`,
    [kind, ref, number, JSON.stringify(content), hash, wordCount, [...pictures], savedAt],
  );
}

/** Adds one revision to each text. */
export async function insertRevisions<Content>(
  db: Db,
  kind: TextRef['kind'],
  texts: readonly TextToStore<Content>[],
  {
    savedAt,
    origin,
    byName,
  }: { readonly savedAt: Date; readonly origin: RevisionOrigin; readonly byName: string },
): Promise<void> {
  await db.query(
    `insert into revision (kind, ref, number, content, hash, words, pictures, began_at, saved_at, by_name, origin,
                           published_at)
     select $1, ref, coalesce((select max(number) from revision where revision.kind = $1 and revision.ref = text.ref), 0) + 1,
            content, hash, "wordCount", pictures, $3, $3, $4, $5, $3
     from jsonb_to_recordset($2) as text(ref text, content jsonb, hash text, "wordCount" int, pictures text[])`,
    [kind, JSON.stringify(texts), savedAt, byName, origin],
  );
}

/** The newest revision is what readers get from now on. */
export async function markPublished(db: Db, { kind, ref }: TextRef, at: Date): Promise<void> {
  await db.query(
    `update revision set published_at = coalesce(published_at, $3)
     where kind = $1 and ref = $2 and number = (select max(number) from revision where kind = $1 and ref = $2)`,
    [kind, ref, at],
  );
}

/** After the history that is there. */
export async function moveRevisions(db: Db, kind: TextRef['kind'], from: string, to: string): Promise<void> {
  await db.query(
    `update revision set ref = $3,
       number = number + (select coalesce(max(number), 0) from revision where kind = $1 and ref = $3)
     where kind = $1 and ref = $2`,
    [kind, from, to],
  );
}

export async function deleteRevisions(db: Db, { kind, ref }: TextRef): Promise<void> {
  await db.query('delete from revision where kind = $1 and ref = $2', [kind, ref]);
}

interface Revision<Content> {
  readonly number: number;
  readonly content: Content;
  readonly wordCount: number;
  readonly savedAt: Date;
  /** The id of the editor at the identity provider. */
  readonly sub: string | null;
  readonly byName: string;
  readonly origin: RevisionOrigin;
  readonly publishedAt: Date | null;
}
export type FullRevision<Content> = Revision<Content>;
export type ListedRevision = Omit<Revision<unknown>, 'content'> & { readonly title: string };

const columns = `number, words as "wordCount", saved_at as "savedAt", sub, by_name as "byName", origin,
  published_at as "publishedAt"`;

const maxListed = 200;

/** Newest first. */
export async function listRevisions(db: Db, { kind, ref }: TextRef): Promise<ListedRevision[]> {
  const { rows } = await db.query<ListedRevision>(
    `select ${columns}, content ->> 'title' as title from revision left join person on person_id = saved_by
     where kind = $1 and ref = $2 order by number desc limit ${maxListed}`,
    [kind, ref],
  );
  return rows;
}

export async function findRevision<Content>(
  db: Db,
  { kind, ref }: TextRef,
  number: number,
): Promise<FullRevision<Content> | null> {
  const { rows } = await db.query<FullRevision<Content>>(
    `select ${columns}, content from revision left join person on person_id = saved_by
     where kind = $1 and ref = $2 and number = $3`,
    [kind, ref, number],
  );
  return rows[0] ?? null;
}

/** Saves that came too late, after revision `after`, newest first. */
export async function listUnsent(
  db: Db,
  { kind, ref }: TextRef,
  after: number,
): Promise<Pick<ListedRevision, 'number' | 'savedAt' | 'byName'>[]> {
  const { rows } = await db.query<Pick<ListedRevision, 'number' | 'savedAt' | 'byName'>>(
    `select number, saved_at as "savedAt", by_name as "byName" from revision
     where kind = $1 and ref = $2 and number > $3 and origin = 'unsent' order by number desc limit 20`,
    [kind, ref, after],
  );
  return rows;
}

/**
 * Deletes revisions from before `before`, except the last of each day, published ones, and those that no draft ever
 * contained. At most `limit`, so that no save waits long. The newest of a text is the last of its day, so no number is
 * given twice. The count.
 */
export async function deleteOldRevisions(
  db: Db,
  { before, timeZone, limit }: { readonly before: Date; readonly timeZone: string; readonly limit: number },
): Promise<number> {
  const { rowCount } = await db.query(
    `delete from revision where (kind, ref, number) in (
       select kind, ref, number from (
         select kind, ref, number, published_at is not null or origin = 'unsent' as is_kept,
                row_number() over (partition by kind, ref, (saved_at at time zone $2)::date order by number desc) as position
         from revision where saved_at < $1
       ) as old
       where position > 1 and not is_kept limit $3
     )`,
    [before, timeZone, limit],
  );
  return rowCount ?? 0;
}
