import { type Bookmark, maxBookmarks, type TextRef } from '@wayfare/contracts/calls/bookmarks';
import { hours } from '@wayfare/contracts/rules/durations';
import { formatReference, getHomilyName } from '@wayfare/contracts/rules/homily-name';
import { type Db, hasRow, listRows } from '#adapters/db/database.ts';
import { getOrCreatePerson } from '#features/person/person-queries.ts';
import { problem } from '#http/responses/problems.ts';
import { findHomily } from '../homily/homily-queries.ts';
import type { BookmarkDeps } from './note-keys.ts';

/** Throws if readers cannot open the text. */
export async function requirePublished(
  { db, publishedPosts }: Pick<BookmarkDeps, 'db' | 'publishedPosts'>,
  { kind, ref }: TextRef,
  today: string,
): Promise<void> {
  if (kind === 'homily' && (ref > today || (await findHomily(db, ref)) === null))
    throw problem('homily_not_found');
  if (kind === 'post' && (await publishedPosts([ref])).length === 0) throw problem('post_not_found');
}

const writeLimit = { name: 'bookmark writes', uses: 600, windowMs: hours(1) };

/** The caller has already checked that the member may read the text. */
export async function addBookmark(
  deps: BookmarkDeps,
  sub: string,
  text: TextRef,
  today: string,
): Promise<void> {
  const { db, clock, limits } = deps;
  const { kind, ref } = text;
  await limits.count(writeLimit, sub);
  await requirePublished(deps, text, today);
  const now = clock.now();
  const personId = await getOrCreatePerson(db, sub, now);
  const isStored = await hasRow(
    db,
    `insert into bookmark (person_id, kind, ref, created_at)
     select $1, $2, $3, $4
     where (select count(*) from bookmark where person_id = $1) < $5
       or exists (select from bookmark where person_id = $1 and kind = $2 and ref = $3)
     on conflict (person_id, kind, ref) do update set created_at = bookmark.created_at`,
    [personId, kind, ref, now, maxBookmarks],
  );
  if (!isStored) throw problem('bookmarks_full');
}

export async function removeBookmark(
  { db, limits }: Pick<BookmarkDeps, 'db' | 'limits'>,
  sub: string,
  { kind, ref }: TextRef,
): Promise<void> {
  await limits.count(writeLimit, sub);
  await db.query(
    `delete from bookmark using person
     where bookmark.person_id = person.person_id and sub = $1 and kind = $2 and ref = $3`,
    [sub, kind, ref],
  );
}

interface BookmarkRow {
  readonly kind: TextRef['kind'];
  readonly ref: string;
  readonly createdAt: Date;
  /** Null for posts and for homilies that are not published. */
  readonly homily: {
    readonly title: string;
    readonly book: string;
    readonly chapter: number;
    readonly verse: string;
  } | null;
}

/**
 * Newest first. A text that is no longer published stays in the list without its title: it may be published again.
 */
export async function listBookmarks(
  { db, publishedPosts }: Pick<BookmarkDeps, 'db' | 'publishedPosts'>,
  sub: string,
): Promise<Bookmark[]> {
  const rows = await listRows<BookmarkRow>(
    db,
    `select kind, ref, bookmark.created_at as "createdAt", case when homily.date is not null then
       jsonb_build_object('title', title, 'book', book, 'chapter', chapter, 'verse', verse) end as homily
     from person join bookmark using (person_id)
     left join homily on kind = 'homily' and homily.date = case when kind = 'homily' then ref::date end
     where sub = $1 order by bookmark.created_at desc, kind, ref`,
    [sub],
  );
  const ids = rows.flatMap(({ kind, ref }) => (kind === 'post' ? [ref] : []));
  const posts = new Map(
    (ids.length === 0 ? [] : await publishedPosts(ids)).map((post) => [post.id, post] as const),
  );
  return rows.map(({ kind, ref, createdAt, homily }) => {
    const post = kind === 'post' ? posts.get(ref) : undefined;
    return {
      kind,
      ref,
      slug: homily === null ? (post?.slug ?? null) : ref,
      title: homily === null ? (post?.title ?? '') : getHomilyName(homily),
      reference: homily === null ? '' : formatReference(homily),
      date: homily === null ? (post?.date ?? '') : ref,
      createdAt: createdAt.toISOString(),
    };
  });
}

/** For the data download of the member. */
export const exportBookmarks = (db: Db, personId: string) =>
  listRows<Pick<BookmarkRow, 'kind' | 'ref' | 'createdAt'>>(
    db,
    'select kind, ref, created_at as "createdAt" from bookmark where person_id = $1 order by created_at, kind, ref',
    [personId],
  );
