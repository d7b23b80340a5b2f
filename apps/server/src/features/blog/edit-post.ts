import type { getEditedPost } from '@wayfare/contracts/calls/blog';
import type { ResponseOf } from '@wayfare/contracts/calls/contract';
import { postCalls } from '@wayfare/contracts/calls/editing';
import type { PostDraftContent } from '@wayfare/contracts/calls/post';
import { addTime, days, hours, subtractTime } from '@wayfare/contracts/rules/durations';
import { postEditors } from '@wayfare/contracts/rules/policies';
import type { Db } from '#adapters/db/database.ts';
import {
  type Draft,
  deleteDraft,
  findDraft,
  hasChanges,
  listNewTextsBefore,
  lockDraft,
} from '#features/editing/draft-queries.ts';
import { loadEditorNames } from '#features/editing/editor-names.ts';
import { deleteLock } from '#features/editing/lock-queries.ts';
import { deleteReview } from '#features/editing/review-queries.ts';
import { deleteRevisions } from '#features/editing/revision-queries.ts';
import type { TextEditor } from '#features/editing/routes.ts';
import { problem } from '#http/responses/problems.ts';
import type { ScheduledTask } from '#scheduler.ts';
import type { BlogDeps } from './blog-deps.ts';
import { binnedPostProblem } from './lock-to-edit.ts';
import { markUsed } from './pictures/upload-queries.ts';
import { postText, toDraft, toPost } from './post-text.ts';
import { presentDraft, presentForEditor } from './present.ts';
import type { StoredPost } from './stored-post.ts';
import { findPost } from './stored-post-queries.ts';

export const maxBodyBytes = 1024 * 1024;

export const postEditor = (deps: BlogDeps): TextEditor<PostDraftContent> => ({
  kind: postText,
  calls: postCalls,
  group: postEditors,
  bodyLimitBytes: maxBodyBytes,
  open: async (postId, draft) => {
    const post = await findPost(deps.db, postId);
    if (post === null && draft === null) throw problem('post_not_found');
    return {
      state: getState(post),
      copy: post === null ? null : await presentForEditor(deps, post),
      details: {},
    };
  },
  show: (content) => presentDraft(deps, content),
  listWarnings: async () => [],
  onSave: savePictures,
  findCopy: async (tx, postId) => {
    const post = await findPost(tx, postId);
    return post && toDraft(post);
  },
  onDelete: (tx, postId) => deleteRevisions(tx, toPost(postId)),
});

function getState(post: StoredPost | null) {
  if (post === null) return 'draft';
  if (post.binnedAt !== null) return 'bin';
  if (post.status === 'PUBLISHED') return 'published';
  return post.publishLocal === null ? 'draft' : 'scheduled';
}

/** Pictures that only a draft or a revision contains are kept too. */
export async function savePictures(
  tx: Db,
  postId: string,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  const post = await findPost(tx, postId);
  if (post !== null && post.binnedAt !== null) throw problem('text_gone');
  await markUsed(tx, keys, now);
}

/** It differs from the post, or there is no post. */
export const isUnsaved = (draft: Draft<unknown>): boolean => draft.copyHash === null || hasChanges(draft);

/** For clients without a lock: whether they have seen the draft or, if it has no changes, the post. */
export const isCurrentFor =
  (postId: string, version: number | null, updatedAt: string | null) =>
  async (tx: Db, draft: Draft<unknown> | null): Promise<boolean> => {
    const post = await findPost(tx, postId);
    if (post !== null && post.binnedAt !== null) throw binnedPostProblem();
    if (draft?.version === version) return true;
    if (version !== null || (draft !== null && isUnsaved(draft))) return false;
    return (post?.updatedAt.getTime() ?? null) === (updatedAt === null ? null : Date.parse(updatedAt));
  };

/** The post as it was saved last, and its unsaved draft. */
export async function getPostForEditor(
  deps: BlogDeps,
  postId: string,
): Promise<ResponseOf<typeof getEditedPost>> {
  const [post, draft] = [
    await findPost(deps.db, postId),
    await findDraft<PostDraftContent>(deps.db, toPost(postId)),
  ];
  if (post === null && draft === null) throw problem('post_not_found');
  if (post !== null && post.binnedAt !== null) throw binnedPostProblem();
  return {
    post: post === null ? null : await presentForEditor(deps, post),
    draft:
      draft === null || !isUnsaved(draft)
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

/** Of texts that never became posts. */
export const deleteOldPostDrafts = ({ db, clock }: Pick<BlogDeps, 'db' | 'clock'>): ScheduledTask => ({
  name: 'delete-old-post-drafts',
  nextRun: (now) => addTime(now, hours(1)),
  run: async () => {
    const before = subtractTime(clock.now(), keptMs);
    for (const postId of await listNewTextsBefore(db, 'post', before))
      await db.transaction(async (tx) => {
        const draft = await lockDraft(tx, toPost(postId));
        if (draft === null || draft.copyHash !== null || draft.savedAt >= before) return;
        await deleteEverything(tx, postId);
      });
  },
});

/** All that editors have of a post. */
export async function deleteEverything(tx: Db, postId: string): Promise<void> {
  const text = toPost(postId);
  await deleteDraft(tx, text);
  await deleteRevisions(tx, text);
  await deleteReview(tx, text);
  await deleteLock(tx, text);
}
