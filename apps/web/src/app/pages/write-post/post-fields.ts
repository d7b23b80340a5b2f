import { createPost, getPost, savePost } from '@wayfare/contracts/calls/blog';
import {
  type NewPost,
  type Post,
  type PostDraftContent,
  type PostStatus,
  pictureData,
  sharePictures,
} from '@wayfare/contracts/calls/post';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import * as z from 'zod/mini';
import { ApiError, isUnreachable } from '#api/api-error.ts';
import { LoggedOutError, withToken } from '#api/authenticated-call.ts';
import { call } from '#api/call.ts';
import { toErrorReason } from '#api/failure-message.ts';
import { editorMessages } from '#app/editing/editor-messages.ts';
import { type IsOwnImage, readPost, writePost } from './html.ts';

const text = z._default(z.string(), '');
const flag = z._default(z.boolean(), false);

/** The editable fields of a post. Local drafts and other services may lack all but the text. */
export const postFields = z.object({
  title: text,
  slug: text,
  excerpt: text,
  category: text,
  author: text,
  date: text,
  content: z.string(),
  heroImageKey: text,
  heroImageUrl: text,
  heroImageAlt: text,
  heroIsDecoration: flag,
  heroImage: z._default(z.nullable(pictureData), null),
  searchTitle: text,
  searchDescription: text,
  shareText: text,
  sharePicture: z._default(z.enum(sharePictures), 'card'),
  canonicalUrl: text,
  noindex: flag,
});
export type PostFields = z.infer<typeof postFields>;

export const emptyFields = (today: string): PostFields => postFields.parse({ content: '', date: today });

/** Normalizes the text as the editor writes it, so that an untouched post compares as equal. */
export function fieldsOf(post: Post, isOwnImage: IsOwnImage): PostFields {
  const content = writePost(readPost(post.content, isOwnImage));
  // `parse` drops all other properties of the post.
  return postFields.parse({ ...post, date: post.date.slice(0, 10), content });
}

export function fieldsOfDraft(draft: PostDraftContent, isOwnImage: IsOwnImage): PostFields {
  return postFields.parse({ ...draft, content: writePost(readPost(draft.content, isOwnImage)) });
}

const trimmed = ['title', 'slug', 'excerpt', 'category', 'author', 'canonicalUrl'] as const;

function bodyOf(fields: PostFields, status: PostStatus): Omit<NewPost, 'id'> {
  const { heroImage: _, ...others } = fields;
  const body = { ...others, status };
  for (const name of trimmed) body[name] = body[name].trim();
  return body;
}

interface PostSave {
  readonly config: PublicConfig;
  readonly id: string;
  readonly fields: PostFields;
  readonly status: PostStatus;
  /** The `updatedAt` of the saved post; null if there is none. */
  readonly updatedAt: string | null;
  readonly lock: string;
}

/** Long, because the server may still have to process an image. */
const saveTimeoutMs = 30_000;

export function savePostWith({ config, id, fields, status, updatedAt, lock }: PostSave): Promise<Post> {
  const body = { ...bodyOf(fields, status), lock };
  return withToken(config, async (token) => {
    const context = { config, token, timeoutMs: saveTimeoutMs };
    const saving =
      updatedAt === null
        ? call(createPost, { body: { id, ...body } }, context)
        : call(savePost, { params: { postId: id }, body: { ...body, updatedAt } }, context);
    return saving.catch((error: unknown) => {
      if (!isDoneWithoutPost(error)) throw error;
      return call(getPost, { params: { postId: id } }, { config, token });
    });
  });
}

/** Other services return no post after a save, so it is loaded separately. */
const isDoneWithoutPost = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'bad_response';

export interface Refusal {
  readonly status: 'logged-out' | 'slug' | 'failed';
  readonly message: string;
  readonly slugError?: string;
}

/** Maps a failed save to the message for the editor. */
export function refusalOf(error: unknown): Refusal {
  const reason = toErrorReason(error);
  const message = editorMessages.failed(reason);
  if (error instanceof LoggedOutError) return { status: 'logged-out', message: editorMessages.loggedOut };
  if (error instanceof ApiError && error.code === 'slug_taken')
    return { status: 'slug', message, slugError: reason };
  return { status: 'failed', message: isUnreachable(error) ? editorMessages.unexpected(reason) : message };
}
