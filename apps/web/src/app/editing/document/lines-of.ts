import type { Block, Inline, List, TextRun } from './blocks.ts';

/**
 * What was pasted, for a field that holds plain lines: a paragraph is a line there, and so is what stood in a list.
 * With light marks emphasis and quotations stay what they were.
 */
export const linesOf = (blocks: readonly Block[], hasLightMarks: boolean): string =>
  blocks.flatMap((block) => linesOfBlock(block, hasLightMarks)).join('\n');

function linesOfBlock(block: Block, hasLightMarks: boolean): string[] {
  if (block.kind === 'rule') return [];
  if (block.kind === 'list') return linesOfList(block.list, hasLightMarks);
  const lines = linesOfInlines(block.kind === 'text' ? block.inlines : block.caption, hasLightMarks);
  const isQuotation = hasLightMarks && block.kind === 'text' && block.tag === 'quote';
  return isQuotation ? lines.map((line) => `> ${line}`) : lines;
}

const linesOfList = ({ isOrdered, items }: List, hasLightMarks: boolean): string[] =>
  items.flatMap(({ inlines, lists }, at) => [
    ...linesOfInlines(inlines, hasLightMarks).map((line, row) =>
      row > 0 ? line : `${isOrdered ? `${at + 1}.` : '•'} ${line}`,
    ),
    ...lists.flatMap((list) => linesOfList(list, hasLightMarks)),
  ]);

interface Stretch {
  readonly text: string;
  readonly isEmphasis: boolean;
}

function linesOfInlines(inlines: readonly Inline[], hasLightMarks: boolean): string[] {
  const lines: Stretch[][] = [[]];
  for (const piece of inlines.flatMap((inline) => (inline.kind === 'link' ? inline.pieces : [inline])))
    if (piece.kind === 'break') lines.push([]);
    else add(lines.at(-1) ?? [], piece);
  return lines
    .map((line) => line.map((_, at) => (hasLightMarks ? marked(line, at) : (line[at]?.text ?? ''))).join(''))
    .filter((line) => line.trim() !== '');
}

function add(line: Stretch[], { text, isEmphasis }: TextRun): void {
  const last = line.at(-1);
  if (last?.isEmphasis === isEmphasis) line[line.length - 1] = { isEmphasis, text: last.text + text };
  else line.push({ text, isEmphasis });
}

const isWordOrMark = (sign: string): boolean => /[\p{L}\p{N}*]/u.test(sign);

/** Only where the marks would be read as marks; see `readLightMarks`. */
function marked(line: readonly Stretch[], at: number): string {
  const { text, isEmphasis } = line[at] ?? { text: '', isEmphasis: false };
  const words = text.trim();
  const [before, after] = [line[at - 1]?.text.at(-1) ?? '', line[at + 1]?.text.charAt(0) ?? ''];
  const isGlued =
    (isWordOrMark(before) && text.trimStart() === text) || (isWordOrMark(after) && text.trimEnd() === text);
  if (!isEmphasis || words === '' || words.includes('*') || isGlued) return text;
  const from = text.length - text.trimStart().length;
  return `${text.slice(0, from)}*${words}*${text.slice(from + words.length)}`;
}
