// Verse numbers in plain text are superscript digits directly before the first word of the verse. Plain digits are never
// verse numbers, so years and sums in a text are safe.

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const numberPattern = /(?<!\S)([⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})(?=\S)/g;

export const toSuperscript = (count: number): string =>
  String(count).replaceAll(/\d/g, (digit) => superscripts[Number(digit)] ?? digit);

export interface Verse {
  /** '31'; null for text before the first number. */
  readonly number: string | null;
  readonly text: string;
}

export function splitVerses(line: string): Verse[] {
  const [before = '', ...rest] = line.split(numberPattern);
  const verses: Verse[] = before === '' ? [] : [{ number: null, text: before }];
  for (let index = 0; index < rest.length; index += 2) {
    const number = (rest[index] ?? '').replaceAll(/./g, (digit) => String(superscripts.indexOf(digit)));
    verses.push({ number, text: rest[index + 1] ?? '' });
  }
  return verses;
}

export const stripVerseNumbers = (text: string): string => text.replaceAll(numberPattern, '');
