import { createPost, openPost, savePost } from '@wayfare/contracts/calls/blog';
import type { Post, PostStatus } from '@wayfare/contracts/calls/post';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { slugFault } from '@wayfare/contracts/rules/slug';
import { ApiError, isUnreachable } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { reasonOf } from '#app/blog/reason-of.ts';
import { LoggedOut, withTokenHere } from '#app/with-token.ts';
import { editorMessages } from './editor-messages.ts';
import { bodyOf, type PostFields } from './post-fields.ts';

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
