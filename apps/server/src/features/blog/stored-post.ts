import type { PostStatus } from '@wayfare/contracts/calls/post';

/** What a save decides of a post. */
export interface PostFields {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  readonly status: PostStatus;
  /** An upload's key; empty where the hero image is none. */
  readonly heroKey: string;
  /** The name of a drawn plate; empty where the hero image is none. */
  readonly heroPlate: string;
  readonly heroAlt: string;
  readonly date: string;
  readonly category: string;
}

/** A post as the database keeps it. */
export interface StoredPost extends PostFields {
  readonly postId: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What a list shows of a post: everything but its content, unless it is asked for. */
export type ListedRow = Omit<StoredPost, 'content'> & { readonly content: string | null };

/** Where a list goes on: after the post that was made then and goes by this id. */
export interface Cursor {
  readonly createdAt: Date;
  readonly postId: string;
}

const cursorShape = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)_([A-Za-z0-9_-]{1,64})$/;

/** `${createdAt}_${postId}`, as `nextPageAfter` writes it; null for anything else: the database knows fewer years. */
export function cursorFrom(text: string): Cursor | null {
  const [, time = '', postId = ''] = cursorShape.exec(text) ?? [];
  const createdAt = new Date(time);
  return Number.isNaN(createdAt.getTime()) ? null : { createdAt, postId };
}

/** In which column each of them is kept: of a post, and of each revision of it. */
export const columnOf = {
  slug: 'slug',
  title: 'title',
  excerpt: 'excerpt',
  content: 'content',
  status: 'status',
  heroKey: 'hero_key',
  heroPlate: 'hero_plate',
  heroAlt: 'hero_alt',
  date: 'date',
  category: 'category',
} as const satisfies Record<keyof PostFields, string>;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object that was written out in place
export const members = Object.keys(columnOf) as readonly (keyof PostFields)[];

export const hasSameFields = (one: PostFields, other: PostFields): boolean =>
  members.every((member) => one[member] === other[member]);
