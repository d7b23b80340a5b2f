import type { TextRef } from '@wayfare/contracts/calls/bookmarks';
import { problem } from '#http/answers/problems.ts';
import { findHomily } from '../homily.ts';
import type { KeepingDeps } from './keeping-deps.ts';

/** Nothing is kept of a text that no reader can open. */
export async function requireOpen(
  { db, publishedPosts }: Pick<KeepingDeps, 'db' | 'publishedPosts'>,
  { kind, ref }: TextRef,
  today: string,
): Promise<void> {
  if (kind === 'homily' && (ref > today || (await findHomily(db, ref)) === null))
    throw problem('homily_not_found');
  if (kind === 'post' && (await publishedPosts([ref])).length === 0) throw problem('post_not_found');
}
