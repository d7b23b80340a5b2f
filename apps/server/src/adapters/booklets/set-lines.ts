import type { Piece } from './booklets.ts';

export interface Style {
  readonly face: 'plain' | 'italic' | 'bold';
  readonly size: number;
  /** How far above the line it stands. */
  readonly rise?: number;
}

/** What measures letters: the fonts of a face come one after the other, for none has all that is written. */
export interface Measure {
  /** The font of that face that has the letter; null where none has. */
  fontFor(face: Style['face'], letter: string): string | null;
  widthOf(font: string, size: number, text: string): number;
}

/** Letters of one font, one size and one height, where they stand in their line. */
export interface SetRun {
  readonly font: string;
  readonly size: number;
  readonly rise: number;
  readonly x: number;
  readonly text: string;
}

interface Part {
  readonly font: string;
  readonly size: number;
  readonly rise: number;
  readonly text: string;
  readonly width: number;
}

type Word = readonly Part[];
const widthOf = (word: Word): number => word.reduce((sum, { width }) => sum + width, 0);

/** No letter vanishes without a trace: without its accent, or a question mark in its place. */
function spelled(letter: string, has: (letter: string) => boolean): string {
  if (has(letter)) return letter;
  const plain = Array.from(letter.normalize('NFD').replace(/\p{M}/gu, '')).filter(has).join('');
  return plain || (/\p{L}|\p{N}/u.test(letter) ? '?' : '');
}

/** As few lines as go into that width, ragged on the right. A word that is longer than a line is broken. */
export function setLines(
  pieces: readonly Piece[],
  styleOf: (style: Piece['style']) => Style,
  width: number,
  measure: Measure,
): SetRun[][] {
  const lines: Word[][] = [];
  let line: Word[] = [];
  let reach = 0;
  for (const word of wordsOf(pieces, styleOf, measure).flatMap((each) => shortened(each, width, measure))) {
    const gap = line.length === 0 ? 0 : gapBefore(word, measure);
    if (line.length > 0 && reach + gap + widthOf(word) > width) {
      lines.push(line);
      [line, reach] = [[], 0];
    } else reach += gap;
    line.push(word);
    reach += widthOf(word);
  }
  if (line.length > 0) lines.push(line);
  return lines.map((words) => runsOf(words, measure));
}

const gapBefore = ([first]: Word, measure: Measure): number =>
  first === undefined ? 0 : measure.widthOf(measure.fontFor('plain', ' ') ?? first.font, first.size, ' ');

function wordsOf(
  pieces: readonly Piece[],
  styleOf: (style: Piece['style']) => Style,
  measure: Measure,
): Word[] {
  const words: Part[][] = [];
  let word: Part[] = [];
  const end = (): void => {
    if (word.length > 0) words.push(word);
    word = [];
  };
  for (const { text, style } of pieces) {
    const { face, size, rise = 0 } = styleOf(style);
    // A no-break space holds words together; whatever else is air parts them.
    for (const [at, some] of text.split(/[^\S\u00A0\u202F]+/).entries()) {
      if (at > 0) end();
      for (const { font, letters } of byFont(some, face, measure))
        word.push({ font, size, rise, text: letters, width: measure.widthOf(font, size, letters) });
    }
  }
  end();
  return words;
}

function byFont(text: string, face: Style['face'], measure: Measure): { font: string; letters: string }[] {
  const parts: { font: string; letters: string }[] = [];
  const has = (letter: string): boolean => measure.fontFor(face, letter) !== null;
  for (const letter of Array.from(text.normalize('NFC')).flatMap((each) => Array.from(spelled(each, has)))) {
    const font = measure.fontFor(face, letter);
    const last = parts.at(-1);
    if (font === null) continue;
    if (last?.font === font) last.letters += letter;
    else parts.push({ font, letters: letter });
  }
  return parts;
}

/** An address of the web may be longer than the page is wide. */
function shortened(word: Word, width: number, measure: Measure): Word[] {
  if (widthOf(word) <= width) return [word];
  const words: Part[][] = [];
  let now: Part[] = [];
  let reach = 0;
  for (const { text, ...part } of word) {
    for (const letter of text) {
      const one = measure.widthOf(part.font, part.size, letter);
      if (reach + one > width && now.length > 0) {
        words.push(now);
        [now, reach] = [[], 0];
      }
      const last = now.at(-1);
      if (last?.font === part.font && last.size === part.size && last.rise === part.rise)
        now[now.length - 1] = { ...last, text: last.text + letter, width: last.width + one };
      else now.push({ ...part, text: letter, width: one });
      reach += one;
    }
  }
  return now.length > 0 ? [...words, now] : words;
}

/** What follows in the same letters is drawn as one, with the spaces between: so it is read aloud as words. */
function runsOf(words: readonly Word[], measure: Measure): SetRun[] {
  const runs: SetRun[] = [];
  let x = 0;
  for (const [at, word] of words.entries()) {
    if (at > 0) {
      const last = runs.at(-1);
      x += gapBefore(word, measure);
      if (last !== undefined) runs[runs.length - 1] = { ...last, text: `${last.text} ` };
    }
    for (const { font, size, rise, text, width } of word) {
      const last = runs.at(-1);
      if (last?.font === font && last.size === size && last.rise === rise)
        runs[runs.length - 1] = { ...last, text: last.text + text };
      else runs.push({ font, size, rise, x, text });
      x += width;
    }
  }
  return runs;
}
