import { maxPictureLengths, type PictureDescription } from '@wayfare/contracts/calls/picture';
import { type Db, findRow, hasRow, isUniqueViolation, listRows, listValues } from '#adapters/db/database.ts';
import type { Picture } from './picture.ts';

export type DescribedPicture = Picture & PictureDescription;

export interface UploadRow {
  readonly key: string;
  readonly type: string;
  /** Null until it is processed. */
  readonly picture: DescribedPicture | null;
}

const columns = `key, type, case when finished_at is not null then jsonb_build_object(
  'key', key, 'width', width, 'height', height, 'alt', alt, 'credit', credit, 'license', license
) end as picture`;

export async function insertUpload(
  db: Db,
  { key, type }: Pick<UploadRow, 'key' | 'type'>,
  fileName: string,
  now: Date,
): Promise<void> {
  const values = [key, type, fileName, now];
  await db.query('insert into upload (key, type, file_name, created_at) values ($1, $2, $3, $4)', values);
}

export const listUploads = (db: Db, keys: readonly string[]): Promise<UploadRow[]> =>
  listRows<UploadRow>(
    db,
    `select ${columns} from upload where key = any($1) and deletion_started_at is null`,
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
export async function claimDuplicate(
  db: Db,
  { type, sha256, now }: { readonly type: string; readonly sha256: Buffer; readonly now: Date },
): Promise<DescribedPicture | null> {
  const upload = await findRow<UploadRow>(
    db,
    `update upload set created_at = greatest(created_at, $3)
     where sha256 = $2 and type = $1 and deletion_started_at is null returning ${columns}`,
    [type, sha256, now],
  );
  return upload?.picture ?? null;
}

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

/** Uploads that no post used, begun before `begunBefore`, including those whose deletion was interrupted. No post can use them from now on. */
export const startDeletingUnused = (
  db: Db,
  { begunBefore, now, limit }: { readonly begunBefore: Date; readonly now: Date; readonly limit: number },
): Promise<UploadRow[]> =>
  listRows<UploadRow>(
    db,
    `update upload set deletion_started_at = $2 where key in (
       select key from upload where used_at is null and created_at < $1 order by created_at limit $3 for update skip locked)
     returning ${columns}`,
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
