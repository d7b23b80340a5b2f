import type { Db } from '#adapters/db/database.ts';
import { problem } from '#http/responses/problems.ts';
import type { StoredPost } from './stored-post.ts';
import { lockPost } from './stored-post-queries.ts';

/** Locks the post until the transaction ends. Throws if it is missing or in the bin. */
export async function lockPostForEdit(tx: Db, postId: string): Promise<StoredPost> {
  const existing = await lockPost(tx, postId);
  if (existing === null) throw problem('post_not_found');
  if (existing.binnedAt !== null) throw binnedPostProblem();
  return existing;
}

export const binnedPostProblem = () =>
  problem('post_gone', { message: 'This post is in the bin. Bring it back to go on with it.' });
