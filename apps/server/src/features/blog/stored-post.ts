import { type PostDraftContent, type PostStatus, postDraftContent } from '@wayfare/contracts/calls/post';
import { toInstant } from '@wayfare/contracts/rules/local-date-time';
import { problem } from '#http/responses/problems.ts';

/**
 * The text of a post. The hero image has a key, or is a built-in illustration with a URL; its URL is empty otherwise. It is
 * a decoration only if it has no description.
 */
export type PostContent = {
  readonly [Field in keyof PostDraftContent]-?: Exclude<PostDraftContent[Field], undefined>;
};

/** The fields a save sets. */
export interface PostFields extends PostContent {
  readonly status: PostStatus;
}

export interface StoredPost extends PostFields {
  readonly postId: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Local publishing time; null if not scheduled. */
  readonly publishLocal: string | null;
  readonly publishZone: string | null;
  readonly publishBy: string;
  /** Null if it is not in the bin. */
  readonly binnedAt: Date | null;
  readonly binnedBy: string;
}

export const notScheduled = { publishLocal: null, publishZone: null, publishBy: '' } as const;
export const notBinned = { binnedAt: null, binnedBy: '' } as const;

/** Computed with the current rules of the time zone. Null if not scheduled. */
export const getPublishTime = ({
  publishLocal,
  publishZone,
}: Pick<StoredPost, 'publishLocal' | 'publishZone'>): Date | null =>
  publishLocal === null || publishZone === null ? null : toInstant(publishLocal, publishZone);

export function getPostState({ binnedAt, status, publishLocal }: StoredPost) {
  if (binnedAt !== null) return 'bin';
  if (status === 'PUBLISHED') return 'published';
  return publishLocal === null ? 'draft' : 'scheduled';
}

/** Throws if the post is missing or in the bin. */
export function requireEditable(post: StoredPost | null): StoredPost {
  if (post === null) throw problem('post_not_found');
  if (post.binnedAt !== null)
    throw problem('post_gone', { message: 'This post is in the bin. Bring it back to go on with it.' });
  return post;
}

/** Strictly increasing, even if server clocks differ. */
export const getNextUpdate = ({ updatedAt }: StoredPost, now: Date): Date =>
  new Date(Math.max(now.getTime(), updatedAt.getTime() + 1));

/** A post in a list may come without its content. */
export type ListedRow = Omit<StoredPost, 'content'> & { readonly content: string | null };

export interface Cursor {
  readonly createdAt: Date;
  readonly postId: string;
}

const cursorShape = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)_([A-Za-z0-9_-]{1,64})$/;

/** Parses `${createdAt}_${postId}`, as `getNextCursor` writes it. Null for the first page. */
export function parseCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null;
  const [, time = '', postId = ''] = cursorShape.exec(text) ?? [];
  const createdAt = new Date(time);
  if (Number.isNaN(createdAt.getTime()))
    throw problem('invalid_input', { message: 'The list cannot go on from there.' });
  return { createdAt, postId };
}

export const fieldNames = [
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the schema
  ...(Object.keys(postDraftContent.shape) as (keyof PostDraftContent)[]),
  'status',
] as const satisfies (keyof PostFields)[];

export const hasSameFields = (one: PostFields, other: PostFields): boolean =>
  fieldNames.every((field) => one[field] === other[field]);
