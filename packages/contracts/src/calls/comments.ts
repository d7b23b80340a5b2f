// What those who write say to each other of a text, beside it: never a part of it, and never for readers.
import * as z from 'zod/mini';
import { contextMaxLength, quoteMaxLength } from '../rules/anchor.ts';
import { ofPost } from './blog.ts';
import { contract } from './contract.ts';
import { homilyDate } from './homily.ts';

export const commentMaxLength = 2_000;
/** Of one text, answers counted. */
export const mostComments = 200;

const context = z.string().check(z.maxLength(contextMaxLength));

/** On which text of a homily or a post it hangs, and where in it. */
const place = z.object({
  part: z.enum(['homilyText', 'gospelText', 'content']),
  anchor: z.object({
    quote: z.string().check(z.minLength(1), z.maxLength(quoteMaxLength)),
    before: context,
    behind: context,
    at: z.int().check(z.gte(0)),
    isAlone: z.optional(z.boolean()),
  }),
});
export type CommentPlace = z.infer<typeof place>;

const comment = z.object({
  id: z.string(),
  by: z.string(),
  isOwn: z.boolean(),
  at: z.iso.datetime(),
  body: z.string(),
  /** Null where it is on the whole text. */
  place: z.nullable(place),
  /** The one that it answers. */
  answers: z.nullable(z.string()),
  /** Who settled it; '' while nobody has. */
  settledBy: z.string(),
});
export type ReviewComment = z.infer<typeof comment>;

/** The oldest first. */
const response = z.object({ comments: z.array(comment) });

const said = z.object({
  /** Chosen by whoever says it: said again, it is there once. */
  id: z.uuid(),
  body: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Write a word first.'),
      z.maxLength(commentMaxLength, `That is longer than ${commentMaxLength} characters.`),
    ),
  place: z.nullable(place),
  answers: z.nullable(z.uuid()),
});
export type SaidComment = z.infer<typeof said>;

const settled = z.object({ isSettled: z.boolean() });

const ofHomily = z.object({ date: homilyDate });
const ofComment = { commentId: z.uuid() };
const oneOfHomily = z.extend(ofHomily, ofComment);
const oneOfPost = z.extend(ofPost, ofComment);

/** On a text of a homily, for whoever writes that kind. */
export const listHomilyComments = contract({
  service: 'homily',
  method: 'GET',
  path: '/editor/homilies/:date/comments',
  params: ofHomily,
  response,
  errors: ['not_allowed'],
});

export const addCommentOnHomily = contract({
  service: 'homily',
  method: 'POST',
  path: '/editor/homilies/:date/comments',
  params: ofHomily,
  body: said,
  response,
  errors: ['not_allowed', 'homily_unknown', 'comment_unknown', 'comments_full', 'review_off'],
});

export const settleCommentOnHomily = contract({
  service: 'homily',
  method: 'PUT',
  path: '/editor/homilies/:date/comments/:commentId',
  params: oneOfHomily,
  body: settled,
  response,
  errors: ['not_allowed', 'comment_unknown'],
});

/** One's own alone, with what was answered to it. */
export const removeCommentOnHomily = contract({
  service: 'homily',
  method: 'DELETE',
  path: '/editor/homilies/:date/comments/:commentId',
  params: oneOfHomily,
  response,
  errors: ['not_allowed'],
});

/** On a text of a post, for whoever writes that kind. */
export const listPostComments = contract({
  service: 'blog',
  method: 'GET',
  path: '/posts/:postId/comments',
  params: ofPost,
  response,
  errors: ['not_allowed'],
});

export const addCommentOnPost = contract({
  service: 'blog',
  method: 'POST',
  path: '/posts/:postId/comments',
  params: ofPost,
  body: said,
  response,
  errors: ['not_allowed', 'post_not_found', 'post_gone', 'comment_unknown', 'comments_full', 'review_off'],
});

export const settleCommentOnPost = contract({
  service: 'blog',
  method: 'PUT',
  path: '/posts/:postId/comments/:commentId',
  params: oneOfPost,
  body: settled,
  response,
  errors: ['not_allowed', 'comment_unknown'],
});

/** One's own alone, with what was answered to it. */
export const removeCommentOnPost = contract({
  service: 'blog',
  method: 'DELETE',
  path: '/posts/:postId/comments/:commentId',
  params: oneOfPost,
  response,
  errors: ['not_allowed'],
});
