/** How many characters of one's own may go along with a day that is passed on. */
export const passedOnWordsMax = 200;

/** How many days so a page stays open for the friend. */
export const passedOnDays = 14;

export const passedOnADay = 10;

/** Turns the words after it about, or is not seen at all. */
const unseen = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** As they are kept: on one line, with nothing in them that cannot be seen. */
export const tidyPassedOnWords = (typed: string): string =>
  typed.toWellFormed().normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(unseen, '').trim();

export const isTooLongToPassOn = (words: string): boolean => words.length > passedOnWordsMax;

export const tooLongToPassOn = `Please write at most ${passedOnWordsMax} characters.`;
