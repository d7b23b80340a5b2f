import type { BinnedPost } from '@wayfare/contracts/calls/post-publishing';
import { addTime, days, hours, subtractTime } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';
import type { Actor } from '#features/activity/activity-queries.ts';
import { deleteReview } from '#features/editing/review-queries.ts';
import { problem } from '#http/responses/problems.ts';
import type { ScheduledTask } from '#scheduler.ts';
import type { BlogDeps } from './blog-deps.ts';
import { deletePostDraft } from './draft-queries.ts';
import { recordPostAction } from './post-activity.ts';
import { notifyPostsChanged } from './search-source.ts';
import { updateRedirects } from './slug-history.ts';
import { lockPost, notScheduled, type StoredPost, updatePost } from './stored-post.ts';

type BinDeps = Pick<BlogDeps, 'db' | 'clock'>;

/** A deleted post can be restored this long. */
const keptMs = days(30);
/** After that its slug stays reserved this long. */
const addressKeptMs = days(90);

interface BinnedRow {
  readonly postId: string;
  readonly title: string;
  readonly slug: string;
  readonly binnedAt: Date;
  readonly binnedBy: string;
}

const binned = 'post_id as "postId", title, slug, binned_at as "binnedAt", binned_by as "binnedBy"';

const present = ({ postId, title, slug, binnedAt, binnedBy }: BinnedRow): BinnedPost => ({
  id: postId,
  title,
  slug,
  binnedAt: binnedAt.toISOString(),
  binnedBy,
  restorableUntil: addTime(binnedAt, keptMs).toISOString(),
});

/** Moves a post to the bin as an unscheduled draft. Repeating it changes nothing. */
export function deletePost({ db, clock }: BinDeps, postId: string, by: Actor): Promise<BinnedPost> {
  return db.transaction(async (tx) => {
    const existing = await lockPost(tx, postId);
    if (existing === null) throw problem('post_not_found');
    if (existing.binnedAt === null) {
      const now = clock.now();
      const updatedAt = new Date(Math.max(now.getTime(), existing.updatedAt.getTime() + 1));
      const closed: StoredPost = { ...existing, ...notScheduled, status: 'DRAFT', updatedAt };
      await updatePost(tx, closed);
      await updateRedirects(tx, existing, closed, now);
      await tx.query('update post set binned_at = $2, binned_by = $3 where post_id = $1', [
        postId,
        now,
        by.name,
      ]);
      await deleteReview(tx, { kind: 'post', ref: postId });
      await recordPostAction(tx, existing, { at: now, by, act: 'deleted' });
      await notifyPostsChanged(tx);
    }
    const { rows } = await tx.query<BinnedRow>(`select ${binned} from post where post_id = $1`, [postId]);
    const [row] = rows;
    if (row === undefined) throw problem('post_not_found');
    return present(row);
  });
}

/** A restored post is a draft: restoring publishes nothing. */
export function restorePost({ db, clock }: BinDeps, postId: string, by: Actor): Promise<StoredPost> {
  return db.transaction(async (tx) => {
    const existing = await lockPost(tx, postId);
    if (existing === null) throw problem('post_not_found');
    if (existing.binnedAt === null) return existing;
    await tx.query("update post set binned_at = null, binned_by = '' where post_id = $1", [postId]);
    await recordPostAction(tx, existing, { at: clock.now(), by, act: 'restored' });
    await notifyPostsChanged(tx);
    return { ...existing, binnedAt: null };
  });
}

const maxListed = 500;

/** Most recently deleted first. */
export async function listBin(db: Db): Promise<BinnedPost[]> {
  const { rows } = await db.query<BinnedRow>(
    `select ${binned} from post where binned_at is not null order by binned_at desc, post_id limit ${maxListed}`,
  );
  return rows.map(present);
}

export const emptyBinTask = (needs: BinDeps): ScheduledTask => ({
  name: 'empty-post-bin',
  nextRun: (now) => addTime(now, hours(6)),
  run: () => emptyBin(needs),
});

/** Permanently deletes expired posts with their revisions, and frees expired slugs. */
export async function emptyBin({ db, clock }: BinDeps): Promise<void> {
  const now = clock.now();
  const before = subtractTime(now, keptMs);
  const { rows } = await db.query<{ postId: string }>(
    'select post_id as "postId" from post where binned_at <= $1 order by binned_at',
    [before],
  );
  for (const { postId } of rows) await db.transaction((tx) => deleteForGood(tx, postId, before, now));
  await db.query('delete from deleted_slug where expires_at <= $1', [now]);
}

async function deleteForGood(tx: Db, postId: string, before: Date, now: Date): Promise<void> {
  const existing = await lockPost(tx, postId);
  // Restored meanwhile, or deleted by another server.
  if (existing === null || existing.binnedAt === null || existing.binnedAt > before) return;
  // Slugs that were never published need no reservation.
  await tx.query(
    `insert into deleted_slug (slug, expires_at) select slug, $2 from post_redirect where post_id = $1
     on conflict (slug) do update set expires_at = excluded.expires_at`,
    [postId, addTime(now, addressKeptMs)],
  );
  await deletePostDraft(tx, postId);
  await tx.query('delete from post_revision where post_id = $1', [postId]);
  await tx.query('delete from post where post_id = $1', [postId]);
}
