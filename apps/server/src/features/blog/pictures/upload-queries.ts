import { maxPictureLengths } from '@wayfare/contracts/calls/picture';
import {
  type Db,
  findRow,
  findValue,
  hasRow,
  isUniqueViolation,
  listRows,
  listValues,
} from '#adapters/db/database.ts';
import type { Picture } from './picture.ts';
import { pictureColumns, type StoredPicture } from './picture-queries.ts';

interface NewUpload {
  readonly key: string;
  readonly type: string;
  readonly fileName: string;
}

export async function insertUpload(db: Db, { key, type, fileName }: NewUpload, now: Date): Promise<void> {
  const values = [key, type, fileName, now];
  await db.query('insert into upload (key, type, file_name, created_at) values ($1, $2, $3, $4)', values);
}

/** The type of an upload that is not being deleted; null if there is none. */
export const findUploadType = (db: Db, key: string): Promise<string | null> =>
  findValue<string>(db, 'select type from upload where key = $1 and deletion_started_at is null', [key]);

/** The keys of uploads that are not processed yet. */
export const listUnfinished = (db: Db, keys: readonly string[]): Promise<string[]> =>
  listValues<string>(
    db,
    'select key from upload where key = any($1) and finished_at is null and deletion_started_at is null',
    [[...keys]],
  );

/** False if another upload of the same file finished first. */
export async function markFinished(
  db: Db,
  { key, width, height }: Picture,
  sha256: Buffer,
  now: Date,
): Promise<boolean> {
  try {
    await db.query(
      `update upload set finished_at = $2, width = $3, height = $4, sha256 = $5
       where key = $1 and finished_at is null`,
      [key, now, width, height, sha256],
    );
    return true;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return false;
  }
}

/**
 * The picture of an earlier upload of the same file; null if there is none. Like a new upload, it is kept for a day until a
 * post uses it.
 */
export const claimDuplicate = (
  db: Db,
  { type, sha256, now }: { readonly type: string; readonly sha256: Buffer; readonly now: Date },
): Promise<StoredPicture | null> =>
  findRow<StoredPicture>(
    db,
    `update upload set created_at = greatest(created_at, $3)
     where sha256 = $2 and type = $1 and deletion_started_at is null returning ${pictureColumns}`,
    [type, sha256, now],
  );

/** Marks the usable keys as used and returns them. Locks in key order to avoid deadlocks. */
export async function markUsed(db: Db, keys: readonly string[], now: Date): Promise<string[]> {
  if (keys.length === 0) return [];
  return listValues<string>(
    db,
    `update upload set used_at = coalesce(used_at, $2)
     where key in (select key from upload where key = any($1) order by key for update)
       and finished_at is not null and deletion_started_at is null
     returning key`,
    [[...keys], now],
  );
}

/** Sets missing descriptions. The caller has locked the rows. */
export async function fillMissingAlts(db: Db, alts: ReadonlyMap<string, string>): Promise<void> {
  const rows = [...alts].filter(([, alt]) => alt !== '');
  await db.query(
    `update upload set alt = left(text.alt, ${maxPictureLengths.alt}) from unnest($1::text[], $2::text[]) as text (key, alt)
     where upload.key = text.key and upload.alt = ''`,
    [rows.map(([key]) => key), rows.map(([, alt]) => alt)],
  );
}

export const isAnyBeingDeleted = (db: Db, keys: readonly string[]): Promise<boolean> =>
  hasRow(db, 'select from upload where key = any($1) and deletion_started_at is not null limit 1', [
    [...keys],
  ]);

export interface DeletedUpload {
  readonly key: string;
  /** Null if it was not processed. */
  readonly width: number | null;
}

/** Uploads that no post used, begun before `begunBefore`, including those whose deletion was interrupted. No post can use them from now on. */
export const startDeletingUnused = (
  db: Db,
  { begunBefore, now, limit }: { readonly begunBefore: Date; readonly now: Date; readonly limit: number },
): Promise<DeletedUpload[]> =>
  listRows<DeletedUpload>(
    db,
    `update upload set deletion_started_at = $2 where key in (
       select key from upload where used_at is null and created_at < $1 order by created_at limit $3 for update skip locked)
     returning key, width`,
    [begunBefore, now, limit],
  );

/** Every picture not being deleted. */
export const listFinished = (db: Db): Promise<Pick<Picture, 'key' | 'width'>[]> =>
  listRows<Pick<Picture, 'key' | 'width'>>(
    db,
    'select key, width from upload where finished_at is not null and deletion_started_at is null',
  );

export async function deleteUpload(db: Db, key: string): Promise<void> {
  await db.query('delete from upload where key = $1', [key]);
}
