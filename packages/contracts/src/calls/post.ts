import * as z from 'zod/mini';
import { isCalendarDate } from '../rules/calendar-date.ts';
import { besides, text, textOrNone } from '../rules/foreign.ts';
import { slugFault, slugMaxLength, slugMessages } from '../rules/slug.ts';
import { reviewStates } from './review-state.ts';

export const postStatuses = ['DRAFT', 'PUBLISHED'] as const;
export type PostStatus = (typeof postStatuses)[number];

export const postLimits = {
  title: 200,
  excerpt: 500,
  category: 60,
  author: 100,
  imageAlt: 500,
  /** Characters of HTML. */
  content: 400_000,
} as const;

export const sharingLimits = {
  searchTitle: 200,
  searchDescription: 500,
  shareText: 500,
  canonicalUrl: 500,
} as const;

/** Which picture a link to a post shows: the card that is drawn with its title, or its hero image. */
export const sharePictures = ['card', 'hero'] as const;
export type SharePicture = (typeof sharePictures)[number];

export const postMessages = {
  required: slugMessages.required,
  untitled: 'A post needs a title before it is published.',
  empty: 'A post needs some text before it is published.',
  notFound: 'Post not found.',
  gone: 'This post is no longer here.',
  subscriptionRequired: 'Subscription required',
  adminsOnly: 'Access denied (blog-admin only).',
} as const;

/** Made by the browser, which so can try a save again without making a second post. */
export const postId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** What pages need to show a picture well before it is there. `srcset`s are ready to be set. */
export const pictureFacts = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  avif: z.string(),
  webp: z.string(),
  /** Colors of a tiny likeness; `placeholder.ts` reads them. */
  placeholder: z.string(),
  /** Whose it is, where somebody said so. */
  credit: z.optional(z.string()),
});
export type PictureFacts = z.infer<typeof pictureFacts>;

/** Other services leave empty what they have none of, and know nothing of our `heroImageAlt` and `heroImage`. */
const shared = {
  id: text,
  title: textOrNone,
  slug: text,
  excerpt: textOrNone,
  status: z.enum(postStatuses),
  /** All three are empty where there is no hero image; a drawn plate of the house has an address and no key. */
  heroImageKey: textOrNone,
  heroImageUrl: textOrNone,
  heroImageAlt: textOrNone,
  /** Null for a plate, and where there is no image: then the address alone is all there is. */
  heroImage: z._default(z.nullable(pictureFacts), null),
  createdAt: textOrNone,
  updatedAt: textOrNone,
  /** The day that the post bears, as YYYY-MM-DD. */
  date: textOrNone,
  category: textOrNone,
  /** By whom it is; empty where nobody says. */
  author: textOrNone,
};

/**
 * When a draft opens by itself, for blog-admins. The clock on a wall and where it hangs are what was asked for; the instant
 * follows from them by the rules of today.
 */
const scheduled = {
  publishAt: besides(z.iso.datetime()),
  publishLocal: besides(z.string()),
  publishZone: besides(z.string()),
};

const line = (maxLength: number) =>
  z.string().check(
    z.maxLength(maxLength),
    z.refine((text) => !/[\r\n]/.test(text)),
  );

/** For blog-admins: what search engines and shared links say of it. In a save each is as it was, if it is left out. */
const sharing = {
  searchTitle: z.optional(line(sharingLimits.searchTitle)),
  searchDescription: z.optional(line(sharingLimits.searchDescription)),
  shareText: z.optional(line(sharingLimits.shareText)),
  sharePicture: z.optional(z.enum(sharePictures)),
  /** Where it first appeared; of a post that is saved, the address of a page or nothing. */
  canonicalUrl: z.optional(line(sharingLimits.canonicalUrl)),
  noindex: z.optional(z.boolean()),
};

/** Whoever cannot see the hero image, which has no description, misses nothing. In a save as it was, if it is left out. */
const heroIsDecoration = z.optional(z.boolean());

/** As it stands in a list: drafts complete, so that the editor can go on from there; published ones without content. */
export const listedPost = z.object({
  ...shared,
  ...scheduled,
  content: besides(z.string()),
  /** Of a draft, for blog-admins, where texts are reviewed. */
  review: besides(z.enum(reviewStates)),
});
export type ListedPost = z.infer<typeof listedPost>;

