import { type NewPost, type Post, type PostStatus, pictureFacts } from '@wayfare/contracts/calls/post';
import * as z from 'zod/mini';
import { blocksFromHtml } from './document/from-html.ts';
import type { IsOwnImage } from './document/read-dom.ts';
import { htmlOf } from './document/write-html.ts';

/** All that an editor can say about a post. */
export const postWords = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  category: z.string(),
  date: z.string(),
  content: z.string(),
  heroImageKey: z.string(),
  heroImageUrl: z.string(),
  heroImageAlt: z.string(),
  heroImage: z.nullable(pictureFacts),
});
export type PostWords = z.infer<typeof postWords>;

export const noWords = (today: string): PostWords => ({
  title: '',
  slug: '',
  excerpt: '',
  category: '',
  date: today,
  content: '',
  heroImageKey: '',
  heroImageUrl: '',
  heroImageAlt: '',
  heroImage: null,
});

/** A post's words, its text as the editor writes it: so that what nobody touched compares as equal. */
export function wordsOf(post: Post, isOwnImage: IsOwnImage): PostWords {
  const content = htmlOf(blocksFromHtml(post.content, isOwnImage));
  // What the post is besides its words is left out here.
  return postWords.parse({ ...post, date: post.date.slice(0, 10), content });
}

/** The facts of a picture follow from its key. */
const compared = z.keyof(postWords).options.filter((name) => name !== 'heroImage');

export const isSameWords = (a: PostWords, b: PostWords): boolean =>
  compared.every((name) => a[name] === b[name]);

export function bodyOf(words: PostWords, status: PostStatus): Omit<NewPost, 'id'> {
  const { title, slug, excerpt, category, date, content, heroImageKey, heroImageUrl, heroImageAlt } = words;
  return {
    title: title.trim(),
    slug: slug.trim(),
    excerpt: excerpt.trim(),
    category: category.trim(),
    date,
    content,
    heroImageKey,
    heroImageUrl,
    heroImageAlt,
    status,
  };
}
