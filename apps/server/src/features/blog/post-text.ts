import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { PostDraftContent } from '@wayfare/contracts/calls/post';
import { normalizeLine } from '@wayfare/contracts/rules/plain-lines';
import { parseCanonicalUrl } from '@wayfare/contracts/rules/post-sharing-fields';
import type { Saver, TextKind } from '#features/editing/kind.ts';
import { listPictureKeys } from './content-images.ts';
import { replaceNoteLinks } from './note-links.ts';
import { illustrationUrl, parseIllustration, parsePictureKey } from './pictures/picture.ts';
import { sanitizeForSave } from './sanitize.ts';
import { block } from './search-source.ts';
import type { PostFields, StoredPost } from './stored-post.ts';

type DraftFields = Omit<PostFields, 'status'>;

/** The part of a post that readers and strangers read; not its address or its date. */
type PostText = Omit<DraftFields, 'slug' | 'date' | 'noindex' | 'heroIsDecoration'>;

/** Identifies a text for its review. */
function getFingerprint(text: PostText): string {
  const { title, excerpt, content, heroKey, heroIllustration, heroAlt, category, author } = text;
  const { searchTitle, searchDescription, shareText, sharePicture, canonicalUrl } = text;
  const forReaders = [
    title,
    excerpt,
    withoutIdleSpace(content),
    heroKey,
    heroIllustration,
    heroAlt,
    category,
    author,
  ];
  const forStrangers = [searchTitle, searchDescription, shareText, sharePicture, canonicalUrl];
  const isUsual = isDeepStrictEqual(forStrangers, ['', '', '', 'card', '']);
  return toHash(isUsual ? forReaders : [...forReaders, ...forStrangers]);
}

const toHash = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

const besideBlocks = / ?(<\/?(?:p|h[2-4]|ul|ol|li|blockquote|figure|figcaption|hr|br)(?: \/)?>) ?/g;

/** Without the spaces between blocks that other programs write. The editor drops them when it opens such a text. */
const withoutIdleSpace = (html: string): string =>
  html.replace(/[ \t\n\f\r]+/g, ' ').replace(besideBlocks, '$1');

/** The fields of a draft as a save stores them. */
export function toFields(draft: PostDraftContent): DraftFields {
  const { heroImageKey, heroImageUrl } = draft;
  const heroKey = parsePictureKey(heroImageKey || heroImageUrl) ?? '';
  const heroIllustration = heroKey === '' ? parseIllustration(heroImageUrl) : '';
  const heroAlt = draft.heroImageAlt.trim();
  return {
    slug: draft.slug.trim(),
    title: draft.title.trim(),
    excerpt: draft.excerpt.trim(),
    content: draft.content,
    heroKey,
    heroIllustration,
    heroAlt,
    heroIsDecoration:
      draft.heroIsDecoration === true && `${heroKey}${heroIllustration}` !== '' && heroAlt === '',
    date: draft.date,
    category: draft.category.trim(),
    author: normalizeLine(draft.author),
    searchTitle: normalizeLine(draft.searchTitle ?? ''),
    searchDescription: normalizeLine(draft.searchDescription ?? ''),
    shareText: normalizeLine(draft.shareText ?? ''),
    sharePicture: draft.sharePicture ?? 'card',
    canonicalUrl: parseCanonicalUrl(draft.canonicalUrl ?? '') ?? '',
    noindex: draft.noindex ?? false,
  };
}

/** The draft from which this post would be saved. */
export function toDraft(post: PostFields): PostDraftContent {
  const { heroKey, heroIllustration, heroAlt, status: _, ...fields } = post;
  return {
    ...fields,
    heroImageKey: heroKey,
    heroImageUrl: heroIllustration === '' ? '' : illustrationUrl(heroIllustration),
    heroImageAlt: heroAlt,
  };
}

export const toCopy = (post: StoredPost, save: Saver) => ({
  ref: post.postId,
  content: toDraft(post),
  isPublished: post.status === 'PUBLISHED',
  ...save,
});

export const hasSameText = (one: PostText, other: PostText): boolean =>
  getFingerprint(one) === getFingerprint(other);

export const toReviewedPost = (postId: string, post: PostText) =>
  ({ kind: 'post', ref: postId, fingerprint: getFingerprint(post) }) as const;

export const toPost = (postId: string) => ({ kind: 'post', ref: postId }) as const;

export const postText: TextKind<PostDraftContent> = {
  kind: 'post',
  clean: async (draft) => ({ ...draft, content: await sanitizeForSave(draft.content) }),
  hash: (draft) => {
    const { slug, date, noindex, heroIsDecoration, ...text } = toFields(draft);
    return toHash([getFingerprint(text), slug, date, noindex, heroIsDecoration]);
  },
  fingerprint: (draft) => getFingerprint(toFields(draft)),
  title: ({ title }) => title.trim(),
  wordCount: ({ content }) =>
    replaceNoteLinks(content, () => '')
      .replace(block, ' ')
      .replace(/<[^<>]*>/g, '')
      .match(/\S+/g)?.length ?? 0,
  pictures: (draft) => listPictureKeys(toFields(draft)),
};
