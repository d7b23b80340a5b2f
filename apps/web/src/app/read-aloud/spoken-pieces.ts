import { spokenWords } from './spoken-words.ts';

/** What a voice says in one breath: a sentence, or as much of a long one as it may have at once. */
export interface SpokenPiece {
  /** Where it stands in the text. */
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

/** Many a voice falls silent in what is longer, and none of them says so. */
const pieceMaxLength = 200;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A sentence does not end there. */
const goesOn = /\b(?:Sts?|Mt|Mk|Lk|Jn|Mrs?|Ms|Drs?|Fr|Sr|Br|cf|vv?|ch|[A-Z])\.\s+$/;

export function piecesOf(text: string): SpokenPiece[] {
  const pieces: SpokenPiece[] = [];
  let begun: number | null = null;
  for (const { segment, index } of sentences.segment(text)) {
    const from: number = begun ?? index;
    const to = index + segment.length;
    begun = goesOn.test(segment.slice(-12)) && to < text.length ? from : null;
    if (begun === null) addParts(pieces, text, from, to);
  }
  return pieces;
}

function addParts(pieces: SpokenPiece[], text: string, first: number, to: number): void {
  for (let from = first; from < to; ) {
    const end = to - from > pieceMaxLength ? from + breathIn(text.slice(from, from + pieceMaxLength)) : to;
    const part = text.slice(from, end);
    const words = spokenWords(part).replace(/\s+/g, ' ').trim();
    // A mark of speech alone is nothing to say.
    if (/[\p{L}\p{N}]/u.test(words))
      pieces.push({
        from: from + part.length - part.trimStart().length,
        to: from + part.trimEnd().length,
        words,
      });
    from = end;
  }
}

/** Where one may breathe: behind the last of the stronger marks, else between two words, else wherever it is full. */
function breathIn(part: string): number {
  for (const marks of [/[;:—–]["”’]?\s/g, /,["”’]?\s/g, /\s/g]) {
    const last = [...part.matchAll(marks)].at(-1);
    if (last !== undefined && last.index >= pieceMaxLength / 4) return last.index + last[0].length;
  }
  return part.length;
}
