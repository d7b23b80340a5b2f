import { piecesOf } from './spoken-pieces.ts';

/** A sentence of the page: what is said, and where it stands. */
export interface PagePiece {
  readonly words: string;
  readonly range: Range;
}

/** Headings and paragraphs of the texts themselves, and none of the lines about them. */
const spokenParts = 'section :is(h2, p):not(.hint)';

/** What a page has to say, in its order. The numbers of verses are for the eye, and stay out of it. */
export const pagePieces = (page: HTMLElement): PagePiece[] =>
  [...page.querySelectorAll<HTMLElement>(spokenParts)].flatMap(piecesIn);

interface Stretch {
  readonly node: Node;
  /** Where it begins in the text of the whole. */
  readonly at: number;
  readonly length: number;
}

function piecesIn(part: HTMLElement): PagePiece[] {
  const stretches: Stretch[] = [];
  let text = '';
  const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node.nodeName === 'SUP' ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    // A new line is air between two words.
    if (node.nodeName === 'BR') text += ' ';
    if (node.nodeType !== Node.TEXT_NODE) continue;
    const words = node.nodeValue ?? '';
    stretches.push({ node, at: text.length, length: words.length });
    text += words;
  }
  return piecesOf(text).map(({ from, to, words }) => ({ words, range: rangeOf(stretches, from, to) }));
}

function rangeOf(stretches: readonly Stretch[], from: number, to: number): Range {
  const range = document.createRange();
  const first = stretches.find(({ at, length }) => from < at + length);
  const last = stretches.findLast(({ at }) => at < to);
  if (first !== undefined) range.setStart(first.node, Math.max(0, from - first.at));
  if (last !== undefined) range.setEnd(last.node, Math.min(last.length, to - last.at));
  return range;
}
