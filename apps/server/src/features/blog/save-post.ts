import type { NewPost, PostUpdate } from '@wayfare/contracts/calls/post';
import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { findPostError } from '@wayfare/contracts/rules/post-complete';
import { canonicalUrlMessage, parseCanonicalUrl } from '@wayfare/contracts/rules/post-sharing-fields';
import { type Db, isUniqueViolation } from '#adapters/db/database.ts';
import { lockDraft, writeDrafts } from '#features/editing/draft-queries.ts';
import { requireLock } from '#features/editing/edit-lock.ts';
import type { Saver } from '#features/editing/kind.ts';
import { lockEditLock } from '#features/editing/lock-queries.ts';
import { type Publisher, requireApproved } from '#features/editing/review.ts';
import { saveCopy } from '#features/editing/save-draft.ts';
import { HttpProblem, problem } from '#http/responses/problems.ts';
import type { BlogDeps } from './blog-deps.ts';
import { listImageAlts, listPictureKeys, replaceImageKeys } from './content-images.ts';
import { parsePictureKey } from './pictures/picture.ts';
import { finishUpload } from './pictures/upload.ts';
import { fillMissingAlts, isAnyBeingDeleted, listUnfinished, markUsed } from './pictures/upload-queries.ts';
import { postText, toCopy, toFields, toPostRef } from './post-text.ts';
import { sanitizeForSave } from './sanitize.ts';
import { requireFreeSlug } from './slug-queries.ts';
import {
  getNextUpdate,
  hasSameFields,
  notBinned,
  notScheduled,
  type PostFields,
  requireEditable,
  type StoredPost,
} from './stored-post.ts';
import { findPost, findPostBySlug, lockPost } from './stored-post-queries.ts';
import { writePost } from './write-post.ts';

/** Creates a post. Repeating an identical call returns the same post. */
export async function createPost(deps: BlogDeps, input: NewPost, by: Publisher): Promise<StoredPost> {
  const { db, clock } = deps;
  const { id: postId, date, lock } = input;
  const fields = await toPostFields(deps, input, null);
  const create = (): Promise<StoredPost> =>
    db.transaction(async (tx) => {
      const existing = await findPost(tx, postId);
      // An omitted date is the day of the first call.
      if (existing !== null && hasSameFields(existing, { ...fields, date: date ?? existing.date }))
        return existing;
      if (existing !== null) throw problem('post_exists');
      const now = clock.now();
      const post = {
        ...fields,
        ...notScheduled,
        ...notBinned,
        postId,
        createdAt: now,
        updatedAt: now,
      };
      return saveText(tx, null, post, lock, { by, now });
    });
  return create()
    .catch(async (error: unknown) => {
      // A simultaneous call may have created the post.
      if (isUniqueViolation(error) && (await findPost(db, postId)) !== null) return create();
      throw error;
    })
    .catch(toSlugProblem(db, fields.slug));
}

/** Throws `post_changed` if the post was saved since the client loaded it. */
export async function savePost(
  deps: BlogDeps,
  postId: string,
  input: PostUpdate,
  by: Publisher,
): Promise<StoredPost> {
  const { db, clock } = deps;
  const fields = await toPostFields(deps, input, requireEditable(await findPost(db, postId)));
  return db
    .transaction(async (tx) => {
      const existing = requireEditable(await lockPost(tx, postId));
      const now = clock.now();
      // Nothing changed, or a retry: keep drafts that the client has not seen.
      if (hasSameFields(existing, fields)) {
        if (await hasSeenDraft(tx, postId, input.lock))
          await writeDrafts(tx, [toCopy(existing)], { by, now, isCopy: true });
        return existing;
      }
      if (new Date(input.updatedAt) < existing.updatedAt) throw problem('post_changed');
      const post = {
        ...existing,
        ...fields,
        ...(staysScheduled(fields) ? {} : notScheduled),
        updatedAt: getNextUpdate(existing, now),
      };
      return saveText(tx, existing, post, input.lock, { by, now });
    })
    .catch(toSlugProblem(db, fields.slug));
}

/** `before` is null for a new post. */
async function saveText(
  tx: Db,
  before: StoredPost | null,
  post: StoredPost,
  token: string | undefined,
  { by, now }: Saver & { readonly by: Publisher },
): Promise<StoredPost> {
  if (before !== null) await requireSeenDraft(tx, post.postId, token, by);
  if (post.slug !== before?.slug) await requireFreeSlug(tx, post.slug, now);
  const copy = toCopy(post);
  if (needsApproval(before, post, by)) await requireApproved(tx, copy, by, now);
  await writePost(tx, before, post, { by, now });
  // All calls lock the post before its draft, and a new post is locked once it is inserted.
  if (before === null) await requireSeenDraft(tx, post.postId, token, by);
  await claimImages(tx, post, now);
  await saveCopy(tx, copy, { by, now, token, isPublished: post.status === 'PUBLISHED' });
  return post;
}

