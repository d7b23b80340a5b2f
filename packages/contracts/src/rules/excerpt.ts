import { cutLine } from './excerpt-line.ts';
import { withoutLightMarks } from './light-marks.ts';
import { withoutVerseNumbers } from './verse-numbers.ts';

export const excerptMaxLength = 80;

/** At most `maxLength` characters, the ellipsis among them; cut between words where one is near. */
export const excerptOf = (text: string, maxLength: number = excerptMaxLength): string =>
  cutLine(withoutVerseNumbers(text), maxLength);

/** So much of a homily stands on the front page, for everybody. */
export const openingMaxLength = 320;
/** And never more of it than this share. */
const openingMostShare = 1 / 5;
/** Less than this says nothing. */
const openingMinLength = 40;

/** The first whole sentences of a homily, as strangers may see them; a first sentence that is too long is cut. */
export function openingOf(homilyText: string): string {
  const line = withoutLightMarks(homilyText).replace(/\s+/g, ' ').trim();
  const most = Math.min(openingMaxLength, Math.floor(line.length * openingMostShare));
  if (most < openingMinLength) return '';
  return sentencesWithin(line.slice(0, openingMaxLength * 2), most) || excerptOf(line, most);
}

/** So many characters of a homily stand in a list, more where its first sentence is longer. */
const beginningLength = 140;
const longestSentence = 1_200;

/** How a homily begins, in whole sentences. */
export function firstSentencesOf(homilyText: string): string {
  const line = withoutLightMarks(homilyText).replace(/\s+/g, ' ').trim();
  const known = line.slice(0, longestSentence);
  const [first = ''] = sentencesOf(known);
  // Nobody writes such a sentence; what has no end is cut like any excerpt.
  if (first.length >= longestSentence) return excerptOf(line, beginningLength);
  return sentencesWithin(known, beginningLength) || first.trimEnd();
}

/** As many whole sentences as fit, from the first one on; '' where not even that one does. */
export function sentencesWithin(text: string, most: number): string {
  let chosen = '';
  for (const sentence of sentencesOf(text)) {
    if ((chosen + sentence).trimEnd().length > most) break;
    chosen += sentence;
  }
  return chosen.trimEnd();
}

/** After these a point ends no sentence. */
const abbreviation = /(?:^|[\s(“‘])(?:St|Sts|Mr|Mrs|Ms|Dr|Fr|Sr|Jr|Rev|cf|vs|vol|no|e\.g|i\.e|[A-Z])\.\s*$/;

/** With the space behind each, so that together they are the text again. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let begun = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
    begun += segment;
    if (abbreviation.test(begun.slice(-12))) continue;
    sentences.push(begun);
    begun = '';
  }
  return begun === '' ? sentences : [...sentences, begun];
}
