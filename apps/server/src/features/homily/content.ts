import { createHash } from 'node:crypto';
import {
  emptyHomily,
  type HomilyContent,
  isPublishable,
  listMissingFields,
  type PublishableHomily,
} from '@wayfare/contracts/rules/homily-content';
import { normalizeLine, normalizeLineEnds } from '@wayfare/contracts/rules/plain-lines';
import type { TextKind } from '#features/editing/kind.ts';
import { problem } from '#http/responses/problems.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object literal
export const homilyFields = Object.keys(emptyHomily) as readonly (keyof HomilyContent)[];

/** Line ends as \n, NFC, no white space around a field, so that equal texts compare as equal. */
export function normalizeContent(content: HomilyContent): HomilyContent {
  const { title, book, chapter, verse, gospelText, source, copyright, homilyText, practice, author } =
    content;
  return {
    title: normalizeLine(title),
    book: normalizeLine(book),
    chapter,
    verse: normalizeLine(verse),
    gospelText: normalizeText(gospelText),
    source: normalizeLine(source),
    copyright: normalizeLine(copyright),
    homilyText: normalizeText(homilyText),
    practice: normalizeLine(practice),
    author: normalizeLine(author),
  };
}

const normalizeText = (text: string): string =>
  normalizeLineEnds(text.normalize('NFC'))
    .replaceAll(/(?<![^\S\n])[^\S\n]+$/gm, '')
    .replace(/^\n+/, '')
    .trimEnd();

export function requirePublishable(content: HomilyContent): PublishableHomily {
  if (isPublishable(content)) return content;
  const missing = new Intl.ListFormat('en', { type: 'conjunction' }).format(listMissingFields(content));
  throw problem('homily_incomplete', { message: `Before anybody can read it, it needs ${missing}.` });
}

/**
 * Also the fingerprint. A new field must be left out while it is empty; otherwise every approval becomes void, and every
 * draft seems to differ from its published copy.
 */
const hash = (content: HomilyContent): string =>
  createHash('sha256')
    .update(JSON.stringify(normalizeContent(content)))
    .digest('hex');

export const homilyText: TextKind<HomilyContent> = {
  kind: 'homily',
  clean: async (content) => normalizeContent(content),
  hash,
  fingerprint: hash,
  title: ({ title }) => title,
  wordCount: ({ homilyText: text }) => text.match(/\S+/g)?.length ?? 0,
  pictures: () => [],
};

export const toHomilyRef = (date: string) => ({ kind: 'homily', ref: date }) as const;
