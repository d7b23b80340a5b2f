import { stripLightMarks } from './light-marks.ts';
import { stripVerseNumbers } from './verse-numbers.ts';

const ellipsis = '…';

/** One line of at most `maxLength` characters with the ellipsis, cut between words if possible. */
export function truncate(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength - ellipsis.length);
  return `${cutAtWordEnd(cut, line)}${ellipsis}`;
}

function cutAtWordEnd(cut: string, line: string): string {
  const isWholeWord = line[cut.length] === ' ';
  const lastSpace = cut.lastIndexOf(' ');
  const isSpaceNear = lastSpace > cut.length * 0.7;
  const end = isWholeWord || !isSpaceNear ? cut : cut.slice(0, lastSpace);
  // Half of a surrogate pair would show as a replacement character.
  return end.replace(/[\ud800-\udbff]$/, '').replace(/(?<![\s,;:.\u2013\u2014-])[\s,;:.\u2013\u2014-]+$/, '');
}

const maxExcerptLength = 80;

export const toExcerpt = (text: string, maxLength: number = maxExcerptLength): string =>
  truncate(stripVerseNumbers(text), maxLength);

/** The public opening of a homily has at most this many characters, and at most this share of the text. */
export const maxOpeningLength = 320;
const maxOpeningShare = 1 / 5;
const minOpeningLength = 40;

/** The first whole sentences of a homily for non-subscribers; a first sentence that is too long is cut. */
export function toOpening(homilyText: string): string {
  const line = stripLightMarks(homilyText).replace(/\s+/g, ' ').trim();
  const maxLength = Math.min(maxOpeningLength, Math.floor(line.length * maxOpeningShare));
  if (maxLength < minOpeningLength) return '';
  return takeSentences(line.slice(0, maxOpeningLength * 2), maxLength) || toExcerpt(line, maxLength);
}

/** As many whole sentences from the start as fit; '' if the first does not fit. */
export function takeSentences(text: string, maxLength: number): string {
  let result = '';
  for (const sentence of splitSentences(text)) {
    if ((result + sentence).trimEnd().length > maxLength) break;
    result += sentence;
  }
  return result.trimEnd();
}

/** A period after one of these does not end a sentence. */
const abbreviation = /(?:^|[\s(“‘])(?:St|Sts|Mr|Mrs|Ms|Dr|Fr|Sr|Jr|Rev|cf|vs|vol|no|e\.g|i\.e|[A-Z])\.\s*$/;

/** Each with its trailing space, so that joining them gives the text. */
function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let current = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
    current += segment;
    if (abbreviation.test(current.slice(-12))) continue;
    sentences.push(current);
    current = '';
  }
  return current === '' ? sentences : [...sentences, current];
}
