// Comments of writers on a text. Readers never see them.
import * as z from 'zod/mini';
import { anchor } from './anchor.ts';
import { blog, homily, type ServiceCalls } from './contract.ts';
import { homilyDate } from './homily.ts';
import { postId } from './post.ts';
import { time } from './time.ts';

export const maxCommentLength = 2_000;
/** For each text, including replies. */
export const maxComments = 200;

/** The commented range. */
const target = z.object({
  part: z.enum(['homilyText', 'gospelText', 'content']),
  anchor,
});
export type CommentTarget = z.infer<typeof target>;

const comment = z.object({
  id: z.string(),
  by: z.string(),
  isOwn: z.boolean(),
  at: time,
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

/** For writers of that kind of text. */
function createCommentCalls(
  service: ServiceCalls,
  path: `/${string}/:ref`,
  ref: z.ZodMiniType<string, string>,
) {
  const params = z.object({ ref });
  const commentParams = z.object({ ref, commentId: z.uuid() });
  return {
    list: service.get(`${path}/comments`, { params, response }),
    add: service.post(`${path}/comments`, {
      params,
      body: newComment,
      response,
      errors: [
        'homily_not_found',
        'post_not_found',
        'post_gone',
        'comment_not_found',
        'comments_full',
        'review_off',
      ],
    }),
    resolve: service.put(`${path}/comments/:commentId`, {
      params: commentParams,
      body: resolution,
      response,
      errors: ['comment_not_found'],
    }),
    /** Only the caller's own comment, with its replies. */
    delete: service.delete(`${path}/comments/:commentId`, {
      params: commentParams,
      response,
    }),
  };
}

export const homilyComments = createCommentCalls(homily, '/editor/homilies/:ref', homilyDate);
export const postComments = createCommentCalls(blog, '/posts/:ref', postId);
