import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { PostDraftContent } from '@wayfare/contracts/calls/post';
import { normalizeLine } from '@wayfare/contracts/rules/plain-lines';
import { parseCanonicalUrl } from '@wayfare/contracts/rules/post-sharing-fields';
import { type StoredText, type TextKind, toStored } from '#features/editing/kind.ts';
import { listUsedKeys } from './content-images.ts';
import { replaceNoteLinks } from './note-links.ts';
import { parseIllustration, parsePictureKey } from './pictures/picture.ts';
import { sanitizeForSave } from './sanitize.ts';
import { block } from './search-source.ts';
import type { PostContent, StoredPost } from './stored-post.ts';

/** Identifies what readers and strangers read of a post for its review; not its address or its date. */
function getFingerprint(draft: PostDraftContent): string {
  const text = toFields(draft);
  const { title, excerpt, content, heroImageKey, heroImageUrl, heroImageAlt, category, author } = text;
  const { searchTitle, searchDescription, shareText, sharePicture, canonicalUrl } = text;
  const hero = [heroImageKey, parseIllustration(heroImageUrl), heroImageAlt];
  const forReaders = [title, excerpt, withoutIdleSpace(content), ...hero, category, author];
  const forSharing = [searchTitle, searchDescription, shareText, sharePicture, canonicalUrl];
  const isDefault = isDeepStrictEqual(forSharing, ['', '', '', 'card', '']);
  return toHash(isDefault ? forReaders : [...forReaders, ...forSharing]);
}

const toHash = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

const besideBlocks = / ?(<\/?(?:p|h[2-4]|ul|ol|li|blockquote|figure|figcaption|hr|br)(?: \/)?>) ?/g;

/** Without the spaces between blocks that other programs write. The editor drops them when it opens such a text. */
const withoutIdleSpace = (html: string): string =>
  html.replace(/[ \t\n\f\r]+/g, ' ').replace(besideBlocks, '$1');

/** The fields of a draft as a save stores them. */
export function toFields(draft: PostDraftContent): PostContent {
  const key = parsePictureKey(draft.heroImageKey || draft.heroImageUrl) ?? '';
  const hasIllustration = key === '' && parseIllustration(draft.heroImageUrl) !== '';
  const heroImageAlt = draft.heroImageAlt.trim();
  return {
    slug: draft.slug.trim(),
    title: draft.title.trim(),
    excerpt: draft.excerpt.trim(),
    content: draft.content,
    heroImageKey: key,
    heroImageUrl: hasIllustration ? draft.heroImageUrl : '',
    heroImageAlt,
    heroIsDecoration:
      draft.heroIsDecoration === true && (key !== '' || hasIllustration) && heroImageAlt === '',
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

/** The copy for readers. */
export const toCopy = (post: StoredPost): StoredText => toStored(postText, post.postId, toFields(post));

export const toPostRef = (postId: string) => ({ kind: 'post', ref: postId }) as const;

export const postText: TextKind<PostDraftContent> = {
  kind: 'post',
  clean: async (draft) => ({ ...draft, content: await sanitizeForSave(draft.content) }),
  hash: (draft) => {
    const { slug, date, noindex, heroIsDecoration } = toFields(draft);
    return toHash([getFingerprint(draft), slug, date, noindex, heroIsDecoration]);
  },
  fingerprint: getFingerprint,
  title: ({ title }) => title.trim(),
  wordCount: ({ content }) =>
    replaceNoteLinks(content, () => '')
      .replace(block, ' ')
      .replace(/<[^<>]*>/g, '')
      .match(/\S+/g)?.length ?? 0,
  pictures: (draft) => listUsedKeys(toFields(draft)),
};
