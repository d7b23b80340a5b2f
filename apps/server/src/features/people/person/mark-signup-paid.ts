import type { Db } from '#adapters/db/database.ts';
import { type Post, sendConfirmation } from './send-confirmation.ts';
import { setPaid } from './signup-queries.ts';

/**
 * In the caller's transaction, and once, however often it is called: the signup is kept until it is confirmed, and the
 * link goes out. Nothing happens for a person without an open signup.
 */
export async function markSignupPaid(within: Db, post: Post, personId: string): Promise<void> {
  const signup = await setPaid(within, personId, post.clock.now());
  if (signup !== null) await sendConfirmation(within, post, signup);
}
