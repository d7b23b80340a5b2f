import type { NewPost, PostUpdate } from '@wayfare/contracts/calls/post';
import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { normalizeLine } from '@wayfare/contracts/rules/plain-lines';
import { findPostError } from '@wayfare/contracts/rules/post-complete';
import { defaultPostSharing, type PostSharing } from '@wayfare/contracts/rules/post-sharing';
import { canonicalUrlMessage, parseCanonicalUrl } from '@wayfare/contracts/rules/post-sharing-fields';
import { type Db, isUniqueViolation } from '#adapters/db/database.ts';
import { type Publisher, requireApproved } from '#features/editing/review.ts';
import { HttpProblem, problem } from '#http/responses/problems.ts';
import type { BlogDeps } from './blog-deps.ts';
import { deletePostDraft, lockPostDraft, type PostDraft } from './draft-queries.ts';
import { binnedPostProblem, lockPostForEdit } from './lock-to-edit.ts';
import { parseIllustration, parsePictureKey } from './pictures/picture.ts';
import { finishUpload } from './pictures/upload.ts';
import { fillMissingAlts, isAnyBeingDeleted, listUploads, markUsed } from './pictures/upload-queries.ts';
import { recordPostSave } from './post-activity.ts';
import { listImageAlts, listImageKeys, replaceImageKeys } from './present.ts';
import { hasSameText, toReviewedPost } from './review.ts';
import { sanitizeForSave } from './sanitize.ts';
import { notifyPostsChanged } from './search-source.ts';
import { requireFreeSlug, updateRedirects } from './slug-history.ts';
import {
  findPost,
  findPostBySlug,
  hasSameFields,
  insertPost,
  insertRevision,
  notScheduled,
  type PostFields,
  type StoredPost,
  updatePost,
} from './stored-post.ts';

/** A post that is new. Sent again, because its answer was lost on the way, it is still one post. */
export async function createPost(deps: BlogDeps, given: NewPost, by: Publisher): Promise<StoredPost> {
  const { db, clock } = deps;
  const fields = await toPostFields(deps, given);
  const now = clock.now();
  const post: StoredPost = {
    ...fields,
    ...notScheduled,
    binnedAt: null,
    postId: given.id,
    createdAt: now,
    updatedAt: now,
  };
  const isNew = await db
    .transaction(async (tx) => {
      if (!(await insertPost(tx, post))) return false;
      if (post.status === 'PUBLISHED') await requireApproved(tx, toReviewedPost(given.id, post), by, now);
      await consumeDraft(tx, given.id, given.draftVersion);
      await requireFreeSlug(tx, post.slug, now);
      await updateRedirects(tx, { ...post, status: 'DRAFT' }, post, now);
      await claimImages(tx, post, now);
      await insertRevision(tx, post.postId, by.name);
      await recordPostSave(tx, null, post, { at: now, by });
      await notifyPostsChanged(tx);
      return true;
    })
    .catch(async (error: unknown) => {
      // Of two tries at the same moment the second may meet the first one's slug before its id.
      if (isUniqueViolation(error) && (await findPost(db, given.id)) !== null) return false;
      return toSlugProblem(db, fields.slug)(error);
    });
  if (isNew) return post;
  const known = await findPost(db, given.id);
  // A date that was left out is the day of the first try.
  if (known !== null && hasSameFields(known, { ...fields, date: given.date ?? known.date })) return known;
  throw problem('post_exists');
}

/** Held against the post as it is now: whoever loaded an older one is told, and nothing is overwritten. */
export async function savePost(
  deps: BlogDeps,
  postId: string,
  given: PostUpdate,
  by: Publisher,
): Promise<StoredPost> {
  const { db, clock } = deps;
  const found = await findPost(db, postId);
  if (found === null) throw problem('post_not_found');
  if (found.binnedAt !== null) throw binnedPostProblem();
  const fields = await toPostFields(deps, given);
  return db
    .transaction(async (tx) => {
      const known = await lockPostForEdit(tx, postId);
      const wanted = {
        ...fields,
        date: given.date ?? known.date,
        author: given.author === undefined ? known.author : fields.author,
        ...mergeSharing(given, known),
        heroIsDecoration:
          given.heroIsDecoration === undefined ? isStillDecoration(known, fields) : fields.heroIsDecoration,
      };
      // Also the second try of a save whose answer was lost: what was typed since then is somebody else's.
      if (hasSameFields(known, wanted)) {
        const kept = await lockPostDraft(tx, postId);
        if (isSameDraft(kept, given.draftVersion)) await deletePostDraft(tx, postId);
        return known;
      }
      if (new Date(given.updatedAt) < known.updatedAt) throw problem('post_changed');
      await consumeDraft(tx, postId, given.draftVersion);
      const now = clock.now();
      if (wanted.slug !== known.slug) await requireFreeSlug(tx, wanted.slug, now);
      const post = {
        ...known,
        ...wanted,
        ...(staysScheduled(wanted) ? {} : notScheduled),
        updatedAt: after(known.updatedAt, now),
      };
      if (needsApproval(known, post, by)) await requireApproved(tx, toReviewedPost(postId, post), by, now);
      await updatePost(tx, post);
      await updateRedirects(tx, known, post, now);
      await claimImages(tx, post, now);
      await insertRevision(tx, postId, by.name);
      await recordPostSave(tx, known, post, { at: now, by });
      await notifyPostsChanged(tx);
      return post;
    })
    .catch(toSlugProblem(db, fields.slug));
}

