import * as z from 'zod/mini';
import { blog } from './contract.ts';
import {
  type ListedPost,
  listedPost,
  maxPostBytes,
  newPost,
  post,
  postDetail,
  postParams,
  postUpdate,
} from './post.ts';

export const postPageSize = 100;

/** By creation date, newest first. Includes drafts for blog-admins. Read the response with `unwrapPosts`. */
export const listPosts = blog.get('/posts', {
  query: z.object({ after: z.optional(z.string().check(z.maxLength(100))) }),
  response: z.union([z.array(listedPost), z.object({ data: z.array(listedPost) })]),
});

/** Other services may wrap the list in `data`. */
export const unwrapPosts = (response: z.infer<typeof listPosts.response>): ListedPost[] =>
  'data' in response ? response.data : response;

/** The value of `after` for the next page; null after the last. Pages with drafts are shorter, because drafts have content. */
export function getNextCursor(
  page: readonly Pick<ListedPost, 'id' | 'createdAt' | 'content'>[],
): string | null {
  const last = page.at(-1);
  const hasMore = page.length >= postPageSize || page.some(({ content }) => content !== undefined);
  return last === undefined || !hasMore ? null : `${last.createdAt}_${last.id}`;
}

/**
 * For subscribers, and with drafts for blog-admins. Former slugs work; the response has the current one. `post_gone` if
 * the post was published before.
 */
export const readPost = blog.get('/postDetail/:slug', {
  params: z.object({ slug: z.string() }),
  response: postDetail,
  errors: ['subscription_required', 'post_not_found', 'post_gone'],
});

// All calls below are for blog-admins. `post_gone`: the post is in the bin.

export const getPost = blog.get('/posts/:postId', {
  params: postParams,
  response: post,
  errors: ['post_not_found', 'post_gone'],
});

/** The response has sanitized content. `review_needed`: review is enabled, and the text to publish is not approved. */
export const createPost = blog.post('/posts', {
  body: newPost,
  maxBodyBytes: maxPostBytes,
  response: post,
  errors: [
    'post_exists',
    'post_changed',
    'text_locked',
    'slug_taken',
    'post_untitled',
    'post_empty',
    'post_too_complex',
    'image_unusable',
    'review_needed',
  ],
});

/** `post_changed`: someone else saved since; nothing is saved. */
export const savePost = blog.put('/posts/:postId', {
  params: postParams,
  body: postUpdate,
  maxBodyBytes: maxPostBytes,
  response: post,
  errors: [
    'post_not_found',
    'post_gone',
    'post_changed',
    'text_locked',
    'slug_taken',
    'post_untitled',
    'post_empty',
    'post_too_complex',
    'image_unusable',
    'review_needed',
  ],
});
