// Comments of writers on a text. Readers never see them.
import * as z from 'zod/mini';
import { maxContextLength, maxQuoteLength } from '../rules/anchor.ts';
import { contract } from './contract.ts';
import { homilyDate } from './homily.ts';
import { postParams } from './post.ts';

export const maxCommentLength = 2_000;
/** For each text, including replies. */
export const maxComments = 200;

const context = z.string().check(z.maxLength(maxContextLength));

/** The commented range. */
const target = z.object({
  part: z.enum(['homilyText', 'gospelText', 'content']),
  anchor: z.object({
    quote: z.string().check(z.minLength(1), z.maxLength(maxQuoteLength)),
    prefix: context,
    suffix: context,
    start: z.int().check(z.gte(0)),
    isUnique: z.optional(z.boolean()),
  }),
});
export type CommentTarget = z.infer<typeof target>;

const comment = z.object({
  id: z.string(),
  by: z.string(),
  isOwn: z.boolean(),
  at: z.iso.datetime(),
  body: z.string(),
  /** Null if it is about the whole text. */
  target: z.nullable(target),
  /** The id of the parent comment. */
  replyTo: z.nullable(z.string()),
  /** '' while it is open. */
  resolvedBy: z.string(),
});
export type ReviewComment = z.infer<typeof comment>;

/** Oldest first. */
const response = z.object({ comments: z.array(comment) });

const newComment = z.object({
  /** Chosen by the client, so that a retry does not add it twice. */
  id: z.uuid(),
  body: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Write a word first.'),
      z.maxLength(maxCommentLength, `That is longer than ${maxCommentLength} characters.`),
    ),
  target: z.nullable(target),
  replyTo: z.nullable(z.uuid()),
});
export type NewComment = z.infer<typeof newComment>;

const resolution = z.object({ isResolved: z.boolean() });

const homilyParams = z.object({ date: homilyDate });
const homilyCommentParams = z.extend(homilyParams, { commentId: z.uuid() });
const postCommentParams = z.extend(postParams, { commentId: z.uuid() });

/** All comment calls are for writers of that kind of text. */
export const listHomilyComments = contract({
  service: 'homily',
  method: 'GET',
  path: '/editor/homilies/:date/comments',
  params: homilyParams,
  response,
  errors: ['not_allowed'],
});

export const addHomilyComment = contract({
  service: 'homily',
  method: 'POST',
  path: '/editor/homilies/:date/comments',
  params: homilyParams,
  body: newComment,
  response,
  errors: ['not_allowed', 'homily_not_found', 'comment_not_found', 'comments_full', 'review_off'],
});

export const resolveHomilyComment = contract({
  service: 'homily',
  method: 'PUT',
  path: '/editor/homilies/:date/comments/:commentId',
  params: homilyCommentParams,
  body: resolution,
  response,
  errors: ['not_allowed', 'comment_not_found'],
});

/** Only the caller's own comment, with its replies. */
export const deleteHomilyComment = contract({
  service: 'homily',
  method: 'DELETE',
  path: '/editor/homilies/:date/comments/:commentId',
  params: homilyCommentParams,
  response,
  errors: ['not_allowed'],
});

export const listPostComments = contract({
  service: 'blog',
  method: 'GET',
  path: '/posts/:postId/comments',
  params: postParams,
  response,
  errors: ['not_allowed'],
});

export const addPostComment = contract({
  service: 'blog',
  method: 'POST',
  path: '/posts/:postId/comments',
  params: postParams,
  body: newComment,
  response,
  errors: ['not_allowed', 'post_not_found', 'post_gone', 'comment_not_found', 'comments_full', 'review_off'],
});

export const resolvePostComment = contract({
  service: 'blog',
  method: 'PUT',
  path: '/posts/:postId/comments/:commentId',
  params: postCommentParams,
  body: resolution,
  response,
  errors: ['not_allowed', 'comment_not_found'],
});

/** Only the caller's own comment, with its replies. */
export const deletePostComment = contract({
  service: 'blog',
  method: 'DELETE',
  path: '/posts/:postId/comments/:commentId',
  params: postCommentParams,
  response,
  errors: ['not_allowed'],
});
