import type { PostSchedule } from '@wayfare/contracts/calls/post-publishing';
import { addTime, days } from '@wayfare/contracts/rules/durations';
import { toInstant } from '@wayfare/contracts/rules/local-date-time';
import { findPostError } from '@wayfare/contracts/rules/post-complete';
import type { Db } from '#adapters/db/database.ts';
import { type Actor, operatorActor } from '#features/activity/activity-queries.ts';
import { requireLock } from '#features/editing/edit-lock.ts';
import {
  isAwaitingApproval,
  type Publisher,
  requireApproved,
  switchReview,
} from '#features/editing/review.ts';
import { saveCopy } from '#features/editing/save-draft.ts';
import { problem } from '#http/responses/problems.ts';
import type { Log } from '#log.ts';
import { everyMinute, type ScheduledTask } from '#scheduler.ts';
import type { BlogDeps } from './blog-deps.ts';
import { listScheduledPosts } from './post-queries.ts';
import { toCopy, toPostRef } from './post-text.ts';
import {
  getNextUpdate,
  getPublishTime,
  notScheduled,
  requireEditable,
  type StoredPost,
} from './stored-post.ts';
import { lockPost } from './stored-post-queries.ts';
import { writePost } from './write-post.ts';

type ScheduleDeps = Pick<BlogDeps, 'db' | 'clock'>;

/** The post stays editable. The last saved version is published, not a later autosaved draft. */
export function schedulePost(
  { db, clock }: ScheduleDeps,
  postId: string,
  { local, zone, updatedAt, token }: PostSchedule,
  by: Publisher,
): Promise<StoredPost> {
  return db.transaction(async (tx) => {
    const existing = requireEditable(await lockPost(tx, postId));
    if (existing.status === 'PUBLISHED') throw problem('post_published');
    if (new Date(updatedAt) < existing.updatedAt) throw problem('post_changed');
    await requireLock(tx, toPostRef(postId), token, by);
    const fault = findPostError(existing);
    if (fault !== null) throw problem(fault);
    const now = clock.now();
    if (toInstant(local, zone) <= now) throw problem('time_in_past');
    await requireApproved(tx, toCopy(existing), by, now);
    const post = { ...existing, publishLocal: local, publishZone: zone, publishBy: by.name };
    return writePost(tx, existing, post, { now, by, act: 'scheduled', details: { local, zone } });
  });
}

export function unschedulePost(
  { db, clock }: ScheduleDeps,
  postId: string,
  token: string | undefined,
  by: Actor,
): Promise<StoredPost> {
  return db.transaction(async (tx) => {
    const existing = requireEditable(await lockPost(tx, postId));
    await requireLock(tx, toPostRef(postId), token, by);
    if (existing.publishLocal === null) return existing;
    const post = { ...existing, ...notScheduled };
    return writePost(tx, existing, post, { now: clock.now(), by, act: 'unscheduled' });
  });
}

export const publishScheduledPosts = (
  deps: ScheduleDeps & { readonly log: Log<'info' | 'error'> },
): ScheduledTask => everyMinute('publish-scheduled-posts', () => publishDuePosts(deps));

/** When the rules of a time zone change, the stored time of a post is wrong by less than this. */
const maxZoneShiftMs = days(2);

/** Publishes all due posts. True if there were any. A post that fails does not delay the others. */
export async function publishDuePosts({
  db,
  clock,
  log,
}: ScheduleDeps & { readonly log: Log<'info' | 'error'> }): Promise<boolean> {
  const now = clock.now();
  let hasPublished = false;
  for (const postId of await listScheduledPosts(db, addTime(now, maxZoneShiftMs))) {
    try {
      if (!(await db.transaction((tx) => publishIfDue(tx, postId, now)))) continue;
      hasPublished = true;
      log.info({ postId }, 'Scheduled post published');
    } catch (error) {
      log.error({ postId, err: error }, 'Publishing a scheduled post failed, retrying in a minute');
    }
  }
  return hasPublished;
}

/** The row lock lets only one server publish the post. */
async function publishIfDue(tx: Db, postId: string, now: Date): Promise<boolean> {
  const existing = await lockPost(tx, postId);
  const at = existing && getPublishTime(existing);
  if (!existing || !at || at > now) return false;
  // Changed since its approval: published once approved again.
  if (await isAwaitingApproval(tx, toCopy(existing))) return false;
  const post: StoredPost = {
    ...existing,
    ...notScheduled,
    status: 'PUBLISHED',
    date: existing.publishLocal?.slice(0, 10) ?? existing.date,
    updatedAt: getNextUpdate(existing, now),
  };
  const save = { by: { personId: null, name: existing.publishBy }, now };
  await writePost(tx, existing, post, { ...save, details: { isBySchedule: true } });
  await saveCopy(tx, toCopy(post), { ...save, isPublished: true, keepsChanges: true });
  return true;
}

/** Switching the review on approves all scheduled posts, so that they are still published at their time. */
export async function setReviewEnabled({ db, clock }: ScheduleDeps, isOn: boolean, by: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock.now();
    if (!(await switchReview(tx, isOn, by, now)) || !isOn) return;
    for (const postId of await listScheduledPosts(tx, null)) {
      const post = await lockPost(tx, postId);
      if (post === null || post.publishLocal === null) continue;
      await requireApproved(tx, toCopy(post), { ...operatorActor, canApprove: true }, now);
    }
  });
}
