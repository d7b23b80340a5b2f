import { createPost, openPost, savePost } from '@wayfare/contracts/calls/blog';
import { type NewPost, type Post, type PostStatus, pictureFacts } from '@wayfare/contracts/calls/post';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { slugFault } from '@wayfare/contracts/rules/slug';
import * as z from 'zod/mini';
import { ApiError, isUnreachable } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { reasonOf } from '#app/blog/reason-of.ts';
import { LoggedOut, withTokenHere } from '#app/with-token.ts';
import { blocksFromHtml, type IsOwnImage } from './document/read-dom.ts';
import { htmlOf } from './document/write-html.ts';
import { editorMessages } from './editor-messages.ts';

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

export interface Saving {
  readonly config: PublicConfig;
  readonly postId: string;
  /** The save that the words go on from; null for a new post. */
  readonly updatedAt: string | null;
  readonly fields: PostFields;
  readonly status: PostStatus;
}

export type SaveOutcome =
  | { readonly status: 'saved'; readonly post: Post }
  /** Somebody saved in the meantime. */
  | { readonly status: 'changed'; readonly theirs: Post }
  | { readonly status: 'logged-out' }
  | { readonly status: 'slug'; readonly fault: string; readonly message: string }
  | { readonly status: 'failed'; readonly message: string };

/** An image that only now is made ready takes the server a while. */
const saveTimeoutMs = 30_000;

export async function saveFields(saving: Saving): Promise<SaveOutcome> {
  const fault = slugFault(saving.fields.slug.trim());
  if (fault !== null) return { status: 'slug', fault, message: fault };
  try {
    return { status: 'saved', post: await sent(saving) };
  } catch (error) {
    return outcomeOf(error, saving).catch((later: unknown) => failed(later));
  }
}

function sent({ config, postId, updatedAt, fields, status }: Saving): Promise<Post> {
  const body = bodyOf(fields, status);
  return withTokenHere(config, async (token) => {
    const context = { config, token, timeoutMs: saveTimeoutMs };
    const saving =
      updatedAt === null
        ? call(createPost, { body: { id: postId, ...body } }, context)
        : call(savePost, { params: { postId }, body: { ...body, updatedAt } }, context);
    return saving.catch((error: unknown) => {
      if (!isDoneWithoutPost(error)) throw error;
      return call(openPost, { params: { postId } }, { config, token });
    });
  });
}

/** Other services say only that it was done; how the post stands then is asked for. */
const isDoneWithoutPost = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'bad_answer';

async function outcomeOf(error: unknown, saving: Saving): Promise<SaveOutcome> {
  const code = error instanceof ApiError ? error.code : '';
  // Of a new post it can only be this one, saved before its answer was lost, and written on since.
  if (code === 'post_changed' || code === 'post_exists') {
    const { config, postId } = saving;
    const theirs = await withTokenHere(config, (token) =>
      call(openPost, { params: { postId } }, { config, token }),
    );
    return { status: 'changed', theirs };
  }
  if (code === 'slug_taken')
    return { status: 'slug', fault: reasonOf(error), message: editorMessages.failed(reasonOf(error)) };
  return failed(error);
}

function failed(error: unknown): SaveOutcome {
  if (error instanceof LoggedOut) return { status: 'logged-out' };
  const reason = reasonOf(error);
  return {
    status: 'failed',
    message: isUnreachable(error) ? editorMessages.unexpected(reason) : editorMessages.failed(reason),
  };
}
