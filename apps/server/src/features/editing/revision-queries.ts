import type { ResponseInput } from '@wayfare/contracts/calls/contract';
import type { RevisionOrigin } from '@wayfare/contracts/calls/editing';
import type { homilyCalls } from '@wayfare/contracts/calls/homily-drafts';
import { type Db, findRow, findValue, listRows, listValues } from '#adapters/db/database.ts';
import type { Saver, StoredText, TextRef } from './kind.ts';

type ListedRevision = ResponseInput<typeof homilyCalls.listRevisions>['revisions'][number];

interface NewestRevision {
  readonly number: number;
  readonly hash: string;
  readonly beganAt: Date;
  readonly origin: RevisionOrigin;
  readonly publishedAt: Date | null;
}

export const findNewestRevision = (db: Db, { kind, ref }: TextRef): Promise<NewestRevision | null> =>
  findRow<NewestRevision>(
    db,
    `select number, hash, began_at as "beganAt", origin, published_at as "publishedAt"
     from revision where kind = $1 and ref = $2 order by number desc limit 1`,
    [kind, ref],
  );

/** The number of the newest with this content. */
export const findRevisionByHash = (db: Db, { kind, ref, hash }: StoredText): Promise<number | null> =>
  findValue<number>(db, 'select max(number) from revision where kind = $1 and ref = $2 and hash = $3', [
    kind,
    ref,
    hash,
  ]);

interface NewRevision extends Saver {
  readonly origin: RevisionOrigin;
  readonly isPublished?: boolean;
}

/** Adds one revision to each text. The drafts or the edit locks must be locked, or numbers may collide. */
export const insertRevisions = (
  db: Db,
  texts: readonly StoredText[],
  { by, now, origin, isPublished = false }: NewRevision,
): Promise<number[]> =>
  listValues<number>(
    db,
    `insert into revision (kind, ref, number, content, hash, words, pictures, began_at, saved_at, saved_by, by_name, origin,
                           published_at)
     select kind, ref, coalesce((select max(number) from revision where (kind, ref) = (text.kind, text.ref)), 0) + 1,
            content, hash, "wordCount", pictures, $2::timestamptz, $2, $3::uuid, $4, $5, case when $6 then $2 end
     from jsonb_to_recordset($1) as text(kind text, ref text, content jsonb, hash text, "wordCount" int, pictures text[])
     returning number`,
    [JSON.stringify(texts), now, by.personId, by.name, origin, isPublished],
  );

export async function replaceRevision(
  db: Db,
  number: number,
  { kind, ref, content, hash, wordCount, pictures }: StoredText,
  savedAt: Date,
): Promise<void> {
  await db.query(
    `update revision set content = $4, hash = $5, words = $6, pictures = $7, saved_at = $8
     where kind = $1 and ref = $2 and number = $3`,
    [kind, ref, number, JSON.stringify(content), hash, wordCount, [...pictures], savedAt],
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

const listed = `number, content ->> 'title' as title, words as "wordCount", saved_at as "savedAt",
  nullif(by_name, '') as "savedBy", origin, published_at as "publishedAt"`;

/** Newest first. */
export const listRevisions = (db: Db, { kind, ref }: TextRef): Promise<ListedRevision[]> =>
  listRows<ListedRevision>(
    db,
    `select ${listed} from revision where kind = $1 and ref = $2 order by number desc limit 200`,
    [kind, ref],
  );

/** Saves that came too late, after revision `after`, newest first. */
export const listUnsent = (db: Db, { kind, ref }: TextRef, after: number): Promise<ListedRevision[]> =>
  listRows<ListedRevision>(
    db,
    `select ${listed} from revision where kind = $1 and ref = $2 and number > $3 and origin = 'unsent'
     order by number desc limit 20`,
    [kind, ref, after],
  );

type Revision<Content> = ListedRevision & { readonly content: Content };

export const findRevision = <Content>(
  db: Db,
  { kind, ref }: TextRef,
  number: number,
): Promise<Revision<Content> | null> =>
  findRow<Revision<Content>>(
    db,
    `select ${listed}, content from revision where kind = $1 and ref = $2 and number = $3`,
    [kind, ref, number],
  );

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
  return rowCount;
}
