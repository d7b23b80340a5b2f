import type { Db } from '#adapters/db/database.ts';
import type { Picture } from './picture.ts';

export interface UploadRow {
  readonly key: string;
  readonly type: string;
  readonly picture: Picture | null;
}

interface Columns {
  key: string;
  type: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
}

const rowOf = ({ key, type, width, height, placeholder }: Columns): UploadRow => ({
  key,
  type,
  picture:
    width === null || height === null || placeholder === null ? null : { key, width, height, placeholder },
});

export async function insertUpload(
  db: Db,
  { key, type, now }: { readonly key: string; readonly type: string; readonly now: Date },
): Promise<void> {
  await db.query('insert into upload (key, type, begun_at) values ($1, $2, $3)', [key, type, now]);
}

export async function listUploads(db: Db, keys: readonly string[]): Promise<UploadRow[]> {
  if (keys.length === 0) return [];
  const { rows } = await db.query<Columns>(
    'select key, type, width, height, placeholder from upload where key = any($1) and doomed_at is null',
    [[...keys]],
  );
  return rows.map(rowOf);
}

export async function markFinished(db: Db, picture: Picture, now: Date): Promise<void> {
  const { key, width, height, placeholder } = picture;
  await db.query(
    `update upload set finished_at = $2, width = $3, height = $4, placeholder = $5
     where key = $1 and finished_at is null`,
    [key, now, width, height, placeholder],
  );
}

/** Which of the keys are there to be used; from now on nobody deletes them. */
export async function markUsed(db: Db, keys: readonly string[], now: Date): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await db.query<{ key: string }>(
    `update upload set used_at = coalesce(used_at, $2) where key = any($1) and finished_at is not null and doomed_at is null
     returning key`,
    [[...keys], now],
  );
  return rows.map(({ key }) => key);
}

/**
 * Some that no post bore, begun before that. From now on no post can bear them; those whose clearing away did not come
 * to its end are among them again.
 */
export async function doomUnused(
  db: Db,
  { begunBefore, now, limit }: { readonly begunBefore: Date; readonly now: Date; readonly limit: number },
): Promise<UploadRow[]> {
  const { rows } = await db.query<Columns>(
    `update upload set doomed_at = $2 where key in (
       select key from upload where used_at is null and begun_at < $1 order by begun_at limit $3 for update skip locked)
     returning key, type, width, height, placeholder`,
    [begunBefore, now, limit],
  );
  return rows.map(rowOf);
}

export async function deleteUpload(db: Db, key: string): Promise<void> {
  await db.query('delete from upload where key = $1', [key]);
}
