// The library of pictures: for blog-admins.
import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { pictureFacts, postLimits } from './post.ts';

export const pictureLimits = { alt: postLimits.imageAlt, credit: 200, license: 100, words: 100 } as const;

/** So many of the library at once. */
export const picturePageSize = 24;

const line = (maxLength: number) =>
  z.string().check(
    z.maxLength(maxLength),
    z.refine((text) => !/[\r\n]/.test(text)),
  );

/** What is known of a picture, wherever it is shown. */
export const pictureWords = z.object({
  /** What it shows, for people who cannot see it. */
  alt: line(pictureLimits.alt),
  /** Who made it, as readers are told. */
  credit: line(pictureLimits.credit),
  /** Under which terms it may be shown. */
  license: line(pictureLimits.license),
});
export type PictureWords = z.infer<typeof pictureWords>;

/** How a post stands that bears a picture; `draft` also where only what is being written of it does. */
export const pictureUsePlaces = ['published', 'scheduled', 'draft', 'bin'] as const;

export const pictureUse = z.object({
  postId: z.string(),
  title: z.string(),
  place: z.enum(pictureUsePlaces),
});
export type PictureUse = z.infer<typeof pictureUse>;

const kept = z.object({
  id: z.string(),
  key: z.string(),
  ...pictureFacts.shape,
  alt: z.string(),
  credit: z.string(),
  license: z.string(),
  /** As the file was called; empty where that is not known. */
  fileName: z.string(),
  addedAt: z.iso.datetime(),
  /** What readers can open comes first. */
  usedIn: z.array(pictureUse),
});
export type KeptPicture = z.infer<typeof kept>;

const ofPicture = z.object({ pictureId: z.string().check(z.regex(/^[0-9a-f-]{36}$/)) });

/**
 * Newest first, at most 24. `words` must all be found in what is said of the picture, its file's name or the title of a
 * post that bears it; `unused` leaves those that no post bears, in the bin or out of it. `next` is the `after` of those
 * that follow; null after the last.
 */
export const listPictures = contract({
  service: 'blog',
  method: 'GET',
  path: '/pictures',
  query: z.object({
    words: z.optional(z.string().check(z.maxLength(pictureLimits.words))),
    unused: z.optional(z.literal('1')),
    after: z.optional(z.string().check(z.regex(/^\d{1,14}_[0-9a-f-]{36}$/))),
  }),
  response: z.object({ pictures: z.array(kept), next: z.nullable(z.string()) }),
  errors: ['not_allowed'],
});

/** `olderVersions`: in so many versions of posts it stands that are history by now. */
export const openPicture = contract({
  service: 'blog',
  method: 'GET',
  path: '/pictures/:pictureId',
  params: ofPicture,
  response: z.object({ ...kept.shape, olderVersions: z.int() }),
  errors: ['not_allowed', 'picture_unknown'],
});

/** What posts say beside it stays as it is. */
export const describePicture = contract({
  service: 'blog',
  method: 'PUT',
  path: '/pictures/:pictureId',
  params: ofPicture,
  body: pictureWords,
  response: kept,
  errors: ['not_allowed', 'picture_unknown', 'review_needed'],
});

/** Its files are gone after it. `picture_used`: a post that is not in the bin bears it; nothing was deleted. */
export const deletePicture = contract({
  service: 'blog',
  method: 'DELETE',
  path: '/pictures/:pictureId',
  params: ofPicture,
  response: z.object({ id: z.string() }),
  errors: ['not_allowed', 'picture_unknown', 'picture_used'],
});

/**
 * Another picture, by the `key` of its upload, takes its place in every text at once, each post with a version in its
 * history. The answer is that picture, with the words of the one before where it has none; that one stays in the library.
 * `review_needed`: something that nobody has approved would be open to readers, or wait for its hour in vain; nothing was
 * changed.
 */
export const replacePicture = contract({
  service: 'blog',
  method: 'POST',
  path: '/pictures/:pictureId/replace',
  params: ofPicture,
  body: z.object({ key: z.string().check(z.maxLength(200)) }),
  response: kept,
  errors: [
    'not_allowed',
    'picture_unknown',
    'picture_same',
    'upload_unknown',
    'upload_missing',
    'image_too_large',
    'image_refused',
    'review_needed',
  ],
});
