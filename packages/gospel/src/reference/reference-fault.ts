/** An error in the chapters and verses of a reference. */
export type ReferenceFault =
  | { kind: 'no_such_chapter'; chapter: number; lastChapter: number }
  | { kind: 'no_such_verse'; chapter: number; verse: number; lastVerse: number }
  | { kind: 'backwards' };

interface VersePosition {
  chapter: number;
  verse: number;
}

/** `lastVerses` has the number of verses of each chapter. */
export function findReferenceFault(
  chapter: number,
  verse: string,
  lastVerses: readonly number[],
): ReferenceFault | null {
  let previous: VersePosition = { chapter, verse: 0 };
  let end = 0;
  for (const match of `${chapter}:${verse}`.matchAll(/(?<!\d)(?:(\d+)\s*[:.]\s*)?(\d+)/g)) {
    const place = { chapter: Number(match[1] ?? previous.chapter), verse: Number(match[2]) };
    const isRangeEnd = /^[a-z]*\s*[-–—−]\s*$/i.test(match.input.slice(end, match.index));
    if (isRangeEnd && isBefore(place, previous)) return { kind: 'backwards' };
    const fault = findVerseFault(place, lastVerses);
    if (fault) return fault;
    previous = place;
    end = match.index + match[0].length;
  }
  return null;
}

const isBefore = (one: VersePosition, other: VersePosition): boolean =>
  one.chapter < other.chapter || (one.chapter === other.chapter && one.verse < other.verse);

function findVerseFault(
  { chapter, verse }: VersePosition,
  lastVerses: readonly number[],
): ReferenceFault | null {
  const lastVerse = lastVerses[chapter - 1];
  if (lastVerse === undefined) return { kind: 'no_such_chapter', chapter, lastChapter: lastVerses.length };
  return verse > lastVerse ? { kind: 'no_such_verse', chapter, verse, lastVerse } : null;
}
