import type { ActivityAction } from '@wayfare/contracts/calls/activity';
import type { Db } from '#adapters/db/database.ts';
import { type Actor, recordActivity } from '#features/activity/activity-queries.ts';
import { notifyPostsChanged } from './search-source.ts';
import type { StoredPost } from './stored-post.ts';
import { updatePost } from './stored-post-queries.ts';

interface ActionContext {
  readonly at: Date;
  readonly by: Actor;
}

/** Changes a post that is locked, and records the action. */
export async function changePost<Changes extends Partial<StoredPost>>(
  tx: Db,
  existing: StoredPost,
  changes: Changes,
  action: ActionContext & { readonly act: ActivityAction; readonly after?: Readonly<Record<string, string>> },
): Promise<StoredPost & Changes> {
  const post = { ...existing, ...changes };
  await updatePost(tx, post);
  await recordActivity(tx, { kind: 'post', ref: existing.postId, name: existing.title, ...action });
  await notifyPostsChanged(tx);
  return post;
}

/** Records publishing and unpublishing; saves of drafts are not recorded. `before` is null for a new post. */
export async function recordPostSave(
  tx: Db,
  before: StoredPost | null,
  after: StoredPost,
  { isBySchedule = false, ...done }: ActionContext & { readonly isBySchedule?: boolean },
): Promise<void> {
  const wasPublished = before?.status === 'PUBLISHED';
  const isPublished = after.status === 'PUBLISHED';
  if (!wasPublished && !isPublished) return;
  await recordActivity(tx, {
    kind: 'post',
    ref: after.postId,
    name: after.title,
    act: isPublished ? 'published' : 'unpublished',
    before: before === null ? {} : toActivityDetails(before),
    after: { ...toActivityDetails(after), ...(isBySchedule ? { isBySchedule } : {}) },
    ...done,
  });
}

const toActivityDetails = ({ title, slug, status, date, category, author }: StoredPost) => ({
  title,
  slug,
  status,
  date,
  category,
  author,
});
