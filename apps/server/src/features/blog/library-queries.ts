import type { PictureDescription } from '@wayfare/contracts/calls/picture';
import type { Db } from '#adapters/db/database.ts';
import type { Picture } from './picture.ts';
import { inDraft, inPost } from './picture-uses.ts';

/** A picture that was put into a post once, or is in one still. */
export interface LibraryPicture extends Picture, PictureDescription {
  readonly fileName: string;
  readonly addedAt: Date;
}

const columns =
  'key, width, height, placeholder, alt, credit, license, file_name as "fileName", finished_at as "addedAt"';
const isKept = 'finished_at is not null and used_at is not null and deletion_started_at is null';

interface Wanted {
  readonly words: readonly string[];
  readonly isUnused: boolean;
  readonly after: Pick<LibraryPicture, 'addedAt' | 'key'> | null;
  readonly limit: number;
}

/** Newest first. */
export async function listLibrary(
  db: Db,
  { words, isUnused, after, limit }: Wanted,
): Promise<LibraryPicture[]> {
  const { rows } = await db.query<LibraryPicture>(
    `select ${columns} from upload
     where ${isKept} and ($1::timestamptz is null or (finished_at, key) < ($1, $2))
       and ($3::text[] = '{}' or concat_ws(' ', alt, credit, license, file_name,
              (select string_agg(title, ' ') from post where ${inPost} @> array[upload.key::text]),
              (select string_agg(content ->> 'title', ' ') from post_draft where ${inDraft} @> array[upload.key::text])
            ) ilike all ($3))
       and not ($4 and (exists (select from post where ${inPost} @> array[upload.key::text])
                        or exists (select from post_draft where ${inDraft} @> array[upload.key::text])))
     order by finished_at desc, key desc limit $5`,
    [after?.addedAt ?? null, after?.key ?? null, words.map(containing), isUnused, limit],
  );
  return rows;
}

const containing = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

export async function findInLibrary(db: Db, key: string): Promise<LibraryPicture | null> {
  const { rows } = await db.query<LibraryPicture>(
    `select ${columns} from upload where key = $1 and ${isKept}`,
    [key],
  );
  return rows[0] ?? null;
}

/** Until the transaction ends, no save puts it into a post. */
export async function lockInLibrary(db: Db, key: string): Promise<LibraryPicture | null> {
  const { rows } = await db.query<LibraryPicture>(
    `select ${columns} from upload where key = $1 and ${isKept} for update`,
    [key],
  );
  return rows[0] ?? null;
}

export async function describe(
  db: Db,
  key: string,
  { alt, credit, license }: PictureDescription,
): Promise<void> {
  await db.query('update upload set alt = $2, credit = $3, license = $4 where key = $1', [
    key,
    alt,
    credit,
    license,
  ]);
}

/** Nobody sees it from now on. Whoever clears away what is used nowhere clears away what is left of it. */
export async function doom(db: Db, key: string, now: Date): Promise<void> {
  await db.query('update upload set deletion_started_at = $2, used_at = null where key = $1', [key, now]);
}
