import {
  type HomilyContent,
  isPublishable,
  missingFrom,
  type PublishableHomily,
} from '@wayfare/contracts/rules/homily-content';
import { plainLines } from '@wayfare/contracts/rules/plain-lines';
import { problem } from '#http/answers/problems.ts';

/** One spelling for one text: line ends as '\n', letters composed, no white space around a field. */
export function tidied(content: HomilyContent): HomilyContent {
  const { title, book, chapter, verse, gospelText, source, copyright, homilyText, practice, author } =
    content;
  return {
    title: line(title),
    book: line(book),
    chapter,
    verse: line(verse),
    gospelText: paragraphs(gospelText),
    source: line(source),
    copyright: line(copyright),
    homilyText: paragraphs(homilyText),
    practice: line(practice),
    author: line(author),
  };
}

const line = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

const paragraphs = (text: string): string =>
  plainLines(text.normalize('NFC'))
    .replaceAll(/(?<![^\S\n])[^\S\n]+$/gm, '')
    .replace(/^\n+/, '')
    .trimEnd();

export function requirePublishable(content: HomilyContent): PublishableHomily {
  if (isPublishable(content)) return content;
  const missing = new Intl.ListFormat('en', { type: 'conjunction' }).format(missingFrom(content));
  throw problem('homily_incomplete', { message: `Before anybody can read it, it needs ${missing}.` });
}
