import type { AppDeps } from '#app-deps.ts';
import type { Actor } from '#features/activity/activity-queries.ts';

export type EditingDeps = Pick<AppDeps, 'db' | 'clock' | 'identity' | 'isSubscriber'>;

/** A homily by its date, a post by its id. */
export interface TextRef {
  readonly kind: 'homily' | 'post';
  readonly ref: string;
}

/** Describes a kind of text. */
export interface TextKind<Content> {
  readonly kind: TextRef['kind'];
  /** As it is stored. Throws `post_too_complex`. */
  readonly clean: (content: Content) => Promise<Content>;
  /** Equal for contents that differ only in invisible white space. */
  readonly hash: (content: Content) => string;
  /** Identifies an approved content. Equal for contents that look the same to readers. */
  readonly fingerprint: (content: Content) => string;
  readonly title: (content: Content) => string;
  readonly wordCount: (content: Content) => number;
  /** Keys of pictures. */
  readonly pictures: (content: Content) => readonly string[];
}

/** A content with what is stored beside it. */
export interface StoredText<Content = unknown> extends TextRef {
  readonly content: Content;
  readonly hash: string;
  readonly fingerprint: string;
  readonly wordCount: number;
  readonly pictures: readonly string[];
}

export const toStored = <Content>(
  kind: TextKind<Content>,
  ref: string,
  content: Content,
): StoredText<Content> => ({
  kind: kind.kind,
  ref,
  content,
  hash: kind.hash(content),
  fingerprint: kind.fingerprint(content),
  wordCount: kind.wordCount(content),
  pictures: kind.pictures(content),
});

/** The person and the time of a save. */
export interface Saver {
  readonly by: Actor;
  readonly now: Date;
}
