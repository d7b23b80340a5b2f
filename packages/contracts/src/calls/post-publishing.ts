// Scheduling, deleting and restoring posts: for blog-admins.
import * as z from 'zod/mini';
import { isLocalDateTime } from '../rules/local-date-time.ts';
import { isTimeZone } from '../rules/time-zone.ts';
import { blog } from './contract.ts';
import { isPostDate, post, postParams } from './post.ts';
import { optionalToken } from './text-lock.ts';
import { time } from './time.ts';

/** `updatedAt` identifies the version to publish. */
const postSchedule = z.object({
  local: z
    .string()
    .check(
      z.refine(
        (text) => isLocalDateTime(text) && isPostDate(text.slice(0, 10)),
        'Choose a day and an hour, as YYYY-MM-DDTHH:MM.',
      ),
    ),
  zone: z.string().check(z.refine(isTimeZone, 'Choose a time zone.')),
  updatedAt: z.iso.datetime(),
  token: optionalToken,
});
export type PostSchedule = z.infer<typeof postSchedule>;

const binnedPost = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  binnedAt: time,
  /** '' if unknown. */
  binnedBy: z.string(),
  /** It is deleted for good after this. */
  restorableUntil: time,
});
export type BinnedPost = z.infer<typeof binnedPost>;

/** Replaces an earlier schedule. */
export const schedulePost = blog.post('/posts/:postId/schedule', {
  params: postParams,
  body: postSchedule,
  response: post,
  errors: [
    'post_not_found',
    'post_gone',
    'post_changed',
    'post_untitled',
    'post_empty',
    'post_published',
    'time_in_past',
    'review_needed',
    'text_locked',
  ],
});

export const unschedulePost = blog.delete('/posts/:postId/schedule', {
  params: postParams,
  query: z.object({ token: optionalToken }),
  response: post,
  errors: ['post_not_found', 'post_gone', 'text_locked'],
});

/** Moves the post to the bin for 30 days. */
export const deletePost = blog.delete('/posts/:postId', {
  params: postParams,
  query: z.object({ token: optionalToken }),
  response: binnedPost,
  errors: ['post_not_found', 'text_locked'],
});

/** As a draft. */
export const restorePost = blog.post('/posts/:postId/restore', {
  params: postParams,
  response: post,
  errors: ['post_not_found'],
});

/** Last deleted first. */
export const listBin = blog.get('/bin', { response: z.array(binnedPost) });
