// Verse numbers in a plain text: raised digits, glued to the word with which the verse begins. They stay what they are
// in any mail or file, and no year or sum in somebody's own wording is ever taken for one.

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const numberPattern = /(?<!\S)([⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})(?=\S)/g;

export const raisedNumber = (count: number): string =>
  String(count).replaceAll(/\d/g, (digit) => raised[Number(digit)] ?? digit);

export interface Verse {
  /** '31'; null for what stands before the first number. */
  readonly number: string | null;
  readonly text: string;
}

/** A line, parted where verses begin. */
export function versesOf(line: string): Verse[] {
  const [before = '', ...rest] = line.split(numberPattern);
  const verses: Verse[] = before === '' ? [] : [{ number: null, text: before }];
  for (let at = 0; at < rest.length; at += 2) {
    const number = (rest[at] ?? '').replaceAll(/./g, (sign) => String(raised.indexOf(sign)));
    verses.push({ number, text: rest[at + 1] ?? '' });
  }
  return verses;
}

export const withoutVerseNumbers = (text: string): string => text.replaceAll(numberPattern, '');
