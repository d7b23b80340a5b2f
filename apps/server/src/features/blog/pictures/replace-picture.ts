import type { PostDraftContent } from '@wayfare/contracts/calls/post';
import { type Db, notifyChange } from '#adapters/db/database.ts';
import { parsePictureId, pictureKey } from '#adapters/storage/storage.ts';
import { recordActivity } from '#features/activity/activity-queries.ts';
import { deleteRows, lockDraft, writeDrafts } from '#features/editing/draft-queries.ts';
import { type StoredText, toStored } from '#features/editing/kind.ts';
import { isAwaitingApproval, type Publisher, requireApproved } from '#features/editing/review.ts';
import { saveCopy } from '#features/editing/save-draft.ts';
import { problem } from '#http/responses/problems.ts';
import { type BlogDeps, postsTopic } from '../blog-deps.ts';
import { postText, toCopy, toPostRef } from '../post-text.ts';
import { getNextUpdate, getPostState } from '../stored-post.ts';
import { lockPost, updatePost } from '../stored-post-queries.ts';
import { getPictureLabel, loadPicture } from './library.ts';
import {
  findLibraryPicture,
  listPostIdsUsing,
  lockLibraryPicture,
  updateDescription,
} from './picture-queries.ts';
import { finishUpload } from './upload.ts';
import { markUsed } from './upload-queries.ts';

interface Change {
  readonly oldKey: string;
  readonly newKey: string;
  readonly by: Publisher;
  readonly now: Date;
}

/** Replaces the picture in all posts and drafts, or in none. */
export async function replacePicture(deps: BlogDeps, pictureId: string, uploadKey: string, by: Publisher) {
  const { db, clock, mediaBase } = deps;
  const key = pictureKey(pictureId);
  if ((await findLibraryPicture(db, key)) === null) throw problem('picture_not_found');
  const { key: newKey } = await finishUpload(deps, uploadKey);
  if (newKey === key) throw problem('picture_same');
  return db.transaction(async (tx) => {
    const now = clock.now();
    const change: Change = { oldKey: key, newKey, by, now };
    // The texts first and then the pictures, as in every save.
    const postIds = await listPostIdsUsing(tx, key);
    for (const postId of postIds) await changeTexts(tx, postId, change);
    const [old, placed] = [await lockLibraryPicture(tx, key), await markUsed(tx, [newKey], now)];
    if (old === null) throw problem('picture_not_found');
    if (placed.length === 0) throw problem('upload_missing');
    const made = await findLibraryPicture(tx, newKey);
    if (made === null) throw problem('upload_missing');
    const description = {
      alt: made.alt || old.alt,
      credit: made.credit || old.credit,
      license: made.license || old.license,
    };
    await updateDescription(tx, newKey, description);
    await recordActivity(tx, {
      at: now,
      by,
      act: 'replaced',
      kind: 'picture',
      ref: parsePictureId(newKey) ?? '',
      name: getPictureLabel(old),
      after: { posts: postIds.length },
    });
    await notifyChange(tx, postsTopic);
    return loadPicture(tx, { ...made, ...description }, mediaBase);
  });
}

async function changeTexts(tx: Db, postId: string, change: Change): Promise<void> {
  const { by, now } = change;
  const post = await lockPost(tx, postId);
  const draft = await lockDraft<PostDraftContent>(tx, toPostRef(postId));
  if (post !== null) {
    const changed = { ...replaceKey(post, change), updatedAt: getNextUpdate(post, now) };
    const state = getPostState(post);
    if (await approveChange(tx, toCopy(post), toCopy(changed), state, change)) {
      await updatePost(tx, changed);
      const isPublished = state === 'published';
      await saveCopy(tx, toCopy(changed), { by, now, isPublished, keepsChanges: true });
    }
  }
  if (draft !== null && draft.hash !== draft.copyHash) {
    const before = toStored(postText, postId, draft.content);
    const after = toStored(postText, postId, replaceKey(draft.content, change));
    if (await approveChange(tx, before, after, 'draft', change)) await writeDrafts(tx, [after], { by, now });
  }
  await deleteRows(tx, 'post', [postId], ['edit_lock']);
}

const replaceKey = <Text extends PostDraftContent>(text: Text, { oldKey, newKey }: Change): Text => ({
  ...text,
  content: text.content.replaceAll(oldKey, newKey),
  heroImageKey: text.heroImageKey.replace(oldKey, newKey),
  heroImageUrl: text.heroImageUrl.replace(oldKey, newKey),
});

/**
 * False if the text does not have the picture. What was approved with the one picture is approved with the other if an
 * editor-in-chief replaces it; others replace none in approved texts. It approves nothing else.
 */
async function approveChange(
  tx: Db,
  before: StoredText,
  after: StoredText,
  state: ReturnType<typeof getPostState>,
  { by, now }: Change,
): Promise<boolean> {
  if (before.fingerprint === after.fingerprint) return false;
  const wasApproved = !(await isAwaitingApproval(tx, before));
  if (state !== 'published' && !(wasApproved && (state === 'scheduled' || by.canApprove))) return true;
  if (!by.canApprove && (await isAwaitingApproval(tx, after)))
    throw problem('review_needed', { message: forChiefs });
  await requireApproved(tx, after, by, now);
  return true;
}

const forChiefs =
  'This picture is in a post that is published, or that opens by itself. While review is on, an editor-in-chief replaces it there.';
