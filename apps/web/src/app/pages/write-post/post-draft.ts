import { type EditedPost, savePostDraft } from '@wayfare/contracts/calls/blog';
import type { Post } from '@wayfare/contracts/calls/post';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import type { ReviewStatus } from '@wayfare/contracts/calls/review-state';
import { ApiError, isUnsupportedCall } from '#api/api-error.ts';
import { withToken } from '#api/authenticated-call.ts';
import { call } from '#api/call.ts';
import type { Autosave, Kind, Save, There } from '#app/editing/autosave.ts';
import { draftStorage } from '#app/editing/draft-storage.ts';
import { localDraftsOf } from '#app/editing/local-drafts.ts';
import { KeptHereOnly } from '#app/editing/save-failures.ts';
import type { DraftKind } from '#app/offline/draft-keys.ts';
import type { IsOwnImage } from './html.ts';
import { askForPost } from './load-post.ts';
import {
  compared,
  emptyFields,
  fieldsOf,
  fieldsOfDraft,
  hasSameFields,
  type PostFields,
  type PostVersion,
  postFields,
  postVersion,
} from './post-fields.ts';

interface PostFacts {
  /** As it was saved last, and its fields; null before it was. */
  readonly post: Post | null;
  readonly saved: PostFields | null;
  /** Undefined where texts are not reviewed. */
  readonly review?: ReviewStatus | undefined;
}

export type PostThere = There<PostFields, PostVersion, PostFacts>;
export type PostAutosave = Autosave<PostFields, PostVersion, PostFacts>;

export const postKind: Kind<PostFields> = {
  isSame: hasSameFields,
  writing: (fields) =>
    compared
      // The address of a picture follows from its key.
      .filter((name) => name !== 'heroImageUrl' || fields.heroImageKey === '')
      .map((name) => String(fields[name]).trim())
      .join('\n'),
  savable: (fields) => fields,
};

/** By the id of the post. */
export const localPosts = (owner: string, kind: DraftKind) =>
  localDraftsOf<PostFields, PostVersion>(draftStorage, {
    what: 'post',
    owner,
    kind,
    typed: postFields,
    version: postVersion,
  });

/** What was typed for a post that no server has heard of, the latest of it. */
export function findUnheard(localPostsHere: ReturnType<typeof localPosts>) {
  const unheard = localPostsHere.refs().flatMap((ref) => {
    const copy = localPostsHere.find(ref);
    return copy !== null && copy.version.draft === null && copy.version.updatedAt === null ? [copy] : [];
  });
  return unheard.toSorted((one, other) => one.at.localeCompare(other.at)).at(-1) ?? null;
}

export const nothingThere = (id: string, today: string): PostThere => ({
  typed: emptyFields(today),
  version: { id, draft: null, updatedAt: null },
  savedAt: null,
  savedBy: null,
  facts: { post: null, saved: null },
});

export function postThere(
  id: string,
  today: string,
  { post, draft, review }: EditedPost,
  isOwn: IsOwnImage,
): PostThere {
  const nothing = nothingThere(id, today);
  const saved = post === null ? null : fieldsOf(post, isOwn);
  return {
    typed: draft === null ? (saved ?? nothing.typed) : fieldsOfDraft(draft.content, isOwn),
    version: { id, draft: draft?.version ?? null, updatedAt: post?.updatedAt ?? null },
    savedAt: draft?.savedAt ?? post?.updatedAt ?? null,
    savedBy: draft?.savedBy ?? null,
    facts: { post, saved, review },
  };
}

interface Calls {
  readonly config: PublicConfig;
  readonly today: string;
  readonly isOwnImage: IsOwnImage;
  readonly facts: () => PostFacts;
}

/** How a draft is saved and looked at. */
export function draftCalls({ config, today, isOwnImage, facts }: Calls) {
  const save: Save<PostFields, PostVersion, PostFacts> = async (typed, on) => {
    const { heroImage: _, ...content } = typed;
    const { draft, updatedAt } = on;
    const body = { content, version: draft, updatedAt };
    const saved = await withToken(config, (token) =>
      call(savePostDraft, { params: { postId: on.id }, body }, { config, token }),
    ).catch((error: unknown) => {
      throw isOfOthers(error) ? new KeptHereOnly('This service knows no drafts.') : error;
    });
    return {
      typed,
      version: { ...on, draft: saved.version },
      savedAt: saved.savedAt,
      savedBy: null,
      facts: { ...facts(), review: saved.review },
    };
  };

  const look = async (postId: string): Promise<PostThere> => {
    try {
      return postThere(postId, today, await askForPost(config, postId), isOwnImage);
    } catch (error) {
      if (isMissing(error)) return nothingThere(postId, today);
      throw error;
    }
  };

  return { save, look };
}

const isOfOthers = (error: unknown): boolean =>
  isUnsupportedCall(error) || (error instanceof ApiError && error.code === 'bad_response');

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.code === 'post_not_found';
