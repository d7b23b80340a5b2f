// The text of a homily: paragraphs, quotations and emphasis, stored as plain text with light marks.
import { parseLightMarks, type Run } from '@wayfare/contracts/rules/light-marks';
import { type Node, Schema } from 'prosemirror-model';
import { emRules } from './view/emphasis.ts';

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
    hard_break: {
      group: 'inline',
      inline: true,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    em: { parseDOM: emRules, toDOM: () => ['em', 0] },
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

/** Each paragraph is a line. */
export function writeHomily(content: Pick<Node, 'content'>): string {
  return content.content.content
    .flatMap((block) => {
      if (block.type.name !== 'quotation') return [writeLine(block)];
      return block.content.content.map((line) => {
        const text = writeLine(line);
        return text === '' ? '' : `> ${text}`;
      });
    })
    .filter((line) => line !== '')
    .join('\n');
}

function writeLine(line: Node): string {
  const runs = line.content.content.map(({ text = '', marks }): Run => {
    return { text, isEmphasis: marks.some((mark) => mark.type.name === 'em') };
  });
  const write = (change: (text: string) => string): string =>
    runs
      .map((_, at) => writeRun(runs, at, change))
      .join('')
      .trim();
  const plain = write((text) => text);
  // A star that would be read as a mark is escaped.
  const read = parseLightMarks(plain).flatMap(({ lines }) => lines.flat());
  return toText(read) === toText(runs) ? plain : write((text) => text.replaceAll('*', String.raw`\*`));
}

const toText = (runs: readonly Run[]): string =>
  runs
    .map(({ text }) => text)
    .join('')
    .trim();

const isWordOrStar = (sign: string): boolean => /[\p{L}\p{N}*]/u.test(sign);

/** Emphasis within a word cannot be stored and becomes plain. */
function writeRun(runs: readonly Run[], at: number, change: (text: string) => string): string {
  const { text = '', isEmphasis = false } = runs[at] ?? {};
  const inner = text.trim();
  if (!isEmphasis || inner === '') return change(text);
  const before = text.trimStart() === text ? (runs[at - 1]?.text.at(-1) ?? '') : '';
  const after = text.trimEnd() === text ? (runs[at + 1]?.text.charAt(0) ?? '') : '';
  if (isWordOrStar(before) || isWordOrStar(after)) return change(text);
  const start = text.length - text.trimStart().length;
  return `${text.slice(0, start)}*${change(inner)}*${text.slice(start + inner.length)}`;
}
