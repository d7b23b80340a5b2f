import type { ResponseInput } from '@wayfare/contracts/calls/contract';
import type { listBin as listBinContract } from '@wayfare/contracts/calls/post-publishing';
import { addTime, days, hours, subtractTime } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';
import type { Actor } from '#features/activity/activity-queries.ts';
import {
  deleteBatchSize,
  deleteRows,
  lockDraft,
  renewVersion,
  textTables,
} from '#features/editing/draft-queries.ts';
import { requireLock } from '#features/editing/edit-lock.ts';
import { problem } from '#http/responses/problems.ts';
import { every, type ScheduledTask } from '#scheduler.ts';
import type { BlogDeps } from './blog-deps.ts';
import { type BinnedRow, deletePosts, listBinnedPosts, lockPostsBinnedBefore } from './post-queries.ts';
import { toPostRef } from './post-text.ts';
import { deleteExpiredSlugs, reserveSlugs } from './slug-queries.ts';
import { getNextUpdate, notBinned, notScheduled, type StoredPost } from './stored-post.ts';
import { lockPost } from './stored-post-queries.ts';
import { writePost } from './write-post.ts';

type BinDeps = Pick<BlogDeps, 'db' | 'clock'>;
type BinnedPost = ResponseInput<typeof listBinContract>[number];

/** A deleted post can be restored this long. */
const keptMs = days(30);
/** After that its slug stays reserved this long. */
const addressKeptMs = days(90);

const present = (post: BinnedRow): BinnedPost => ({
  ...post,
  id: post.postId,
  restorableUntil: addTime(post.binnedAt, keptMs),
});

/** Moves a post to the bin as an unscheduled draft. Repeating it changes nothing. */
export function deletePost(
  { db, clock }: BinDeps,
  postId: string,
  token: string | undefined,
  by: Actor,
): Promise<BinnedPost> {
  return db.transaction(async (tx) => {
    const existing = await lockPost(tx, postId);
    if (existing === null) throw problem('post_not_found');
    const { binnedAt } = existing;
    if (binnedAt !== null) return present({ ...existing, binnedAt });
    const text = toPostRef(postId);
    await lockDraft(tx, text);
    await requireLock(tx, text, token, by);
    const now = clock.now();
    const bin = { binnedAt: now, binnedBy: by.name, updatedAt: getNextUpdate(existing, now) };
    const changes = { ...notScheduled, ...bin, status: 'DRAFT' } as const;
    const binned = await writePost(tx, existing, { ...existing, ...changes }, { now, by, act: 'deleted' });
    await deleteRows(tx, 'post', [postId], ['edit_lock', 'review', 'review_comment']);
    await renewVersion(tx, text);
    return present(binned);
  });
}

/** A restored post is a draft: restoring publishes nothing. */
export function restorePost({ db, clock }: BinDeps, postId: string, by: Actor): Promise<StoredPost> {
  return db.transaction(async (tx) => {
    const existing = await lockPost(tx, postId);
    if (existing === null) throw problem('post_not_found');
    if (existing.binnedAt === null) return existing;
    return writePost(tx, existing, { ...existing, ...notBinned }, { now: clock.now(), by, act: 'restored' });
  });
}

/** Most recently deleted first. */
export const listBin = async (db: Db): Promise<BinnedPost[]> => (await listBinnedPosts(db)).map(present);

/** Permanently deletes expired posts with their revisions, and frees expired slugs. */
export const emptyBinTask = ({ db, clock }: BinDeps): ScheduledTask =>
  every(hours(6), 'empty-post-bin', async () => {
    const now = clock.now();
    const deleteBatch = (): Promise<number> =>
      db.transaction(async (tx) => {
        const postIds = await lockPostsBinnedBefore(tx, subtractTime(now, keptMs), deleteBatchSize);
        await reserveSlugs(tx, postIds, addTime(now, addressKeptMs));
        await deleteRows(tx, 'post', postIds, textTables);
        await deletePosts(tx, postIds);
        return postIds.length;
      });
    while ((await deleteBatch()) === deleteBatchSize);
    await deleteExpiredSlugs(db, now);
  });
