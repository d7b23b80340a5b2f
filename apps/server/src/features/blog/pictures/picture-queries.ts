import type { QueryOf } from '@wayfare/contracts/calls/contract';
import {
  type listPictures as listPicturesContract,
  type PictureDescription,
  type PictureUse,
  pictureUseStates,
} from '@wayfare/contracts/calls/picture';
import { type Db, findRow, findValue, listRows, listValues } from '#adapters/db/database.ts';
import { pictureKey } from '#adapters/storage/storage.ts';
import { postState } from '../stored-post-queries.ts';
import { toLikePatterns } from '../text-queries.ts';
import type { Picture } from './picture.ts';

const isPostDraft = "draft.kind = 'post' and draft.pictures";

interface Row extends PictureUse {
  readonly keys: readonly string[];
}

/** The posts that use each picture, published ones first. */
export async function listPictureUses(
  db: Db,
  keys: readonly string[],
): Promise<(key: string) => PictureUse[]> {
  const rows = await listRows<Row>(
    db,
    `select post_id as "postId", title, pictures as keys, ${postState} as state from post where pictures && $1
     union all
     select draft.ref, draft.content ->> 'title', draft.pictures,
            case when binned_at is not null then 'bin' else 'draft' end
     from draft left join post on post_id = ref
     where ${isPostDraft} && $1 and copy_hash is distinct from hash`,
    [[...keys]],
  );
  const uses = rows.toSorted(
    (one, other) =>
      pictureUseStates.indexOf(one.state) - pictureUseStates.indexOf(other.state) ||
      one.title.localeCompare(other.title, 'en'),
  );
  return (key) => {
    // A post and its draft count once.
    const matches = uses.filter((use) => use.keys.includes(key));
    return matches
      .filter(({ postId }, at) => matches.findIndex((use) => use.postId === postId) === at)
      .map(({ postId, title, state }) => ({ postId, title, state }));
  };
}

/** Posts, also binned ones, and drafts that use the picture. Sorted, so that lockers do not deadlock. */
export const listPostIdsUsing = (db: Db, key: string): Promise<string[]> =>
  listValues<string>(
    db,
    `select post_id as "postId" from post where pictures @> array[$1]
     union select ref from draft where ${isPostDraft} @> array[$1] order by 1`,
    [key],
  );

/** The number of revisions with the picture, without the newest of each post. */
export const countOlderRevisions = async (db: Db, key: string): Promise<number> =>
  (await findValue<number>(
    db,
    `select count(*)::int as count from revision where kind = 'post' and pictures @> array[$1]
       and exists (select from revision as newer
                   where newer.kind = 'post' and newer.ref = revision.ref and newer.number > revision.number)`,
    [key],
  )) ?? 0;

export interface StoredPicture extends Picture, PictureDescription {
  readonly fileName: string;
  readonly addedAt: Date;
}

export const pictureColumns =
  'key, width, height, alt, credit, license, file_name as "fileName", finished_at as "addedAt"';

/** Unordered. */
export const listPictures = (db: Db, keys: readonly string[]): Promise<StoredPicture[]> =>
  listRows<StoredPicture>(
    db,
    `select ${pictureColumns} from upload
     where key = any($1) and finished_at is not null and deletion_started_at is null`,
    [[...keys]],
  );

/** The library has the pictures that a post uses or has used. */
const isInLibrary = 'finished_at is not null and used_at is not null and deletion_started_at is null';

/** The titles of the posts with each picture, in one scan: a query for each picture would scan all posts for each. */
const joinUses = `left join (
  select key, string_agg(title, ' ') as titles
  from (select unnest(pictures) collate "C" as key, title from post
        union all
        select unnest(pictures), content ->> 'title' from draft
        where kind = 'post' and copy_hash is distinct from hash) as use
  group by key) as uses using (key)`;
const matchesFilter =
  "concat_ws(' ', alt, credit, license, file_name, titles) ilike all ($4) and not ($5 and titles is not null)";

/** Newest first. */
export function listLibrary(
  db: Db,
  { q = '', unused, after }: QueryOf<typeof listPicturesContract>,
  limit: number,
): Promise<StoredPicture[]> {
  const [time, pictureId = ''] = after?.split('_') ?? [];
  const cursor = time === undefined ? [null, null] : [new Date(Number(time)), pictureKey(pictureId)];
  const hasFilter = q !== '' || unused !== undefined;
  return listRows<StoredPicture>(
    db,
    `select ${pictureColumns} from upload ${hasFilter ? joinUses : ''}
     where ${isInLibrary} and ($1::timestamptz is null or (finished_at, key) < ($1, $2))
       ${hasFilter ? `and ${matchesFilter}` : ''}
     order by finished_at desc, key desc limit $3`,
    [...cursor, limit, ...(hasFilter ? [toLikePatterns(q), unused !== undefined] : [])],
  );
}

const selectPicture = `select ${pictureColumns} from upload where key = $1 and ${isInLibrary}`;

export const findLibraryPicture = (db: Db, key: string): Promise<StoredPicture | null> =>
  findRow<StoredPicture>(db, selectPicture, [key]);

/** Locks the picture: no save can start using it until the transaction ends. */
export const lockLibraryPicture = (tx: Db, key: string): Promise<StoredPicture | null> =>
  findRow<StoredPicture>(tx, `${selectPicture} for update`, [key]);

export async function updateDescription(
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

/** Hides the picture. The cleanup task deletes what is left. */
export async function startDeletion(db: Db, key: string, now: Date): Promise<void> {
  await db.query('update upload set deletion_started_at = $2, used_at = null where key = $1', [key, now]);
}
