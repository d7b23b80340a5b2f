import type { QueryOf, ResponseInput } from '@wayfare/contracts/calls/contract';
import type { listTexts as contract } from '@wayfare/contracts/calls/post-drafts';
import { type Db, listRows } from '#adapters/db/database.ts';
import { parseCursor } from './stored-post.ts';
import { postState } from './stored-post-queries.ts';

type ListedText = ResponseInput<typeof contract>['texts'][number];

interface TextRow extends Omit<ListedText, 'savedBy' | 'review'> {
  readonly savedAt: Date;
  /** The id of the last editor at the identity provider. */
  readonly sub: string | null;
}

/** The last saved first, without those in the bin. */
export function listTexts(
  db: Db,
  { q = '', state, author, after }: QueryOf<typeof contract>,
  limit: number,
): Promise<TextRow[]> {
  const cursor = parseCursor(after);
  return listRows<TextRow>(
    db,
    `select ref as id, draft.content ->> 'title' as title, draft.content ->> 'slug' as slug,
            draft.content ->> 'author' as author, draft.content ->> 'category' as category,
            draft.content ->> 'date' as date, copy_hash is null as "isBegun", ${postState} as state,
            coalesce(copy_hash <> hash, false) as "hasChanges", publish_at as "publishAt", saved_at as "savedAt",
            person.sub
     from draft left join post on post_id = ref left join person on person_id = saved_by
     where kind = 'post' and binned_at is null
       and ($1::text[] = '{}' or concat(draft.content ->> 'title', ' ',
              regexp_replace(draft.content ->> 'content', '<[^>]*>', ' ', 'g')) ilike all ($1))
       and ($2::text is null or ${postState} = $2
            or ($2 = 'unpublished' and (${postState} <> 'published' or copy_hash <> hash)))
       and ($3::text is null or draft.content ->> 'author' = $3)
       and ($4::timestamptz is null or (saved_at, ref) < ($4, $5))
     order by saved_at desc, ref desc limit $6`,
    [
      toLikePatterns(q),
      state ?? null,
      author ?? null,
      cursor?.createdAt ?? null,
      cursor?.postId ?? null,
      limit,
    ],
  );
}

/** For rows that contain every word of a search. */
export const toLikePatterns = (search: string): string[] =>
  (search.match(/\S+/g) ?? []).map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
