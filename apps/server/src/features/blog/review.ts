import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { BodyOf, ResponseOf } from '@wayfare/contracts/calls/contract';
import type { PostDraftContent } from '@wayfare/contracts/calls/post';
import type { ReviewQueue, reviewPost } from '@wayfare/contracts/calls/review';
import type { ReviewState, ReviewStatus } from '@wayfare/contracts/calls/review-state';
import { normalizeLine } from '@wayfare/contracts/rules/plain-lines';
import { parseCanonicalUrl } from '@wayfare/contracts/rules/post-sharing-fields';
import type { Db } from '#adapters/db/database.ts';
import { type Actor, theOperator } from '#features/activity/activity-queries.ts';
import {
  notReviewed,
  type Publisher,
  requireApproved,
  reviewsOf,
  switchReview,
  takeStep,
} from '#features/editing/review.ts';
import { isReviewOn, listAsked } from '#features/editing/review-queries.ts';
import { titlesOf as titlesOfHomilies } from '#features/homily/review.ts';
import { problem } from '#http/responses/problems.ts';
import type { BlogDeps } from './blog-deps.ts';
import { lockPostDraft } from './draft-queries.ts';
import { inTheBin } from './lock-to-edit.ts';
import { keyIn, plateIn } from './pictures/picture.ts';
import { lockPost, type PostFields, type StoredPost } from './stored-post.ts';

/** What readers and strangers are given to read of a post; not under which address, nor on which day. */
type PostText = Omit<PostFields, 'slug' | 'status' | 'date' | 'noindex' | 'heroIsDecoration'>;

