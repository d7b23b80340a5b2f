import type { getEditedPost } from '@wayfare/contracts/calls/blog';
import type { ResponseOf } from '@wayfare/contracts/calls/contract';
import type { PostDraftContent } from '@wayfare/contracts/calls/post';
import { addTime, days, hours, subtractTime } from '@wayfare/contracts/rules/durations';
import { type Saved, saveUpon } from '#features/editing/drafts.ts';
import { editorNames } from '#features/editing/who-is-here.ts';
import { getOrCreatePerson } from '#features/person/person-queries.ts';
import { problem } from '#http/responses/problems.ts';
import type { ScheduledTask } from '#scheduler.ts';
import type { BlogDeps } from './blog-deps.ts';
import {
  findPostDraft,
  insertPostDraft,
  lockPostDraft,
  removeDraftsSavedBefore,
  updatePostDraft,
} from './draft-queries.ts';
import { inTheBin } from './lock-to-edit.ts';
import { markUsed } from './pictures/upload-queries.ts';
import { keysIn, presentDraft, presentToEditor } from './present.ts';
import { sanitised } from './sanitise.ts';
import { findPost, lockPost } from './stored-post.ts';

interface Asked {
  readonly postId: string;
  readonly content: PostDraftContent;
  /** The draft that the editor began from; null where there was none. */
  readonly version: number | null;
  /** Of the post that it began from, where there was no draft; null where there was no post. */
  readonly updatedAt: string | null;
  readonly sub: string;
}

/** Changes nothing that readers see. */
export async function savePostDraft(
  { db, clock }: Pick<BlogDeps, 'db' | 'clock'>,
  { postId, content: given, version, updatedAt, sub }: Asked,
): Promise<Saved> {
  const content = { ...given, content: await sanitised(given.content) };
  return db.transaction(async (within) => {
    const savedAt = clock.now();
    const save = { postId, content, savedAt, savedBy: await getOrCreatePerson(within, sub, savedAt) };
    const post = await lockPost(within, postId);
    if (post !== null && post.binnedAt !== null) throw inTheBin();
    const hasChanged =
      (post?.updatedAt.getTime() ?? null) !== (updatedAt === null ? null : Date.parse(updatedAt));
    const saved = await saveUpon({
      ...save,
      version,
      changed: 'post_changed',
      lock: () => lockPostDraft(within, postId),
      insert: () => {
        if (hasChanged) throw problem('post_changed');
        return insertPostDraft(within, save);
      },
      update: () => updatePostDraft(within, save),
    });
    // A picture that is only here is not to be cleared away.
    const keys = [content.heroImageKey, ...keysIn(content.content)].filter((key) => key !== '');
    if (saved.what !== 'same') await markUsed(within, [...new Set(keys)], savedAt);
    return saved;
  });
}

/** The post as it was saved last, and what is being written of it. */
export async function viewForEditor(
  deps: BlogDeps,
  postId: string,
): Promise<ResponseOf<typeof getEditedPost>> {
  const [post, draft] = [await findPost(deps.db, postId), await findPostDraft(deps.db, postId)];
  if (post === null && draft === null) throw problem('post_not_found');
  if (post !== null && post.binnedAt !== null) throw inTheBin();
  return {
    post: post === null ? null : await presentToEditor(deps, post),
    draft:
      draft === null
        ? null
        : {
            content: await presentDraft(deps, draft.content),
            version: draft.version,
            savedAt: draft.savedAt.toISOString(),
            savedBy: (await editorNames(deps, [draft]))(draft.sub),
          },
  };
}

const keptMs = days(90);

/** Whoever has not gone on with it for so long has forgotten it. */
export const forgetPostDrafts = ({ db, clock }: Pick<BlogDeps, 'db' | 'clock'>): ScheduledTask => ({
  name: 'forget drafts of posts',
  nextRun: (now) => addTime(now, hours(1)),
  run: () => removeDraftsSavedBefore(db, subtractTime(clock.now(), keptMs)),
});
