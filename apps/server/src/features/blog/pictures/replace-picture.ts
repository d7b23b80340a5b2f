import type { PostDraftContent } from '@wayfare/contracts/calls/post';
import { type Db, notifyChange } from '#adapters/db/database.ts';
import { parsePictureId, pictureKey } from '#adapters/storage/storage.ts';
import { recordActivity } from '#features/activity/activity-queries.ts';
import { deleteRows, lockDraft, writeDraft } from '#features/editing/draft-queries.ts';
import { toStored } from '#features/editing/kind.ts';
import { isAwaitingApproval, type Publisher, requireApproved, toReviewed } from '#features/editing/review.ts';
import { updateCopy } from '#features/editing/save-draft.ts';
import { problem } from '#http/responses/problems.ts';
import { type BlogDeps, postsTopic } from '../blog-deps.ts';
import { replaceImageKeys } from '../content-images.ts';
import { postText, toCopy, toPostRef } from '../post-text.ts';
import { getNextUpdate } from '../stored-post.ts';
import { lockPost, updatePost } from '../stored-post-queries.ts';
import { getPictureLabel, loadPicture } from './library.ts';
import { parsePictureKey } from './picture.ts';
import {
  findLibraryPicture,
  listPostIdsUsing,
  lockLibraryPicture,
  updateDescription,
} from './picture-queries.ts';
import { finishUpload } from './upload.ts';
import { markUsed } from './upload-queries.ts';

interface Change {
  readonly keyOf: (key: string) => string;
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
    const change: Change = { keyOf: (each) => (each === key ? newKey : each), by, now };
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
    const state = { isPublished: post.status === 'PUBLISHED', waits: post.publishLocal !== null };
    const changed = await changeText(tx, postId, post, state, change);
    if (changed !== null) {
      const next = { ...changed, updatedAt: getNextUpdate(post, now) };
      await updatePost(tx, next);
      await updateCopy(tx, postText, toCopy(next, { by, now }));
    }
  }
  if (draft !== null && draft.hash !== draft.copyHash) {
    const content = await changeText(tx, postId, draft.content, { isPublished: false, waits: false }, change);
    if (content !== null)
      await writeDraft(tx, toPostRef(postId), toStored(postText, content), { by, now, isNew: false });
  }
  await deleteRows(tx, 'post', [postId], ['edit_lock']);
}

interface TextState {
  /** Published. */
  readonly isPublished: boolean;
  /** Scheduled. */
  readonly waits: boolean;
}

/**
 * Null if the text does not have the picture. What was approved with the one picture is approved with the other if an
 * editor-in-chief replaces it; others replace none in approved texts. It approves nothing else.
 */
async function changeText<Text extends PostDraftContent>(
  tx: Db,
  postId: string,
  text: Text,
  { isPublished, waits }: TextState,
  { keyOf, by, now }: Change,
): Promise<Text | null> {
  const changed = {
    ...text,
    content: replaceImageKeys(text.content, keyOf),
    heroImageKey: keyOf(text.heroImageKey),
    heroImageUrl: replaceKeyInUrl(text.heroImageUrl, keyOf),
  };
  const before = toReviewed(postText, postId, text);
  const after = toReviewed(postText, postId, changed);
  if (before.fingerprint === after.fingerprint) return null;
  const wasApproved = !(await isAwaitingApproval(tx, before));
  if (!isPublished && !(wasApproved && (waits || by.canApprove))) return changed;
  if (!by.canApprove && (await isAwaitingApproval(tx, after)))
    throw problem('review_needed', { message: forChiefs });
  await requireApproved(tx, after, by, now);
  return changed;
}

function replaceKeyInUrl(address: string, keyOf: (key: string) => string): string {
  const key = parsePictureKey(address);
  return key === null ? address : address.replace(key, keyOf(key));
}

const forChiefs =
  'This picture is in a post that is published, or that opens by itself. While review is on, an editor-in-chief replaces it there.';