/** Throws `text_locked` if somebody else is editing, and `post_changed` if the draft has changes of somebody else. */
async function requireSeenDraft(
  tx: Db,
  postId: string,
  token: string | undefined,
  by: Publisher,
): Promise<void> {
  const hasSeen = await hasSeenDraft(tx, postId, token);
  await requireLock(tx, toPostRef(postId), token, by);
  if (!hasSeen) throw problem('post_changed');
}

/** Locks the draft. A client without a lock means the post only. */
async function hasSeenDraft(tx: Db, postId: string, token: string | undefined): Promise<boolean> {
  const draft = await lockDraft(tx, toPostRef(postId));
  if (token === undefined || draft === null || draft.hash === draft.copyHash) return true;
  return (await lockEditLock(tx, toPostRef(postId)))?.token === token;
}

/**
 * What is published as it was may get another day and address. What an editor-in-chief saves over a schedule is meant to
 * open; what others save over it waits at its hour for one of them.
 */
const needsApproval = (before: StoredPost | null, post: StoredPost, by: Publisher): boolean =>
  post.status === 'PUBLISHED'
    ? before?.status !== 'PUBLISHED' || postText.fingerprint(before) !== postText.fingerprint(post)
    : post.publishLocal !== null && by.canApprove;

const staysScheduled = (post: PostFields): boolean => post.status === 'DRAFT' && findPostError(post) === null;

const toSlugProblem =
  (db: Db, slug: string) =>
  async (error: unknown): Promise<never> => {
    if (!isUniqueViolation(error)) throw error;
    const owner = await findPostBySlug(db, slug);
    const whose = owner?.binnedAt == null ? 'is taken by another post' : 'belongs to a post in the bin';
    throw problem('slug_taken', { message: `The slug “${slug}” ${whose}.`, cause: error });
  };

type PostInput = Omit<NewPost, 'id'> | Omit<PostUpdate, 'updatedAt'>;

/** Also processes uploaded images: clients may omit that call. What an update leaves out stays as it is. */
async function toPostFields(
  deps: BlogDeps,
  input: PostInput,
  existing: StoredPost | null,
): Promise<PostFields> {
  const { title, status, heroImageKey, heroImageUrl, heroImageAlt, canonicalUrl } = input;
  const content = await sanitizeForSave(input.content);
  const fault = status === 'PUBLISHED' ? findPostError({ title, content }) : null;
  if (fault !== null) throw problem(fault);
  if (canonicalUrl !== undefined && parseCanonicalUrl(canonicalUrl) === null)
    throw problem('invalid_input', { message: canonicalUrlMessage });
  if (heroImageKey && parsePictureKey(heroImageKey) === null) throw problem('image_unusable');
  const sent = toFields({
    ...existing,
    ...input,
    content,
    excerpt: input.excerpt ?? '',
    category: input.category ?? '',
    author: input.author ?? existing?.author ?? '',
    date: input.date ?? existing?.date ?? toCalendarDate(deps.clock.now(), deps.timeZone),
    heroImageKey: heroImageKey ?? '',
    heroImageUrl: heroImageUrl ?? '',
    heroImageAlt: heroImageAlt ?? '',
  });
  const keyOf = await finishImages(deps, listPictureKeys(sent));
  const key = keyOf(sent.heroImageKey);
  const hasSameHero = existing?.heroImageKey === key && existing.heroImageUrl === sent.heroImageUrl;
  return {
    ...sent,
    status,
    heroImageKey: key,
    heroIsDecoration: sent.heroIsDecoration && (input.heroIsDecoration === true || hasSameHero),
    content: replaceImageKeys(content, keyOf),
  };
}

/** Maps each key to the key of its picture, which differs for a duplicate file. */
async function finishImages(deps: BlogDeps, keys: readonly string[]): Promise<(key: string) => string> {
  const finished = new Map<string, string>();
  for (const key of await listUnfinished(deps.db, keys))
    finished.set(key, (await finishUpload(deps, key).catch(toImageProblem)).key);
  return (key) => finished.get(key) ?? key;
}

function toImageProblem(error: unknown): never {
  if (!(error instanceof HttpProblem) || error.status >= 500) throw error;
  throw problem('image_unusable', { message: `An image of this post cannot be used. ${error.message}` });
}

/** Marks the images as used. Throws `image_unusable` if the hero image is missing or an image is being deleted. */
async function claimImages(tx: Db, fields: PostFields, now: Date): Promise<void> {
  const keys = listPictureKeys(fields);
  const usable = await markUsed(tx, keys, now);
  const missesHero = fields.heroImageKey !== '' && !usable.includes(fields.heroImageKey);
  if (missesHero || (await isAnyBeingDeleted(tx, keys))) throw problem('image_unusable');
  const alts = new Map([...listImageAlts(fields.content), [fields.heroImageKey, fields.heroImageAlt]]);
  await fillMissingAlts(tx, alts);
}
