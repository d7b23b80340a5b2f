import type { ActivityAction } from '@wayfare/contracts/calls/activity';
import type { Db } from '#adapters/db/database.ts';
import { type Actor, recordActivity } from '#features/activity/activity-queries.ts';
import type { StoredPost } from './stored-post.ts';

interface ActionContext {
  readonly at: Date;
  readonly by: Actor;
}

export const recordPostAction = (
  tx: Db,
  { postId, title }: StoredPost,
  done: ActionContext & { readonly act: ActivityAction; readonly after?: Readonly<Record<string, string>> },
): Promise<void> => recordActivity(tx, [{ kind: 'post', ref: postId, name: title, ...done }]);

/** Records publishing and unpublishing; saves of drafts are not recorded. `before` is null for a new post. */
export async function recordPostSave(
  tx: Db,
  before: StoredPost | null,
  after: StoredPost,
  { isBySchedule = false, ...done }: ActionContext & { readonly isBySchedule?: boolean },
): Promise<void> {
  const wasOut = before?.status === 'PUBLISHED';
  const isOut = after.status === 'PUBLISHED';
  if (!wasOut && !isOut) return;
  await recordActivity(tx, [
    {
      kind: 'post',
      ref: after.postId,
      name: after.title,
      act: isOut ? 'published' : 'unpublished',
      before: before === null ? {} : toActivityDetails(before),
      after: { ...toActivityDetails(after), ...(isBySchedule ? { isBySchedule } : {}) },
      ...done,
    },
  ]);
}

const toActivityDetails = ({ title, slug, status, date, category, author }: StoredPost) => ({
  title,
  slug,
  status,
  date,
  category,
  author,
});
