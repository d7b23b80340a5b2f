import { getPost } from '@wayfare/contracts/calls/blog';
import type { Post } from '@wayfare/contracts/calls/post';
import { postCalls } from '@wayfare/contracts/calls/post-drafts';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import type * as z from 'zod/mini';
import { ApiError, isUnsupportedCall } from '#api/api-error.ts';
import { withToken } from '#api/authenticated-call.ts';
import { call } from '#api/call.ts';
import { listLocalTexts } from '#app/editing/session/local-texts.ts';

export type LoadedPost = z.infer<typeof postCalls.getDraft.response>;

export interface OpenPost {
  readonly postId: string;
  readonly loaded: LoadedPost;
}

export const newPost: LoadedPost = {
  state: 'new',
  hasChanges: false,
  draft: null,
  copy: null,
  lock: { isMine: false, holder: null, viewer: null },
  details: {},
};

export function toState({ status, publishAt }: Post): LoadedPost['state'] {
  if (status === 'PUBLISHED') return 'published';
  return publishAt === undefined ? 'draft' : 'scheduled';
}

/** A post for its editor. Other services have no drafts: there the saved post is everything. */
export const loadPost = (config: PublicConfig, postId: string): Promise<LoadedPost> =>
  withToken(config, async (token) => {
    try {
      return await call(postCalls.getDraft, { params: { ref: postId } }, { config, token });
    } catch (error) {
      if (!isUnsupportedCall(error)) throw error;
      const copy = await call(getPost, { params: { postId } }, { config, token });
      return { ...newPost, state: toState(copy), copy };
    }
  });

export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'post_not_found';

/** The id of a post that was begun on this device and has not reached the server. Null if another tab has it open. */
export async function findBegunPost(owner: string): Promise<string | null> {
  const texts = await listLocalTexts(owner).catch(() => []);
  const locks: LockManager | undefined = navigator.locks;
  const held = new Set((await locks?.query())?.held?.map(({ name }) => name));
  const begun = texts
    .filter(
      ({ kind, ref, text }) => kind === 'post' && text.version === null && !held.has(`wayfare:post:${ref}`),
    )
    .toSorted((one, other) => one.text.typedAt.localeCompare(other.text.typedAt));
  return begun.at(-1)?.ref ?? null;
}
