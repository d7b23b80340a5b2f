import type { Break, Inline, Link, TextRun } from './blocks.ts';

type Piece = TextRun | Break;

/** In HTML these count as one blank, however many there are; a hard space is not among them. */
const blanks = /[ \t\n\f\r]+/g;

/** The one form that a line of text has: as it is shown, without what would not be seen. */
export function tidyInlines(inlines: readonly Inline[]): Inline[] {
  const parts = inlines.flatMap((inline): Part[] =>
    inline.kind === 'link'
      ? inline.pieces.map((piece) => ({ piece, href: inline.href }))
      : [{ piece: inline, href: null }],
  );
  return joined(withoutEdges(withSingleBlanks(parts)));
}

interface Part {
  readonly piece: Piece;
  readonly href: string | null;
}

const withText = (part: Part, text: string): Part =>
  part.piece.kind === 'text-run' ? { ...part, piece: { ...part.piece, text } } : part;

/** Blanks side by side are one, also across the edge of two formats; at the begin of a line they are none. */
function withSingleBlanks(parts: readonly Part[]): Part[] {
  let isAfterBlank = true;
  return parts.map((part) => {
    if (part.piece.kind === 'break') {
      isAfterBlank = true;
      return part;
    }
    const single = part.piece.text.replace(blanks, ' ');
    const text = isAfterBlank ? single.replace(/^ /, '') : single;
    if (text !== '') isAfterBlank = text.endsWith(' ');
    return withText(part, text);
  });
}

const isEmpty = ({ piece }: Part): boolean => piece.kind === 'text-run' && piece.text === '';
const isBreak = ({ piece }: Part): boolean => piece.kind === 'break';

/** No blank before the end of a line, and no break before the first or behind the last word. */
function withoutEdges(parts: readonly Part[]): Part[] {
  const kept: Part[] = [];
  let isLineEnd = true;
  for (const part of parts.toReversed()) {
    const { piece } = part;
    if (piece.kind === 'break') isLineEnd = true;
    const trimmed =
      piece.kind === 'text-run' && isLineEnd ? withText(part, piece.text.replace(/ $/, '')) : part;
    if (isEmpty(trimmed)) continue;
    if (!isBreak(trimmed)) isLineEnd = false;
    kept.unshift(trimmed);
  }
  const first = kept.findIndex((part) => !isBreak(part));
  const last = kept.findLastIndex((part) => !isBreak(part));
  return first === -1 ? [] : kept.slice(first, last + 1);
}

const isSameFormat = (a: TextRun, b: TextRun): boolean =>
  a.isStrong === b.isStrong && a.isEmphasis === b.isEmphasis;

function joined(parts: readonly Part[]): Inline[] {
  const inlines: (Piece | { kind: 'link'; href: string; pieces: Piece[] })[] = [];
  for (const { piece, href } of parts) {
    if (href === null) {
      join(inlines, piece);
      continue;
    }
    const last = inlines.at(-1);
    if (last?.kind === 'link' && last.href === href) join(last.pieces, piece);
    else inlines.push({ kind: 'link', href, pieces: [piece] });
  }
  return inlines;
}

function join(line: (Piece | Link)[], piece: Piece): void {
  const last = line.at(-1);
  if (piece.kind === 'text-run' && last?.kind === 'text-run' && isSameFormat(last, piece))
    line[line.length - 1] = { ...last, text: last.text + piece.text };
  else line.push(piece);
}

export const textIn = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if (inline.kind === 'link') return textIn(inline.pieces);
      return inline.kind === 'text-run' ? inline.text : '\n';
    })
    .join('');
