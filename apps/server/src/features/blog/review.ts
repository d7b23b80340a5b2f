import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { BodyOf, ResponseOf } from '@wayfare/contracts/calls/contract';
import type { PostDraftContent } from '@wayfare/contracts/calls/post';
import type { ReviewQueue, reviewPost } from '@wayfare/contracts/calls/review';
import type { ReviewState, ReviewStatus } from '@wayfare/contracts/calls/review-state';
import { normalizeLine } from '@wayfare/contracts/rules/plain-lines';
import { parseCanonicalUrl } from '@wayfare/contracts/rules/post-sharing-fields';
import type { Db } from '#adapters/db/database.ts';
import { type Actor, operatorActor } from '#features/activity/activity-queries.ts';
import {
  applyReviewStep,
  initialReviewStatus,
  listReviewStatuses,
  type Publisher,
  requireApproved,
  switchReview,
} from '#features/editing/review.ts';
import { isReviewEnabled, listRequestedReviews } from '#features/editing/review-queries.ts';
import { titlesOf as titlesOfHomilies } from '#features/homily/review.ts';
import { problem } from '#http/responses/problems.ts';
import type { BlogDeps } from './blog-deps.ts';
import { lockPostDraft } from './draft-queries.ts';
import { binnedPostProblem } from './lock-to-edit.ts';
import { parseIllustration, parsePictureKey } from './pictures/picture.ts';
import { lockPost, type PostFields, type StoredPost } from './stored-post.ts';

/** What readers and strangers are given to read of a post; not under which address, nor on which day. */
type PostText = Omit<PostFields, 'slug' | 'status' | 'date' | 'noindex' | 'heroIsDecoration'>;

