// The text of a homily: paragraphs, quotations and emphasis, stored as plain text with light marks.
import { parseLightMarks, type Run } from '@wayfare/contracts/rules/light-marks';
import { type Mark, type Node, Schema } from 'prosemirror-model';

export const homilySchema = new Schema({
  nodes: {
    doc: { content: '(paragraph | quotation)+' },
    paragraph: { content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    quotation: {
      content: 'paragraph+',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    text: { group: 'inline' },
    /** Only in pasted text, before it is split into paragraphs. */
    hard_break: { group: 'inline', inline: true, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  },
  marks: {
    em: {
      parseDOM: ['em', 'i', 'cite', 'dfn', 'var'].map((tag) => ({ tag })),
      toDOM: () => ['em', 0],
    },
  },
});

const { doc, paragraph, quotation } = homilySchema.nodes;

export function readHomily(text: string): Node {
  const em = homilySchema.mark('em');
  const toLine = (runs: readonly Run[]): Node =>
    paragraph.create(
      null,
      runs.map((run) => homilySchema.text(run.text, run.isEmphasis ? [em] : [])),
    );
  const passages = parseLightMarks(text).map(({ isQuotation, lines }) =>
    isQuotation ? quotation.create(null, lines.map(toLine)) : toLine(lines[0] ?? []),
  );
  return doc.create(null, passages.length > 0 ? passages : [paragraph.create()]);
}

/** Each paragraph is a line. Without marks, the same lines as plain inner. */
export function writeHomily(content: Pick<Node, 'content'>, hasMarks = true): string {
  return content.content.content
    .flatMap((block) => {
      if (block.type.name !== 'quotation') return [writeLine(block, hasMarks)];
      return block.content.content.map((line) => {
        const text = writeLine(line, hasMarks);
        return hasMarks && text !== '' ? `> ${text}` : text;
      });
    })
    .filter((line) => line !== '')
    .join('\n');
}

interface Stretch {
  readonly text: string;
  readonly isEmphasis: boolean;
}

function writeLine(line: Node, hasMarks: boolean): string {
  const stretches = line.content.content.map(
    ({ text = '', marks }): Stretch => ({
      text,
      isEmphasis: marks.some((mark: Mark) => mark.type.name === 'em'),
    }),
  );
  if (!hasMarks) return line.textContent.trim();
  const write = (change: (text: string) => string): string =>
    stretches
      .map((_, at) => writeStretch(stretches, at, change))
      .join('')
      .trim();
  const plain = write((text) => text);
  // A star that would be read as a mark is escaped.
  return hasSameRuns(plain, stretches) ? plain : write((text) => text.replaceAll('*', String.raw`\*`));
}

function hasSameRuns(line: string, stretches: readonly Stretch[]): boolean {
  const letters = (runs: readonly Stretch[]): string =>
    runs
      .map(({ text }) => text)
      .join('')
      .trim();
  const read = parseLightMarks(line).flatMap(({ lines }) => lines.flat());
  return letters(read) === letters(stretches);
}

const isWordOrStar = (sign: string): boolean => /[\p{L}\p{N}*]/u.test(sign);

/** Emphasis within a word cannot be stored and becomes plain. */
function writeStretch(stretches: readonly Stretch[], at: number, change: (text: string) => string): string {
  const { text = '', isEmphasis = false } = stretches[at] ?? {};
  const inner = text.trim();
  if (!isEmphasis || inner === '') return change(text);
  const before = text.trimStart() === text ? (stretches[at - 1]?.text.at(-1) ?? '') : '';
  const after = text.trimEnd() === text ? (stretches[at + 1]?.text.charAt(0) ?? '') : '';
  if (isWordOrStar(before) || isWordOrStar(after)) return change(text);
  const start = text.length - text.trimStart().length;
  return `${text.slice(0, start)}*${change(inner)}*${text.slice(start + inner.length)}`;
}
