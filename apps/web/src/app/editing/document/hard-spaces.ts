import { type Block, type Inline, type List, type TextRun, textIn } from './blocks.ts';

/** Nobody sees these: they only make words that look alike unlike each other. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/g;

/** Programs write hard spaces for the look of a line. Kept are those that keep two things together that belong together. */
export const withoutOddSpaces = (blocks: readonly Block[]): Block[] =>
  blocks.map((block): Block => {
    if (block.kind === 'text') return { ...block, inlines: softened(block.inlines) };
    if (block.kind === 'list') return { ...block, list: softenedList(block.list) };
    return block.kind === 'figure' ? { ...block, caption: softened(block.caption) } : block;
  });

const softenedList = ({ isOrdered, items }: List): List => ({
  isOrdered,
  items: items.map(({ inlines, lists }) => ({
    inlines: softened(inlines),
    lists: lists.map(softenedList),
  })),
});

function softened(inlines: readonly Inline[]): Inline[] {
  const seen = eachRun(inlines, (run) => ({ ...run, text: run.text.replaceAll(unseen, '') }));
  const line = textIn(seen);
  const soft = line.replaceAll('\u00a0', (sign, at: number) => (isMeant(line, at) ? sign : ' '));
  // Nothing became longer or shorter by it, so that every run finds its own letters again.
  let read = 0;
  return eachRun(
    seen,
    (run) => {
      const text = soft.slice(read, read + run.text.length);
      read += run.text.length;
      return { ...run, text };
    },
    () => {
      read += 1;
    },
  );
}

function eachRun(
  inlines: readonly Inline[],
  change: (run: TextRun) => TextRun,
  onBreak: () => void = () => {},
): Inline[] {
  const changed = <Piece extends Inline>(piece: Piece): Piece | TextRun => {
    if (piece.kind === 'text-run') return change(piece);
    if (piece.kind === 'break') onBreak();
    return piece;
  };
  return inlines.map((inline) =>
    inline.kind === 'link' ? { ...inline, pieces: inline.pieces.map(changed) } : changed(inline),
  );
}

/** A title or an initial before its name. */
const shortened = /(?:^|[\s(\u00a0])(?:\p{Lu}|Dr|Fr|Mr|Mrs|Ms|Sr|Br|St|Sts|Rev|No|cf|vv?|pp?)\.$/u;

function isMeant(line: string, at: number): boolean {
  const [before, after] = [line.charAt(at - 1), line.charAt(at + 1)];
  if (!/\S/.test(before) || !/\S/.test(after)) return false;
  if (/\d/.test(before) || /\d/.test(after)) return true;
  return (
    /[«–—]/.test(before) || /[»:;!?%–—]/.test(after) || shortened.test(line.slice(Math.max(0, at - 6), at))
  );
}