/** By what the text of a post is told from any other. */
function getFingerprint(text: PostText): string {
  const { title, excerpt, content, heroKey, heroIllustration, heroAlt, category, author } = text;
  const { searchTitle, searchDescription, shareText, sharePicture, canonicalUrl } = text;
  const words = [
    title,
    excerpt,
    withoutIdleBlanks(content),
    heroKey,
    heroIllustration,
    heroAlt,
    category,
    author,
  ];
  const toStrangers = [searchTitle, searchDescription, shareText, sharePicture, canonicalUrl];
  // What was approved before there were these is approved still.
  const isUsual = isDeepStrictEqual(toStrangers, ['', '', '', 'card', '']);
  const parts = isUsual ? words : [...words, ...toStrangers];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

const besideBlocks = / ?(<\/?(?:p|h[2-4]|ul|ol|li|blockquote|figure|figcaption|hr|br)(?: \/)?>) ?/g;

/**
 * Blanks that no reader sees, as other programs set them between two paragraphs: the editor leaves them out when it opens
 * such a text, and it is the same text still.
 */
const withoutIdleBlanks = (html: string): string =>
  html.replace(/[ \t\n\f\r]+/g, ' ').replace(besideBlocks, '$1');

/** The same of what is being written of it, as a save would keep it. */
function toPostText(draft: PostDraftContent): PostText {
  const { heroImageKey, heroImageUrl } = draft;
  const heroKey = parsePictureKey(heroImageKey || heroImageUrl) ?? '';
  return {
    title: draft.title.trim(),
    excerpt: draft.excerpt.trim(),
    content: draft.content,
    heroKey,
    heroIllustration: heroKey === '' ? parseIllustration(heroImageUrl) : '',
    heroAlt: draft.heroImageAlt.trim(),
    category: draft.category.trim(),
    author: normalizeLine(draft.author),
    searchTitle: normalizeLine(draft.searchTitle ?? ''),
    searchDescription: normalizeLine(draft.searchDescription ?? ''),
    shareText: normalizeLine(draft.shareText ?? ''),
    sharePicture: draft.sharePicture ?? 'card',
    canonicalUrl: parseCanonicalUrl(draft.canonicalUrl ?? '') ?? '',
  };
}

export const hasSameText = (one: PostText, other: PostText): boolean =>
  getFingerprint(one) === getFingerprint(other);

export const toReviewedPost = (postId: string, post: PostText) =>
  ({ kind: 'post', ref: postId, fingerprint: getFingerprint(post) }) as const;

export const toReviewedDraft = (postId: string, draft: PostDraftContent) =>
  toReviewedPost(postId, toPostText(draft));

/** What is written of these posts: the draft, and where there is none, the post. */
async function loadTexts(db: Db, postIds: readonly string[]): Promise<ReadonlyMap<string, PostText>> {
  const drafts = await db.query<{ postId: string; content: PostDraftContent }>(
    'select post_id as "postId", content from post_draft where post_id = any($1::text[])',
    [postIds],
  );
  const posts = await db.query<PostText & { postId: string }>(
    `select post_id as "postId", title, excerpt, content, hero_key as "heroKey", hero_illustration as "heroIllustration",
            hero_alt as "heroAlt", category, author, search_title as "searchTitle",
            search_description as "searchDescription", share_text as "shareText", share_picture as "sharePicture",
            canonical_url as "canonicalUrl"
     from post where post_id = any($1::text[]) and not exists (select from post_draft where post_draft.post_id = post.post_id)`,
    [postIds],
  );
  return new Map<string, PostText>([
    ...drafts.rows.map(({ postId, content }) => [postId, toPostText(content)] as const),
    ...posts.rows.map((post) => [post.postId, post] as const),
  ]);
}

async function loadFingerprints(db: Db, postIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = await loadTexts(db, postIds);
  return new Map([...texts].map(([postId, text]) => [postId, getFingerprint(text)]));
}

/** How a post stands; undefined where texts are not reviewed. */
export async function getPostReviewStatus(
  db: Db,
  postId: string,
  canApprove: boolean,
): Promise<ReviewStatus | undefined> {
  const reviews = await listReviewStatuses(db, 'post', [postId], (ids) => loadFingerprints(db, ids));
  return reviews && { ...(reviews.get(postId) ?? initialReviewStatus), canApprove };
}

/** Of drafts, for those who write. */
export async function loadPostReviewStates(
  db: Db,
  postIds: readonly string[],
): Promise<(postId: string) => ReviewState | undefined> {
  const reviews = await listReviewStatuses(db, 'post', postIds, (ids) => loadFingerprints(db, ids));
  return (postId) => (reviews === undefined ? undefined : (reviews.get(postId)?.state ?? 'draft'));
}

export async function applyPostReviewStep(
  { db, clock }: Pick<BlogDeps, 'db' | 'clock'>,
  postId: string,
  { step, draftVersion, updatedAt }: BodyOf<typeof reviewPost>,
  by: Publisher,
): Promise<ResponseOf<typeof reviewPost>> {
  return db.transaction(async (tx) => {
    const post = await lockPost(tx, postId);
    const draft = await lockPostDraft(tx, postId);
    const text = draft === null ? post : toPostText(draft.content);
    if (text === null) throw problem('post_not_found');
    if (post !== null && post.binnedAt !== null) throw binnedPostProblem();
    const isAnother =
      (draft?.version ?? null) !== draftVersion ||
      // With a draft the post may have been saved by the clock meanwhile, and the draft is what is meant.
      (draft === null && post?.updatedAt.toISOString() !== updatedAt);
    if (isAnother) throw problem('post_changed');
    const named = { ...toReviewedPost(postId, text), name: text.title };
    await applyReviewStep(tx, named, step, by, clock.now());
    const review = await getPostReviewStatus(tx, postId, by.canApprove);
    if (review === undefined) throw problem('review_off');
    return review;
  });
}

/** What waits for an editor-in-chief, homilies among it. */
export async function loadReviewQueue(db: Db): Promise<ReviewQueue> {
  const asked = await listRequestedReviews(db);
  const refsOf = (kind: 'homily' | 'post') => asked.flatMap((row) => (row.kind === kind ? [row.ref] : []));
  const homilies = await titlesOfHomilies(db, refsOf('homily'));
  const posts = await loadTexts(db, refsOf('post'));
  return {
    isEnabled: await isReviewEnabled(db),
    waiting: asked.flatMap(({ kind, ref, actorName: byName, at }) => {
      const name = kind === 'homily' ? homilies.get(ref) : posts.get(ref)?.title;
      return name === undefined ? [] : [{ kind, ref, name, askedBy: byName, askedAt: at.toISOString() }];
    }),
  };
}

/** What was given its hour while nothing was reviewed still opens then. */
export async function setReviewEnabled(
  { db, clock }: Pick<BlogDeps, 'db' | 'clock'>,
  isOn: boolean,
  by: Actor,
): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock.now();
    if (!(await switchReview(tx, isOn, by, now)) || !isOn) return;
    for (const post of await scheduledPosts(tx))
      await requireApproved(
        tx,
        toReviewedPost(post.postId, post),
        { ...operatorActor, canApprove: true },
        now,
      );
  });
}

async function scheduledPosts(tx: Db): Promise<StoredPost[]> {
  const { rows } = await tx.query<{ postId: string }>(
    'select post_id as "postId" from post where publish_at is not null order by post_id',
  );
  const posts: StoredPost[] = [];
  for (const { postId } of rows) {
    const post = await lockPost(tx, postId);
    if (post !== null && post.publishLocal !== null) posts.push(post);
  }
  return posts;
}
