import * as z from 'zod/mini';
import { isCalendarDate } from '../rules/calendar-date.ts';
import type { SharePicture } from '../rules/post-sharing.ts';
import { findSlugError, maxSlugLength, slugMessages } from '../rules/slug.ts';
import { lenientOptional, lenientText, lenientTextOrEmpty } from './lenient.ts';
import { reviewStates } from './review-state.ts';
import { optionalToken } from './text-lock.ts';

export const postStatuses = ['DRAFT', 'PUBLISHED'] as const;
export type PostStatus = (typeof postStatuses)[number];

export const maxPostLengths = {
  title: 200,
  excerpt: 500,
  category: 60,
  author: 100,
  imageAlt: 500,
  /** Characters of HTML. */
  content: 400_000,
} as const;

/** The size limit of the JSON of a save. */
export const maxPostBytes = 1024 * 1024;

export const maxSharingLengths = {
  searchTitle: 200,
  searchDescription: 500,
  shareText: 500,
  canonicalUrl: 500,
} as const;

export const sharePictures = ['card', 'hero'] as const satisfies SharePicture[];

export const postMessages = {
  required: slugMessages.required,
  untitled: 'A post needs a title before it is published.',
  empty: 'A post needs some text before it is published.',
  notFound: 'Post not found.',
  gone: 'This post is no longer here.',
  subscriptionRequired: 'Subscription required',
  adminsOnly: 'Access denied (blog-admin only).',
} as const;

/** Chosen by the browser, so that a retry does not create a second post. */
export const postId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
export const postParams = z.object({ postId });

/** For `<picture>`: `avif` and `webp` are `srcset` values. */
export const pictureData = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  avif: z.string(),
  webp: z.string(),
  credit: z.optional(z.string()),
});
export type PictureData = z.infer<typeof pictureData>;

/** Other services may send empty values, and have no `heroImageAlt` and `heroImage`. */
const shared = {
  id: lenientText,
  title: lenientTextOrEmpty,
  slug: lenientText,
  excerpt: lenientTextOrEmpty,
  status: z.enum(postStatuses),
  /** All three are empty without a hero image. A built-in illustration has a URL and no key. */
  heroImageKey: lenientTextOrEmpty,
  heroImageUrl: lenientTextOrEmpty,
  heroImageAlt: lenientTextOrEmpty,
  /** Null for a built-in illustration, and without an image. */
  heroImage: z._default(z.nullable(pictureData), null),
  createdAt: lenientTextOrEmpty,
  updatedAt: lenientTextOrEmpty,
  /** YYYY-MM-DD. */
  date: lenientTextOrEmpty,
  category: lenientTextOrEmpty,
  /** May be ''. */
  author: lenientTextOrEmpty,
};

/** For blog-admins: when a draft is published. The instant is computed from the local time and time zone. */
const scheduled = {
  publishAt: lenientOptional(z.iso.datetime()),
  publishLocal: lenientOptional(z.string()),
  publishZone: lenientOptional(z.string()),
};

/** Text without line breaks. */
export const line = (maxLength: number) =>
  z.string().check(
    z.maxLength(maxLength),
    z.refine((text) => !/[\r\n]/.test(text)),
  );

/** For blog-admins: see `rules/post-sharing.ts`. Fields that are left out of a save stay unchanged. */
const sharing = {
  searchTitle: z.optional(line(maxSharingLengths.searchTitle)),
  searchDescription: z.optional(line(maxSharingLengths.searchDescription)),
  shareText: z.optional(line(maxSharingLengths.shareText)),
  sharePicture: z.optional(z.enum(sharePictures)),
  /** The URL of a page, or ''. */
  canonicalUrl: z.optional(line(maxSharingLengths.canonicalUrl)),
  noindex: z.optional(z.boolean()),
};

/** The hero image is decorative and needs no description. Unchanged if left out of a save. */
const heroIsDecoration = z.optional(z.boolean());

/** Drafts have content, so that the editor can open them; published posts do not. */
export const listedPost = z.object({
  ...shared,
  ...scheduled,
  content: lenientOptional(z.string()),
  /** The review of a draft, for blog-admins, if review is enabled. */
  review: lenientOptional(z.enum(reviewStates)),
});
export type ListedPost = z.infer<typeof listedPost>;

