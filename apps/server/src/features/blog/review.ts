import { type Actor, operatorActor } from '#features/activity/activity-queries.ts';
import { requireApproved, switchReview } from '#features/editing/review.ts';
import type { BlogDeps } from './blog-deps.ts';
import { listScheduledPosts } from './post-queries.ts';
import { toReviewedPost } from './post-text.ts';
import { lockPost } from './stored-post-queries.ts';

/** Posts that were scheduled without a review are still published at their time. */
export async function setReviewEnabled(
  { db, clock }: Pick<BlogDeps, 'db' | 'clock'>,
  isOn: boolean,
  by: Actor,
): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock.now();
    if (!(await switchReview(tx, isOn, by, now)) || !isOn) return;
    for (const postId of await listScheduledPosts(tx, null)) {
      const post = await lockPost(tx, postId);
      if (post === null || post.publishLocal === null) continue;
      await requireApproved(tx, toReviewedPost(postId, post), { ...operatorActor, canApprove: true }, now);
    }
  });
}
