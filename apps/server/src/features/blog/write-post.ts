import type { ActivityAction } from '@wayfare/contracts/calls/activity';
import type { Db } from '#adapters/db/database.ts';
import { recordActivity } from '#features/activity/activity-queries.ts';
import type { Saver } from '#features/editing/kind.ts';
import { notifyPostsChanged } from './search-source.ts';
import { updateRedirects } from './slug-queries.ts';
import type { StoredPost } from './stored-post.ts';
import { insertPost, updatePost } from './stored-post-queries.ts';

interface PostChange extends Saver {
  /** What is recorded. Left out: publishing and unpublishing; saves of drafts are not recorded. */
  readonly act?: ActivityAction;
  readonly details?: Readonly<Record<string, string | boolean>>;
}

/** Inserts a post if `before` is null, or updates one that is locked, with all that follows from the change. */
export async function writePost<Post extends StoredPost>(
  tx: Db,
  before: StoredPost | null,
  post: Post,
  { act, details = {}, by, now }: PostChange,
): Promise<Post> {
  await (before === null ? insertPost : updatePost)(tx, post);
  await updateRedirects(tx, before, post, now);
  const entry = { kind: 'post', ref: post.postId, name: post.title, at: now, by } as const;
  if (act !== undefined) await recordActivity(tx, { ...entry, act, after: details });
  else if (before?.status === 'PUBLISHED' || post.status === 'PUBLISHED')
    await recordActivity(tx, {
      ...entry,
      act: post.status === 'PUBLISHED' ? 'published' : 'unpublished',
      before: before === null ? {} : toActivityDetails(before),
      after: { ...toActivityDetails(post), ...details },
    });
  await notifyPostsChanged(tx);
  return post;
}

const toActivityDetails = ({ title, slug, status, date, category, author }: StoredPost) => ({
  title,
  slug,
  status,
  date,
  category,
  author,
});
