import type { PostSchedule } from '@wayfare/contracts/calls/post-publishing';
import { addTime, days, minutes } from '@wayfare/contracts/rules/durations';
import { toInstant } from '@wayfare/contracts/rules/local-date-time';
import { findPostError } from '@wayfare/contracts/rules/post-complete';
import type { Db } from '#adapters/db/database.ts';
import type { Actor } from '#features/activity/activity-queries.ts';
import { isAwaitingApproval, type Publisher, requireApproved } from '#features/editing/review.ts';
import { problem } from '#http/responses/problems.ts';
import type { ScheduledTask } from '#scheduler.ts';
import type { BlogDeps } from './blog-deps.ts';
import { lockPostForEdit } from './lock-to-edit.ts';
import { recordPostAction, recordPostSave } from './post-activity.ts';
import { toReviewedPost } from './review.ts';
import { notifyPostsChanged } from './search-source.ts';
import { updateRedirects } from './slug-history.ts';
import {
  insertRevision,
  lockPost,
  notScheduled,
  type PublishingState,
  type StoredPost,
  updatePost,
} from './stored-post.ts';

type ScheduleDeps = Pick<BlogDeps, 'db' | 'clock'>;

/** When it opens by itself, by the rules that its zone has today; null where it does not. */
export const getPublishTime = ({
  publishLocal,
  publishZone,
}: Pick<PublishingState, 'publishLocal' | 'publishZone'>): Date | null =>
  publishLocal === null || publishZone === null ? null : toInstant(publishLocal, publishZone);

/** The text may be written on until then: what was saved last is what opens. */
export function schedulePost(
  { db, clock }: ScheduleDeps,
  postId: string,
  { local, zone, updatedAt }: PostSchedule,
  by: Publisher,
): Promise<StoredPost> {
  return db.transaction(async (tx) => {
    const known = await lockPostForEdit(tx, postId);
    if (known.status === 'PUBLISHED') throw problem('post_published');
    if (new Date(updatedAt) < known.updatedAt) throw problem('post_changed');
    const fault = findPostError(known);
    if (fault !== null) throw problem(fault);
    const at = toInstant(local, zone);
    if (at <= clock.now()) throw problem('time_in_past');
    await requireApproved(tx, toReviewedPost(postId, known), by, clock.now());
    await tx.query(
      'update post set publish_local = $2, publish_zone = $3, publish_at = $4, publish_by = $5 where post_id = $1',
      [postId, local, zone, at, by.name],
    );
    await recordPostAction(tx, known, { at: clock.now(), by, act: 'scheduled', after: { local, zone } });
    await notifyPostsChanged(tx);
    return { ...known, publishLocal: local, publishZone: zone, publishBy: by.name };
  });
}

export function unschedulePost({ db, clock }: ScheduleDeps, postId: string, by: Actor): Promise<StoredPost> {
  return db.transaction(async (tx) => {
    const known = await lockPostForEdit(tx, postId);
    if (known.publishLocal === null) return known;
    const post = { ...known, ...notScheduled };
    await updatePost(tx, post);
    await recordPostAction(tx, known, { at: clock.now(), by, act: 'unscheduled' });
    await notifyPostsChanged(tx);
    return post;
  });
}

/** Looks each minute for what is to open. Nothing is kept in memory, so nothing is lost when a server stops. */
export const publishScheduledPosts = (needs: ScheduleDeps): ScheduledTask => ({
  name: 'publish-scheduled-posts',
  isQuiet: true,
  nextRun: (now) => new Date((Math.floor(now.getTime() / minutes(1)) + 1) * minutes(1)),
  async run() {
    await publishDuePosts(needs);
  },
});

/** No change of a zone's rules moves an hour by more. */
const maxZoneShiftMs = days(2);

/** Publishes all that should be open by now, also what its hour found no server for; true where there was any. */
export async function publishDuePosts({ db, clock }: ScheduleDeps): Promise<boolean> {
  const now = clock.now();
  const { rows } = await db.query<{ postId: string }>(
    'select post_id as "postId" from post where publish_at <= $1 order by publish_at, post_id',
    [addTime(now, maxZoneShiftMs)],
  );
  let isNews = false;
  for (const { postId } of rows)
    if (await db.transaction((tx) => publishIfDue(tx, postId, now))) isNews = true;
  return isNews;
}

/** The row is held while it is looked at, so of two servers the second finds nothing left to do. */
async function publishIfDue(tx: Db, postId: string, now: Date): Promise<boolean> {
  const known = await lockPost(tx, postId);
  const at = known && getPublishTime(known);
  if (!known || !at || at > now) return false;
  // Only a server of the version before saves anything else over a schedule.
  if (known.status === 'PUBLISHED' || known.binnedAt !== null || findPostError(known) !== null) {
    await updatePost(tx, { ...known, ...notScheduled });
    return false;
  }
  // Written on since it was approved: it opens as soon as it is approved again.
  if (await isAwaitingApproval(tx, toReviewedPost(postId, known))) return false;
  const post: StoredPost = {
    ...known,
    ...notScheduled,
    status: 'PUBLISHED',
    date: known.publishLocal?.slice(0, 10) ?? known.date,
    updatedAt: new Date(Math.max(now.getTime(), known.updatedAt.getTime() + 1)),
  };
  await updatePost(tx, post);
  await updateRedirects(tx, known, post, now);
  await insertRevision(tx, postId, known.publishBy);
  await recordPostSave(tx, known, post, {
    at: now,
    by: { personId: null, name: known.publishBy },
    isBySchedule: true,
  });
  await notifyPostsChanged(tx);
  return true;
}