/** The content is sanitized HTML whose images have `width`, `height` and `srcset`. */
export const post = z.object({
  ...shared,
  ...scheduled,
  ...sharing,
  /** For blog-admins. */
  heroIsDecoration,
  content: z.string(),
  /** For blog-admins: slugs that redirect to it. Includes the current one while it is a draft. */
  formerSlugs: lenientOptional(z.array(z.string())),
});
export type Post = z.infer<typeof post>;

const neighbor = z._default(z.nullable(z.object({ slug: z.string(), title: z.string() })), null);

/** `previous` is older, `next` newer. */
export const postDetail = z.object({ ...shared, content: z.string(), previous: neighbor, next: neighbor });
export type PostDetail = z.infer<typeof postDetail>;

export const isPostDate = (text: string): boolean =>
  isCalendarDate(text) && text >= '1970-01-01' && text <= '2100-12-31';

/** Some clients send an instant; only its date is used. */
const day = z.pipe(
  z
    .string()
    .check(
      z.refine((text) => isPostDate(text.slice(0, 10)), 'Posts are dated from 1970 to 2100, as YYYY-MM-DD.'),
    ),
  z.transform((text: string) => text.slice(0, 10)),
);

const slug = z.pipe(
  z.pipe(
    z.string(slugMessages.required),
    z.transform((text: string) => text.trim()),
  ),
  z.string().check((input) => {
    const message = findSlugError(input.value);
    if (message !== null) input.issues.push({ code: 'custom', input: input.value, message });
  }),
);

const postFields = {
  title: line(maxPostLengths.title),
  slug,
  excerpt: z.optional(z.string().check(z.maxLength(maxPostLengths.excerpt))),
  content: z.string().check(z.maxLength(maxPostLengths.content)),
  status: z.enum(postStatuses),
  /** From `GET /upload-url`; null or '' for none. */
  heroImageKey: z.nullish(z.string().check(z.maxLength(200))),
  /** Only used without a key, and only for a built-in illustration: `/plates/door.svg`. */
  heroImageUrl: z.nullish(z.string().check(z.maxLength(2_000))),
  heroImageAlt: z.nullish(z.string().check(z.maxLength(maxPostLengths.imageAlt))),
  heroIsDecoration,
  /** Default: today, in the site's time zone. */
  date: z.optional(day),
  category: z.optional(line(maxPostLengths.category)),
  /** Unchanged if left out. */
  author: z.optional(line(maxPostLengths.author)),
  /** The token of the edit lock. Without one, and without changes by others since `updatedAt`, this replaces any draft. */
  lock: optionalToken,
};

/** Other fields in the body, such as `createdAt`, are ignored. */
export const newPost = z.object({ id: postId, ...postFields, ...sharing });
export type NewPost = z.infer<typeof newPost>;

/** `updatedAt` as loaded, to detect saves by others. */
export const postUpdate = z.object({ ...postFields, ...sharing, updatedAt: z.iso.datetime() });
export type PostUpdate = z.infer<typeof postUpdate>;

/** The fields of a draft may be empty or invalid. */
export const postDraftContent = z.object({
  title: line(maxPostLengths.title),
  slug: line(maxSlugLength),
  excerpt: z.string().check(z.maxLength(maxPostLengths.excerpt)),
  category: line(maxPostLengths.category),
  author: line(maxPostLengths.author),
  date: line(40),
  /** HTML. */
  content: z.string().check(z.maxLength(maxPostLengths.content)),
  heroImageKey: line(200),
  heroImageUrl: line(2_000),
  heroImageAlt: z.string().check(z.maxLength(maxPostLengths.imageAlt)),
  heroIsDecoration,
  ...sharing,
});
export type PostDraftContent = z.infer<typeof postDraftContent>;

/** With image attributes for display. */
export const renderedPostDraft = z.object({ ...postDraftContent.shape, heroImage: z.nullable(pictureData) });
export type RenderedPostDraft = z.infer<typeof renderedPostDraft>;
