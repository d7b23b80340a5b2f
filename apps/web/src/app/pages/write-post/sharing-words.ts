import type { PostSharing } from '@wayfare/contracts/rules/post-sharing';
import type { PostFields } from './post-fields.ts';

export interface NamedField {
  readonly name: string;
  readonly textIn: (fields: PostFields) => string;
}

/** The labels of the sharing fields. */
export const sharingNames: Readonly<Record<keyof PostSharing, NamedField>> = {
  searchTitle: { name: 'Search title', textIn: ({ searchTitle }) => searchTitle },
  searchDescription: { name: 'Search description', textIn: ({ searchDescription }) => searchDescription },
  shareText: { name: 'Words beside a shared link', textIn: ({ shareText }) => shareText },
  sharePicture: {
    name: 'Picture of a shared link',
    textIn: ({ sharePicture }) => (sharePicture === 'hero' ? 'The hero image' : ''),
  },
  canonicalUrl: { name: 'Where it first appeared', textIn: ({ canonicalUrl }) => canonicalUrl },
  noindex: { name: 'Search engines', textIn: ({ noindex }) => (noindex ? 'Asked to leave it out' : '') },
};

/** The sharing fields that differ from their defaults. */
export const sharingIn = (fields: PostFields): (readonly [name: string, value: string])[] =>
  Object.values(sharingNames)
    .map(({ name, textIn }) => [name, textIn(fields)] as const)
    .filter(([, words]) => words !== '');
