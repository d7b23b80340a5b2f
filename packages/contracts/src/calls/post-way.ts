// When a post opens by itself, and how it goes away and comes back: for blog-admins.
import * as z from 'zod/mini';
import { isWallClock } from '../rules/wall-clock.ts';
import { isZoneName } from '../rules/zone-name.ts';
import { ofPost } from './blog.ts';
import { contract } from './contract.ts';
import { isPostDate, post } from './post.ts';

/** Where a clock hangs and what it shows when the post is to open. `updatedAt` is that of the text which is meant. */
export const postSchedule = z.object({
  local: z
    .string()
    .check(
      z.refine(
        (text) => isWallClock(text) && isPostDate(text.slice(0, 10)),
        'Choose a day and an hour, as YYYY-MM-DDTHH:MM.',
      ),
    ),
  zone: z.string().check(z.refine(isZoneName, 'Choose a time zone.')),
  updatedAt: z.iso.datetime(),
});
export type PostSchedule = z.infer<typeof postSchedule>;

/** A post in the bin. */
export const binnedPost = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  binnedAt: z.iso.datetime(),
  /** Empty where the name is not known. */
  binnedBy: z.string(),
  /** Until then it can be brought back. */
  keptUntil: z.iso.datetime(),
});
export type BinnedPost = z.infer<typeof binnedPost>;

/** The draft opens by itself then. Asked again with another hour, it is that one. */
export const schedulePost = contract({
  service: 'blog',
  method: 'POST',
  path: '/posts/:postId/schedule',
  params: ofPost,
  body: postSchedule,
  response: post,
  errors: [
    'not_allowed',
    'post_not_found',
    'post_gone',
    'post_changed',
    'post_untitled',
    'post_empty',
    'post_published',
    'hour_passed',
    'review_needed',
  ],
});

export const unschedulePost = contract({
  service: 'blog',
  method: 'DELETE',
  path: '/posts/:postId/schedule',
  params: ofPost,
  response: post,
  errors: ['not_allowed', 'post_not_found', 'post_gone'],
});

/** Into the bin, from which it can be brought back for thirty days. */
export const deletePost = contract({
  service: 'blog',
  method: 'DELETE',
  path: '/posts/:postId',
  params: ofPost,
  response: binnedPost,
  errors: ['not_allowed', 'post_not_found'],
});

/** Out of the bin, as a draft. */
export const restorePost = contract({
  service: 'blog',
  method: 'POST',
  path: '/posts/:postId/restore',
  params: ofPost,
  response: post,
  errors: ['not_allowed', 'post_not_found'],
});

/** What was deleted last comes first. */
export const listBin = contract({
  service: 'blog',
  method: 'GET',
  path: '/bin',
  response: z.array(binnedPost),
  errors: ['not_allowed'],
});
