import type { PostDraftContent } from '@wayfare/contracts/calls/post';
import { postCalls } from '@wayfare/contracts/calls/post-drafts';
import { days, hours, subtractTime } from '@wayfare/contracts/rules/durations';
import { postEditors } from '@wayfare/contracts/rules/policies';
import type { Db } from '#adapters/db/database.ts';
import {
  type Draft,
  deleteBatchSize,
  deleteRows,
  lockDraft,
  lockNewTextsBefore,
  textTables,
} from '#features/editing/draft-queries.ts';
import type { TextEditor } from '#features/editing/text-editor.ts';
import { problem } from '#http/responses/problems.ts';
import { every, type ScheduledTask } from '#scheduler.ts';
import type { BlogDeps } from './blog-deps.ts';
import { markUsed } from './pictures/upload-queries.ts';
import { postText, toFields, toPostRef } from './post-text.ts';
import { presentDraft, presentForEditor } from './present.ts';
import { getPostState, requireEditable } from './stored-post.ts';
import { findPost, lockPost } from './stored-post-queries.ts';

export const postEditor = (deps: BlogDeps): TextEditor<PostDraftContent> => ({
  kind: postText,
  calls: postCalls,
  group: postEditors,
  open: async (postId, draft) => {
    const post = await findPost(deps.db, postId);
    if (post === null && draft === null) throw problem('post_not_found');
    return {
      state: post === null ? 'draft' : getPostState(post),
      copy: post === null ? null : await presentForEditor(deps, post),
      details: {},
    };
  },
  show: (content) => presentDraft(deps, content),
  listWarnings: async () => [],
  onSave: savePictures,
  lockDraft: lockPostDraft,
  findCopy: async (tx, postId) => {
    const post = await findPost(tx, postId);
    return post && toFields(post);
  },
  onDelete: (tx, postId) => deleteRows(tx, 'post', [postId], ['revision']),
});

/** Locks the post, then the draft, as a save of the post does. */
async function lockPostDraft(tx: Db, postId: string): Promise<Draft<PostDraftContent>> {
  const post = await lockPost(tx, postId);
  if (post !== null) requireEditable(post);
  const draft = await lockDraft<PostDraftContent>(tx, toPostRef(postId));
  if (draft === null) throw problem('post_not_found');
  return draft;
}

/** Pictures that only a draft or a revision contains are kept too. */
async function savePictures(tx: Db, postId: string, keys: readonly string[], now: Date): Promise<void> {
  const post = await findPost(tx, postId);
  if (post !== null && post.binnedAt !== null) throw problem('text_gone');
  await markUsed(tx, keys, now);
}

const keptMs = days(90);

/** Of texts that never became posts. */
export const deleteOldPostDrafts = ({ db, clock }: Pick<BlogDeps, 'db' | 'clock'>): ScheduledTask =>
  every(hours(1), 'delete-old-post-drafts', async () => {
    const before = subtractTime(clock.now(), keptMs);
    const deleteBatch = (): Promise<number> =>
      db.transaction(async (tx) => {
        const refs = await lockNewTextsBefore(tx, 'post', before, deleteBatchSize);
        await deleteRows(tx, 'post', refs, textTables);
        return refs.length;
      });
    while ((await deleteBatch()) === deleteBatchSize);
  });
