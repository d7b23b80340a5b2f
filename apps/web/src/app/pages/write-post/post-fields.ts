import { createPost, getPost, savePost } from '@wayfare/contracts/calls/blog';
import {
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

/** Drops all other properties, such as those of a saved post. */
export const toFields = (content: PostDraftContent): PostFields =>
  postFields.parse({ ...content, date: content.date.slice(0, 10) });

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
  const { heroImage: _, ...content } = fields;
  const body = { ...content, status, lock };
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

/** Why a post was not saved, for the editor to read. */
export class SaveError extends Error {
  readonly slugError: string | null;

  constructor(message: string, slugError: string | null = null) {
    super(message);
    this.slugError = slugError;
  }
}

export function toSaveError(error: unknown): SaveError {
  if (error instanceof SaveError) return error;
  if (error instanceof LoggedOutError) return new SaveError(editorMessages.loggedOut);
  const reason = toErrorReason(error);
  if (isUnreachable(error)) return new SaveError(editorMessages.unexpected(reason));
  const isTaken = error instanceof ApiError && error.code === 'slug_taken';
  return new SaveError(editorMessages.failed(reason), isTaken ? reason : null);
}
