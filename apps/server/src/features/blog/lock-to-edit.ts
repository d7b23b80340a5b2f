import type { Db } from '#adapters/db/database.ts';
import { problem } from '#http/responses/problems.ts';
import { lockPost, type StoredPost } from './stored-post.ts';

/** The post that somebody is about to change; nobody else does until the transaction ends. */
export async function lockPostForEdit(tx: Db, postId: string): Promise<StoredPost> {
  const known = await lockPost(tx, postId);
  if (known === null) throw problem('post_not_found');
  if (known.binnedAt !== null) throw binnedPostProblem();
  return known;
}

export const binnedPostProblem = () =>
  problem('post_gone', { message: 'This post is in the bin. Bring it back to go on with it.' });
