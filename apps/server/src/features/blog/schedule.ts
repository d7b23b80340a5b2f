import type { PostSchedule } from '@wayfare/contracts/calls/post-publishing';
import { addTime, days, minutes } from '@wayfare/contracts/rules/durations';
import { toInstant } from '@wayfare/contracts/rules/local-date-time';
import { findPostError } from '@wayfare/contracts/rules/post-complete';
import type { Db } from '#adapters/db/database.ts';
import type { Actor } from '#features/activity/activity-queries.ts';
import { isHeldUp, type Publisher, requireApproved } from '#features/editing/review.ts';
import { problem } from '#http/responses/problems.ts';
import type { ScheduledTask } from '#scheduler.ts';
import type { BlogDeps } from './blog-deps.ts';
import { lockToEdit } from './lock-to-edit.ts';
import { recordPost, recordSave } from './post-activity.ts';
import { reviewedPost } from './review.ts';
import { postsChanged } from './search-source.ts';
import { keepAddresses } from './slug-history.ts';
import {
  insertRevision,
  lockPost,
  notScheduled,
  type PostWay,
  type StoredPost,
  updatePost,
} from './stored-post.ts';

type Needs = Pick<BlogDeps, 'db' | 'clock'>;

/** When it opens by itself, by the rules that its zone has today; null where it does not. */
export const opensAt = ({
  publishLocal,
  publishZone,
}: Pick<PostWay, 'publishLocal' | 'publishZone'>): Date | null =>
  publishLocal === null || publishZone === null ? null : toInstant(publishLocal, publishZone);

/** The text may be written on until then: what was saved last is what opens. */
export function schedulePost(
  { db, clock }: Needs,
  postId: string,
  { local, zone, updatedAt }: PostSchedule,
  by: Publisher,
): Promise<StoredPost> {
  return db.transaction(async (within) => {
    const known = await lockToEdit(within, postId);
    if (known.status === 'PUBLISHED') throw problem('post_published');
    if (new Date(updatedAt) < known.updatedAt) throw problem('post_changed');
    const fault = findPostError(known);
    if (fault !== null) throw problem(fault);
    const at = toInstant(local, zone);
    if (at <= clock.now()) throw problem('time_in_past');
    await requireApproved(within, reviewedPost(postId, known), by, clock.now());
    await within.query(
      'update post set publish_local = $2, publish_zone = $3, publish_at = $4, publish_by = $5 where post_id = $1',
      [postId, local, zone, at, by.name],
    );
    await recordPost(within, known, { at: clock.now(), by, act: 'scheduled', after: { local, zone } });
    await postsChanged(within);
    return { ...known, publishLocal: local, publishZone: zone, publishBy: by.name };
  });
}

export function unschedulePost({ db, clock }: Needs, postId: string, by: Actor): Promise<StoredPost> {
  return db.transaction(async (within) => {
    const known = await lockToEdit(within, postId);
    if (known.publishLocal === null) return known;
    const post = { ...known, ...notScheduled };
    await updatePost(within, post);
    await recordPost(within, known, { at: clock.now(), by, act: 'unscheduled' });
    await postsChanged(within);
    return post;
  });
}

/** Looks each minute for what is to open. Nothing is kept in memory, so nothing is lost when a server stops. */
export const publishScheduled = (needs: Needs): ScheduledTask => ({
  name: 'publish the posts whose hour has come',
  isQuiet: true,
  nextRun: (now) => new Date((Math.floor(now.getTime() / minutes(1)) + 1) * minutes(1)),
  async run() {
    await publishDue(needs);
  },
});

/** No change of a zone's rules moves an hour by more. */
const reckonedAnewMs = days(2);

/** Publishes all that should be open by now, also what its hour found no server for; true where there was any. */
export async function publishDue({ db, clock }: Needs): Promise<boolean> {
  const now = clock.now();
  const { rows } = await db.query<{ postId: string }>(
    'select post_id as "postId" from post where publish_at <= $1 order by publish_at, post_id',
    [addTime(now, reckonedAnewMs)],
  );
  let isNews = false;
  for (const { postId } of rows)
    if (await db.transaction((within) => publishIfDue(within, postId, now))) isNews = true;
  return isNews;
}

/** The row is held while it is looked at, so of two servers the second finds nothing left to do. */
async function publishIfDue(within: Db, postId: string, now: Date): Promise<boolean> {
  const known = await lockPost(within, postId);
  const at = known && opensAt(known);
  if (!known || !at || at > now) return false;
  // Only a server of the version before saves anything else over a schedule.
  if (known.status === 'PUBLISHED' || known.binnedAt !== null || findPostError(known) !== null) {
    await updatePost(within, { ...known, ...notScheduled });
    return false;
  }
  // Written on since it was approved: it opens as soon as it is approved again.
  if (await isHeldUp(within, reviewedPost(postId, known))) return false;
  const post: StoredPost = {
    ...known,
    ...notScheduled,
    status: 'PUBLISHED',
    date: known.publishLocal?.slice(0, 10) ?? known.date,
    updatedAt: new Date(Math.max(now.getTime(), known.updatedAt.getTime() + 1)),
  };
  await updatePost(within, post);
  await keepAddresses(within, known, post, now);
  await insertRevision(within, postId, known.publishBy);
  await recordSave(within, known, post, {
    at: now,
    by: { personId: null, name: known.publishBy },
    isBySchedule: true,
  });
  await postsChanged(within);
  return true;
}
