import * as z from 'zod/mini';
import { besides } from '../rules/foreign.ts';
import { contract } from './contract.ts';
import {
  changedPost,
  draftedPost,
  type ListedPost,
  listedPost,
  newPost,
  post,
  postDetail,
  postId,
  postRevision,
  presentedDraft,
} from './post.ts';
import { reviewOfText, reviewStates } from './review-state.ts';

export const postPageSize = 100;

/**
 * The newest hundred by creation; `?after=` goes on. With a blog-admin's token drafts are among them. Another service
 * may wrap the list: `postsIn` reads both.
 */
export const listPosts = contract({
  service: 'blog',
  method: 'GET',
  path: '/posts',
  query: z.object({ after: z.optional(z.string().check(z.maxLength(100))) }),
  response: z.union([z.array(listedPost), z.object({ data: z.array(listedPost) })]),
  errors: [],
});

export const postsIn = (answer: z.infer<typeof listPosts.response>): ListedPost[] =>
  'data' in answer ? answer.data : answer;

/**
 * What `?after=` wants for the posts that follow these; null where these were the last. A page with drafts may be short
 * because their texts are long.
 */
export function nextPageAfter(
  page: readonly Pick<ListedPost, 'id' | 'createdAt' | 'content'>[],
): string | null {
  const last = page.at(-1);
  const isWhole = page.length >= postPageSize || page.some(({ content }) => content !== undefined);
  return last === undefined || !isWhole ? null : `${last.createdAt}_${last.id}`;
}

/**
 * For subscribers and blog-admins; to these drafts are shown too. By a slug that the post had before it comes as well,
 * with the slug of now in it. `post_gone`: readers could open it once.
 */
export const readPost = contract({
  service: 'blog',
  method: 'GET',
  path: '/postDetail/:slug',
  params: z.object({ slug: z.string() }),
  response: postDetail,
  errors: ['subscription_required', 'post_not_found', 'post_gone'],
});

export const ofPost = z.object({ postId });

/** This and all that follow are for blog-admins. `post_gone`: it lies in the bin. */
export const openPost = contract({
  service: 'blog',
  method: 'GET',
  path: '/posts/:postId',
  params: ofPost,
  response: post,
  errors: ['not_allowed', 'post_not_found', 'post_gone'],
});

/**
 * The answer is the post as it is now kept: with its times, and the content sanitised. `review_needed`: texts are reviewed,
 * and nobody has approved this one to be published.
 */
export const createPost = contract({
  service: 'blog',
  method: 'POST',
  path: '/posts',
  body: newPost,
  response: post,
  errors: [
    'not_allowed',
    'post_exists',
    'slug_taken',
    'post_untitled',
    'post_empty',
    'post_too_intricate',
    'image_unusable',
    'review_needed',
  ],
});

/** `post_changed`: somebody saved since. Nothing was kept of this save; `openPost` brings the other's. */
export const savePost = contract({
  service: 'blog',
  method: 'PUT',
  path: '/posts/:postId',
  params: ofPost,
  body: changedPost,
  response: post,
  errors: [
    'not_allowed',
    'post_not_found',
    'post_gone',
    'post_changed',
    'slug_taken',
    'post_untitled',
    'post_empty',
    'post_too_intricate',
    'image_unusable',
    'review_needed',
  ],
});

/** For its editor: the post as it was saved last, and what is being written of it. Either may be missing, not both. */
export const editPost = contract({
  service: 'blog',
  method: 'GET',
  path: '/posts/:postId/draft',
  params: ofPost,
  response: z.object({
    post: z.nullable(post),
    draft: z.nullable(
      z.object({
        content: presentedDraft,
        version: z.int(),
        savedAt: z.iso.datetime(),
        /** The editor's name; null where it is not known. */
        savedBy: z.nullable(z.string()),
      }),
    ),
    /** Left out where texts are not reviewed. */
    review: besides(reviewOfText),
  }),
  errors: ['not_allowed', 'post_not_found'],
});
export type EditedPost = z.infer<typeof editPost.response>;

/**
 * Saves what is typed, and changes nothing that readers see; also of a post that is not there yet. `version` is the
 * draft's as it was loaded or answered last; where there was none it is null, and `updatedAt` is the post's, or null
 * where there was no post. 409 `post_changed`: somebody saved in the meantime; nothing was written, and `editPost` tells
 * what stands there now. Saving what stands there already changes nothing.
 */
export const savePostDraft = contract({
  service: 'blog',
  method: 'PUT',
  path: '/posts/:postId/draft',
  params: ofPost,
  body: z.object({
    content: draftedPost,
    version: z.nullable(z.int()),
    updatedAt: z.nullable(z.iso.datetime()),
  }),
  response: z.object({ version: z.int(), savedAt: z.iso.datetime(), review: besides(reviewOfText) }),
  errors: ['not_allowed', 'post_gone', 'post_changed', 'post_too_intricate'],
});

/** What is being written and was never saved as a post, the newest first: at most 100. */
export const listBegunPosts = contract({
  service: 'blog',
  method: 'GET',
  path: '/begun-posts',
  response: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      savedAt: z.iso.datetime(),
      savedBy: z.nullable(z.string()),
      review: besides(z.enum(reviewStates)),
    }),
  ),
  errors: ['not_allowed'],
});
export type BegunPost = z.infer<typeof listBegunPosts.response>[number];

/** Newest first, at most 200; every save that changed something is one. */
export const listRevisions = contract({
  service: 'blog',
  method: 'GET',
  path: '/posts/:postId/revisions',
  params: ofPost,
  response: z.array(postRevision),
  errors: ['not_allowed', 'post_not_found', 'post_gone'],
});

/** The post as it was then. To restore it, `savePost` it with the `updatedAt` of now. */
export const openRevision = contract({
  service: 'blog',
  method: 'GET',
  path: '/posts/:postId/revisions/:number',
  params: z.object({ postId, number: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
  response: z.object({ revision: postRevision, post }),
  errors: ['not_allowed', 'post_not_found', 'post_gone'],
});
