import { type NewPost, type Post, type PostStatus, pictureFacts } from '@wayfare/contracts/calls/post';
import * as z from 'zod/mini';
import { blocksFromHtml } from './document/from-html.ts';
import type { IsOwnImage } from './document/read-dom.ts';
import { htmlOf } from './document/write-html.ts';

/** All that an editor can say about a post. */
export const postFields = z.object({
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
export type PostFields = z.infer<typeof postFields>;

export const emptyFields = (today: string): PostFields => ({
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

/** A post's fields, its text as the editor writes it: so that what nobody touched compares as equal. */
export function fieldsOf(post: Post, isOwnImage: IsOwnImage): PostFields {
  const content = htmlOf(blocksFromHtml(post.content, isOwnImage));
  // What the post is besides its fields is left out here.
  return postFields.parse({ ...post, date: post.date.slice(0, 10), content });
}

/** The facts of a picture follow from its key. */
const compared = z.keyof(postFields).options.filter((name) => name !== 'heroImage');

export const hasSameFields = (a: PostFields, b: PostFields): boolean =>
  compared.every((name) => a[name] === b[name]);

export function bodyOf(fields: PostFields, status: PostStatus): Omit<NewPost, 'id'> {
  const { title, slug, excerpt, category, date, content, heroImageKey, heroImageUrl, heroImageAlt } = fields;
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
