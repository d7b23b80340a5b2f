import { parsePictureKey } from './pictures/picture.ts';
import type { ListedRow } from './stored-post.ts';
import { decodeEntities } from './to-markdown.ts';

/** Sanitized HTML has images in exactly this form. */
export const storedImage = /<img src="([^"]*)" alt="([^"]*)"( role="presentation")? \/>/g;

/** The keys of the images in sanitized HTML. */
export const listImageKeys = (html: string): string[] =>
  [...html.matchAll(storedImage)].flatMap(([, src = '']) => parsePictureKey(src) ?? []);

/** The keys of a post's pictures, each once. */
export const listPictureKeys = ({
  heroImageKey,
  content,
}: Pick<ListedRow, 'heroImageKey' | 'content'>): string[] =>
  [...new Set([heroImageKey, ...listImageKeys(content ?? '')])].filter((key) => key !== '');

const storedKey = /images\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/main\.webp/g;

/** The pictures that must stay: those of the post, and those that its links lead to. */
export const listUsedKeys = (post: Pick<ListedRow, 'heroImageKey' | 'content'>): string[] => [
  ...new Set([...listPictureKeys(post), ...(post.content?.match(storedKey) ?? [])]),
];

/** Descriptions of images by key. */
export const listImageAlts = (html: string): ReadonlyMap<string, string> =>
  new Map(
    [...html.matchAll(storedImage)].flatMap(([, key = '', alt = '']) =>
      alt === '' ? [] : [[key, decodeEntities(alt)]],
    ),
  );

export const replaceImageKeys = (html: string, keyOf: (key: string) => string): string =>
  html.replaceAll(storedImage, (_, src: string, alt: string, role = '') => {
    return `<img src="${keyOf(src)}" alt="${alt}"${role} />`;
  });