const isStillDecoration = (known: PostFields, { heroKey, heroIllustration, heroAlt }: PostFields): boolean =>
  known.heroIsDecoration &&
  known.heroKey === heroKey &&
  known.heroIllustration === heroIllustration &&
  heroAlt === '';

/** What was typed and not saved yet is in the post now, or was not meant to be. */
async function consumeDraft(tx: Db, postId: string, version: number | null | undefined): Promise<void> {
  const kept = await lockPostDraft(tx, postId);
  if (!isSameDraft(kept, version)) throw problem('post_changed');
  await deletePostDraft(tx, postId);
}

/** A client that knows of no drafts means the post alone. */
const isSameDraft = (kept: PostDraft | null, version: number | null | undefined): boolean =>
  kept === null || version === undefined || kept.version === version;

/** No two saves at the same moment, however the clocks of two servers differ. */
const after = (before: Date, now: Date): Date => new Date(Math.max(now.getTime(), before.getTime() + 1));

/**
 * What is published as it was may get another day and address. What an editor-in-chief saves over a schedule is meant to
 * open; what others save over it waits at its hour for one of them.
 */
const needsApproval = (known: StoredPost, post: StoredPost, by: Publisher): boolean =>
  post.status === 'PUBLISHED'
    ? known.status !== 'PUBLISHED' || !hasSameText(known, post)
    : post.publishLocal !== null && by.canApprove;

/** What is published now need not wait, and what misses something is not for readers. */
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

/** A save as it will be kept. Its images are made ready, for a client may know only how to send them. */
async function toPostFields(deps: BlogDeps, given: PostInput): Promise<PostFields> {
  const { slug, title, excerpt = '', status, heroImageAlt, category = '', author = '' } = given;
  const sent = await sanitizeForSave(given.content);
  const fault = status === 'PUBLISHED' ? findPostError({ title, content: sent }) : null;
  if (fault !== null) throw problem(fault);
  const sentHero = parseHeroKey(given);
  const keyOf = await finishImages(deps, [sentHero, ...listImageKeys(sent)]);
  const heroKey = keyOf(sentHero);
  const content = replaceImageKeys(sent, keyOf);
  const heroIllustration = heroKey === '' ? parseIllustration(given.heroImageUrl ?? '') : '';
  const heroAlt = heroImageAlt?.trim() ?? '';
  return {
    slug,
    title: title.trim(),
    excerpt: excerpt.trim(),
    content,
    status,
    heroKey,
    heroIllustration,
    heroAlt,
    heroIsDecoration:
      given.heroIsDecoration === true && `${heroKey}${heroIllustration}` !== '' && heroAlt === '',
    date: given.date ?? toCalendarDate(deps.clock.now(), deps.timeZone),
    category: category.trim(),
    author: normalizeLine(author),
    ...mergeSharing(given, defaultPostSharing),
  };
}

/** What a client leaves out, because it knows nothing of it, stays as it was. */
const mergeSharing = (given: PostInput, known: PostSharing): PostSharing => ({
  searchTitle: normalizeOptional(given.searchTitle) ?? known.searchTitle,
  searchDescription: normalizeOptional(given.searchDescription) ?? known.searchDescription,
  shareText: normalizeOptional(given.shareText) ?? known.shareText,
  sharePicture: given.sharePicture ?? known.sharePicture,
  canonicalUrl: parseCanonical(given) ?? known.canonicalUrl,
  noindex: given.noindex ?? known.noindex,
});

function parseCanonical({ canonicalUrl }: PostInput): string | undefined {
  const address = canonicalUrl === undefined ? undefined : parseCanonicalUrl(canonicalUrl);
  if (address === null) throw problem('invalid_input', { message: canonicalUrlMessage });
  return address;
}

const normalizeOptional = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : normalizeLine(text);

function parseHeroKey({ heroImageKey, heroImageUrl }: PostInput): string {
  const address = heroImageKey || heroImageUrl || '';
  const key = parsePictureKey(address);
  if (key === null && heroImageKey) throw problem('image_unusable');
  return key ?? '';
}

/** Tells by which key each goes from then on: of a file that was here already by that of the picture it made then. */
async function finishImages(deps: BlogDeps, keys: readonly string[]): Promise<(key: string) => string> {
  const finished = new Map<string, string>();
  const uploads = await listUploads(deps.db, [...new Set(keys.filter((key) => key !== ''))]);
  for (const { key, picture } of uploads) {
    if (picture === null) finished.set(key, (await finishUpload(deps, key).catch(toImageProblem)).key);
  }
  return (key) => finished.get(key) ?? key;
}

function toImageProblem(error: unknown): never {
  if (!(error instanceof HttpProblem) || error.status >= 500) throw error;
  throw problem('image_unusable', { message: `An image of this post cannot be used. ${error.message}` });
}

/**
 * From now on nobody clears these images away, and those that the library knows no description of have that of the text. A text may speak of one that is not ours any more, and shows as much; a
 * hero image that is not there is refused, and so is an image that somebody deletes at this moment.
 */
async function claimImages(tx: Db, fields: PostFields, now: Date): Promise<void> {
  const keys = [...new Set([fields.heroKey, ...listImageKeys(fields.content)].filter((key) => key !== ''))];
  const usable = await markUsed(tx, keys, now);
  const missesHero = fields.heroKey !== '' && !usable.includes(fields.heroKey);
  if (missesHero || (await isAnyBeingDeleted(tx, keys))) throw problem('image_unusable');
  await fillMissingAlts(tx, new Map([...listImageAlts(fields.content), [fields.heroKey, fields.heroAlt]]));
}
