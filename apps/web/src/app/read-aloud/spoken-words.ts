// A text as it is said: what stands there for the eye alone is left out, and a passage is named as people name it.

const books =
  'Genesis Exodus Leviticus Numbers Deuteronomy Joshua Judges Ruth Samuel Kings Chronicles Ezra Nehemiah Tobit Judith Esther Maccabees Job Psalm Psalms Proverbs Ecclesiastes Songs Wisdom Sirach Isaiah Jeremiah Lamentations Baruch Ezekiel Daniel Hosea Joel Amos Obadiah Jonah Micah Nahum Habakkuk Zephaniah Haggai Zechariah Malachi Matthew Mark Luke John Acts Romans Corinthians Galatians Ephesians Philippians Colossians Thessalonians Timothy Titus Philemon Hebrews James Peter Jude Revelation'.split(
    ' ',
  );
const shortNames =
  'Gn Genesis Gen Genesis Ex Exodus Dt Deuteronomy Ps Psalm Pss Psalms Is Isaiah Jer Jeremiah Ez Ezekiel Dn Daniel Hos Hosea Mt Matthew Matt Matthew Mk Mark Lk Luke Jn John Rom Romans Cor Corinthians Gal Galatians Eph Ephesians Phil Philippians Col Colossians Heb Hebrews Jas James Pt Peter Rev Revelation'.split(
    ' ',
  );
const fullNames = new Map(books.map((name) => [name, name]));
for (let at = 0; at < shortNames.length; at += 2)
  fullNames.set(shortNames[at] ?? '', shortNames[at + 1] ?? '');

const ordinals: Readonly<Record<string, string>> = { 1: 'First', 2: 'Second', 3: 'Third' };

/** What may be the end of a passage's name, and what may be its place in the book. */
const namePattern = /(?:\b([123]) )?\b(\p{Lu}\p{Ll}{1,12})\.? (?=\d{1,3}:\d)/gu;
const placePattern = /\b(\d{1,3}):(\d{1,3})[a-d]?((?:(?:[-–—]|, ?)\d{1,3}[a-d]?(?![\d:]))*)/g;

/** Numbers of verses and stars that are no marks of ours are for the eye. */
const forTheEye = /[⁰¹²³⁴⁵⁶⁷⁸⁹*†‡]+/g;

/**
 * 'John 3:16-18' is said 'John 3, 16 to 18', for a voice takes the colon for a time of day. Only behind the name of a
 * book, or behind another passage: at 10:30 something else begins.
 */
export function spokenWords(text: string): string {
  let wasPassage = false;
  let behind = 0;
  const named = text
    .replace(forTheEye, '')
    .replace(namePattern, (found, count: string | undefined, short) => {
      const name = fullNames.get(String(short));
      return name === undefined ? found : `${count === undefined ? '' : `${ordinals[count]} `}${name} `;
    });
  return named.replace(placePattern, (found, chapter: string, verse: string, more: string, at: number) => {
    const before = named.slice(behind, at);
    const isPassage = isNameAtEnd(named.slice(0, at)) || (wasPassage && /^[;,] ?(?:and )?$/.test(before));
    wasPassage = isPassage;
    behind = at + found.length;
    if (!isPassage) return found;
    return `${chapter}, ${verse}${more.replace(/[-–—]/g, ' to ').replace(/, ?/g, ', ')}`;
  });
}

const isNameAtEnd = (before: string): boolean =>
  before.endsWith(' ') && fullNames.has(before.slice(-20, -1).split(/\P{L}/u).at(-1) ?? '');
