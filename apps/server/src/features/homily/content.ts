import {
  type HomilyContent,
  isPublishable,
  missingFrom,
  type PublishableHomily,
} from '@wayfare/contracts/rules/homily-content';
import { plainLines, tidyLine } from '@wayfare/contracts/rules/plain-lines';
import { problem } from '#http/answers/problems.ts';

/** One spelling for one text: line ends as '\n', letters composed, no white space around a field. */
export function tidied(content: HomilyContent): HomilyContent {
  const { title, book, chapter, verse, gospelText, source, copyright, homilyText, practice, author } =
    content;
  return {
    title: tidyLine(title),
    book: tidyLine(book),
    chapter,
    verse: tidyLine(verse),
    gospelText: paragraphs(gospelText),
    source: tidyLine(source),
    copyright: tidyLine(copyright),
    homilyText: paragraphs(homilyText),
    practice: tidyLine(practice),
    author: tidyLine(author),
  };
}

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
