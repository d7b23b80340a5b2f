import type { getEditedPost } from '@wayfare/contracts/calls/blog';
import type { ResponseOf } from '@wayfare/contracts/calls/contract';
import type { PostDraftContent } from '@wayfare/contracts/calls/post';
import { addTime, days, hours, subtractTime } from '@wayfare/contracts/rules/durations';
import { type SaveResult, saveDraftVersion } from '#features/editing/drafts.ts';
import { loadEditorNames } from '#features/editing/open-editors.ts';
import { getOrCreatePerson } from '#features/person/person-queries.ts';
import { problem } from '#http/responses/problems.ts';
import type { ScheduledTask } from '#scheduler.ts';
import type { BlogDeps } from './blog-deps.ts';
import {
  deletePostDraftsBefore,
  findPostDraft,
  insertPostDraft,
  lockPostDraft,
  updatePostDraft,
} from './draft-queries.ts';
import { binnedPostProblem } from './lock-to-edit.ts';
import { markUsed } from './pictures/upload-queries.ts';
import { listImageKeys, presentDraft, presentForEditor } from './present.ts';
import { sanitizeForSave } from './sanitize.ts';
import { findPost, lockPost } from './stored-post.ts';

interface PostDraftInput {
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
  { postId, content: given, version, updatedAt, sub }: PostDraftInput,
): Promise<SaveResult> {
  const content = { ...given, content: await sanitizeForSave(given.content) };
  return db.transaction(async (tx) => {
    const savedAt = clock.now();
    const save = { postId, content, savedAt, savedBy: await getOrCreatePerson(tx, sub, savedAt) };
    const post = await lockPost(tx, postId);
    if (post !== null && post.binnedAt !== null) throw binnedPostProblem();
    const hasChanged =
      (post?.updatedAt.getTime() ?? null) !== (updatedAt === null ? null : Date.parse(updatedAt));
    const saved = await saveDraftVersion({
      ...save,
      version,
      conflictProblem: 'post_changed',
      lock: () => lockPostDraft(tx, postId),
      insert: () => {
        if (hasChanged) throw problem('post_changed');
        return insertPostDraft(tx, save);
      },
      update: () => updatePostDraft(tx, save),
    });
    // A picture that is only here is not to be cleared away.
    const keys = [content.heroImageKey, ...listImageKeys(content.content)].filter((key) => key !== '');
    if (saved.what !== 'same') await markUsed(tx, [...new Set(keys)], savedAt);
    return saved;
  });
}

/** The post as it was saved last, and what is being written of it. */
export async function getPostForEditor(
  deps: BlogDeps,
  postId: string,
): Promise<ResponseOf<typeof getEditedPost>> {
  const [post, draft] = [await findPost(deps.db, postId), await findPostDraft(deps.db, postId)];
  if (post === null && draft === null) throw problem('post_not_found');
  if (post !== null && post.binnedAt !== null) throw binnedPostProblem();
  return {
    post: post === null ? null : await presentForEditor(deps, post),
    draft:
      draft === null
        ? null
        : {
            content: await presentDraft(deps, draft.content),
            version: draft.version,
            savedAt: draft.savedAt.toISOString(),
            savedBy: (await loadEditorNames(deps, [draft]))(draft.sub),
          },
  };
}

const keptMs = days(90);

/** Whoever has not gone on with it for so long has forgotten it. */
export const deleteOldPostDrafts = ({ db, clock }: Pick<BlogDeps, 'db' | 'clock'>): ScheduledTask => ({
  name: 'delete-old-post-drafts',
  nextRun: (now) => addTime(now, hours(1)),
  run: () => deletePostDraftsBefore(db, subtractTime(clock.now(), keptMs)),
});
