import { type HomilyContent, homilyContent } from '@wayfare/contracts/rules/homily-content';
import * as z from 'zod/mini';
import type { Kind } from '#app/editing/autosave.ts';

/** The contents of the fields. The chapter is the typed text, even if it is not a number. */
export type TypedHomily = { readonly [Field in keyof HomilyContent]: string };

const text = z.string();
export const typedHomily = z.object({
  title: text,
  book: text,
  chapter: text,
  verse: text,
  gospelText: text,
  source: text,
  copyright: text,
  homilyText: text,
  // Older local drafts lack these fields.
  practice: z._default(text, ''),
  author: z._default(text, ''),
});

const isField = (name: string): name is keyof TypedHomily => name in typedHomily.shape;

export const homilyFields = Object.keys(typedHomily.shape).filter(isField);

export const typedFrom = (content: HomilyContent): TypedHomily => ({
  ...content,
  chapter: content.chapter === null ? '' : String(content.chapter),
});

/** The savable content. An invalid chapter becomes null. */
export function contentOf(typed: TypedHomily): HomilyContent {
  const chapter = /^\s*\d{1,3}\s*$/.test(typed.chapter) ? Number(typed.chapter) : null;
  return { ...typed, chapter: chapter !== null && chapter >= 1 && chapter <= 150 ? chapter : null };
}

export type Faults = Partial<Record<keyof TypedHomily, string>>;

/** The validation errors by field. */
export function faultsIn(typed: TypedHomily): Faults {
  const content = contentOf(typed);
  const faults: Faults = {};
  for (const { path, message } of homilyContent.safeParse(content).error?.issues ?? []) {
    const field = homilyFields.find((name) => name === path[0]);
    if (field) faults[field] ??= message;
  }
  if (typed.chapter.trim() !== '' && content.chapter === null)
    faults.chapter = 'A chapter is a whole number, from 1 to 150.';
  return faults;
}

const loosely = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** Ignores white space, because the server normalizes it on each save. */
export const differingFields = (one: TypedHomily, other: TypedHomily): readonly (keyof TypedHomily)[] =>
  homilyFields.filter((field) => loosely(one[field]) !== loosely(other[field]));

export const fieldNames: Readonly<Record<keyof TypedHomily, string>> = {
  title: 'Title',
  book: 'Book',
  chapter: 'Chapter',
  verse: 'Verse',
  gospelText: 'Gospel',
  source: 'Source line',
  copyright: 'Copyright line',
  homilyText: 'Reflection',
  practice: 'One thing to do',
  author: 'Written by',
};

export const homilyKind: Kind<TypedHomily> = {
  isSame: (one, other) => homilyFields.every((field) => one[field] === other[field]),
  writing: (typed) => homilyFields.map((field) => loosely(typed[field])).join('\n'),
  savable: (typed) => typedFrom(contentOf(typed)),
};

/** The filled fields as text for the clipboard. */
export const inPlainText = (typed: TypedHomily): string =>
  homilyFields
    .filter((field) => typed[field] !== '')
    .map((field) => `${fieldNames[field]}\n${typed[field]}`)
    .join('\n\n');