/** By what the text of a post is told from any other. */
function fingerprintOf(text: PostText): string {
  const { title, excerpt, content, heroKey, heroPlate, heroAlt, category, author } = text;
  const { searchTitle, searchDescription, shareText, sharePicture, canonicalUrl } = text;
  const words = [title, excerpt, withoutIdleBlanks(content), heroKey, heroPlate, heroAlt, category, author];
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
function textOfDraft(draft: PostDraftContent): PostText {
  const { heroImageKey, heroImageUrl } = draft;
  const heroKey = keyIn(heroImageKey || heroImageUrl) ?? '';
  return {
    title: draft.title.trim(),
    excerpt: draft.excerpt.trim(),
    content: draft.content,
    heroKey,
    heroPlate: heroKey === '' ? plateIn(heroImageUrl) : '',
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
  fingerprintOf(one) === fingerprintOf(other);

export const reviewedPost = (postId: string, post: PostText) =>
  ({ kind: 'post', ref: postId, fingerprint: fingerprintOf(post) }) as const;

export const reviewedDraft = (postId: string, draft: PostDraftContent) =>
  reviewedPost(postId, textOfDraft(draft));

/** What is written of these posts: the draft, and where there is none, the post. */
async function textsOf(db: Db, postIds: readonly string[]): Promise<ReadonlyMap<string, PostText>> {
  const drafts = await db.query<{ postId: string; content: PostDraftContent }>(
    'select post_id as "postId", content from post_draft where post_id = any($1::text[])',
    [postIds],
  );
  const posts = await db.query<PostText & { postId: string }>(
    `select post_id as "postId", title, excerpt, content, hero_key as "heroKey", hero_illustration as "heroPlate",
            hero_alt as "heroAlt", category, author, search_title as "searchTitle",
            search_description as "searchDescription", share_text as "shareText", share_picture as "sharePicture",
            canonical_url as "canonicalUrl"
     from post where post_id = any($1::text[]) and not exists (select from post_draft where post_draft.post_id = post.post_id)`,
    [postIds],
  );
  return new Map<string, PostText>([
    ...drafts.rows.map(({ postId, content }) => [postId, textOfDraft(content)] as const),
    ...posts.rows.map((post) => [post.postId, post] as const),
  ]);
}

async function fingerprintsOf(db: Db, postIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = await textsOf(db, postIds);
  return new Map([...texts].map(([postId, text]) => [postId, fingerprintOf(text)]));
}

/** How a post stands; undefined where texts are not reviewed. */
export async function reviewOfPost(
  db: Db,
  postId: string,
  canApprove: boolean,
): Promise<ReviewStatus | undefined> {
  const reviews = await reviewsOf(db, 'post', [postId], (ids) => fingerprintsOf(db, ids));
  return reviews && { ...(reviews.get(postId) ?? notReviewed), canApprove };
}

/** Of drafts, for those who write. */
export async function reviewStatesOf(
  db: Db,
  postIds: readonly string[],
): Promise<(postId: string) => ReviewState | undefined> {
  const reviews = await reviewsOf(db, 'post', postIds, (ids) => fingerprintsOf(db, ids));
  return (postId) => (reviews === undefined ? undefined : (reviews.get(postId)?.state ?? 'draft'));
}

export async function reviewStep(
  { db, clock }: Pick<BlogDeps, 'db' | 'clock'>,
  postId: string,
  { step, draftVersion, updatedAt }: BodyOf<typeof reviewPost>,
  by: Publisher,
): Promise<ResponseOf<typeof reviewPost>> {
  return db.transaction(async (within) => {
    const post = await lockPost(within, postId);
    const draft = await lockPostDraft(within, postId);
    const text = draft === null ? post : textOfDraft(draft.content);
    if (text === null) throw problem('post_not_found');
    if (post !== null && post.binnedAt !== null) throw inTheBin();
    const isAnother =
      (draft?.version ?? null) !== draftVersion ||
      // With a draft the post may have been saved by the clock meanwhile, and the draft is what is meant.
      (draft === null && post?.updatedAt.toISOString() !== updatedAt);
    if (isAnother) throw problem('post_changed');
    const named = { ...reviewedPost(postId, text), name: text.title };
    await takeStep(within, named, step, by, clock.now());
    const review = await reviewOfPost(within, postId, by.canApprove);
    if (review === undefined) throw problem('review_off');
    return review;
  });
}

/** What waits for an editor-in-chief, homilies among it. */
export async function reviewDesk(db: Db): Promise<ReviewQueue> {
  const asked = await listAsked(db);
  const refsOf = (kind: 'homily' | 'post') => asked.flatMap((row) => (row.kind === kind ? [row.ref] : []));
  const homilies = await titlesOfHomilies(db, refsOf('homily'));
  const posts = await textsOf(db, refsOf('post'));
  return {
    isEnabled: await isReviewOn(db),
    waiting: asked.flatMap(({ kind, ref, byName, at }) => {
      const name = kind === 'homily' ? homilies.get(ref) : posts.get(ref)?.title;
      return name === undefined ? [] : [{ kind, ref, name, askedBy: byName, askedAt: at.toISOString() }];
    }),
  };
}

/** What was given its hour while nothing was reviewed still opens then. */
export async function setReview(
  { db, clock }: Pick<BlogDeps, 'db' | 'clock'>,
  isOn: boolean,
  by: Actor,
): Promise<void> {
  await db.transaction(async (within) => {
    const now = clock.now();
    if (!(await switchReview(within, isOn, by, now)) || !isOn) return;
    for (const post of await scheduledPosts(within))
      await requireApproved(
        within,
        reviewedPost(post.postId, post),
        { ...theOperator, canApprove: true },
        now,
      );
  });
}

async function scheduledPosts(within: Db): Promise<StoredPost[]> {
  const { rows } = await within.query<{ postId: string }>(
    'select post_id as "postId" from post where publish_at is not null order by post_id',
  );
  const posts: StoredPost[] = [];
  for (const { postId } of rows) {
    const post = await lockPost(within, postId);
    if (post !== null && post.publishLocal !== null) posts.push(post);
  }
  return posts;
}