/** A whole post. The content is sanitised HTML, its images bearing `width`, `height` and `srcset`. */
export const post = z.object({
  ...shared,
  ...scheduled,
  ...sharing,
  /** For blog-admins. */
  heroIsDecoration,
  content: z.string(),
  /** For blog-admins: under which slugs readers knew it; they lead to it. Its own is among them while it is a draft. */
  formerSlugs: besides(z.array(z.string())),
});
export type Post = z.infer<typeof post>;

const neighbour = z._default(z.nullable(z.object({ slug: z.string(), title: z.string() })), null);

/** A post as readers open it. `previous` is the older one, `next` the newer. */
export const postDetail = z.object({ ...post.shape, previous: neighbour, next: neighbour });
export type PostDetail = z.infer<typeof postDetail>;

export const isPostDate = (text: string): boolean =>
  isCalendarDate(text) && text >= '1970-01-01' && text <= '2100-12-31';

/** A whole instant counts as its date, because that is how some clients write a day. */
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
  z.string().check((found) => {
    const message = slugFault(found.value);
    if (message !== null) found.issues.push({ code: 'custom', input: found.value, message });
  }),
);

const written = {
  title: line(postLimits.title),
  slug,
  excerpt: z.optional(z.string().check(z.maxLength(postLimits.excerpt))),
  content: z.string().check(z.maxLength(postLimits.content)),
  status: z.enum(postStatuses),
  /** What `GET /upload-url` gave; null or empty for none. */
  heroImageKey: z.nullish(z.string().check(z.maxLength(200))),
  /** Read only where there is no key, and then only the address of a plate: `/plates/door.svg`. */
  heroImageUrl: z.nullish(z.string().check(z.maxLength(2_000))),
  heroImageAlt: z.nullish(z.string().check(z.maxLength(postLimits.imageAlt))),
  heroIsDecoration,
  /** Today, in the site's zone, if it is left out. */
  date: z.optional(day),
  category: z.optional(line(postLimits.category)),
  /** As it was, if it is left out. */
  author: z.optional(line(postLimits.author)),
  /**
   * The draft that this save takes up, as it was answered last, null where there was none: another one is told as
   * `post_changed`. Left out, it is not looked at. Either way there is no draft after it.
   */
  draftVersion: z.optional(z.nullable(z.int())),
};

/** What a save sends. Everything else in the body (`createdAt` among it) is the server's to say, and is dropped. */
export const newPost = z.object({ id: postId, ...written, ...sharing });
export type NewPost = z.infer<typeof newPost>;

/** `updatedAt` as it was loaded: by it the server tells whether somebody else has saved since. */
export const changedPost = z.object({ ...written, ...sharing, updatedAt: z.iso.datetime() });
export type ChangedPost = z.infer<typeof changedPost>;

/** What stands in the fields while a post is written: nothing has to be there yet, or to be right. */
export const draftedPost = z.object({
  title: line(postLimits.title),
  slug: line(slugMaxLength),
  excerpt: z.string().check(z.maxLength(postLimits.excerpt)),
  category: line(postLimits.category),
  author: line(postLimits.author),
  date: line(40),
  /** HTML. */
  content: z.string().check(z.maxLength(postLimits.content)),
  heroImageKey: line(200),
  heroImageUrl: line(2_000),
  heroImageAlt: z.string().check(z.maxLength(postLimits.imageAlt)),
  heroIsDecoration,
  ...sharing,
});
export type DraftedPost = z.infer<typeof draftedPost>;

/** The same as it is shown: its images bear what a page needs of them. */
export const presentedDraft = z.object({ ...draftedPost.shape, heroImage: z.nullable(pictureFacts) });
export type PresentedDraft = z.infer<typeof presentedDraft>;

export const postRevision = z.object({
  /** From 1. What is older than thirty days and no reader saw is thinned out, so that numbers may be missing. */
  number: z.int(),
  title: z.string(),
  status: z.enum(postStatuses),
  savedAt: z.iso.datetime(),
  /** Empty where the name is not known. */
  savedBy: z.string(),
  /** Of the text; left out where it is very long. */
  words: z.optional(z.int()),
});
export type PostRevision = z.infer<typeof postRevision>;
