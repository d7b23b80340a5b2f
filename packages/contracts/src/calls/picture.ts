// The picture library: for blog-admins.
import * as z from 'zod/mini';
import { blog } from './contract.ts';
import { line, maxPostLengths, pictureData } from './post.ts';
import { time } from './time.ts';

export const maxPictureLengths = {
  alt: maxPostLengths.imageAlt,
  credit: 200,
  license: 100,
  query: 100,
} as const;

export const picturePageSize = 24;

const pictureDescription = z.object({
  /** For people who cannot see it. */
  alt: line(maxPictureLengths.alt),
  /** Shown to readers. */
  credit: line(maxPictureLengths.credit),
  license: line(maxPictureLengths.license),
});
export type PictureDescription = z.infer<typeof pictureDescription>;

/** States of a post with the picture; `draft` also if only its unpublished changes have it. */
export const pictureUseStates = ['published', 'scheduled', 'draft', 'bin'] as const;

const pictureUse = z.object({
  postId: z.string(),
  title: z.string(),
  state: z.enum(pictureUseStates),
});
export type PictureUse = z.infer<typeof pictureUse>;

const storedPicture = z.object({
  id: z.string(),
  key: z.string(),
  ...pictureData.shape,
  alt: z.string(),
  credit: z.string(),
  license: z.string(),
  /** '' if unknown. */
  fileName: z.string(),
  addedAt: time,
  /** Published posts first. */
  usedIn: z.array(pictureUse),
});
export type StoredPicture = z.infer<typeof storedPicture>;

const pictureParams = z.object({ pictureId: z.string().check(z.regex(/^[0-9a-f-]{36}$/)) });

/**
 * Newest first. `q` has words that must all occur in the description, the file name or the title of a post with the
 * picture. `unused` is for pictures that no post has, including posts in the bin.
 */
export const listPictures = blog.get('/pictures', {
  query: z.object({
    q: z.optional(z.string().check(z.maxLength(maxPictureLengths.query))),
    unused: z.optional(z.literal('1')),
    after: z.optional(z.string().check(z.regex(/^\d{1,14}_[0-9a-f-]{36}$/))),
  }),
  /** `next` is `after` of the next page; null after the last. */
  response: z.object({ pictures: z.array(storedPicture), next: z.nullable(z.string()) }),
});

/** `revisionCount` counts old revisions of posts with the picture. */
export const getPicture = blog.get('/pictures/:pictureId', {
  params: pictureParams,
  response: z.object({ ...storedPicture.shape, revisionCount: z.int() }),
  errors: ['picture_not_found'],
});

/** Does not change descriptions in posts. */
export const updatePicture = blog.put('/pictures/:pictureId', {
  params: pictureParams,
  body: pictureDescription,
  response: storedPicture,
  errors: ['picture_not_found', 'review_needed'],
});

/** Deletes the files as well. `picture_used`: a post outside the bin has it; nothing is deleted. */
export const deletePicture = blog.delete('/pictures/:pictureId', {
  params: pictureParams,
  response: z.object({ id: z.string() }),
  errors: ['picture_not_found', 'picture_used'],
});

/**
 * Replaces the picture in all posts, with a revision for each, by the uploaded picture with that `key`. The new picture
 * takes over missing descriptions; the old one stays in the library. `review_needed`: a published or scheduled post would
 * change without approval; nothing is replaced.
 */
export const replacePicture = blog.post('/pictures/:pictureId/replace', {
  params: pictureParams,
  body: z.object({ key: z.string().check(z.maxLength(200)) }),
  response: storedPicture,
  errors: [
    'picture_not_found',
    'picture_same',
    'upload_not_found',
    'upload_missing',
    'image_too_large',
    'image_refused',
    'review_needed',
  ],
});
