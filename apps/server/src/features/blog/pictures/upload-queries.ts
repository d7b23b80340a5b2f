import { maxPictureLengths, type PictureDescription } from '@wayfare/contracts/calls/picture';
import { type Db, hasRow, isUniqueViolation, listRows } from '#adapters/db/database.ts';
import type { Picture } from './picture.ts';

export type DescribedPicture = Picture & PictureDescription;

export interface UploadRow {
  readonly key: string;
  readonly type: string;
  readonly picture: DescribedPicture | null;
}

interface Columns extends PictureDescription {
  key: string;
  type: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
}

const columns = 'key, type, width, height, placeholder, alt, credit, license';

const toUploadRow = ({ key, type, width, height, placeholder, ...words }: Columns): UploadRow => ({
  key,
  type,
  picture:
    width === null || height === null || placeholder === null
      ? null
      : { key, width, height, placeholder, ...words },
});

interface NewUpload {
  readonly key: string;
  readonly type: string;
  readonly fileName: string;
  readonly now: Date;
}

export async function insertUpload(db: Db, { key, type, fileName, now }: NewUpload): Promise<void> {
  await db.query('insert into upload (key, type, file_name, created_at) values ($1, $2, $3, $4)', [
    key,
    type,
    fileName,
    now,
  ]);
}

export async function listUploads(db: Db, keys: readonly string[]): Promise<UploadRow[]> {
  if (keys.length === 0) return [];
  const { rows } = await db.query<Columns>(
    `select ${columns} from upload where key = any($1) and deletion_started_at is null`,
    [[...keys]],
  );
  return rows.map(toUploadRow);
}

/** False if another upload of the same file finished first. */
export async function markFinished(
  db: Db,
  { key, width, height, placeholder }: Picture,
  sha256: Buffer,
  now: Date,
): Promise<boolean> {
  try {
    await db.query(
      `update upload set finished_at = $2, width = $3, height = $4, placeholder = $5, sha256 = $6
       where key = $1 and finished_at is null`,
      [key, now, width, height, placeholder, sha256],
    );
    return true;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return false;
  }
}

/**
 * The picture that the same file made before; null where there is none. It is as good as new: whoever has just sent it
 * has a day to put it into a post.
 */
export async function claimDuplicate(
  db: Db,
  { type, sha256, now }: { readonly type: string; readonly sha256: Buffer; readonly now: Date },
): Promise<DescribedPicture | null> {
  const { rows } = await db.query<Columns>(
    `update upload set created_at = greatest(created_at, $3)
     where sha256 = $2 and type = $1 and deletion_started_at is null returning ${columns}`,
    [type, sha256, now],
  );
  return rows[0] === undefined ? null : toUploadRow(rows[0]).picture;
}

/** Marks the usable keys as used and returns them. Locks in key order to avoid deadlocks. */
export async function markUsed(db: Db, keys: readonly string[], now: Date): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await db.query<{ key: string }>(
    `update upload set used_at = coalesce(used_at, $2)
     where key in (select key from upload where key = any($1) order by key for update)
       and finished_at is not null and deletion_started_at is null
     returning key`,
    [[...keys], now],
  );
  return rows.map(({ key }) => key);
}

/** Sets missing descriptions. The caller has locked the rows. */
export async function fillMissingAlts(db: Db, alts: ReadonlyMap<string, string>): Promise<void> {
  const said = [...alts].filter(([, alt]) => alt !== '');
  if (said.length === 0) return;
  await db.query(
    `update upload set alt = left(said.alt, ${maxPictureLengths.alt}) from unnest($1::text[], $2::text[]) as said (key, alt)
     where upload.key = said.key and upload.alt = ''`,
    [said.map(([key]) => key), said.map(([, alt]) => alt)],
  );
}

export const isAnyBeingDeleted = (db: Db, keys: readonly string[]): Promise<boolean> =>
  hasRow(db, 'select from upload where key = any($1) and deletion_started_at is not null limit 1', [
    [...keys],
  ]);

/**
 * Some that no post bore, begun before that. From now on no post can bear them; those whose clearing away did not come
 * to its end are among them again.
 */
export async function startDeletingUnused(
  db: Db,
  { begunBefore, now, limit }: { readonly begunBefore: Date; readonly now: Date; readonly limit: number },
): Promise<UploadRow[]> {
  const { rows } = await db.query<Columns>(
    `update upload set deletion_started_at = $2 where key in (
       select key from upload where used_at is null and created_at < $1 order by created_at limit $3 for update skip locked)
     returning ${columns}`,
    [begunBefore, now, limit],
  );
  return rows.map(toUploadRow);
}

/** Every picture not being deleted. */
export const listFinished = (db: Db): Promise<Pick<Picture, 'key' | 'width'>[]> =>
  listRows<Pick<Picture, 'key' | 'width'>>(
    db,
    'select key, width from upload where finished_at is not null and deletion_started_at is null',
  );

export async function deleteUpload(db: Db, key: string): Promise<void> {
  await db.query('delete from upload where key = $1', [key]);
}
